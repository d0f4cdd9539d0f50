"""Places of a game: rank, name, a bar that shows the distance, points."""

from micropython import const

from .layout import FIRST_ROW, GLYPH, LABEL, MARGIN, ROW, SCROLL_BAR, row_count
from .pill import draw_pill
from .rows import draw_thumb

_NAME = const(13)  # columns from the rank to the name
_GAP = const(5)  # columns between name and bar, and bar and points
_BAR_TOP = const(3)
_BAR_HEIGHT = const(6)


def by_place(ranks):
    """Return the players, the first place first."""
    return tuple(sorted(range(len(ranks)), key=lambda player: (ranks[player], player)))


def draw_places(canvas, font, rows, order, names, ranks, totals):
    """Draw a row per player below the title, the chosen one's name lit.

    rows     widgets.rows.Rows
    order    players, as `by_place` returns them
    """
    widest = most = 1
    for player in order:
        widest = max(widest, font.width(names[player]))
        most = max(most, totals[player])
    shown = row_count(canvas)
    first = rows.first(shown)
    right = canvas.width - MARGIN
    if rows.count > shown:
        right -= SCROLL_BAR
        draw_thumb(canvas, first, shown, rows.count)
    start = LABEL + _NAME + widest + _GAP
    room = right - canvas.number_width(most, font) - _GAP - start
    y = FIRST_ROW
    for row in range(first, min(first + shown, rows.count)):
        player = order[row]
        canvas.number(LABEL, y + GLYPH, ranks[player], font)
        if row == rows.at:
            draw_pill(canvas, font, LABEL + _NAME, y, names[player])
        else:
            canvas.text(LABEL + _NAME, y + GLYPH, names[player], font)
        canvas.bar(start, y + _BAR_TOP, room, _BAR_HEIGHT, totals[player], most)
        canvas.number_right(right, y + GLYPH, totals[player], font)
        y += ROW
