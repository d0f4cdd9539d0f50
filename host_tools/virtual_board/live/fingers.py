"""Presses on the board's keys, from a keyboard that may not tell when a key is released.

A terminal of the old kind sends a character at the press, and again and again while the key is
held. There a character is a short press. What repeats faster than people press is a held key:
up and down then go on as fast as the board takes presses, and stop at once; ok and back do not
repeat, for nobody wants to confirm sixteen times a second.
"""

from ..buttons import Buttons
from ..script import KEYS
from ..wiring import Wiring

PRESS_MS = 35
PAUSE_MS = 25
LONG_MS = 900
_REPEAT_GAPS_MS = (5, 100)  # shorter ones come from a program that types, longer ones from people
_MOST_AHEAD_MS = 1_000
_US = 1000
_REPEATING = ("up", "down")


class Fingers:
    """Times are those of the device clock, which goes along real time here."""

    def __init__(self, wiring: Wiring, keys: Buttons) -> None:
        self._wiring = wiring
        self._keys = keys
        self.forget()

    def forget(self) -> None:
        """Take all fingers off: the board let go of its keys."""
        self._free_us = dict.fromkeys(KEYS, 0)
        self._down_since_us: dict[str, int] = {}
        self._last_key = ""
        self._last_us = 0

    def is_down(self, key: str) -> bool:
        """Whether the key is pressed now."""
        return self._keys.is_down(key)

    def busy(self) -> bool:
        """Whether a press is under way or planned."""
        return bool(self._down_since_us) or max(self._free_us.values()) > self._wiring.now_us

    def strike(self, key: str) -> bool:
        """Take a character that stands for `key`; False when it pressed nothing."""
        now_us = self._wiring.now_us
        gap_us = now_us - self._last_us
        shortest_us, longest_us = (gap * _US for gap in _REPEAT_GAPS_MS)
        repeats = key == self._last_key and shortest_us <= gap_us < longest_us
        self._last_key, self._last_us = key, now_us
        if repeats:
            one_press_us = (PRESS_MS + PAUSE_MS) * _US
            if key not in _REPEATING or self._next_free_us() - now_us > one_press_us:
                return False
        return self.press(key, PRESS_MS)

    def press(self, key: str, held_ms: int) -> bool:
        """Press and release, after the presses that are planned; False when they are too many."""
        now_us = self._wiring.now_us
        start_us = self._next_free_us()
        if start_us - now_us > _MOST_AHEAD_MS * _US:
            return False
        self._keys.close(key, start_us)
        self._keys.open(key, start_us + held_ms * _US)
        self._free_us[key] = start_us + (held_ms + PAUSE_MS) * _US
        return True

    def hold(self, key: str) -> None:
        """Press until `let_go`."""
        if key in self._down_since_us:
            return
        start_us = max(self._wiring.now_us, self._free_us[key])
        self._down_since_us[key] = start_us
        self._keys.close(key, start_us)

    def let_go(self, key: str) -> None:
        """Release what `hold` pressed, never so soon that the press is missed."""
        if key not in self._down_since_us:
            return
        release_us = max(self._wiring.now_us, self._down_since_us.pop(key) + PRESS_MS * _US)
        self._keys.open(key, release_us)
        self._free_us[key] = release_us + PAUSE_MS * _US

    def let_go_of_all(self) -> None:
        """Release all that `hold` pressed."""
        for key in list(self._down_since_us):
            self.let_go(key)

    def _next_free_us(self) -> int:
        return max(self._wiring.now_us, *self._free_us.values())
