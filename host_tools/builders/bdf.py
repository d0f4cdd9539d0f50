"""Reads BDF, the bitmap font format: glyphs as columns of pixels."""

import gzip
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Glyph:
    """One character's picture.

    advance  pixels to the next character
    left     empty columns before the ink; may be negative
    bottom   rows from the base line up to the lowest row of ink; negative below the line
    rows     from the top, one int each, the leftmost pixel in the highest of `width` bits
    width    columns of ink
    """

    advance: int
    left: int
    bottom: int
    rows: tuple[int, ...]
    width: int

    @property
    def top(self) -> int:
        """Rows from the base line up to the upper edge of the ink."""
        return self.bottom + len(self.rows)

    def columns(self, ascent: int, scale: int = 1) -> list[int]:
        """Columns of the advance without its last, empty one; bit 0 is `ascent` rows above
        the base line. `scale` repeats every pixel in both directions."""
        columns = [0] * (max(self.advance - 1, self.left + self.width) * scale)
        for row, bits in enumerate(self.rows, ascent - self.top):
            for x in range(self.width):
                if bits >> (self.width - 1 - x) & 1:
                    for i in range(scale):
                        square = (1 << scale) - 1
                        columns[(self.left + x) * scale + i] |= square << row * scale
        return columns


def read_bdf(path: Path, wanted: Iterable[int]) -> dict[int, Glyph]:
    """The wanted code points' glyphs from a BDF file, packed by gzip or not; those that the font
    lacks are left out."""
    wanted = set(wanted)
    glyphs = {}
    code = advance = 0
    box: tuple[int, ...] = (0, 0, 0, 0)
    lines = iter(_text(path).splitlines())
    for line in lines:
        word, _, rest = line.partition(" ")
        if word == "ENCODING":
            code = int(rest)
        elif word == "DWIDTH":
            advance = int(rest.split()[0])
        elif word == "BBX":
            box = tuple(map(int, rest.split()))
        elif word == "BITMAP" and code in wanted:
            width, height, left, bottom = box
            spare_bits = -width % 8
            rows = tuple(int(next(lines), 16) >> spare_bits for _ in range(height))
            glyphs[code] = Glyph(advance, left, bottom, rows, width)
    return glyphs


def trim_bdf(path: Path, trimmed: Path, wanted: Iterable[int]) -> None:
    """Write a BDF file, packed by gzip, with the header and only the wanted glyphs."""
    wanted = set(wanted)
    header, *characters = _text(path).split("STARTCHAR ")
    kept = [c for c in characters if int(c.split("ENCODING ")[1].split()[0]) in wanted]
    lines = [
        f"CHARS {len(kept)}" if line.startswith("CHARS ") else line for line in header.split("\n")
    ]
    text = "STARTCHAR ".join(["\n".join(lines), *kept])
    if not text.rstrip().endswith("ENDFONT"):
        text += "ENDFONT\n"
    trimmed.write_bytes(gzip.compress(text.encode(), mtime=0))


def _text(path: Path) -> str:
    data = path.read_bytes()
    return (gzip.decompress(data) if path.suffix == ".gz" else data).decode()
