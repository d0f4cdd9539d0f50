"""Builds the device's fonts from Galmuri's glyphs: those that the texts need, and all for names.

    python -m tabletally.builders.fonts

The output stands in firmware/fonts and is committed. Here, in galmuri/, is what the BDF files of
npm's `galmuri` say of ASCII, KS X 1001 and some signs. To take a newer release:

    npm pack galmuri && tar xzf galmuri-*.tgz
    python -m tabletally.builders.fonts package/dist
"""

import argparse
import struct
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from .. import places
from .bdf import Glyph, read_bdf, trim_bdf
from .characters import bold_strings_in, is_syllable, ks_x_1001, strings_in, text_files

FOLDER = places.FIRMWARE / "fonts"
GALMURI = Path(__file__).with_name("galmuri")
REBUILD = "python -m tabletally.builders.fonts"

SOURCES = REGULAR, HEAVY, LARGE = ("Galmuri9", "Galmuri11-Bold", "Galmuri14")
ASCII = [chr(code) for code in range(33, 127)]
SIGNS = "·×…‘’“”←↑→↓○●★■□▲▼◀▶"  # noqa: RUF001 - they are meant
FIGURES = list("+,-./0123456789")

_FIRST_BLOCK = 0xAC00 >> 6
_BLOCKS = (0xD7A3 >> 6) - _FIRST_BLOCK + 1
_PAGE = 8
_PART = 112  # glyphs of Hangul, as firmware/font.py has it
_PART_COLUMNS = 1020  # of Galmuri9


