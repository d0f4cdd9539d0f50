"""Pictures on disk: a PNG that any reader takes."""

import struct
import zlib

import pytest
from tabletally.virtual_board.shots import read_texts, write_png


def parts(data: bytes) -> dict[bytes, bytes]:
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    found, at = {}, 8
    while at < len(data):
        (length,) = struct.unpack_from(">I", data, at)
        kind, body = data[at + 4 : at + 8], data[at + 8 : at + 8 + length]
        (check,) = struct.unpack_from(">I", data, at + 8 + length)
        assert check == zlib.crc32(kind + body)
        found[kind] = body
        at += 12 + length
    return found


@pytest.mark.parametrize(("channels", "colour"), [(1, 0), (3, 2)])
def test_png(tmp_path, channels, colour):
    pixels = bytes(range(6 * channels))
    write_png(tmp_path / "a.png", 3, 2, pixels)
    found = parts((tmp_path / "a.png").read_bytes())
    assert struct.unpack(">IIBBBBB", found[b"IHDR"]) == (3, 2, 8, colour, 0, 0, 0)
    half = 3 * channels
    rows = zlib.decompress(found[b"IDAT"])
    assert rows == b"\x00" + pixels[:half] + b"\x00" + pixels[half:]


def test_pixels_that_are_no_picture_are_refused(tmp_path):
    with pytest.raises(ValueError, match="no picture of 3x2"):
        write_png(tmp_path / "a.png", 3, 2, bytes(7))


def test_colour_pictures_are_read_by_their_brightest_channel():
    dot = bytes((0, 0, 200))
    rows = ["#   #", "#   #", "#   #", "#   #", "#####", "#   #", "#   #", "#   #", "#   #"]
    pixels = b"".join(dot if c == "#" else bytes(3) for row in rows for c in row)
    assert read_texts(5, 9, pixels) == ["H"]
