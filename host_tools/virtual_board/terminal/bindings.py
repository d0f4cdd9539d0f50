"""What the keys of the keyboard are for."""

from dataclasses import dataclass
from enum import Enum


class Deed(Enum):
    """What is done to the board or the view."""

    CUT = "power cut"
    RESET = "reset"
    SHOT = "shot"
    DOTS = "dots"
    THEME = "theme"
    QUIT = "quit"
    SUSPEND = "suspend"
    REDRAW = "redraw"


# With shift, so as a capital letter, the press is a long one.
BOARD_KEYS = {
    "up": "up",
    "u": "up",
    "down": "down",
    "d": "down",
    "enter": "ok",
    "space": "ok",
    "o": "ok",
    "backspace": "back",
    "escape": "back",
    "left": "back",
    "b": "back",
}

DEEDS = {
    "p": Deed.CUT,
    "r": Deed.RESET,
    "s": Deed.SHOT,
    "v": Deed.DOTS,
    "t": Deed.THEME,
    "q": Deed.QUIT,
    "ctrl+c": Deed.QUIT,
    "ctrl+z": Deed.SUSPEND,
    "ctrl+l": Deed.REDRAW,
}


@dataclass(frozen=True)
class Cap:
    """What is printed on a key: what presses it, the same in short, what presses it long."""

    presses: str
    short: str
    long: str


CAPS = {
    "up": Cap("arrow up", "arrow", "U"),
    "down": Cap("arrow down", "arrow", "D"),
    "ok": Cap("Enter or Space", "Enter", "O"),
    "back": Cap("Esc or left", "Esc", "B"),
}

# Most needed first: what has no room is left out.
HINTS = (
    ("q", "quit"),
    ("U D O B", "long press"),
    ("p", "power cut"),
    ("r", "reset"),
    ("s", "save a shot"),
    ("v", "dots"),
    ("t", "theme"),
)
