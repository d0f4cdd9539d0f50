"""Reads texts back from pixels, by exact match with the glyphs of the device's fonts.

A glyph counts where its ink matches pixel by pixel and a margin of one pixel around it is empty,
solid (the edge of a box) or beyond the picture; digits and syllables of much ink need no margin.
Of overlapping ones most ink wins. A shape that a bar or a line may have too (a dash, a dot, an I)
counts only within a text: exactly where its next or previous character stands, with an empty
margin.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from .inks import Shape, faint_shapes, strong_shapes
from .lookalikes import Words

_ONE_SPACE_FROM = 4  # empty columns between two cells
_TWO_SPACES_FROM = 8
_EMPTY, _SOLID, _BROKEN = 0, 1, 2  # what a margin is; joined by |
_SHORTEST_EDGE = 0b111


@dataclass(frozen=True)
class Found:
    """A shape on a picture, with the top left corner of its ink at x, y."""

    shape: Shape
    x: int
    y: int

    @property
    def start(self) -> int:
        """The first column of its cell."""
        return self.x - self.shape.left

    @property
    def end(self) -> int:
        """The column where the next cell begins."""
        return self.start + self.shape.advance

    @property
    def base(self) -> int:
        """The row below its base line."""
        return self.y + self.shape.base


class Picture:
    """Pixels as rows and columns of bits; nothing is beyond it."""

    def __init__(self, rows: list[int], width: int):
        self.width = width
        self.height = len(rows)
        self._full = (1 << width) - 1
        self._rows = [*rows, 0]  # the last also stands for row -1
        self._columns = [
            *(sum((row >> x & 1) << y for y, row in enumerate(rows)) for x in range(width)),
            0,
        ]

    def strong(self) -> Iterator[Found]:
        """Every strong shape that stands alone."""
        for height, inks in strong_shapes().items():
            mask = (1 << height) - 1
            for y in range(self.height - height + 1):
                if self._is_plain(y, height):
                    continue
                band = [column >> y & mask for column in self._columns]
                for x in range(self.width):
                    if band[x] in inks:
                        for width, by_ink in inks[band[x]].items():
                            for shape in by_ink.get(tuple(band[x : x + width]), ()):
                                if shape.unmistakable or self._is_alone(shape, x, y):
                                    yield Found(shape, x, y)

    def _is_plain(self, y: int, height: int) -> bool:
        """Whether those rows are all empty or all set."""
        some = 0
        every = self._full
        for row in self._rows[y : y + height]:
            some |= row
            every &= row
        return not some or every == self._full

    def faint_beside(self, found: Found, is_apart: bool) -> Iterator[Found]:
        """Every faint shape that can be the character before or after one, or after a space."""
        for shape in faint_shapes():
            y = found.base - shape.base
            space = found.shape.space if is_apart else 0
            after = found.end + space + shape.left
            before = found.start - space - shape.advance + shape.left
            for x in (after, before):
                if self._holds(shape, x, y):
                    yield Found(shape, x, y)

    def _holds(self, shape: Shape, x: int, y: int) -> bool:
        width = len(shape.ink)
        if x < 0 or y < 0 or x + width > self.width or y + shape.height > self.height:
            return False
        mask = (1 << shape.height) - 1
        box = self._columns[x : x + width]
        return (
            all(column >> y & mask == ink for column, ink in zip(box, shape.ink, strict=True))
            and self._margin(shape, x, y) == _EMPTY
            and not self._touches_corner(shape, x, y)
        )

    def _touches_corner(self, shape: Shape, x: int, y: int) -> bool:
        """Whether ink meets a corner of the shape: the upper dot of a comma is no full stop."""
        left, right = x - 1, x + len(shape.ink)
        above, below = y - 1, y + shape.height
        return any(
            0 <= column < self.width and 0 <= row < self.height and self._rows[row] >> column & 1
            for column in (left, right)
            for row in (above, below)
        )

    def _is_alone(self, shape: Shape, x: int, y: int) -> bool:
        return self._margin(shape, x, y) <= _SOLID

    def _margin(self, shape: Shape, x: int, y: int) -> int:
        width, height = len(shape.ink), shape.height
        mask = (1 << width) - 1
        margin = _edge(self._rows[y - 1] >> x & mask, mask)
        margin |= _edge(self._rows[y + height] >> x & mask, mask)
        mask = (1 << height) - 1
        margin |= _edge(self._columns[x - 1] >> y & mask, mask)
        return margin | _edge(self._columns[x + width] >> y & mask, mask)


def _edge(bits: int, mask: int) -> int:
    if not bits:
        return _EMPTY
    return _SOLID if bits == mask >= _SHORTEST_EDGE else _BROKEN


def read(width: int, height: int, pixels: bytes, strings: Iterable[str] = ()) -> list[str]:
    """The texts of a picture of 0 and 255 from the top, one per base line.

    Runs on one base line are joined by two spaces. `strings` are texts that may stand there; they
    decide between characters that look the same.
    """
    rows = [
        sum((level > 127) << x for x, level in enumerate(pixels[start : start + width]))
        for start in range(0, width * height, width)
    ]
    full = (1 << width) - 1
    lines = defaultdict(list)
    lit = _texts(Picture(rows, width))
    dark = _texts(Picture([row ^ full for row in rows], width))
    for found in [*_without_gaps_of(dark, lit), *_without_gaps_of(lit, dark)]:
        lines[found.base].append(found)
    words = Words(strings)
    return [words.choose(_assembled(lines[base])) for base in sorted(lines)]


def _texts(picture: Picture) -> list[Found]:
    """The shapes that do not overlap, and the faint ones beside them.

    Those of the same word come first: an I and a bar may differ only in where they stand.
    """
    taken: set[tuple[int, int]] = set()
    strong = sorted(picture.strong(), key=lambda f: (-f.shape.pixels, f.y, f.x))
    chosen = [found for found in strong if _claim(found, taken)]
    for is_apart in (False, True, False):
        for found in chosen:  # which grows
            chosen += [one for one in picture.faint_beside(found, is_apart) if _claim(one, taken)]
    return chosen


def _without_gaps_of(others: list[Found], texts: list[Found]) -> list[Found]:
    """The texts that are not just what a larger character of the other colour leaves free."""
    return [
        found
        for found in texts
        if not any(o.shape.pixels > found.shape.pixels and _overlap(o, found) for o in others)
    ]


def _overlap(one: Found, other: Found) -> bool:
    return (
        one.x < other.x + len(other.shape.ink)
        and other.x < one.x + len(one.shape.ink)
        and one.y < other.y + other.shape.height
        and other.y < one.y + one.shape.height
    )


def _claim(found: Found, taken: set[tuple[int, int]]) -> bool:
    """Take the pixels of its ink, unless one of them is taken."""
    pixels = {
        (found.x + x, found.y + y)
        for x, column in enumerate(found.shape.ink)
        for y in range(found.shape.height)
        if column >> y & 1
    }
    if pixels & taken:
        return False
    taken |= pixels
    return True


def _assembled(line: list[Found]) -> list[str]:
    """The line from the left, cell by cell, each with all characters that it may be."""
    cells: list[str] = []
    end = 0
    for found in sorted(line, key=lambda f: f.start):
        gap = found.start - end if cells else 0
        if gap >= _ONE_SPACE_FROM:
            cells += [" "] * (2 if gap >= _TWO_SPACES_FROM else 1)
        cells.append(found.shape.characters)
        end = found.end
    return cells
