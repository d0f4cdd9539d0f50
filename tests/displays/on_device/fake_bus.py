"""Runs in MicroPython: buses that print what the driver sends, for a model on the host.

Each step of a session prints `= NAME`, then `HEX` for each transfer, then `frame HEX`.
"""

import gc
import sys

import micropython

_HEX = b"0123456789abcdef"
_EIO = 5


class Wire:
    """The transfers of all buses, noted in order without allocating; `fails` so many are not."""

    def __init__(self, room=8000):
        self.fails = 0
        self._log = bytearray(room)
        self._length = 0

    def note(self, buffer, mark=b""):
        """Note one transfer behind a mark, or refuse it."""
        if self.fails:
            self.fails -= 1
            raise OSError(_EIO)
        at = self._put(mark, self._length)
        at = self._put(buffer, at)
        self._log[at] = 10
        self._length = at + 1

    def _put(self, buffer, at):
        log = self._log
        for i in range(len(buffer)):
            log[at] = _HEX[buffer[i] >> 4]
            log[at + 1] = _HEX[buffer[i] & 15]
            at += 2
        return at

    def flush(self):
        """Print what was sent since the last time."""
        sys.stdout.buffer.write(memoryview(self._log)[: self._length])
        self._length = 0


class Bus:
    """An I2C bus on a wire; `address` is the one that was written to last."""

    def __init__(self, wire):
        self._wire = wire
        self.address = 0

    def writeto(self, address, buffer):
        """Note a transfer."""
        self.address = address
        self._wire.note(buffer)


class Port:
    """A display's SPI on a wire: each transfer behind `COMMAND` or `DATA`, a reset as `RESET`."""

    COMMAND = b"\x00"
    DATA = b"\x40"
    RESET = b"\x80"

    def __init__(self, wire):
        self._wire = wire
        self._selected = False

    def reset(self):
        """Note a reset."""
        self._wire.note(self.RESET)

    def select(self):
        """The display listens from now on."""
        assert not self._selected
        self._selected = True

    def release(self):
        """The display listens no more."""
        assert self._selected
        self._selected = False

    def command(self, buffer):
        """Note commands."""
        assert self._selected
        self._wire.note(buffer, self.COMMAND)

    def data(self, buffer):
        """Note data."""
        assert self._selected
        self._wire.note(buffer, self.DATA)


class Light:
    """A machine.PWM on a wire: what it is set to, 0..65535, behind `SET`."""

    SET = b"\xc0"

    def __init__(self, wire):
        self._wire = wire
        self._duty = bytearray(2)

    def duty_u16(self, duty):
        """Note a setting."""
        self._duty[0] = duty >> 8
        self._duty[1] = duty & 0xFF
        self._wire.note(self._duty, self.SET)


def report(name, wire, frame):
    """Print a step that is over."""
    print("=", name)
    wire.flush()
    print("frame", frame.hex())


def step(name, wire, frame, act):
    """Run a step with the heap locked, and print it."""
    gc.collect()
    micropython.heap_lock()
    try:
        act()
    finally:
        micropython.heap_unlock()
    report(name, wire, frame)
