"""The chip's PWM, as far as the board is dimmed by it: how much of the time a pin is high.

The emulator would count every cycle of it, a thousand times a second, to set a pin that nobody
looks at so often: here its counters stand still.
"""

from collections.abc import Callable
from typing import Any

from ..virtual_board.wiring import Wiring

_CONTROL, _LEVELS, _WRAP = 0x00, 0x0C, 0x10
_ENABLED = 1
_INVERTED = (1 << 2, 1 << 3)  # of the two pins of a slice
_SLICES = 8
_WHOLE = 65535


class Dimmer:
    """One pin and its half of a slice; `moment` brings the board's clock up to the chip's."""

    def __init__(self, mcu: Any, pin: int, wiring: Wiring, moment: Callable[[], None]) -> None:
        self._slice = mcu.pwm.channels[pin // 2 % _SLICES]
        self._half = pin & 1
        self._pin = pin
        self._wiring = wiring
        self._moment = moment
        self._slice.write_register = self._write

    def _write(self, register: int, value: int) -> None:
        if register == _CONTROL:
            self._slice.csr = value
        elif register == _LEVELS:
            self._slice.cc = value
        elif register == _WRAP:
            self._slice.top = value & 0xFFFF
        self._moment()
        self._wiring.dim(self._pin, self._duty())

    def _duty(self) -> int:
        if not self._slice.csr & _ENABLED:
            return 0
        period = self._slice.top + 1
        level = min(self._slice.cc >> 16 * self._half & 0xFFFF, period)
        duty = level * _WHOLE // period
        return _WHOLE - duty if self._slice.csr & _INVERTED[self._half] else duty
