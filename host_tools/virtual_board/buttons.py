"""Buttons as fingers find them: what is pressed becomes levels on pins, at exact times."""

from collections.abc import Mapping, Sequence
from typing import Any

from .wiring import Wiring

CLOSED = 0
US = 1000


class Buttons:
    """Buttons that pull their pin to ground."""

    def __init__(self, wiring: Wiring, inputs: Mapping[str, Any]) -> None:
        self._wiring = wiring
        self._pins = {name: pin for name, pin in inputs.items() if name != "kind"}

    def forget(self) -> None:
        """Take up again after the wiring let go of all pins."""

    def is_down(self, key: str) -> bool:
        """Whether the key is pressed now."""
        return self._wiring.driven(self._pins[key]) == CLOSED

    def lasts_ms(self, key: str, held_ms: float) -> float:
        """How long a press for `held_ms` keeps the fingers busy, bouncing not counted."""
        return held_ms

    def press(self, key: str, held_ms: float, bounces_ms: Sequence[float] = ()) -> None:
        """Plan a press from now on.

        bounces_ms   how long the contact stays new, old, new, ... at either end before it settles;
                     those of the press count in `held_ms`, those of the release come after it
        """
        start_us = self._wiring.now_us
        self.close(key, start_us, bounces_ms)
        self.open(key, start_us + int(held_ms * US), bounces_ms)

    def close(self, key: str, time_us: int, bounces_ms: Sequence[float] = ()) -> None:
        """Plan that the key goes down."""
        self._settle(key, time_us, CLOSED, bounces_ms)

    def open(self, key: str, time_us: int, bounces_ms: Sequence[float] = ()) -> None:
        """Plan that the key comes up."""
        self._settle(key, time_us, None, bounces_ms)

    def _settle(
        self, contact: str, time_us: int, settled: int | None, bounces_ms: Sequence[float]
    ) -> None:
        other = None if settled == CLOSED else CLOSED
        level = settled
        for length_ms in bounces_ms:
            self._plan(contact, time_us, level)
            time_us += int(length_ms * US)
            level = other if level == settled else settled
        self._plan(contact, time_us, settled)

    def _plan(self, contact: str, time_us: int, level: int | None) -> None:
        pin = self._pins[contact]
        self._wiring.at(time_us, lambda: self._wiring.drive(pin, level))
