"""Fingers on the board's buttons: what is pressed becomes levels on the pins, at exact times."""

from collections.abc import Mapping, Sequence

from .wiring import Wiring

_PRESSED = 0


class Buttons:
    """Buttons that pull their pin to ground. Times are milliseconds."""

    def __init__(self, wiring: Wiring, pins: Mapping[str, int]) -> None:
        self._wiring = wiring
        self._pins = pins

    def press(self, key: str, held_ms: float, bounces_ms: Sequence[float] = ()) -> None:
        """Plan a press from now on.

        bounces_ms   how long the contact stays new, old, new, ... at either end before it settles;
                     those of the press count in `held_ms`, those of the release come after it
        """
        pin = self._pins[key]
        start_us = self._wiring.now_us
        release_us = start_us + int(held_ms * 1000)
        self._chatter(pin, start_us, bounces_ms, _PRESSED)
        self._chatter(pin, release_us, bounces_ms, None)

    def _chatter(
        self, pin: int, time_us: int, bounces_ms: Sequence[float], settled: int | None
    ) -> None:
        other = None if settled == _PRESSED else _PRESSED
        level = settled
        for length_ms in bounces_ms:
            self._plan(pin, time_us, level)
            time_us += int(length_ms * 1000)
            level = other if level == settled else settled
        self._plan(pin, time_us, settled)

    def _plan(self, pin: int, time_us: int, level: int | None) -> None:
        self._wiring.at(time_us, lambda: self._wiring.drive(pin, level))
