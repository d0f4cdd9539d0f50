"""The glyphs of all fonts by their ink alone: the empty rows and columns around it cut off."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from .glyphs import Columns, Glyphs, faces, syllables

_FAINT = frozenset("!\"',-./:;=[\\]^_`|~·‘’“”…")  # noqa: RUF001 - they are meant
_LEAST_PIXELS = 5
_MUCH_INK = 24


@dataclass(frozen=True)
class Shape:
    """What some ink means.

    characters    all that look so, mostly one
    ink           columns, bit 0 the topmost row of the ink
    height        rows of the ink
    left          empty columns of the cell before the ink
    base          rows from the top of the ink to the base line
    advance       columns of the whole cell, the gap behind it included
    space         columns of a space in that font
    pixels        how many the ink has
    faint         whether a bar, a line or a dot looks the same
    unmistakable  whether it is no part of anything else either, nor a gap between other things
    """

    characters: str
    ink: Columns
    height: int
    left: int
    base: int
    advance: int
    space: int
    pixels: int
    faint: bool
    unmistakable: bool


# Height, first column, width, all columns: each step leaves few to compare.
ByInk = dict[int, dict[int, dict[int, dict[Columns, list[Shape]]]]]


@lru_cache
def strong_shapes() -> ByInk:
    """The shapes that can be nothing but a character."""
    table: ByInk = defaultdict(lambda: defaultdict(lambda: defaultdict(dict)))
    for shape in _all_shapes():
        if not shape.faint:
            by_ink = table[shape.height][shape.ink[0]][len(shape.ink)]
            by_ink.setdefault(shape.ink, []).append(shape)
    return table


@lru_cache
def faint_shapes() -> list[Shape]:
    """The others, those with most ink first."""
    faint = [shape for shape in _all_shapes() if shape.faint]
    return sorted(faint, key=lambda shape: -shape.pixels)


@lru_cache
def _all_shapes() -> list[Shape]:
    shapes = []
    for glyphs in _all_glyphs():
        characters: dict[Columns, str] = {}
        for character, columns in glyphs.columns.items():
            characters[columns] = characters.get(columns, "") + character
        shapes += [_shape(glyphs, alike, columns) for columns, alike in characters.items()]
    return shapes


def _all_glyphs() -> Iterator[Glyphs]:
    for name, face in faces().items():
        yield face.narrow
        if name == "text":
            yield syllables()  # which hold all of its own
        elif face.wide:
            yield face.wide


def _shape(glyphs: Glyphs, characters: str, columns: Columns) -> Shape:
    used = [x for x, column in enumerate(columns) if column]
    ink = columns[used[0] : used[-1] + 1]
    together = 0
    for column in ink:
        together |= column
    top = (together & -together).bit_length() - 1
    height = together.bit_length() - top
    ink = tuple(column >> top for column in ink)
    bars = sum(column == (1 << height) - 1 for column in ink)
    solid = bars == len(ink)
    is_mostly_bar = 2 * bars > len(ink)  # the 1 of bold digits is found between any two lines
    pixels = sum(column.bit_count() for column in ink)
    return Shape(
        characters=characters,
        ink=ink,
        height=height,
        left=used[0],
        base=glyphs.ascent - top,
        advance=len(columns) + glyphs.gap,
        space=glyphs.space,
        pixels=pixels,
        faint=solid or pixels < _LEAST_PIXELS or characters in _FAINT,
        unmistakable=pixels >= _MUCH_INK
        and not is_mostly_bar
        and (characters[0].isdigit() or characters >= "가"),
    )
