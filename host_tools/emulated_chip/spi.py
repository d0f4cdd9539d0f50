"""The chip's two SPI controllers, wired to the board: every byte takes its time on the bus."""

from collections.abc import Callable
from typing import Any

from ..virtual_board.spi import SpiSetup, SpiWires
from ..virtual_board.wiring import Wiring

_FUNCTION_SPI = 1
_SCK, _MOSI = 2, 3  # of each four pins
_PLACE = 3
_POLARITY, _PHASE = 1 << 6, 1 << 7
_BITS_PER_BYTE = 8
_NS = 1_000_000_000
_LEVELS = (0, 1)  # of a pin that is an output


class SpiController:
    """One controller; `moment` brings the board's clock up to the chip's."""

    def __init__(self, mcu: Any, number: int, wires: SpiWires, moment: Callable[[], None]) -> None:
        self._mcu = mcu
        self._number = number
        self._wires = wires
        self._moment = moment
        spi = self._spi = mcu.spi[number]
        self._alarm = mcu.clock.create_alarm(lambda: spi.complete_transmit(0))
        spi.on_transmit = self._transmit

    def _transmit(self, byte: int) -> None:
        self._moment()
        setup = self._setup()
        self._wires.write(setup, bytes((byte,)))
        self._alarm.schedule(_BITS_PER_BYTE * _NS / setup.freq)

    def _setup(self) -> SpiSetup:
        control = self._spi._control0
        pins = {_SCK: -1, _MOSI: -1}
        for number, pin in enumerate(self._mcu.gpio):
            if pin.ctrl & 0x1F == _FUNCTION_SPI and number >> 3 & 1 == self._number:
                pins[number & _PLACE] = number
        return SpiSetup(
            pins[_SCK],
            pins[_MOSI],
            int(bool(control & _POLARITY)),
            int(bool(control & _PHASE)),
            int(self._spi.clock_frequency),
        )


def show_outputs(mcu: Any, wiring: Wiring, pins: set[int], moment: Callable[[], None]) -> None:
    """Have the board see what the chip holds `pins` at."""
    wiring.let_go_of_outputs()

    def put_out(pin: int, state: int) -> None:
        moment()
        wiring.put_out(pin, int(state) if state in _LEVELS else None)

    for pin in pins:
        mcu.gpio[pin].add_listener(lambda state, _, pin=pin: put_out(pin, state))
