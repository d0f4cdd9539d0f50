"""A question that can be answered yes or no; no is the safe answer and stands first."""

from .layout import FIRST_ROW, GLYPH, LABEL, MARGIN, last_row, row_count
from .paragraph import Paragraph
from .pill import draw_pill
from .screen import AFTER, Screen


class Confirm(Screen):
    """Closes with the answer True when `yes` was chosen; back means `no`."""

    def __init__(self, title, question, yes, no):
        self._title = title
        self._question = question
        self._yes = yes
        self._no = no
        self._agreed = False
        self._paragraph = Paragraph()

    def opened(self, app):
        """Lay the question out."""
        canvas = app.canvas
        lines = row_count(canvas) - 1
        self._paragraph.set(self._question, app.fonts.text, canvas.width - 2 * MARGIN, lines)

    def turn(self, app, step, repeated):
        """Choose the answer at the right with down, that at the left with up."""
        agreed = step == AFTER
        changed = agreed != self._agreed
        self._agreed = agreed
        return changed

    def ok(self, app):
        """Close with the answer."""
        app.close(self._agreed or None)
        return False

    def draw(self, app):
        """Draw the question and both answers."""
        canvas = app.canvas
        font = app.fonts.text
        canvas.title(font, self._title)
        self._paragraph.draw(canvas, font, MARGIN, FIRST_ROW + GLYPH)
        y = last_row(canvas)
        right = canvas.width - LABEL - font.width(self._yes) + 1
        if self._agreed:
            canvas.text(LABEL, y + GLYPH, self._no, font)
            draw_pill(canvas, font, right, y, self._yes)
        else:
            draw_pill(canvas, font, LABEL, y, self._no)
            canvas.text(right, y + GLYPH, self._yes, font)
