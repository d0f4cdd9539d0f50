"""How many colours a terminal has, and the escape codes of a style in each case."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

Colour = tuple[int, int, int]

_CUBE = (0, 95, 135, 175, 215, 255)
_FIRST_OF_CUBE, _FIRST_GREY, _GREYS = 16, 232, 24
_SIXTEEN: tuple[Colour, ...] = (
    (0, 0, 0),
    (205, 0, 0),
    (0, 205, 0),
    (205, 205, 0),
    (0, 0, 238),
    (205, 0, 205),
    (0, 205, 205),
    (229, 229, 229),
    (127, 127, 127),
    (255, 0, 0),
    (0, 255, 0),
    (255, 255, 0),
    (92, 92, 255),
    (255, 0, 255),
    (0, 255, 255),
    (255, 255, 255),
)


class Depth(Enum):
    """How many colours there are."""

    NONE = 0
    SIXTEEN = 16
    MANY = 256
    ALL = 1 << 24


@dataclass(frozen=True)
class Style:
    """The look of a cell; None leaves the terminal's own colour.

    plain    what stands for it where there are no colours: codes of ECMA-48 such as 7, reverse
    """

    ink: Colour | None = None
    paper: Colour | None = None
    bold: bool = False
    plain: str = ""


def depth(environment: Mapping[str, str]) -> Depth:
    """What the environment says of the terminal; NO_COLOR, when not empty, is obeyed."""
    if environment.get("NO_COLOR"):
        return Depth.NONE
    kind = environment.get("TERM", "")
    if environment.get("COLORTERM", "") in ("truecolor", "24bit") or kind.endswith("-direct"):
        return Depth.ALL
    if "256color" in kind or any(word in kind for word in ("kitty", "ghostty", "alacritty")):
        return Depth.MANY
    if kind in ("vt100", "vt102", "vt220"):
        return Depth.NONE
    return Depth.SIXTEEN


def code(style: Style, colours: Depth) -> str:
    """The escape code that sets `style`, whatever was set before."""
    parts = ["0"]
    if colours is Depth.NONE:
        parts += [style.plain] if style.plain else []
    else:
        parts += ["1"] if style.bold else []
        parts += [_colour(style.ink, colours, "38", 30)] if style.ink else []
        parts += [_colour(style.paper, colours, "48", 40)] if style.paper else []
    return f"\x1b[{';'.join(parts)}m"


def _colour(colour: Colour, colours: Depth, long_code: str, short_code: int) -> str:
    if colours is Depth.ALL:
        return f"{long_code};2;" + ";".join(map(str, colour))
    if colours is Depth.MANY:
        return f"{long_code};5;{_nearest_of_many(colour)}"
    nearest = min(range(16), key=lambda place: _distance(_SIXTEEN[place], colour))
    return str(short_code + nearest if nearest < 8 else short_code + 60 + nearest - 8)


def _nearest_of_many(colour: Colour) -> int:
    steps = [min(range(6), key=lambda step: abs(_CUBE[step] - part)) for part in colour]
    red, green, blue = steps
    in_cube = _FIRST_OF_CUBE + 36 * red + 6 * green + blue
    grey_step = max(0, min(_GREYS - 1, (sum(colour) // 3 - 3) // 10))
    grey = 8 + 10 * grey_step
    cube_distance = _distance((_CUBE[red], _CUBE[green], _CUBE[blue]), colour)
    if _distance((grey, grey, grey), colour) < cube_distance:
        return _FIRST_GREY + grey_step
    return in_cube


def _distance(one: Colour, other: Colour) -> int:
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True))
