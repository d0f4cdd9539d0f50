"""What the terminal tells us."""

from dataclasses import dataclass
from enum import Enum


class Phase(Enum):
    """What a key did; a terminal of the old kind knows only PRESS, also for repeats."""

    PRESS = 1
    REPEAT = 2
    RELEASE = 3


@dataclass(frozen=True)
class Stroke:
    """A key: a letter in lower case, `ctrl+c`, or a name such as `up`, `enter`, `escape`."""

    key: str
    phase: Phase = Phase.PRESS
    shift: bool = False


@dataclass(frozen=True)
class Click:
    """The left mouse button at a cell, counted from 0."""

    row: int
    column: int
    pressed: bool


@dataclass(frozen=True)
class FocusLost:
    """The window is no longer the one that gets the keys."""


@dataclass(frozen=True)
class TellsReleases:
    """The terminal knows the keyboard protocol that tells presses, repeats and releases."""


@dataclass(frozen=True)
class Background:
    """The terminal's own background colour, 0..255 each."""

    red: int
    green: int
    blue: int


@dataclass(frozen=True)
class CursorAt:
    """Where the cursor stood when it was asked for, counted from 0."""

    row: int
    column: int


Event = Stroke | Click | FocusLost | TellsReleases | Background | CursorAt
