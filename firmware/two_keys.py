"""Two buttons as the four keys: each has a second function when it is pressed long.

  key0    short: down     long: up, repeated while it stays down
          short, and at once long: down, repeated while it stays down
  key1    short: ok       long: back, and longer: back held
  both    ok, and longer: ok held

What a press is shows at its end, or when it has been long enough: so it is told by the times of the
edges, in their order, however late somebody asks.
"""

from array import array
from time import ticks_add, ticks_diff, ticks_ms

from micropython import const

from .keys import (
    BACK,
    CLOSED_BIT,
    DOWN,
    HELD_AFTER_MS,
    KEY,
    OK,
    PRESSED,
    RELEASED,
    REPEAT_AFTER_MS,
    UP,
    Keys,
)

_BUTTONS = const(2)
_KEY0 = const(0)
_LONG_MS = const(500)
_BOTH_MS = const(150)  # down together: less is one after the other, quickly
_AT_ONCE_MS = const(250)  # from the end of a short press to the beginning of the next
_SETTLE_MS = const(20)
_NEVER_MS = const(1 << 28)
_RING = const(32)

# What a button that is down has become: a key with the bit PRESSED, or one of these.
_UNDECIDED = const(0)
_WITH_THE_OTHER = const(1)
_SPENT = const(2)


class TwoKeys(Keys):
    """Two buttons that pull their pins to ground; what counts the edges is that of Keys.

    pins         the pin numbers of key0 and key1
    down_count   how many buttons are down
    """

    def __init__(self, pins):
        self._role = bytearray(_BUTTONS)
        self._since = array("i", [0] * _BUTTONS)
        self._when = array("i", [0] * _BUTTONS)  # an undecided one becomes something
        self._again_at_once = False
        self._last_short = ticks_add(ticks_ms(), -_NEVER_MS)
        self._next_event = 0
        super().__init__(pins)

    def next(self):
        """Return the next event, 0 when there is none."""
        event = self._next_event
        if event:
            self._next_event = 0
            return event
        while self._tail != self._head:
            place = self._tail & _RING - 1
            now = self._times[place]
            event = self._come_to(now)
            if event:
                return event
            edge = self._edges[place]
            self._tail += 1
            self._take(edge & KEY, edge & CLOSED_BIT, now)
        return self._come_to(ticks_ms()) if self.down_count else 0

    def _come_to(self, now):
        """Do what is due until then, in order; return the first event that it makes, or 0."""
        while True:
            first = -1
            for button in range(_BUTTONS):
                if self._down[button] and ticks_diff(now, self._due_at(button)) >= 0:
                    if first < 0 or ticks_diff(self._due_at(button), self._due_at(first)) < 0:
                        first = button
            if first < 0:
                return 0
            if self._ends_first(first):
                event = self._release(first)
            else:
                if self._tail == self._head and not self._open[first]:
                    self._look_at(first)  # an edge may have been missed
                    if self._tail != self._head:
                        return 0
                event = self._stay_down(first)
            if event:
                return event

    def _due_at(self, button):
        """When a button that is down becomes something else, or counts as released."""
        if self._ends_first(button):
            return ticks_add(self._open_since[button], _SETTLE_MS)
        return self._time_of(button)

    def _ends_first(self, button):
        open_since = self._open_since[button]
        return self._open[button] and ticks_diff(open_since, self._time_of(button)) <= 0

    def _time_of(self, button):
        role = self._role[button]
        return self._due[role & KEY] if role & PRESSED else self._when[button]

    def _press(self, button, now):
        other = 1 - button
        self._down[button] = 1
        self.down_count += 1
        self._since[button] = now
        self._role[button] = _UNDECIDED
        self._when[button] = ticks_add(now, _LONG_MS)
        if button == _KEY0:
            self._again_at_once = ticks_diff(now, self._last_short) < _AT_ONCE_MS
        if self._down[other] and not self._open[other] and self._role[other] == _UNDECIDED:
            self._role[button] = self._role[other] = _WITH_THE_OTHER
            self._when[button] = ticks_add(now, _BOTH_MS)
            self._when[other] = ticks_add(now, _NEVER_MS)
        return 0

    def _stay_down(self, button):
        """The event of a button that has been down long enough."""
        role = self._role[button]
        if role & PRESSED:
            return self._again(role & KEY)
        if role == _WITH_THE_OTHER:
            key = OK
            after_ms = _LONG_MS - _BOTH_MS
            self._role[1 - button] = _SPENT
        elif button != _KEY0:
            key = BACK
            after_ms = HELD_AFTER_MS
        elif self._again_at_once:
            key = DOWN
            after_ms = 0
        else:
            key = UP
            after_ms = REPEAT_AFTER_MS
        self._role[button] = PRESSED | key
        self._repeats[key] = 0
        self._due[key] = ticks_add(self._when[button], after_ms)
        return PRESSED | key if after_ms else self._again(key)  # its first press was the short one

    def _release(self, button):
        role = self._role[button]
        self._down[button] = self._open[button] = 0
        self.down_count -= 1
        if role & PRESSED:
            return RELEASED | role & KEY
        if role == _SPENT:
            return 0
        if role == _WITH_THE_OTHER:
            other = 1 - button
            self._role[other] = _UNDECIDED
            self._when[other] = ticks_add(self._since[other], _LONG_MS)
        key = OK
        if button == _KEY0:
            key = DOWN
            self._last_short = self._open_since[button]
        self._next_event = RELEASED | key
        return PRESSED | key
