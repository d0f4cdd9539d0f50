"""What the chip is wired to: the device clock, levels driven onto its pins, and its buses."""

import heapq
from collections.abc import Callable
from itertools import count

LevelListener = Callable[[int, int | None], None]
OutputWatcher = Callable[[int | None], None]
DutyWatcher = Callable[[int], None]


class Wiring:
    """The board around the chip. Times are microseconds of device time."""

    def __init__(self) -> None:
        self.now_us = 0
        self.last_activity_us = 0
        self.last_computing_us = 0
        self._events: list[tuple[int, int, Callable[[], None]]] = []
        self._order = count()
        self._driven: dict[int, int] = {}
        self._outputs: dict[int, int] = {}
        self._watchers: dict[int, list[OutputWatcher]] = {}
        self._duty_watchers: dict[int, DutyWatcher] = {}
        self._listener: LevelListener | None = None

    def at(self, time_us: int, action: Callable[[], None]) -> None:
        """Have `action` done when the clock reaches `time_us`."""
        heapq.heappush(self._events, (time_us, next(self._order), action))

    def next_event_us(self) -> int | None:
        """When the next planned action is due."""
        return self._events[0][0] if self._events else None

    def forget_events(self) -> None:
        """Drop what is planned, and let go of all pins."""
        self._events.clear()
        for pin in list(self._driven):
            self.drive(pin, None)

    def advance(self, to_us: int) -> None:
        """Move the clock, doing what is due on the way."""
        while self._events and self._events[0][0] <= to_us:
            time_us, _, action = heapq.heappop(self._events)
            self.now_us = max(self.now_us, time_us)
            action()
        self.now_us = max(self.now_us, to_us)

    def drive(self, pin: int, level: int | None) -> None:
        """Hold `pin` at `level` from outside; None lets go of it."""
        if level is None:
            self._driven.pop(pin, None)
        else:
            self._driven[pin] = level
        if self._listener:
            self._listener(pin, level)

    def driven(self, pin: int) -> int | None:
        """The level that something outside holds `pin` at."""
        return self._driven.get(pin)

    def listen(self, listener: LevelListener) -> None:
        """Have `listener(pin, level)` told of every change from outside."""
        self._listener = listener

    def put_out(self, pin: int, level: int | None) -> None:
        """Note that the chip holds `pin` at `level`, or lets go of it (None)."""
        if level == self._outputs.get(pin):
            return
        if level is None:
            del self._outputs[pin]
        else:
            self._outputs[pin] = level
        for watcher in self._watchers.get(pin, ()):
            watcher(level)

    def output(self, pin: int) -> int | None:
        """The level that the chip holds `pin` at; None while it does not."""
        return self._outputs.get(pin)

    def watch(self, pin: int, watcher: OutputWatcher) -> None:
        """Have `watcher(level)` told of every change of what the chip holds `pin` at."""
        self._watchers.setdefault(pin, []).append(watcher)

    def let_go_of_outputs(self) -> None:
        """The chip lost its power, or starts anew."""
        for pin in list(self._outputs):
            self.put_out(pin, None)
        for pin in self._duty_watchers:
            self.dim(pin, 0)

    def dim(self, pin: int, duty: int) -> None:
        """Note that the chip has `pin` high that much of the time, 0..65535."""
        if pin in self._duty_watchers:
            self._duty_watchers[pin](duty)

    def watch_duty(self, pin: int, watcher: DutyWatcher) -> None:
        """Have `watcher(duty)` told of how much of the time the chip has `pin` high."""
        self._duty_watchers[pin] = watcher

    def dimmed_pins(self) -> set[int]:
        """The pins whose duty is watched."""
        return set(self._duty_watchers)

    def mark_computing(self) -> None:
        """Note that the firmware computes, on a machine where that takes time."""
        self.last_computing_us = self.now_us

    def mark_activity(self) -> None:
        """Note that the firmware did something that can be seen from outside."""
        self.last_activity_us = self.now_us
