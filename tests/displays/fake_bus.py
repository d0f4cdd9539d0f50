"""Runs in MicroPython: drives the real driver on a bus that prints each transfer in hex.

Printed is `= NAME` where a step ends, then its transfers, one a line, so that the test on the host
can feed a model and count.
"""

import gc
import sys

import micropython

_HEX = b"0123456789abcdef"


class Bus:
    """An I2C bus with one display on it, or none."""

    def __init__(self, name):
        self.name = name
        self.fail = 0  # so many transfers fail from now on
        self.log = bytearray(6000)
        self.length = 0

    def writeto(self, address, buffer):
        """Note one transfer in `log`, allocating nothing."""
        if self.fail:
            self.fail -= 1
            raise OSError(5)
        log = self.log
        at = self.length
        for i in range(len(buffer)):
            log[at] = _HEX[buffer[i] >> 4]
            log[at + 1] = _HEX[buffer[i] & 15]
            at += 2
        log[at] = 10
        self.length = at + 1

    def flush(self):
        """Print what was sent since the last time."""
        sys.stdout.write(bytes(self.log[: self.length]).decode())
        self.length = 0


def step(name, bus, act):
    """Run one step with the heap locked and print its traffic."""
    gc.collect()
    micropython.heap_lock()
    try:
        act()
    finally:
        micropython.heap_unlock()
    print("=", name)
    bus.flush()
