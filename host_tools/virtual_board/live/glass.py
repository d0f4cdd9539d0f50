"""What a board shows of itself: its display, and its figures."""

from dataclasses import dataclass, replace

from ..displays.screens import Picture
from .counters import clock_text


@dataclass(frozen=True)
class Glass:
    """What is on the display.

    screen   as the firmware drew it
    seen     in the display's own pixels and colours: the same where it has as many, in one colour
    """

    screen: Picture
    seen: Picture
    contrast: int


@dataclass(frozen=True)
class Facts:
    """The figures of the status line; no bytes before the first key."""

    device_ms: int
    key_bytes: int | None
    flash_writes: int
    language: str

    def texts(self) -> list[str]:
        """In the order of the line."""
        key = "" if self.key_bytes is None else f"last key {self.key_bytes} bus bytes"
        facts = [
            f"device {clock_text(self.device_ms)}",
            key,
            f"flash {self.flash_writes} writes",
            f"lang {self.language}",
        ]
        return [fact for fact in facts if fact]


def dark(glass: Glass) -> Glass:
    """The same glass without power."""
    return replace(glass, screen=_dark(glass.screen), seen=_dark(glass.seen))


def _dark(picture: Picture) -> Picture:
    return replace(picture, pixels=bytes(len(picture.pixels)))