def main(arguments: list[str] | None = None) -> int:
    """Build everything; the exit status is 0, or 1 when the fonts lack a character."""
    parser = argparse.ArgumentParser(prog=REBUILD, description=__doc__.splitlines()[0])
    parser.add_argument("dist", type=Path, nargs="?", help="folder with a newer Galmuri9.bdf etc.")
    options = parser.parse_args(arguments)
    try:
        if options.dist:
            take_over(options.dist)
        build(strings_in(text_files()), bold_strings_in(text_files()))
    except (OSError, KeyError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def take_over(dist: Path) -> None:
    """Keep what can be wanted of each BDF file."""
    letters = [chr(code) for code in range(32, 0x3000)]
    for name in SOURCES:
        wanted = letters if name == LARGE else [*letters, *ks_x_1001()]
        trim_bdf(dist / f"{name}.bdf", GALMURI / f"{name}.bdf.gz", map(ord, wanted))


def build(texts: list[str], bold: list[str]) -> None:
    """Write every font module and the syllables file."""
    signs, syllables = split([*texts, SIGNS])
    bold_signs, bold_syllables = split(bold)
    regular = Source(REGULAR)
    heavy = Source(HEAVY)
    large = Source(LARGE)
    write_narrow("galmuri9_latin", regular, ASCII, signs)
    write_wide("galmuri9_hangul", regular, syllables)
    write_narrow("galmuri11_bold_latin", heavy, ASCII, bold_signs)
    write_wide("galmuri11_bold_hangul", heavy, bold_syllables)
    write_narrow("galmuri14_figures", large, FIGURES)
    write_narrow("galmuri14_figures_doubled", large, FIGURES, scale=2)
    write_syllables(FOLDER / "ks_x_1001.bin", regular, ks_x_1001())


def split(texts: Iterable[str]) -> tuple[list[str], list[str]]:
    """The characters beyond ASCII, sorted: those that are no Hangul syllables, and those that are.

    Controls and spaces have no picture and are left out.
    """
    characters = sorted({c for text in texts for c in text if c > "\x7f" and not c.isspace()})
    return (
        [c for c in characters if not is_syllable(c)],
        [c for c in characters if is_syllable(c)],
    )


class Source:
    """One BDF file, by its name."""

    def __init__(self, name: str):
        self.path = GALMURI / f"{name}.bdf.gz"
        self.name = name

    def glyphs(self, characters: Iterable[str]) -> list[Glyph]:
        """In the order asked for; KeyError names what the font lacks."""
        characters = list(characters)
        found = read_bdf(self.path, map(ord, characters))
        missing = [c for c in characters if ord(c) not in found]
        if missing:
            raise KeyError(f"{self.name} lacks {' '.join(missing)}")
        return [found[ord(c)] for c in characters]


def write_narrow(
    module: str, source: Source, run: list[str], signs: Sequence[str] = (), scale: int = 1
) -> None:
    """A font of varying widths: `run` are consecutive characters, `signs` any others."""
    glyphs = source.glyphs([*run, *signs])
    (space,) = source.glyphs(" ")
    ascent = max(glyph.top for glyph in glyphs)
    descent = -min(0, *(glyph.bottom for glyph in glyphs))
    columns = [glyph.columns(ascent, scale) for glyph in glyphs]
    rows = (ascent + descent) * scale
    starts = [0]
    for glyph in columns:
        starts.append(starts[-1] + len(glyph))
    write_module(
        module,
        source,
        ASCENT=ascent * scale,
        ROWS=rows,
        SPACE=space.advance * scale,
        GAP=scale,
        FIRST=ord(run[0]),
        RUN=len(run),
        SIGNS=struct.pack(f"<{len(signs)}H", *map(ord, signs)),
        STARTS=struct.pack(f"<{len(starts)}H", *starts),
        COLUMNS=paged([c for glyph in columns for c in glyph], rows),
    )


def write_wide(module: str, source: Source, syllables: list[str]) -> None:
    """A font of Hangul syllables, all of one width."""
    glyphs = source.glyphs(syllables or ["가"])[: len(syllables)]
    (pattern,) = source.glyphs(["가"])
    size = pattern.advance - 1
    columns = [c for glyph in glyphs for c in glyph.columns(size)]
    write_module(
        module,
        source,
        SIZE=size,
        STARTS=struct.pack(f"<{_BLOCKS + 1}H", *block_starts(syllables)),
        TAILS=tails(syllables),
        COLUMNS=tuple(
            paged(filled(columns[at : at + _PART * size], size), size)
            for at in range(0, len(columns), _PART * size)
        ),
    )


def write_syllables(path: Path, source: Source, syllables: list[str]) -> None:
    """All syllables for names, read from flash: block starts, tails, then 11 bytes for each
    glyph: nine columns of its upper eight rows, and the ninth row as nine bits."""
    with path.open("wb") as file:
        file.write(struct.pack(f"<{_BLOCKS + 1}H", *block_starts(syllables)))
        file.write(tails(syllables))
        for glyph in source.glyphs(syllables):
            columns = glyph.columns(9)
            file.write(bytes(column & 0xFF for column in columns))
            ninth = sum((column >> 8) << x for x, column in enumerate(columns))
            file.write(struct.pack("<H", ninth))


def block_starts(syllables: list[str]) -> list[int]:
    """For each 64 code points from U+AC00 on, the place of the first glyph; then the end."""
    blocks = [(ord(c) >> 6) - _FIRST_BLOCK for c in syllables]
    return [sum(block < limit for block in blocks) for limit in range(_BLOCKS + 1)]


def tails(syllables: list[str]) -> bytes:
    """The last byte of each in UTF-8: which of its 64 it is."""
    return bytes(c.encode()[-1] for c in syllables)


def filled(columns: list[int], size: int) -> list[int]:
    """Columns of a whole part, and empty ones: two of them take up a whole block of flash."""
    is_whole = len(columns) == _PART * size
    return columns + [0] * (_PART_COLUMNS - len(columns)) if is_whole else columns


def paged(columns: list[int], rows: int) -> bytes:
    """Columns as bytes of eight pixels: all upper ones, then all below, as a display has them."""
    pages = range(0, rows, _PAGE)
    return bytes(column >> shift & 0xFF for shift in pages for column in columns)


def write_module(module: str, source: Source, **values: int | bytes | tuple[bytes, ...]) -> None:
    """A module of constants for the device."""
    lines = [
        f'"""{source.name}, Copyright (c) 2019-2025 Lee Minseo, SIL Open Font License 1.1 '
        "(OFL.txt).",
        "",
        "Generated by tabletally.builders.fonts; do not edit.",
        '"""',
        "",
    ]
    for name, value in values.items():
        if isinstance(value, bytes):
            lines += [f"{name} = (", *literal(value), ")"]
        elif isinstance(value, tuple):
            lines.append(f"{name} = (")
            for part in value:
                lines += ["    (", *("    " + line for line in literal(part)), "    ),"]
            lines.append(")")
        else:
            lines.append(f"{name} = {value}")
    (FOLDER / f"{module}.py").write_text("\n".join(lines) + "\n", encoding="utf-8")


def literal(value: bytes) -> list[str]:
    """A bytes literal in lines of 22 bytes."""
    parts = [value[at : at + 22] for at in range(0, len(value), 22)] or [b""]
    return ['    b"' + "".join(f"\\x{byte:02x}" for byte in part) + '"' for part in parts]


if __name__ == "__main__":
    sys.exit(main())
