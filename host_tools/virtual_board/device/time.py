"""In place of `time`: the host keeps the device's clock. Ticks wrap at 2**30, as on the Pico."""

import link
from micropython import const

_TICKS_MASK = const((1 << 30) - 1)
_TICKS_HALF = const(1 << 29)
# The host has the same in requests.py.
_TICKS_MS_AT_START = const((1 << 30) - 30_000)
_CALL_US = const(5)
_LONGEST_SLEEP_MS = const(4_000_000)
_EPOCH = (2021, 1, 1, 0, 0, 0, 4, 1)


def ticks_ms():
    """Milliseconds of device time, 0..2**30-1."""
    age_us = link.age_us
    if link.pass_alone(_CALL_US):
        return _TICKS_MS_AT_START + age_us // 1000 & _TICKS_MASK
    return link.call(link.TICKS_MS)


def ticks_us():
    """Microseconds of device time, 0..2**30-1."""
    age_us = link.age_us
    if link.pass_alone(_CALL_US):
        return age_us & _TICKS_MASK
    return link.call(link.TICKS_US)


ticks_cpu = ticks_us


def ticks_add(ticks, delta):
    """`ticks` moved by `delta`, wrapped."""
    return ticks + delta & _TICKS_MASK


def ticks_diff(later, earlier):
    """`later` - `earlier`, right across the wrap, -2**29..2**29-1."""
    return (later - earlier + _TICKS_HALF & _TICKS_MASK) - _TICKS_HALF


def sleep_ms(ms):
    """Wait `ms` milliseconds of device time."""
    while ms > _LONGEST_SLEEP_MS:
        link.call(link.SLEEP, 0, 0, _LONGEST_SLEEP_MS * 1000)
        ms -= _LONGEST_SLEEP_MS
    if ms >= 0:
        _sleep(ms * 1000)


def sleep_us(us):
    """Wait `us` microseconds of device time."""
    if us > 0:
        _sleep(us)


def _sleep(us):
    if not link.pass_alone(max(us, _CALL_US)):
        link.call(link.SLEEP, 0, 0, us)


def sleep(seconds):
    """Wait `seconds` (a float is allowed) of device time."""
    sleep_us(int(seconds * 1_000_000))


def time():
    """Seconds since the clock started: a Pico has no clock that runs without power."""
    return link.call(link.TICKS_MS, 1)


def time_ns():
    """As `time`, in nanoseconds."""
    return time() * 1_000_000_000


def gmtime(seconds=None):
    """The Pico's date after power-on, whatever `seconds`: there is no calendar here."""
    return _EPOCH


localtime = gmtime
