"""Waits until the knob with contacts at A and B is turned by a detent, SECONDS at most.

Prints 1 if it was turned down (A closed first), -1 for up, 0 if it was not turned.
"""

import time

from machine import Pin

_AT_DETENT = (1, 1)
_a = Pin(A, Pin.IN, Pin.PULL_UP)  # noqa: F821
_b = Pin(B, Pin.IN, Pin.PULL_UP)  # noqa: F821
_ORDER = ((1, 1), (0, 1), (0, 0), (1, 0))  # turned down
_until = time.ticks_add(time.ticks_ms(), SECONDS * 1000)  # noqa: F821
_before = _AT_DETENT
_quarters = _turned = 0
while not _turned and time.ticks_diff(_until, time.ticks_ms()) > 0:
    time.sleep_us(200)
    _now = (_a.value(), _b.value())
    if _now == _before:
        continue
    _step = (_ORDER.index(_now) - _ORDER.index(_before)) % 4
    _quarters += (0, 1, 0, -1)[_step]
    _before = _now
    if _now == _AT_DETENT:
        _turned = (_quarters > 1) - (_quarters < -1)
        _quarters = 0
print(_turned)
