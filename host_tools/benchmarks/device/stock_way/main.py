"""Shows one screen of text after the other, the next one with each press of any key."""

from time import sleep_ms

from machine import I2C, Pin
from micropython import const

from .screens import SCREENS
from .ssd1306 import Display

_LINE = const(12)
_POLL_MS = const(5)
_PINS = (10, 11, 12, 13)


def _draw(display, lines):
    display.fill(0)
    for row, line in enumerate(lines):
        display.text(line, 0, row * _LINE)
    display.show()


def main(started=None):
    """Never ends."""
    if started:
        started()
    keys = [Pin(number, Pin.IN, Pin.PULL_UP) for number in _PINS]
    display = Display(I2C(0, scl=Pin(5), sda=Pin(4), freq=400_000))
    _draw(display, SCREENS[0])
    at = 0
    was_down = False
    while True:
        down = any(not key.value() for key in keys)
        if down and not was_down and at + 1 < len(SCREENS):
            at += 1
            _draw(display, SCREENS[at])
        was_down = down
        sleep_ms(_POLL_MS)
