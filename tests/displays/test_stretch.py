"""The way back from what a display of 240x135 shows to the screen of 128x64."""

import random

import pytest
from tabletally.virtual_board.displays import DisplayError
from tabletally.virtual_board.displays.stretch import ABOVE, WIDE, unstretched

DARK, LIT = (0, 0, 0), (250, 240, 200)
BLEND = [tuple(part * shade // 8 for part in LIT) for shade in range(9)]
LINE = 3 * WIDE


def stretched(screen: bytes) -> bytes:
    """By the definition: each pixel is the mean of the columns below it, by how much they cover."""
    lines = [bytes(LINE)] * ABOVE
    for start in range(0, len(screen), 128):
        row = screen[start : start + 128]
        line = b"".join(bytes(BLEND[shade(row, at)]) for at in range(WIDE))
        lines += [line, line]
    return b"".join([*lines, *[bytes(LINE)] * 4])


def shade(row: bytes, at: int) -> int:
    """How many of the eight fifteenths of a column that a pixel is wide are lit."""
    return sum(row[part // 15] > 0 for part in range(8 * at, 8 * at + 8))


def noise(seed: int) -> bytes:
    return bytes(random.Random(seed).choices((0, 255), k=128 * 64))


@pytest.mark.parametrize("screen", [bytes(8192), b"\xff" * 8192, noise(1), noise(2)])
def test_every_screen_comes_back(screen):
    assert unstretched(stretched(screen)) == screen


def test_a_turned_screen_is_the_picture_turned():
    screen = noise(3)
    shown = stretched(screen)[LINE * ABOVE : -4 * LINE]
    turned = b"".join(shown[at : at + 3] for at in range(len(shown) - 3, -1, -3))
    assert stretched(screen[::-1])[LINE * ABOVE : -4 * LINE] == turned


@pytest.mark.parametrize(
    ("x", "y", "colour", "reason"),
    [
        (5, 1, LIT, "there are pixels above or below the screen"),
        (5, 134, LIT, "there are pixels above or below the screen"),
        (5, 40, DARK, "a row of the screen is not shown twice"),
    ],
)
def test_pixels_that_do_not_belong_there(x, y, colour, reason):
    pixels = bytearray(stretched(b"\xff" * 8192))
    at = LINE * y + 3 * x
    pixels[at : at + 3] = bytes(colour)
    with pytest.raises(DisplayError, match=reason):
        unstretched(bytes(pixels))


@pytest.mark.parametrize(
    ("x", "colour", "reason"),
    [
        (17, BLEND[4], "columns of the screen have 2 colours beside black"),
        (1, BLEND[7], "a blend of 8/8 has the colour dad2af"),
        (1, DARK, "a blend of 8/8 has the colour 000000"),
    ],
)
def test_blends_that_are_none(x, colour, reason):
    pixels = bytearray(stretched(b"\xff" * 8192))
    for y in (3, 4):
        at = LINE * y + 3 * x
        pixels[at : at + 3] = bytes(colour)
    with pytest.raises(DisplayError, match=reason):
        unstretched(bytes(pixels))


def test_blends_get_brighter_with_what_is_lit():
    screen = bytes((255, 0) * 64) * 64
    pixels = bytearray(stretched(screen))
    for y in range(3, 131):
        for block in range(16):
            at = LINE * y + 3 * (15 * block + 1)
            pixels[at : at + 3] = bytes(BLEND[1])
    with pytest.raises(DisplayError, match="a blend of"):
        unstretched(bytes(pixels))


def test_size():
    with pytest.raises(DisplayError, match="8192 bytes are no picture of 240x135 in colour"):
        unstretched(bytes(8192))
