"""The device's fonts on the host: glyphs as columns, and the width of a text."""

import struct
from dataclasses import dataclass
from functools import lru_cache
from types import ModuleType

from .. import places
from ..firmware.fonts import (
    galmuri9_hangul,
    galmuri9_latin,
    galmuri11_bold_hangul,
    galmuri11_bold_latin,
    galmuri14_figures,
    galmuri14_figures_doubled,
)

_FIRST_BLOCK = 0xAC00 >> 6
_SYLLABLES_FILE = places.FIRMWARE / "fonts" / "ks_x_1001.bin"
_BLOCKS = 175
_PART = 112  # glyphs in a part of Hangul, as firmware/font.py has it
_SYLLABLE_SIZE = 9

Columns = tuple[int, ...]


@dataclass(frozen=True)
class Glyphs:
    """Glyphs of one height.

    rows      of a cell; bit 0 of a column is the topmost
    ascent    rows above the base line
    gap       columns between two glyphs
    space     columns that a space takes
    columns   by character
    """

    rows: int
    ascent: int
    gap: int
    space: int
    columns: dict[str, Columns]


@dataclass(frozen=True)
class Face:
    """One font of the device: letters and signs, and Hangul if it has any."""

    narrow: Glyphs
    wide: Glyphs | None = None

    def covers(self, text: str) -> bool:
        """Whether every character has a glyph that is loaded with the font."""
        return all(
            c == " " or c in self.narrow.columns or (self.wide and c in self.wide.columns)
            for c in text
        )

    def width(self, text: str) -> int:
        """Pixels from the first column to the last, as `Canvas` places it."""
        return sum(map(self._advance, text)) - self.narrow.gap

    def _advance(self, character: str) -> int:
        if character == " ":
            return self.narrow.space
        if self.wide and "가" <= character <= "힣":
            return self.wide.rows + self.wide.gap
        columns = self.narrow.columns.get(character) or self.narrow.columns["?"]
        return len(columns) + self.narrow.gap


@lru_cache
def faces() -> dict[str, Face]:
    """The fonts by the names that the device gives them: text, bold, figures, big."""
    return {
        "text": Face(_narrow(galmuri9_latin), _wide(galmuri9_hangul)),
        "bold": Face(_narrow(galmuri11_bold_latin), _wide(galmuri11_bold_hangul)),
        "figures": Face(_narrow(galmuri14_figures)),
        "big": Face(_narrow(galmuri14_figures_doubled)),
    }


@lru_cache
def syllables() -> Glyphs:
    """All syllables of KS X 1001, from the file that the device reads players' names with."""
    data = _SYLLABLES_FILE.read_bytes()
    starts = struct.unpack_from(f"<{_BLOCKS + 1}H", data)
    tails_at = 2 * len(starts)
    characters = _characters(starts, data[tails_at : tails_at + starts[-1]])
    glyphs = {}
    for c, at in zip(characters, range(tails_at + starts[-1], len(data), 11), strict=True):
        (ninth,) = struct.unpack_from("<H", data, at + _SYLLABLE_SIZE)
        glyphs[c] = tuple(data[at + x] | (ninth >> x & 1) << 8 for x in range(_SYLLABLE_SIZE))
    return Glyphs(_SYLLABLE_SIZE, _SYLLABLE_SIZE, 1, 4, glyphs)


def _narrow(module: ModuleType) -> Glyphs:
    starts = struct.unpack(f"<{len(module.STARTS) // 2}H", module.STARTS)
    codes = [
        *range(module.FIRST, module.FIRST + module.RUN),
        *struct.unpack(f"<{len(module.SIGNS) // 2}H", module.SIGNS),
    ]
    columns = _columns(module.COLUMNS, module.ROWS)
    glyphs = {
        chr(code): columns[start:end]
        for code, start, end in zip(codes, starts, starts[1:], strict=False)
    }
    return Glyphs(module.ROWS, module.ASCENT, module.GAP, module.SPACE, glyphs)


def _wide(module: ModuleType) -> Glyphs:
    starts = struct.unpack(f"<{_BLOCKS + 1}H", module.STARTS)
    size = module.SIZE
    columns = sum((_columns(part, size)[: _PART * size] for part in module.COLUMNS), ())
    glyphs = {
        c: columns[i * size : (i + 1) * size]
        for i, c in enumerate(_characters(starts, module.TAILS))
    }
    return Glyphs(size, size, 1, 0, glyphs)


def _characters(starts: tuple[int, ...], tails: bytes) -> list[str]:
    return [
        chr((_FIRST_BLOCK + block) << 6 | tail & 63)
        for block in range(_BLOCKS)
        for tail in tails[starts[block] : starts[block + 1]]
    ]


def _columns(data: bytes, rows: int) -> Columns:
    pages = (rows + 7) // 8
    count = len(data) // pages
    return tuple(
        sum(data[page * count + x] << 8 * page for page in range(pages)) for x in range(count)
    )
