"""The displays on SPI, with the pins that they are driven over."""

from machine import PWM, Pin
from micropython import const

from .spi_port import SpiPort

_LIGHT_HZ = const(2000)


def make(wiring):
    """Return the display of a board's table DISPLAY."""
    port = SpiPort(wiring)
    if wiring["kind"] == "st7789":
        from .st7789 import ST7789

        return ST7789(port, PWM(Pin(wiring["backlight"]), freq=_LIGHT_HZ, duty_u16=0))
    from .sh1107 import SH1107

    return SH1107(port)
