"""A text on a lit ground with round corners: what is chosen."""

from micropython import const

from .layout import GLYPH, ROW

_PADDING = const(3)  # columns at either side of the text


def draw_pill(canvas, font, x, y, text, rows=ROW):
    """Draw a text at x, in the row with its top at y, dark on lit; return the x after it."""
    right = x + font.width(text) - 1 + _PADDING
    cover(canvas, x - _PADDING, y, right - x + _PADDING, rows)
    canvas.text(x, y + GLYPH, text, font, 0)
    return right


def cover(canvas, x, y, width, rows=ROW):
    """Light a ground, its corners left dark."""
    canvas.fill(x + 1, y, width - 2, rows)
    canvas.fill(x, y + 1, width, rows - 2)
