"""The display of a board, made and wired by its table DISPLAY."""

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from ..spi import SpiPins
from ..wires import Wires
from .sh1107 import Sh1107
from .ssd1306 import Ssd1306
from .st7789 import St7789


class Display(Protocol):
    """A model of a display, as whoever looks at it sees it."""

    width: int
    height: int
    contrast: int

    @property
    def lit(self) -> bool:
        """Whether the glass can show anything."""

    def power_on(self) -> None:
        """Lose everything, as a power cut does."""

    def pixels(self) -> bytes:
        """What a person sees, row by row from the top left."""


def _ssd1306(table: Mapping[str, Any], wires: Wires) -> Display:
    display = Ssd1306(table["width"], table["height"], table["address"])
    wires.i2c.attach(table["scl"], table["sda"], table["address"], display)
    return display


def _sh1107(table: Mapping[str, Any], wires: Wires) -> Display:
    display = Sh1107(table["width"], table["height"])
    wires.spi.attach(spi_pins(table), display)
    return display


def _st7789(table: Mapping[str, Any], wires: Wires) -> Display:
    wiring = wires.wiring
    display = St7789(table["width"], table["height"], lambda: wiring.now_us)
    wires.spi.attach(spi_pins(table), display)
    wiring.watch_duty(table["backlight"], display.set_light)
    return display


_KINDS: dict[str, Callable[[Mapping[str, Any], Wires], Display]] = {
    "ssd1306": _ssd1306,
    "sh1107": _sh1107,
    "st7789": _st7789,
}


def wired(table: Mapping[str, Any], wires: Wires) -> Display:
    """Return the display of a table that boards/check.py finds right."""
    return _KINDS[table["kind"]](table, wires)


def spi_pins(table: Mapping[str, Any]) -> SpiPins:
    """Return the pins of a display on SPI."""
    return SpiPins(table["sck"], table["mosi"], table["cs"], table["dc"], table.get("reset"))
