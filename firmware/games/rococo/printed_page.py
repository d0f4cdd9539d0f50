"""What is printed on the board, as this copy is known: confirmed with one key, or corrected."""

from micropython import const

from shared_rules.rococo.board import only_first_prizes
from shared_rules.rococo.fields import (
    FIREWORKS_FIRST,
    FIREWORKS_SECOND,
    HALL_FIRST,
    HALL_SECOND,
    HALLS,
    SPACE_TIMES,
    SPACES,
)

from ...results.review import Review
from ...widgets.layout import FIRST_ROW, GLYPH, LABEL, ROW
from ...widgets.screen import Screen
from . import asking, copy

_CELLS = const(44)  # where the numbers of the halls begin
_CELL = const(16)
_SPACE = const(15)  # columns of a fireworks space
_GAP = const(3)


class PrintedPage(Screen):
    """All numbers on one screen; `confirmed(app)` follows on ok."""

    def __init__(self, play, confirmed):
        self._play = play
        self._confirmed = confirmed
        self._words: tuple = ()

    def opened(self, app):
        """Take the texts."""
        texts = self._play.texts
        self._words = tuple([word.encode() for word in texts.PRINTED])

    def turn(self, app, step, repeated):
        """It is not right: open the list of these numbers."""
        app.open(Review(self._play, asking, asking.PRINTED))
        return False

    def ok(self, app):
        """It is right."""
        copy.learn_from_sheet(app)
        self._confirmed(app)
        return False

    def draw(self, app):
        """Draw prizes of the halls, prizes of the fireworks, spaces of the fireworks."""
        canvas = app.canvas
        font = app.fonts.text
        title, keys, halls, second, fireworks = self._words
        canvas.title(font, title, keys)
        y = FIRST_ROW + GLYPH
        self._draw_row(canvas, font, y, halls, HALL_FIRST)
        if not only_first_prizes(self._play.sheet):
            self._draw_row(canvas, font, y + ROW, second, HALL_SECOND)
        y += 2 * ROW
        self._draw_prizes(canvas, font, y, fireworks)
        self._draw_spaces(canvas, font, y + ROW)

    def _draw_row(self, canvas, font, y, label, field):
        canvas.text(LABEL, y, label, font)
        for hall in range(HALLS):
            x = _CELLS + hall * _CELL
            _draw_number(canvas, font, x, _CELL, y, self._play.sheet.get(field, hall))

    def _draw_prizes(self, canvas, font, y, label):
        sheet = self._play.sheet
        x = canvas.text(LABEL, y, label, font) + _GAP
        x = canvas.number(x, y, sheet.get(FIREWORKS_FIRST), font)
        if sheet.get(FIREWORKS_SECOND) >= 0 and not only_first_prizes(sheet):
            x = canvas.text(x, y, b"/", font)
            canvas.number(x, y, sheet.get(FIREWORKS_SECOND), font)

    def _draw_spaces(self, canvas, font, y):
        sheet = self._play.sheet
        for space in range(sheet.used(SPACES)):
            x = canvas.text(LABEL + space * _SPACE, y, b"x", font)
            _draw_number(canvas, font, x, 0, y, sheet.get(SPACE_TIMES, space))


def _draw_number(canvas, font, x, width, y, number):
    """Draw a number in the middle of `width` columns, or at x when that is 0; ? for none."""
    if number < 0:
        canvas.text_centre(x, width or font.width(b"?"), y, b"?", font)
    elif width:
        canvas.number_centre(x, width, y, number, font)
    else:
        canvas.number(x, y, number, font)
