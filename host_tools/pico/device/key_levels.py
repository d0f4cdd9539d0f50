"""Prints the level of each of PINS with its pull-up on: 0 is a key that is down."""

import time

from machine import Pin

_pins = [Pin(number, Pin.IN, Pin.PULL_UP) for number in PINS]  # noqa: F821
time.sleep_ms(5)
print(*[pin.value() for pin in _pins])
