"""What is on a display, as files: a picture, and the texts in it."""

import struct
import zlib
from pathlib import Path

_GREY, _RGB = 0, 2


def write_png(path: str | Path, width: int, height: int, pixels: bytes) -> None:
    """Write a PNG: 8-bit grey for `width * height` bytes, RGB for three times as many."""
    area = width * height
    if len(pixels) not in (area, 3 * area):
        raise ValueError(f"{len(pixels)} bytes are no picture of {width}x{height}")
    colour = _GREY if len(pixels) == area else _RGB
    stride = len(pixels) // height
    rows = b"".join(
        b"\x00" + pixels[start : start + stride] for start in range(0, len(pixels), stride)
    )
    header = struct.pack(">IIBBBBB", width, height, 8, colour, 0, 0, 0)
    Path(path).write_bytes(
        b"\x89PNG\r\n\x1a\n"
        + _chunk(b"IHDR", header)
        + _chunk(b"IDAT", zlib.compress(rows, 9))
        + _chunk(b"IEND", b"")
    )


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def read_texts(width: int, height: int, pixels: bytes, strings=()) -> list[str]:
    """The texts in a picture of 0 and 255, from the top; see `tabletally.virtual_board.reading`.

    strings   texts that may stand there: they decide between glyphs that look the same
    """
    from .reading import read

    return read(width, height, pixels, strings)
