"""Prints the addresses that answer on the I2C bus BUS at the pins SDA and SCL."""

from machine import I2C, Pin, SoftI2C


def _scan(make):
    try:
        return make().scan()
    except (OSError, ValueError):
        return []


def _hardware():
    return I2C(BUS, scl=Pin(SCL), sda=Pin(SDA), freq=100_000)  # noqa: F821


def _software():
    return SoftI2C(scl=Pin(SCL), sda=Pin(SDA), freq=100_000)  # noqa: F821


print(*(_scan(_hardware) or _scan(_software)))
