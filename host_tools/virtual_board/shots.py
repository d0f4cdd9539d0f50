"""What is on a display, as files: a picture, and the texts in it."""

import struct
import zlib
from collections.abc import Iterable
from pathlib import Path

from .reading import read

_GREY, _RGB = 0, 2


def write_png(path: str | Path, width: int, height: int, pixels: bytes) -> None:
    """Write the picture as a PNG."""
    Path(path).write_bytes(png(width, height, pixels))


def png(width: int, height: int, pixels: bytes) -> bytes:
    """Return a PNG: 8-bit grey for `width * height` bytes, RGB for three times as many."""
    area = width * height
    if len(pixels) not in (area, 3 * area):
        raise ValueError(f"{len(pixels)} bytes are no picture of {width}x{height}")
    colour = _GREY if len(pixels) == area else _RGB
    stride = len(pixels) // height
    rows = b"".join(
        b"\x00" + pixels[start : start + stride] for start in range(0, len(pixels), stride)
    )
    header = struct.pack(">IIBBBBB", width, height, 8, colour, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + _chunk(b"IHDR", header)
        + _chunk(b"IDAT", zlib.compress(rows, 9))
        + _chunk(b"IEND", b"")
    )


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def read_texts(width: int, height: int, pixels: bytes, strings: Iterable[str] = ()) -> list[str]:
    """The texts in a picture, grey or RGB, from the top; see `tabletally.virtual_board.reading`.

    strings   texts that may stand there: they decide between glyphs that look the same
    """
    if len(pixels) == 3 * width * height:
        pixels = bytes(map(max, pixels[0::3], pixels[1::3], pixels[2::3]))
    return read(width, height, pixels, strings)
