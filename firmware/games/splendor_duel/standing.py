"""What a player has of each of the three victories, and what is missing."""

from micropython import const

from shared_rules.splendor_duel.collection import COLOUR_TO_WIN, CROWNS_TO_WIN, POINTS_TO_WIN

from ...icons import Icons
from ...widgets.layout import FIRST_ROW, GLYPH, LABEL, MARGIN, ROW
from . import icons
from .line import Line

_GOALS = (POINTS_TO_WIN, CROWNS_TO_WIN, COLOUR_TO_WIN)
_NEEDED = (b"/20", b"/10", b"/10")
_BESIDE = (MARGIN, 50, 86)  # columns where each of them begins, all in a line
_STAR = b"\xe2\x98\x85"
_COLOUR = const(2)
_ICON = const(9)
_MISSING = const(92)  # the x after the numbers, all below each other

_WIDTH = const(128)  # of the line
_ROWS = const(10)  # of the font


class Standing:
    """Draws the sums of a collection.Collection.

    names    bytes: of points, of crowns, of each colour
    short    bytes: of each colour
    missing  bytes behind the number that is missing
    """

    def __init__(self, collection, names, short, missing):
        self._collection = collection
        self._names = names
        self._short = short
        self._missing = missing
        # The line as it was drawn last, for it changes with the cards only.
        self._is_drawn = False
        self._picture = Icons(1, _WIDTH, _ROWS)
        self._text = Line()

    def changed(self):
        """Take note that the sums may be others."""
        self._is_drawn = False

    def draw_line(self, canvas, font):
        """Draw what there is of what is needed, beside each other."""
        if not self._is_drawn:
            self._draw_picture(font)
            self._is_drawn = True
        canvas.icon(0, FIRST_ROW + GLYPH, self._picture)

    def _draw_picture(self, font):
        self._picture.pixels.fill(0)
        frame = self._picture.bytes
        line = self._text
        for at in range(len(_GOALS)):
            x = _BESIDE[at]
            line.begin()
            if at == _COLOUR:
                line.add(self._short[self._collection.best_colour()])
            elif at:
                icons.PICTURES.draw(frame, _WIDTH, x, GLYPH, icons.CROWN)
                x += _ICON
            else:
                line.add(_STAR)
            line.add_number(self._has(at))
            line.add(_NEEDED[at])
            font.draw(frame, _WIDTH, x, 0, line.text)

    def draw_lines(self, canvas, font):
        """Draw below each other what there is, and what is missing."""
        y = FIRST_ROW + GLYPH
        for at in range(len(_GOALS)):
            name = at
            if at == _COLOUR:
                name += self._collection.best_colour()
            canvas.text(LABEL, y, self._names[name], font)
            canvas.number_right(_MISSING - _ICON, y, self._has(at), font)
            missing = _GOALS[at] - self._has(at)
            if missing > 0:
                right = canvas.width - MARGIN
                x = canvas.text_right(right, y, self._missing, font)
                canvas.number_right(x - LABEL, y, missing, font)
            else:
                canvas.text_right(canvas.width - MARGIN, y, _STAR, font)
            y += ROW

    def _has(self, at):
        """How much of a victory there is."""
        collection = self._collection
        if not at:
            return collection.total()
        if at == _COLOUR:
            return collection.by_colour[collection.best_colour()]
        return collection.crowns
