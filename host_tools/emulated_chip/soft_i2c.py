"""I2C that the image does bit by bit on two pins: SoftI2C, and every scan of a bus.

The display's module pulls both lines up. Whoever listens is on the same wires as with a controller
of the chip. Reading is not modelled: nobody answers the address of a read.
"""

from collections.abc import Callable
from typing import Any

from ..virtual_board.bus import I2cWires

_BITS = 8
_READ = 1


class SoftBus:
    """One pair of lines; `moment` brings the board's clock up to the chip's."""

    def __init__(
        self, mcu: Any, pins: tuple[int, int], wires: I2cWires, moment: Callable[[], None]
    ) -> None:
        self._pins = pins
        self._wires = wires
        self._moment = moment
        scl, self._sda_pin = (mcu.gpio[pin] for pin in pins)
        self._scl = self._sda = True
        self._forget()
        for pin in (scl, self._sda_pin):
            pin.set_input_value(True)
        scl.add_listener(lambda state, _: self._clock(state))
        self._sda_pin.add_listener(lambda state, _: self._data(state))

    def _forget(self) -> None:
        self._listening = False
        self._bits = self._byte = 0
        self._address: int | None = None
        self._acknowledged = False
        self._sent = bytearray()

    def _clock(self, state: int) -> None:
        high = bool(state)  # only 0 is driven low
        if high == self._scl:
            return
        self._scl = high
        if not self._listening:
            return
        if high:
            self._take_bit()
        elif self._bits == _BITS:
            self._acknowledged = self._take_byte()
            self._sda_pin.set_input_value(not self._acknowledged)
        elif self._bits > _BITS:
            self._bits = self._byte = 0
            self._sda_pin.set_input_value(True)
            self._listening = self._acknowledged

    def _take_bit(self) -> None:
        self._bits += 1
        if self._bits <= _BITS:
            self._byte = self._byte << 1 | self._sda

    def _take_byte(self) -> bool:
        """Whether it is acknowledged."""
        if self._address is not None:
            self._sent.append(self._byte)
            return True
        if self._byte & _READ:
            return False
        self._moment()
        address = self._byte >> 1
        if self._wires.connect(*self._pins, address):
            return False
        self._address = address
        return True

    def _data(self, state: int) -> None:
        high = bool(state)
        if high == self._sda:
            return
        self._sda = high
        if self._scl:
            self._end()
            self._listening = not high

    def _end(self) -> None:
        """A stop, or another start: what was sent is whole."""
        if self._address is not None and self._sent:
            self._moment()
            self._wires.deliver(*self._pins, self._address, bytes(self._sent))
        self._forget()
