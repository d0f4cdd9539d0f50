"""In place of `machine`: a Raspberry Pi Pico whose pins and buses end at the host's models."""

import sys

import link
from buses import ADC, I2C, SPI, SoftI2C  # noqa: F401
from micropython import const
from pins import Pin, disable_irq, enable_irq  # noqa: F401
from pwm import PWM  # noqa: F401

PWRON_RESET = const(1)
WDT_RESET = const(3)

_WAKE_ON_INTERRUPT = const(1)
_TICK_US = const(1000)
_FOREVER_US = const(4_000_000_000)
_FREQUENCY_HZ = const(125_000_000)

# Set by the boot helper before the firmware starts.
cause = PWRON_RESET


def reset():
    """Start the board again, as its reset pin does: the display keeps its power."""
    link.call(link.RESET)


def soft_reset():
    """End the interpreter; the host starts it again."""
    sys.exit()


def reset_cause():
    """PWRON_RESET, or WDT_RESET after machine.reset() as on the real chip."""
    return cause


def unique_id():
    """Eight bytes, the same on every virtual board."""
    return b"\xe6\x61TALLY\x01"


def freq(hz=None):
    """The clock in Hz."""
    return _FREQUENCY_HZ


def idle():
    """Wait for an interrupt or the next millisecond."""
    link.call(link.SLEEP, _WAKE_ON_INTERRUPT, 0, _TICK_US)


def lightsleep(ms=None):
    """Sleep until a pin interrupt, `ms` milliseconds at most."""
    us = _FOREVER_US if ms is None else min(ms * 1000, _FOREVER_US)
    link.call(link.SLEEP, _WAKE_ON_INTERRUPT, 0, us)
