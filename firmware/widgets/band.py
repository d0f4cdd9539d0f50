"""A part of the screen that is drawn seldom, and shown again as it was."""

import framebuf


class Band:
    """Some pages of a canvas, each eight rows high, over its whole width.

    first, pages   the first of them, and how many
    """

    def __init__(self, canvas, first, pages):
        self._first = first
        held = bytearray(canvas.width * pages)
        self._source = (held, canvas.width, pages, framebuf.GS8)
        self._held = framebuf.FrameBuffer(held, canvas.width, pages, framebuf.GS8)

    def keep(self, canvas):
        """Keep what is drawn there now."""
        self._held.blit(canvas.bytes, 0, -self._first)

    def show(self, canvas):
        """Draw what was kept, in the place of whatever is there."""
        canvas.bytes.blit(self._source, 0, self._first)
