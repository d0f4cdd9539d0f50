"""The chip's two I2C controllers, wired to the board: every byte takes its time on the bus."""

import errno
from collections.abc import Callable
from typing import Any

from ..virtual_board.bus import I2cWires

_FUNCTION_I2C = 3
_BITS_PER_BYTE = 9
_NS_PER_CYCLE = 8.0
_TX_EMPTY = 1 << 4
_ENABLE_REGISTER = 0x6C
_ENABLE = 1


class Controller:
    """One controller; `moment` brings the board's clock up to the chip's."""

    def __init__(self, mcu: Any, number: int, wires: I2cWires, moment: Callable[[], None]) -> None:
        self._mcu = mcu
        self._number = number
        self._wires = wires
        self._moment = moment
        self._sent = bytearray()
        self._to: tuple[int, int, int] | None = None
        self._reading = False
        i2c = self._i2c = mcu.i2c[number]
        self._due: Callable[[], None] | None = None
        self._alarm = mcu.clock.create_alarm(self._ring)
        i2c.on_start = lambda repeated: self._after(1, i2c.complete_start)
        i2c.on_connect = self._connect
        i2c.on_write_byte = self._write
        i2c.on_read_byte = self._read
        i2c.on_stop = self._stop
        _report_nack(i2c)
        _end_when_disabled(i2c)

    def _after(self, bits: int, action: Callable[[], None]) -> None:
        self._due = action
        periods = self._i2c.scl_high_period + self._i2c.scl_low_period
        self._alarm.schedule(bits * periods * _NS_PER_CYCLE)

    def _ring(self) -> None:
        action, self._due = self._due, None
        if action:
            action()

    def _connect(self, address: int, mode: int) -> None:
        self._moment()
        scl, sda = self._pins()
        error = self._wires.connect(scl, sda, address)
        self._to = (scl, sda, address) if not error else None
        self._sent.clear()
        if error != errno.ETIMEDOUT:  # a stuck bus never answers
            self._after(_BITS_PER_BYTE, lambda: self._i2c.complete_connect(not error))

    def _write(self, byte: int) -> None:
        self._sent.append(byte)
        self._after(_BITS_PER_BYTE, lambda: self._i2c.complete_write(True))

    def _read(self, acknowledged: bool) -> None:
        byte = self._wires.fetch(*self._to, 1)[0] if self._to else 0xFF
        self._after(_BITS_PER_BYTE, lambda: self._i2c.complete_read(byte))

    def _stop(self) -> None:
        self._moment()
        if self._to and self._sent:
            self._wires.deliver(*self._to, bytes(self._sent))
        self._to = None
        self._sent.clear()
        self._after(1, self._i2c.complete_stop)

    def _pins(self) -> tuple[int, int]:
        """SCL and SDA: the pins that were given to this controller."""
        scl = sda = -1
        for number, pin in enumerate(self._mcu.gpio):
            if pin.ctrl & 0x1F == _FUNCTION_I2C and number >> 1 & 1 == self._number:
                if number & 1:
                    scl = number
                else:
                    sda = number
        return scl, sda


def _report_nack(i2c: Any) -> None:
    """Against a fault of the emulator: a NACK ends as a time-out, not as EIO.

    rp2040py 0.3.6 empties the queue without saying so, and the image waits for that.
    """
    abort = i2c._abort

    def abort_and_say_so(reason: int) -> None:
        abort(reason)
        i2c._set_interrupts(_TX_EMPTY)

    i2c._abort = abort_and_say_so


def _end_when_disabled(i2c: Any) -> None:
    """Against a fault of the emulator: a transfer that hangs goes on for ever.

    rp2040py 0.3.6 does not end it when the image disables the controller, before the next one.
    """
    write = i2c.write_uint32
    idle = type(i2c._state).IDLE

    def write_and_end(offset: int, value: int) -> None:
        if offset == _ENABLE_REGISTER and not value & _ENABLE:
            i2c._state = idle
            i2c._busy = i2c._stop = i2c._pending_restart = False
        write(offset, value)

    i2c.write_uint32 = write_and_end
