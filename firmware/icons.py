"""Small pictures, drawn as a font's glyphs are."""

import framebuf
from micropython import const

from .machine_code import put_glyph

_PAGE = const(8)  # rows
_COLUMNS = const(8)  # of a picture whose rows are bytes


class Icons:
    """Pictures of one size, side by side.

    bytes     the pixels in MONO_VLSB order
    stride    how many of them a page has
    pixels    the same as a FrameBuffer, to draw them; None where they are given
    """

    def __init__(self, count, columns, rows, given=None):
        self._columns = columns
        self.stride = count * columns
        self._pages = (rows + _PAGE - 1) // _PAGE
        self.bytes = given
        self.pixels = None
        if not given:
            self.bytes = bytearray(self.stride * self._pages)
            height = self._pages * _PAGE
            self.pixels = framebuf.FrameBuffer(self.bytes, self.stride, height, framebuf.MONO_VLSB)

    def draw(self, frame, width, x, y, at, is_dark=False):
        """Make the lit pixels of a picture lit, or dark, in a frame of pages of `width` bytes."""
        columns = self._columns
        put_glyph(
            frame, width, len(frame), x, y,
            self.bytes, at * columns, columns, self.stride, self._pages, is_dark,
        )  # fmt: skip


def icon_of(rows):
    """Return a picture of eight columns from one byte per row, the leftmost pixel highest."""
    icon = Icons(1, _COLUMNS, len(rows))
    drawn = framebuf.FrameBuffer(bytearray(rows), _COLUMNS, len(rows), framebuf.MONO_HLSB)
    icon.pixels.blit(drawn, 0, 0)
    return icon
