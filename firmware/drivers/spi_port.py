"""A display on SPI: its pins, and what is sent to it as commands or as data. It never answers."""

from time import sleep_ms

from machine import SPI, Pin
from micropython import const

_RESET_MS = const(10)


class SpiPort:
    """The pins and the bus of a board's table DISPLAY. Sending allocates nothing.

    Between `select` and `release` the display listens.
    """

    def __init__(self, wiring):
        self._select = Pin(wiring["cs"], Pin.OUT, value=1)
        self._bus = SPI(
            wiring["id"],
            baudrate=wiring["freq"],
            polarity=0,
            phase=0,
            sck=Pin(wiring["sck"]),
            mosi=Pin(wiring["mosi"]),
            miso=None,
        )
        # Only now: an image may give this pin to the bus as its input.
        self._is_data = Pin(wiring["dc"], Pin.OUT, value=0)
        self._reset = None
        if "reset" in wiring:
            self._reset = Pin(wiring["reset"], Pin.OUT, value=1)

    def reset(self):
        """Have the display's reset pin low for a while, if it has one; takes 20 ms."""
        if self._reset:
            self._reset.value(0)
            sleep_ms(_RESET_MS)
            self._reset.value(1)
            sleep_ms(_RESET_MS)

    def select(self):
        """Begin to send."""
        self._select.value(0)

    def release(self):
        """Have sent all."""
        self._select.value(1)

    def command(self, buffer):
        """Send commands and their arguments."""
        self._is_data.value(0)
        self._bus.write(buffer)

    def data(self, buffer):
        """Send data."""
        self._is_data.value(1)
        self._bus.write(buffer)
