"""A number for each player, or for each of a few things: one after the other."""

from array import array

from shared_rules.core.sheet import ABSENT

from .counting import UNSAID, Counting
from .page import MOST_QUESTIONS, Page


class NumberPage(Page):
    """Asks for the numbers of its questions, each confirmed by ok."""

    def __init__(self, wizard):
        super().__init__(wizard)
        self._values = array("h", (ABSENT for _ in range(MOST_QUESTIONS)))
        self._counting = None

    def opened(self, app):
        """Take labels and numbers."""
        asking = self.wizard.asking
        self.collect(asking.group)
        course = self.wizard.course
        labels = []
        for row in range(self.count):
            at = self.questions[row]
            field, i, j = course.field(at), course.i(at), course.j(at)
            labels.append(asking.row_label(app, field, i, j))
            self._values[row] = self.wizard.sheet.get(field, i, j)
        self._counting = Counting(app, labels, self._values)
        self._ask(self.at)

    def turn(self, app, step, repeated):
        """Count."""
        return self._counting.turn(step, repeated)

    def ok(self, app):
        """Enter the number and go on to the next one, or to the next page."""
        number = self._counting.number()
        if number == UNSAID:
            return False
        course = self.wizard.course
        questions = course.count
        if not self.wizard.enter(app, course.field(), course.i(), course.j(), number):
            return False
        self._values[self.at] = number
        if self.wizard.only:
            return self.wizard.turn_page(app, course.at)
        if course.count != questions:
            return self._go_on_changed(app)
        if self.at + 1 < self.count:
            course.at = self.questions[self.at + 1]
            self._ask(self.at + 1)
            return True
        return self.wizard.turn_page(app, course.at)

    def back(self, app):
        """Go to the number before."""
        if not self.at or self.wizard.only:
            return False
        self.wizard.course.at = self.questions[self.at - 1]
        self._ask(self.at - 1)
        return True

    def draw(self, app):
        """Draw it."""
        self._counting.draw(app)

    def _go_on_changed(self, app):
        """The answer brought in or took away questions: is the next one still of this page?"""
        course = self.wizard.course
        group = self.wizard.asking.group
        this, following = course.at, course.at + 1
        if following < course.count and group(
            course.field(this), course.i(this), course.j(this)
        ) == group(course.field(following), course.i(following), course.j(following)):
            course.at = following
            self.opened(app)
            return True
        return self.wizard.turn_page(app, this)

    def _ask(self, row):
        self.at = row
        course = self.wizard.course
        at = self.questions[row]
        field, i, j = course.field(at), course.i(at), course.j(at)
        asking = self.wizard.asking
        sheet = self.wizard.sheet
        start = self._values[row]
        if start < 0:
            start = asking.start(sheet, field, i, j)
        self._counting.ask(row, asking.low(field), asking.high(sheet, field, i, j), start)
