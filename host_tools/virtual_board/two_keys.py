"""Two buttons, of which firmware/two_keys.py makes four keys, as fingers find them."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from .buttons import CLOSED, US, Buttons
from .wiring import Wiring

_LONG_MS = 500
_SHORT_MS = 60
_LONGEST_SHORT_MS = 350
_BETWEEN_MS = 60
_BEFORE_UP_MS = 300  # after a short press of the same button
_TOGETHER_MS = 150
_REPEATS_MS = 450  # how long a key of its own is held until it repeats
_ASKED_EACH_MS = 4  # by the firmware: what ends as it would repeat does not
_MOST_WAITING = 4

_SECOND_MS = _LONGEST_SHORT_MS + _BETWEEN_MS
# How much longer than the key the buttons are down, so that as much is repeated, or counts as held.
_BEHIND_MS = {
    "up": _LONG_MS - _ASKED_EACH_MS,
    "back": _LONG_MS - _ASKED_EACH_MS,
    "ok": _TOGETHER_MS,
    "down": _SECOND_MS + _LONG_MS - _REPEATS_MS - _ASKED_EACH_MS,
}
_ADDED_FROM_MS = {"ok": _LONGEST_SHORT_MS, "down": _SECOND_MS}
_BUTTON = {"up": "key0", "down": "key0", "ok": "key1", "back": "key1"}


class TwoKeys(Buttons):
    """key0 and key1. A key is pressed as long as somebody wants it, and the buttons as it needs.

    Who keeps down pressed lets go of it for a moment; who keeps ok pressed adds the other button.
    What cannot begin waits until the fingers are free.
    """

    def __init__(self, wiring: Wiring, inputs: Mapping[str, Any]) -> None:
        super().__init__(wiring, inputs)
        self.forget()

    def forget(self) -> None:
        """Take up again after the wiring let go of all pins."""
        self._wanted: dict[str, int] = {}  # since when
        self._waiting: list[str] = []
        self._doing = ""
        self._presses = 0
        self._ending = False
        self._added = False  # the second press of down, the other button of ok
        self._late_us = 0
        self._bounces_ms: Sequence[float] = ()
        self._up_from_us = 0

    def is_down(self, key: str) -> bool:
        """Whether somebody presses the key, or is still about it."""
        return key in self._wanted or key == self._doing

    def lasts_ms(self, key: str, held_ms: float) -> float:
        """How long a press for `held_ms` keeps the fingers busy, bouncing not counted."""
        if held_ms <= _ADDED_FROM_MS.get(key, 0):
            return held_ms
        return held_ms + _BEHIND_MS[key] + (_BEFORE_UP_MS if key == "up" else 0)

    def close(self, key: str, time_us: int, bounces_ms: Sequence[float] = ()) -> None:
        """Plan that somebody wants the key pressed."""

        def want() -> None:
            self._wanted[key] = self._wiring.now_us
            self._bounces_ms = bounces_ms
            if not self._doing:
                self._begin(key)
            elif len(self._waiting) < _MOST_WAITING:
                self._waiting.append(key)

        self._wiring.at(time_us, want)

    def open(self, key: str, time_us: int, bounces_ms: Sequence[float] = ()) -> None:
        """Plan that nobody wants it any more."""

        def want_no_more() -> None:
            self._wanted.pop(key, None)
            self._bounces_ms = bounces_ms
            if key == self._doing:
                self._end()

        self._wiring.at(time_us, want_no_more)

    def _begin(self, key: str) -> None:
        self._doing = key
        self._presses += 1
        self._ending = True  # not begun yet
        self._added = False
        wait_us = self._up_from_us - self._wiring.now_us if key == "up" else 0
        if wait_us > 0:
            self._wiring.at(self._wiring.now_us + wait_us, self._go_down)
        else:
            self._go_down()

    def _go_down(self) -> None:
        key = self._doing
        self._ending = False
        self._late_us = self._wiring.now_us - self._wanted.get(key, self._wiring.now_us)
        self._settle(_BUTTON[key], self._wiring.now_us, CLOSED, self._bounces_ms)
        if key not in self._wanted:
            self._after(_SHORT_MS, self._end)
        elif key == "ok":
            self._after(_LONGEST_SHORT_MS, self._add_the_other)
        elif key == "down":
            self._after(_LONGEST_SHORT_MS, self._lift)

    def _after(self, ms: float, action: Callable[[], None]) -> None:
        """Do it then, unless the press is over by then."""
        press = self._presses

        def act() -> None:
            if self._presses == press and not self._ending:
                action()

        self._wiring.at(self._wiring.now_us + int(ms * US), act)

    def _add_the_other(self) -> None:
        self._added = True
        self._settle("key0", self._wiring.now_us, CLOSED, ())

    def _lift(self) -> None:
        self._settle("key0", self._wiring.now_us, None, ())
        self._after(_BETWEEN_MS, self._press_again)

    def _press_again(self) -> None:
        self._added = True
        self._settle("key0", self._wiring.now_us, CLOSED, ())

    def _end(self) -> None:
        """Let go of the buttons when they have been down long enough."""
        if self._ending:
            return
        self._ending = True
        key = self._doing
        is_short = key in _ADDED_FROM_MS and not self._added
        behind_ms = 0 if is_short else _BEHIND_MS[key]
        end_us = self._wiring.now_us + self._late_us + behind_ms * US
        self._settle(_BUTTON[key], end_us, None, self._bounces_ms)
        if key == "ok" and self._added:
            self._settle("key0", end_us, None, ())
        end_us += int(sum(self._bounces_ms) * US)
        if key == "down":
            self._up_from_us = end_us + _BEFORE_UP_MS * US
        self._wiring.at(end_us + _BETWEEN_MS * US, self._be_free)

    def _be_free(self) -> None:
        self._doing = ""
        if self._waiting:
            self._begin(self._waiting.pop(0))
