"""The displays on I2C, with the buses that they are driven over."""

from machine import I2C, Pin, SoftI2C
from micropython import const

from .ssd1306 import SSD1306

_BITS_PER_BYTE = const(9)
_LONGEST_TRANSFER = const(160)  # bytes, twice what the driver sends at once
_KILO = const(1000)


def make(wiring):
    """Return the display of a board's table DISPLAY."""
    scl = wiring["scl"]
    sda = wiring["sda"]
    freq = wiring["freq"]
    timeout_us = _LONGEST_TRANSFER * _BITS_PER_BYTE * _KILO // (freq // _KILO)

    def hardware_bus():
        return I2C(wiring["id"], scl=Pin(scl), sda=Pin(sda), freq=freq, timeout=timeout_us)

    def software_bus():
        return SoftI2C(scl=Pin(scl), sda=Pin(sda), freq=freq, timeout=timeout_us)

    return SSD1306(hardware_bus, software_bus, wiring["address"], wiring["width"], wiring["height"])
