"""Pixels as characters: several pixels in one cell of the terminal."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product

_QUADRANTS = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█"
_BRAILLE_DOTS = (0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80)
_BRAILLE = 0x2800
_SEXTANTS = 0x1FB00
_LEFT_HALF, _RIGHT_HALF, _FULL = 0b010101, 0b101010, 0b111111
_DARK, _LIT = 0, 255

Table = dict[tuple[int, ...], str]


@dataclass(frozen=True)
class Dots:
    """One way to put pixels into cells.

    across, down   pixels of one cell
    table          the character of a cell's pixels, row by row from the top left
    narrow         whether no terminal draws these characters two columns wide
    """

    name: str
    across: int
    down: int
    table: Table
    narrow: bool

    def size(self, width: int, height: int) -> tuple[int, int]:
        """The columns and rows that a picture takes."""
        return -(-width // self.across), -(-height // self.down)

    def rows(self, pixels: bytes, width: int) -> Iterator[str]:
        """The picture, row by row of cells; what is missing in the last ones is dark."""
        stride = width * self.down
        spare_column = bytes(-width % self.across)
        for start in range(0, len(pixels), stride):
            block = pixels[start : start + stride].ljust(stride, b"\0")
            slices = []
            for top in range(0, stride, width):
                line = block[top : top + width] + spare_column
                slices += [line[column :: self.across] for column in range(self.across)]
            yield "".join(map(self.table.__getitem__, zip(*slices, strict=True)))


def _half_block(code: int) -> str:
    return " ▀▄█"[code]


def _quadrant(code: int) -> str:
    return _QUADRANTS[code]


def _sextant(code: int) -> str:
    special = {0: " ", _LEFT_HALF: "▌", _RIGHT_HALF: "▐", _FULL: "█"}
    skipped = (code > _LEFT_HALF) + (code > _RIGHT_HALF)
    return special.get(code) or chr(_SEXTANTS + code - 1 - skipped)


def _braille(code: int) -> str:
    dots = sum(dot for place, dot in enumerate(_BRAILLE_DOTS) if code >> place & 1)
    return chr(_BRAILLE + dots) if dots else " "


def _dots(name: str, across: int, down: int, narrow: bool = False) -> Dots:
    glyph = {"half": _half_block, "quadrant": _quadrant, "sextant": _sextant, "braille": _braille}
    table = {}
    for cell in product((_DARK, _LIT), repeat=across * down):
        table[cell] = glyph[name](sum(1 << place for place, pixel in enumerate(cell) if pixel))
    return Dots(name, across, down, table, narrow)


HALF = _dots("half", 1, 2)
QUADRANT = _dots("quadrant", 2, 2)
SEXTANT = _dots("sextant", 2, 3)
BRAILLE = _dots("braille", 2, 4, narrow=True)

ALL = (HALF, BRAILLE, SEXTANT, QUADRANT)

_DRAW_SEXTANTS = ("kitty", "foot", "ghostty", "wezterm", "iterm", "alacritty")
_VTE_SINCE = 6200


def by_preference(environment: Mapping[str, str]) -> tuple[Dots, ...]:
    """All ways, the best first: square pixels, then sextants where the terminal is known to draw
    them itself, then braille, which every font has."""
    names = environment.get("TERM", "") + environment.get("TERM_PROGRAM", "")
    vte = environment.get("VTE_VERSION", "")
    drawn = any(name in names.lower() for name in _DRAW_SEXTANTS) or "WT_SESSION" in environment
    if drawn or (vte.isdigit() and int(vte) >= _VTE_SINCE):
        return HALF, SEXTANT, BRAILLE, QUADRANT
    return ALL
