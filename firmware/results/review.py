"""Every answer that was given, to look at and to correct."""

from ..widgets.layout import LABEL, MARGIN, SCROLL_BAR, row_count
from ..widgets.menu import Menu
from ..widgets.names import cut_to
from ..wizard.course import Course
from ..wizard.wizard import Wizard

_PILL = 6  # columns of a chosen label's ground beside its text
_BESIDE_LABEL = LABEL + MARGIN + SCROLL_BAR + _PILL


class Review(Menu):
    """A row per answer, in the order of asking; ok asks it again.

    only   fields to show; none: all
    left   called as `left(app)` at back, instead of closing
    """

    def __init__(self, play, asking, only=(), left=None):
        super().__init__()
        self._play = play
        self._asking = asking
        self._left = left
        self._course = Course(play.rules, play.sheet, asking.SILENT, (), only)

    def opened(self, app):
        """Fill the rows in view."""
        self._course.update()
        self.title = app.texts.CORRECT
        count = self._course.count
        self.right = b"%d" % count
        self.show([b""] * count, [b""] * count)
        self._fill(app)

    def turn(self, app, step, repeated):
        """Choose another row; a page that comes in view is filled."""
        shown = row_count(app.canvas)
        before = self.rows.first(shown)
        changed = super().turn(app, step, repeated)
        if changed and self.rows.first(shown) != before:
            self._fill(app)
        return changed

    def ok(self, app):
        """Ask again."""
        if not self._course.count:
            return False
        at = self.rows.at
        course = self._course
        wizard = Wizard(self._play, self._asking, _close, only=True)
        wizard.begin_at(course.field(at), course.i(at), course.j(at))
        app.open(wizard)
        return False

    def back(self, app):
        """Leave."""
        if self._left:
            self._left(app)
        else:
            app.close()
        return False

    def _fill(self, app):
        shown = row_count(app.canvas)
        first = self.rows.first(shown)
        for row in range(self.rows.count):
            self.labels[row] = self.values[row] = b""
            if first <= row < first + shown:
                course = self._course
                field, i, j = course.field(row), course.i(row), course.j(row)
                value = self._asking.review_value(app, field, i, j)
                font = app.fonts.text
                room = app.canvas.width - font.width(value) - _BESIDE_LABEL
                self.values[row] = value
                self.labels[row] = cut_to(
                    self._asking.review_label(app, field, i, j), font, room
                )


def _close(app):
    app.close()
