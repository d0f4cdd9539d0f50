"""The map of a garden as it is drawn: letters of flowers with their bees, hives, the cursor."""

from micropython import const

from shared_rules.queenz.fields import MOST_TOKENS
from shared_rules.queenz.garden import HIVE

from ...widgets.layout import FIRST_ROW, GLYPH, ROW, row_count
from .places import NO_TOKEN, is_offered, token_at

PANEL = const(44)  # columns at the right of the map

_CELL = const(12)  # pixels, both ways; the last one stays free
_BEE = const(2)  # columns
_BEE_PITCH = const(4)
_BEES_TOP = const(10)
_DOT = const(2)


class GardenMap:
    """A window over a garden that follows the cursor.

    letters   bytes per colour of flowers
    """

    def __init__(self, garden, cursor, letters):
        self._garden = garden
        self._cursor = cursor
        self._letters = letters
        self._left = self._top = 0
        self._points = bytearray(MOST_TOKENS)  # of a hive at its token's place

    def look(self, canvas):
        """Bring the window to the cursor when it comes to the edge, and count the hives."""
        columns = _columns(canvas)
        rows = row_count(canvas)
        x = self._cursor.x
        y = self._cursor.y
        if not self._left < x < self._left + columns - 1:
            self._left = x - columns // 2
        if not self._top < y < self._top + rows - 1:
            self._top = y - rows // 2
        garden = self._garden
        for token in range(garden.count):
            if garden.flower[token] == HIVE:
                self._points[token] = garden.bees_around(token)

    def draw(self, canvas, font, kind, bees):
        """Draw it; `kind` lies at the cursor, below 0 for what is there already."""
        garden = self._garden
        left = self._left
        top = self._top
        at_x = self._cursor.x
        at_y = self._cursor.y
        for y in range(top, top + row_count(canvas)):
            for x in range(left, left + _columns(canvas)):
                here = x == at_x and y == at_y
                token = token_at(garden, x, y)
                screen_x = (x - left) * _CELL
                screen_y = FIRST_ROW + (y - top) * ROW
                if here and kind >= 0:
                    self._draw_token(canvas, font, screen_x, screen_y, kind, bees, NO_TOKEN)
                elif token != NO_TOKEN:
                    flower = garden.flower[token]
                    count = garden.bees[token]
                    self._draw_token(canvas, font, screen_x, screen_y, flower, count, token)
                elif is_offered(garden, x, y):
                    canvas.fill(screen_x + _CELL // 2 - 1, screen_y + _CELL // 2 - 1, _DOT, _DOT)
                if here:
                    canvas.frame(screen_x - 1, screen_y - 1, _CELL + 1, _CELL + 1)

    def _draw_token(self, canvas, font, x, y, kind, bees, token):
        if kind == HIVE:
            _draw_hive(canvas, x, y)
            if token != NO_TOKEN:
                canvas.number_centre(x, _CELL - 1, y + GLYPH, self._points[token], font, 0)
            return
        canvas.text_centre(x, _CELL - 1, y, self._letters[kind], font)
        for bee in range(bees):
            canvas.fill(x + 1 + _BEE_PITCH * bee, y + _BEES_TOP, _BEE, 1)


def _draw_hive(canvas, x, y):
    """A dome with a lit ground for a number."""
    canvas.fill(x + 3, y, _CELL - 7, 1)
    canvas.fill(x + 1, y + 1, _CELL - 3, 1)
    canvas.fill(x, y + 2, _CELL - 1, _CELL - 3)


def _columns(canvas):
    return (canvas.width - PANEL) // _CELL
