"""The line to the host: every call of a stand-in is one request and its reply.

A request is four 32-bit words (op, sequence, a, b | c | length | passed) and `length` bytes; a
reply six: kind, sequence, a, b | c | length | alone | age in two. Nothing here allocates, so that
what the firmware allocates can be counted. A reply may be an interrupt or a question of the host;
the call goes on after it.

The host knows when something will happen next. Until then time passes here, without asking it:
`alone` and `passed` are the microseconds that may pass and those that did.
"""

from array import array

import collector
from micropython import const

# Requests; the host has the same table in frames.py.
HANDLED = const(1)
MEASURED = const(2)
STARTED = const(3)
STOPPED = const(4)
RESET = const(5)
TICKS_MS = const(6)
TICKS_US = const(7)
SLEEP = const(8)
PIN_SETUP = const(9)
PIN_READ = const(10)
PIN_WRITE = const(11)
PIN_IRQ = const(12)
IRQ_MASK = const(13)
I2C_OPEN = const(14)
I2C_WRITE = const(15)
I2C_READ = const(16)
SPI_OPEN = const(17)
SPI_WRITE = const(18)
ADC_READ = const(19)
FLASH_PROGRAM = const(20)
FLASH_ERASE = const(21)
PIN_SET = const(22)  # not answered
PWM_SET = const(23)

_DONE = const(1)
_INTERRUPT = const(2)
_MEASURE_FROM = const(3)
_MEASURE_TO = const(4)
_FAULT = const(5)

_TELLING_US = const(5)  # as each call takes

_request = array("I", (0, 0, 0, 0))
_reply = array("I", (0, 0, 0, 0, 0, 0))
_stale = bytearray(64)
_line = None
_interrupt = None
_sequence = 0
_passed_us = 0
_alone_us = 0
age_us = 0  # of the device, while time passes without the host


class ModelFault(BaseException):
    """A model on the host does not know what the firmware asked of it: never to be caught."""


def connect(descriptor):
    """Take over the line that the host opened."""
    global _line
    _line = open(descriptor, "r+b")  # noqa: SIM115 - stays open


def on_interrupt(handler):
    """Have `handler(pin, flags)` called for each pin interrupt."""
    global _interrupt
    _interrupt = handler


def pass_alone(us):
    """Let microseconds pass without the host; False when it has to be asked."""
    global age_us, _alone_us, _passed_us
    if us >= _alone_us:
        return False
    age_us += us
    _alone_us -= us
    _passed_us += us
    return True


def tell(op, a, b):
    """Tell the host what it need not answer, while time may pass without it; else False."""
    global _alone_us
    if not pass_alone(_TELLING_US):
        return False
    alone_us = _alone_us
    _send(op, a, b, 0, None)
    _alone_us = alone_us
    return True


def _send(op, a, b, c, payload):
    global _sequence, _alone_us, _passed_us
    _sequence = _sequence + 1 & 0xFF
    _request[0] = op | _sequence << 8 | a << 16 | b << 24
    _request[1] = c
    _request[2] = 0 if payload is None else len(payload)
    _request[3] = _passed_us
    _passed_us = _alone_us = 0
    try:
        _line.write(_request)
        if payload is not None:
            _line.write(payload)
    except OSError:  # the host is gone
        raise SystemExit from None


def _skip(length):
    while length:
        step = min(length, len(_stale))
        _line.readinto(_stale, step)
        length -= step


def _heard():
    """Wait for the host to say something; False when it is gone, however it ended."""
    try:
        return bool(_line.readinto(_reply))
    except OSError:
        return False


def _take(sequence):
    """Read the next reply of the request `sequence` and return its kind.

    A call that Ctrl-C left before its reply leaves one behind: those are dropped.
    """
    while True:
        if not _heard():
            raise SystemExit
        if _reply[0] >> 8 & 0xFF == sequence:
            return _reply[0] & 0xFF
        _skip(_reply[2])


def call(op, a=0, b=0, c=0, payload=None, into=None):
    """Ask the host and return the number it answers; bytes it sends go to `into`.

    A negative answer is the host's errno.
    """
    global age_us, _alone_us
    _send(op, a, b, c, payload)
    sequence = _sequence
    while True:
        kind = _take(sequence)
        if kind == _DONE:
            _alone_us = _reply[3]
            age_us = _reply[4] | _reply[5] << 32
            if _reply[2]:
                _line.readinto(into, _reply[2])
            return -_reply[1] if _reply[0] >> 24 else _reply[1]
        if kind == _FAULT:
            text = bytearray(_reply[2])
            _line.readinto(text)
            raise ModelFault(text.decode())
        _oblige(kind)


def _oblige(kind):
    """Do what the host asks in the middle of a call, and tell it when done."""
    global _sequence
    sequence = _sequence
    if kind == _INTERRUPT:
        _interrupt(_reply[0] >> 16 & 0xFF, _reply[1])
        _send(HANDLED, 0, 0, 0, None)
    elif kind == _MEASURE_FROM:
        collector.measure_from()
        _send(MEASURED, 0, 0, 0, None)
    elif kind == _MEASURE_TO:
        _send(MEASURED, 0, 0, collector.measure_to(), None)
        _send(MEASURED, 0, 0, collector.free_at_least(), None)
    _sequence = sequence
