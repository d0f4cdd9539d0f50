"""The colours of the view: an OLED's glass in a dark bezel, and texts for dark or light windows."""

from dataclasses import dataclass

from .colours import Colour, Style

GLASS: Colour = (5, 8, 12)
LIT: Colour = (190, 232, 255)
_FULL_CONTRAST = 255
_FAINTEST = 0.5


@dataclass(frozen=True)
class Theme:
    """Styles by what they are for."""

    name: str
    bezel: Style
    text: Style
    dim: Style
    key: Style
    warning: Style
    cap: Style
    cap_note: Style
    cap_pressed: Style


DARK = Theme(
    name="dark",
    bezel=Style((92, 98, 110), (30, 33, 39)),
    text=Style((216, 220, 228)),
    dim=Style((132, 138, 150), plain="2"),
    key=Style((120, 200, 255), bold=True, plain="1"),
    warning=Style((255, 176, 92), bold=True, plain="1"),
    cap=Style((236, 239, 244), (58, 64, 76), bold=True, plain="7"),
    cap_note=Style((160, 168, 182), (58, 64, 76), plain="7"),
    cap_pressed=Style((12, 16, 22), (255, 202, 92), bold=True, plain="1;4"),
)

LIGHT = Theme(
    name="light",
    bezel=Style((120, 126, 138), (44, 48, 56)),
    text=Style((36, 40, 48)),
    dim=Style((108, 114, 124), plain="2"),
    key=Style((0, 92, 168), bold=True, plain="1"),
    warning=Style((176, 64, 0), bold=True, plain="1"),
    cap=Style((28, 32, 40), (206, 211, 219), bold=True, plain="7"),
    cap_note=Style((92, 98, 110), (206, 211, 219), plain="7"),
    cap_pressed=Style((255, 255, 255), (198, 88, 0), bold=True, plain="1;4"),
)

BY_NAME = {theme.name: theme for theme in (DARK, LIGHT)}


def glass(contrast: int, window_is_light: bool) -> Style:
    """The style of the picture at a contrast of 0..255.

    Without colours the glass is the window's own; in a light window it is turned to dark.
    """
    strength = _FAINTEST + (1 - _FAINTEST) * (contrast / _FULL_CONTRAST) ** 0.5
    red, green, blue = (
        round(dark + (lit - dark) * strength) for lit, dark in zip(LIT, GLASS, strict=True)
    )
    return Style((red, green, blue), GLASS, plain="7" if window_is_light else "")


def is_light(colour: Colour) -> bool:
    """Whether dark text is easier to read on `colour`."""
    red, green, blue = colour
    return 299 * red + 587 * green + 114 * blue > 127_500


def guess(colour_hint: str) -> Theme:
    """The theme by COLORFGBG, `ink;paper` as numbers of 16 colours, as some terminals set it."""
    paper = colour_hint.rpartition(";")[2]
    return LIGHT if paper in ("7", "15") else DARK
