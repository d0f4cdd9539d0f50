"""Waits until the key at PIN is pressed, SECONDS at most; prints 1 if it was, and the others' pins.

Of the other keys, at OTHERS, none may be down then: two that are connected would be one.
"""

import time

from machine import Pin

_SETTLE_MS = 30
_key = Pin(PIN, Pin.IN, Pin.PULL_UP)  # noqa: F821
_others = [Pin(number, Pin.IN, Pin.PULL_UP) for number in OTHERS]  # noqa: F821
_until = time.ticks_add(time.ticks_ms(), SECONDS * 1000)  # noqa: F821
_pressed = 0
while not _pressed and time.ticks_diff(_until, time.ticks_ms()) > 0:
    time.sleep_ms(5)
    if not _key.value():
        time.sleep_ms(_SETTLE_MS)
        _pressed = 1 - _key.value()
_down = [OTHERS[at] for at in range(len(_others)) if not _others[at].value()]  # noqa: F821
print(_pressed, *_down)
