"""One column of the display per press of up; ok stores how many there are, back resets."""

from time import sleep_ms

import machine
from machine import I2C, Pin

_SETTINGS = b"\x00\xae\xa1\xc8\x20\x02\x8d\x14"
_ADDRESS = 0x3C
_FILE = "/count"


class _Display:
    def __init__(self):
        self._bus = I2C(0, scl=Pin(5), sda=Pin(4), freq=400_000)
        self._bus.writeto(_ADDRESS, _SETTINGS)
        for page in range(8):
            self._bus.writeto(_ADDRESS, bytes((0, 0xB0 | page, 0, 0x10)))
            self._bus.writeto(_ADDRESS, b"\x40" + bytes(128))
        self._bus.writeto(_ADDRESS, b"\x00\xb0\x00\x10\xaf")

    def show(self, count):
        """Fill the first `count` columns; what fails fills the last one."""
        try:
            self._bus.writeto(_ADDRESS, b"\x00\x00\x10")
            self._bus.writeto(_ADDRESS, b"\x40" + b"\xff" * count)
        except OSError as error:
            self._bus = I2C(0, scl=Pin(5), sda=Pin(4), freq=400_000)
            self._bus.writeto(_ADDRESS, b"\x00\x0f\x17")
            self._bus.writeto(_ADDRESS, bytes((0x40, error.errno)))


def _stored():
    try:
        with open(_FILE) as file:
            return int(file.read() or 0)
    except OSError:
        return 0


def main(started=None):
    """Never ends."""
    if started:
        started()
    up, ok, back = (Pin(number, Pin.IN, Pin.PULL_UP) for number in (10, 12, 13))
    count = _stored()
    display = _Display()
    display.show(count)
    up_was = ok_was = 1
    while True:
        if up_was and not up.value():
            count += 1
            display.show(count)
        if ok_was and not ok.value():
            with open(_FILE, "w") as file:
                file.write(str(count))
        if not back.value():
            machine.reset()
        up_was, ok_was = up.value(), ok.value()
        sleep_ms(5)
