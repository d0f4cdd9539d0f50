"""Places of a game: rank, name, a bar that shows the distance, points."""

from micropython import const

from shared_rules.core.result import OPEN

from .layout import DARK_ROWS, FIRST_ROW, GLYPH, LABEL, MARGIN, ROW, row_count
from .pill import draw_pill

_NAME = const(13)  # columns from the rank to the name
_GAP = const(5)  # columns between name and bar, and bar and points
_BAR_TOP = const(3)
_BAR_HEIGHT = const(6)


def by_place(ranks):
    """Return the players, the first place first."""
    places = [(ranks[player], player) for player in range(len(ranks))]
    return tuple([player for _, player in sorted(places)])


def draw_places(canvas, font, rows, order, names, ranks, totals, whole=0):
    """Draw a row per player, the chosen one's name lit; no rank while the game goes on.

    rows    widgets.rows.Rows
    order   players, as `by_place` returns them
    whole   which of the totals makes a full bar, 0: the most of them

    The title line gives way when the rows need its room.
    """
    y = FIRST_ROW
    if len(order) > row_count(canvas):
        canvas.clear()
        y = (canvas.height - DARK_ROWS - len(order) * ROW) // 2
    widest = most = 1
    for player in order:
        widest = max(widest, font.width(names[player]))
        most = max(most, totals[player])
    edge = canvas.width - MARGIN
    start = LABEL + _NAME + widest + _GAP
    room = edge - canvas.number_width(most, font) - _GAP - start
    for row in range(len(order)):
        player = order[row]
        if ranks[player] != OPEN:
            canvas.number(LABEL, y + GLYPH, ranks[player], font)
        if row == rows.at:
            draw_pill(canvas, font, LABEL + _NAME, y, names[player])
        else:
            canvas.text(LABEL + _NAME, y + GLYPH, names[player], font)
        canvas.bar(start, y + _BAR_TOP, room, _BAR_HEIGHT, totals[player], whole or most)
        canvas.number_right(edge, y + GLYPH, totals[player], font)
        y += ROW
