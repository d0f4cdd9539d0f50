"""What a player has of each of the three victories, and what is missing."""

from micropython import const

from shared_rules.splendor_duel.collection import COLOUR_TO_WIN, CROWNS_TO_WIN, POINTS_TO_WIN

from ...widgets.layout import FIRST_ROW, GLYPH, LABEL, MARGIN, ROW

_GOALS = (POINTS_TO_WIN, CROWNS_TO_WIN, COLOUR_TO_WIN)
_BESIDE = (MARGIN, 50, 86)  # columns where each of them begins, all in a line
_SHORT = (b"\xe2\x98\x85", b"")  # a star for points; crowns are an icon
_COLOUR = const(2)
_ICON = const(9)
_MISSING = const(92)  # the x after the numbers, all below each other


class Standing:
    """Draws the sums of a collection.Collection.

    icon     of crowns
    names    bytes: of points, of crowns, of each colour
    short    bytes: of each colour
    missing  bytes behind the number that is missing
    """

    def __init__(self, collection, icon, names, short, missing):
        self._collection = collection
        self._icon = icon
        self._names = names
        self._short = short
        self._missing = missing

    def draw_line(self, canvas, font):
        """Draw what there is of what is needed, beside each other."""
        y = FIRST_ROW + GLYPH
        for at in range(len(_GOALS)):
            x = _BESIDE[at]
            if at == _COLOUR:
                x = canvas.text(x, y, self._short[self._collection.best_colour()], font)
            elif at:
                canvas.icon(x, y + GLYPH, self._icon)
                x += _ICON
            else:
                x = canvas.text(x, y, _SHORT[at], font)
            x = canvas.number(x, y, self._has(at), font)
            x = canvas.text(x, y, b"/", font)
            canvas.number(x, y, _GOALS[at], font)

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
                canvas.text_right(canvas.width - MARGIN, y, _SHORT[0], font)
            y += ROW

    def _has(self, at):
        """How much of a victory there is."""
        collection = self._collection
        if not at:
            return collection.total()
        if at == _COLOUR:
            return collection.by_colour[collection.best_colour()]
        return collection.crowns
