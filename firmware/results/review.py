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
        self._course = Course(play.rules, play.sheet, asking.SILENT, (), only, asking.LATE)

    def opened(self, app):
        """Fill the rows in view."""
        self._course.update()
        self.title = app.texts.CORRECT
        count = self._course.count
        self.right = b"%d" % count
        self.rows.count = count
        self.rows.at = max(0, min(self.rows.at, count - 1))
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
        self._course.at = self.rows.at
        app.open(Wizard(self._play, self._asking, _close, only=self._course))
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
        course = self._course
        font = app.fonts.text
        labels, values = [], []
        for row in range(first, min(first + shown, self.rows.count)):
            field, i, j = course.field(row), course.i(row), course.j(row)
            value = self._asking.review_value(app, field, i, j)
            room = app.canvas.width - font.width(value) - _BESIDE_LABEL
            labels.append(cut_to(self._asking.review_label(app, field, i, j), font, room))
            values.append(value)
        self.labels = _InView(first, labels)  # type: ignore[assignment]
        self.values = _InView(first, values)  # type: ignore[assignment]


class _InView:
    """Texts of the rows in view, by the number of the row."""

    def __init__(self, first, texts):
        self._first = first
        self._texts = texts

    def __getitem__(self, row):
        return self._texts[row - self._first]


def _close(app):
    app.close()
