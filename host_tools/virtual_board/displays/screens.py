"""The screen that the firmware drew, as a display shows it."""

from dataclasses import dataclass

from ..errors import FirmwareStopped
from . import DisplayError, stretch
from .kinds import Display
from .st7789 import St7789


@dataclass(frozen=True)
class Screen:
    """A byte of 0 or 255 per pixel, row by row from the top left."""

    width: int
    height: int
    pixels: bytes


def screen_of(display: Display) -> Screen:
    """Return what the firmware drew; FirmwareStopped when what is shown is no screen of it."""
    pixels = display.pixels()
    if not isinstance(display, St7789):
        return Screen(display.width, display.height, pixels)
    try:
        return Screen(stretch.WIDTH, stretch.HEIGHT, stretch.unstretched(pixels))
    except DisplayError as error:
        raise FirmwareStopped(f"what the display shows is no screen: {error}") from error
