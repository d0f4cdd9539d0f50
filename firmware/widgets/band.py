"""A part of the screen that is drawn seldom, and shown again as it was."""

import framebuf


class Band:
    """Some pages of a canvas, each eight rows high, over its whole width.

    first, pages   the first of them, and how many
    frame          their bytes, in MONO_VLSB order: to be drawn into
    """

    def __init__(self, canvas, first, pages):
        self._first = first
        self.frame = bytearray(canvas.width * pages)
        self._source = (self.frame, canvas.width, pages, framebuf.GS8)
        self._pixels = framebuf.FrameBuffer(*self._source)

    def clear(self):
        """Make all of it dark."""
        self._pixels.fill(0)

    def show(self, canvas):
        """Draw it, in the place of whatever is there."""
        canvas.bytes.blit(self._source, 0, self._first)
