"""One of a few answers: a player or nobody, a word."""

from ..widgets.rows import Rows, draw_rows
from .page import Page


class ChoicePage(Page):
    """Asks one question by a list."""

    def __init__(self, wizard):
        super().__init__(wizard)
        self._rows = Rows(0)
        self._labels = self._values = ()

    def opened(self, app):
        """Take the answers; the one that was given before is chosen."""
        course = self.wizard.course
        field, i, j = course.field(), course.i(), course.j()
        self._labels, self._values = self.wizard.asking.answers(app, field, i, j)
        given = self.wizard.asking.answered(self.wizard.sheet, field, i, j)
        at = self._values.index(given) if given in self._values else 0
        self._rows = Rows(len(self._labels), at)
        self._nothing = (b"",) * len(self._labels)

    def turn(self, app, step, repeated):
        """Choose another row."""
        return self._rows.turn(step)

    def ok(self, app):
        """Enter the answer and go on."""
        course = self.wizard.course
        value = self._values[self._rows.at]
        if not self.wizard.enter(app, course.field(), course.i(), course.j(), value):
            return False
        return self.wizard.turn_page(app, course.at)

    def draw(self, app):
        """Draw the list."""
        draw_rows(app.canvas, app.fonts.text, self._rows, self._labels, self._nothing)
