"""Every answer that was given, to look at and to correct."""

from ..widgets.long_menu import LongMenu
from ..wizard.course import Course
from ..wizard.wizard import Wizard


class Review(LongMenu):
    """A row per answer, in the order of asking; ok asks it again.

    only   fields to show; none: all
    left   called as `left(app)` at back, instead of closing
    """

    def __init__(self, play, asking, only=(), left=None):
        super().__init__()
        self._play = play
        self._asking = asking
        self._left = left
        self._course = Course(
            play.rules, play.sheet, asking.SILENT, (), only, asking.LATE, asking.group
        )

    def opened(self, app):
        """Fill the rows in view."""
        self._course.update()
        self._course.settle()
        self.title = app.texts.CORRECT
        count = self._course.count
        self.right = b"%d" % count
        self.show_rows(app, count)

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

    def row(self, app, at):
        """Return what was asked, and the answer."""
        course = self._course
        field, i, j = course.field(at), course.i(at), course.j(at)
        value = self._asking.review_value(app, field, i, j)
        return self.beside(app, self._asking.review_label(app, field, i, j), value), value


def _close(app):
    app.close()
