"""Where things stand on every screen, in pixels; the lowest row stays dark (firmware.glass)."""

from micropython import const

FIRST_ROW = const(14)
ROW = const(12)
MARGIN = const(2)
LABEL = const(4)  # where the text of a row begins
GLYPH = const(1)  # rows of a row above its text
DARK_ROWS = const(1)
SCROLL_BAR = const(4)  # columns at the right, when there is more than fits
PROGRESS = const(36)  # columns of the title line that margins, gap and a wizard's progress take


def row_count(canvas):
    """How many rows there are below the title."""
    return (canvas.height - FIRST_ROW - DARK_ROWS) // ROW


def last_row(canvas):
    """The top of the last row."""
    return FIRST_ROW + (row_count(canvas) - 1) * ROW
