"""A part of the screen that is drawn seldom, and shown again as it was."""

import framebuf
from micropython import const

_ROWS = const(8)  # of a page


class Band:
    """Some pages of a canvas, each eight rows high, over its whole width.

    first, pages   the first of them, and how many
    frame          their bytes, in MONO_VLSB order: to be drawn into
    pixels         the same as a FrameBuffer
    """

    def __init__(self, canvas, first, pages):
        self._first = first
        self.frame = bytearray(canvas.width * pages)
        self.pixels = framebuf.FrameBuffer(
            self.frame, canvas.width, pages * _ROWS, framebuf.MONO_VLSB
        )
        self._source = (self.frame, canvas.width, pages, framebuf.GS8)
        self._bytes = framebuf.FrameBuffer(*self._source)

    def clear(self):
        """Make all of it dark."""
        self._bytes.fill(0)

    def show(self, canvas):
        """Draw it, in the place of whatever is there."""
        canvas.bytes.blit(self._source, 0, self._first)
