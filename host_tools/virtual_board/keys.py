"""The board's keys as fingers find them: what is pressed becomes levels on pins, at exact times."""

from collections.abc import Mapping, Sequence
from typing import Any

from .wiring import Wiring

_CLOSED = 0
_US = 1000
_QUARTER_US = 3_000
_SECOND_DETENT_US = 120_000  # after the first one: a short press is one detent
_DETENT_US = 45_000


def keys_of(wiring: Wiring, inputs: Mapping[str, Any]) -> "Buttons":
    """Return the keys of a board, by its table INPUT."""
    return Encoder(wiring, inputs) if inputs["kind"] == "encoder" else Buttons(wiring, inputs)


class Buttons:
    """Buttons that pull their pin to ground."""

    def __init__(self, wiring: Wiring, inputs: Mapping[str, Any]) -> None:
        self._wiring = wiring
        self._pins = {name: pin for name, pin in inputs.items() if name != "kind"}

    def forget(self) -> None:
        """Take up again after the wiring let go of all pins."""

    def is_down(self, key: str) -> bool:
        """Whether the key is pressed now."""
        return self._wiring.driven(self._pins[key]) == _CLOSED

    def press(self, key: str, held_ms: float, bounces_ms: Sequence[float] = ()) -> None:
        """Plan a press from now on.

        bounces_ms   how long the contact stays new, old, new, ... at either end before it settles;
                     those of the press count in `held_ms`, those of the release come after it
        """
        start_us = self._wiring.now_us
        self.close(key, start_us, bounces_ms)
        self.open(key, start_us + int(held_ms * _US), bounces_ms)

    def close(self, key: str, time_us: int, bounces_ms: Sequence[float] = ()) -> None:
        """Plan that the key goes down."""
        self._settle(key, time_us, _CLOSED, bounces_ms)

    def open(self, key: str, time_us: int, bounces_ms: Sequence[float] = ()) -> None:
        """Plan that the key comes up."""
        self._settle(key, time_us, None, bounces_ms)

    def _settle(
        self, contact: str, time_us: int, settled: int | None, bounces_ms: Sequence[float]
    ) -> None:
        other = None if settled == _CLOSED else _CLOSED
        level = settled
        for length_ms in bounces_ms:
            self._plan(contact, time_us, level)
            time_us += int(length_ms * _US)
            level = other if level == settled else settled
        self._plan(contact, time_us, settled)

    def _plan(self, contact: str, time_us: int, level: int | None) -> None:
        pin = self._pins[contact]
        self._wiring.at(time_us, lambda: self._wiring.drive(pin, level))


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
        for contact, level in ((first, _CLOSED), (second, _CLOSED), (first, None), (second, None)):
            self._settle(contact, start_us, level, bounces_ms)
            start_us += _QUARTER_US + int(sum(bounces_ms) * _US)
        self._wiring.at(
            self._wiring.now_us + until_next_us, lambda: self._turn(key, bounces_ms, _DETENT_US)
        )
