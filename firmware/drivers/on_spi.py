"""The displays on SPI, with the pins that they are driven over."""

from .spi_port import SpiPort


def make(wiring):
    """Return the display of a board's table DISPLAY."""
    from .sh1107 import SH1107

    return SH1107(SpiPort(wiring))
