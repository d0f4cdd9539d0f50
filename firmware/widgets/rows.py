"""Rows of which one is chosen: which it is, and which of them are in view."""

from micropython import const

from .layout import FIRST_ROW, GLYPH, LABEL, MARGIN, ROW, SCROLL_BAR, row_count
from .pill import draw_pill

_THUMB = const(2)  # columns


class Rows:
    """`count` rows, seen a page at a time, so that moving within a page changes two of them."""

    def __init__(self, count, at=0):
        self.count = count
        self.at = at

    def turn(self, step):
        """Choose the row before or after, around the ends; True if that is another one."""
        if self.count < 2:
            return False
        self.at = (self.at + step) % self.count
        return True

    def first(self, shown):
        """The first row in view when `shown` of them fit."""
        return self.at // shown * shown


def draw_rows(canvas, font, rows, labels, values, skipped=0, foot=0):
    """Draw labels below the title, a value at the right of each, and the chosen label lit.

    labels, values   bytes for each row; b"" for no value
    skipped, foot    rows below the title and at the end that are used for something else
    """
    shown = row_count(canvas) - skipped - foot
    first = rows.first(shown)
    right = canvas.width - MARGIN
    if rows.count > shown:
        right -= SCROLL_BAR
        draw_thumb(canvas, first, shown, rows.count, skipped, foot)
    y = FIRST_ROW + skipped * ROW
    for row in range(first, min(first + shown, rows.count)):
        if row == rows.at:
            draw_pill(canvas, font, LABEL, y, labels[row])
        else:
            canvas.text(LABEL, y + GLYPH, labels[row], font)
        if values[row]:
            canvas.text_right(right, y + GLYPH, values[row], font)
        y += ROW


def draw_thumb(canvas, first, shown, count, skipped=0, foot=0):
    """Draw at the right edge which part of `count` rows is in view."""
    height = (row_count(canvas) - skipped - foot) * ROW
    start = FIRST_ROW + skipped * ROW
    top = height * first // count
    bottom = height * min(first + shown, count) // count
    canvas.fill(canvas.width - _THUMB, start + top, _THUMB, bottom - top)
