"""A rotary encoder as fingers find it."""

from collections.abc import Mapping, Sequence
from typing import Any

from .buttons import CLOSED, US, Buttons
from .wiring import Wiring

_QUARTER_US = 3_000
_SECOND_DETENT_US = 120_000  # after the first one: a short press is one detent
_DETENT_US = 45_000


class Encoder(Buttons):
    """A rotary encoder of two contacts a and b, its push button ok, and a button back.

    Turned by one detent clockwise, which is down, a closes first, then b, and they open in that
    order; the other way round b is first. Who keeps up or down pressed goes on turning.
    """

    def __init__(self, wiring: Wiring, inputs: Mapping[str, Any]) -> None:
        super().__init__(wiring, inputs)
        self.forget()

    def forget(self) -> None:
        """Take up again after the wiring let go of all pins."""
        self._turning = {"up": False, "down": False}

    def is_down(self, key: str) -> bool:
        """Whether the key is pressed, or the knob turned that way, now."""
        return self._turning[key] if key in self._turning else super().is_down(key)

    def close(self, key: str, time_us: int, bounces_ms: Sequence[float] = ()) -> None:
        """Plan that the key goes down, or that the knob begins to turn."""
        if key not in self._turning:
            super().close(key, time_us, bounces_ms)
            return

        def begin() -> None:
            self._turning[key] = True
            self._turn(key, bounces_ms, _SECOND_DETENT_US)

        self._wiring.at(time_us, begin)

    def open(self, key: str, time_us: int, bounces_ms: Sequence[float] = ()) -> None:
        """Plan that the key comes up, or that the knob stops at the next detent."""
        if key not in self._turning:
            super().open(key, time_us, bounces_ms)
            return
        self._wiring.at(time_us, lambda: self._turning.update({key: False}))

    def _turn(self, key: str, bounces_ms: Sequence[float], until_next_us: int) -> None:
        if not self._turning[key]:
            return
        first, second = ("b", "a") if key == "up" else ("a", "b")
        start_us = self._wiring.now_us
        for contact, level in ((first, CLOSED), (second, CLOSED), (first, None), (second, None)):
            self._settle(contact, start_us, level, bounces_ms)
            start_us += _QUARTER_US + int(sum(bounces_ms) * US)
        self._wiring.at(
            self._wiring.now_us + until_next_us, lambda: self._turn(key, bounces_ms, _DETENT_US)
        )
