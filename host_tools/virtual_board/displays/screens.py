"""What is seen on a display, and the screen that the firmware drew for it."""

from dataclasses import dataclass

from ..errors import FirmwareStopped
from . import DisplayError, stretch
from .kinds import Display
from .st7789 import St7789


@dataclass(frozen=True)
class Picture:
    """Pixels row by row from the top left: a byte of grey each, or three of RGB."""

    width: int
    height: int
    pixels: bytes


def seen_on(display: Display) -> Picture:
    """Return what a person sees."""
    return Picture(display.width, display.height, display.pixels())


def screen_of(display: Display) -> Picture:
    """Return what the firmware drew, in 0 and 255.

    FirmwareStopped when what is seen is no screen of it.
    """
    seen = seen_on(display)
    if not isinstance(display, St7789):
        return seen
    try:
        return Picture(stretch.WIDTH, stretch.HEIGHT, stretch.unstretched(seen.pixels))
    except DisplayError as error:
        raise FirmwareStopped(f"what the display shows is no screen: {error}") from error
