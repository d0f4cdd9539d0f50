"""A question in one or two lines, and rows to choose the answer from."""

from .layout import FIRST_ROW, GLYPH, MARGIN, row_count
from .menu import Menu
from .paragraph import Paragraph
from .progress import draw_title
from .rows import draw_rows

_LEAST_ROWS = 2


class Choice(Menu):
    """Ok closes with the number of the answer, from 0; back with none.

    question      bytes; b"" when the title says it all
    answers       bytes each
    at            the answer proposed
    done, total   how far along, for the title line; total 0 for nothing
    """

    def __init__(self, title, question, answers, at=0):
        super().__init__()
        self.title = title
        self.done = self.total = 0
        self._question = question
        self._paragraph = Paragraph()
        self.show(answers)
        self.rows.at = at

    def opened(self, app):
        """Lay the question out."""
        canvas = app.canvas
        lines = row_count(canvas) - min(len(self.labels), _LEAST_ROWS)
        if self._question:
            width = canvas.width - 2 * MARGIN
            self._paragraph.set(self._question, app.fonts.text, width, lines)

    def ok(self, app):
        """Close with the answer."""
        app.close(self.rows.at)
        return False

    def draw(self, app):
        """Draw question and answers."""
        canvas = app.canvas
        font = app.fonts.text
        draw_title(canvas, font, self.title, self.done, self.total)
        self._paragraph.draw(canvas, font, MARGIN, FIRST_ROW + GLYPH)
        draw_rows(canvas, font, self.rows, self.labels, self.values, self._paragraph.lines)
