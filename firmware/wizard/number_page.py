"""A number for each player, or for each of a few things: one after the other."""

from array import array

from micropython import const

from shared_rules.core.sheet import ABSENT

from .counting import UNSAID, Counting
from .page import MOST_QUESTIONS, Page

_WORTH_SAYING = const(2)  # rows that are left when it is said that ok can be held for them


class NumberPage(Page):
    """Asks for the numbers of its questions, each confirmed by ok; held, ok confirms the rest."""

    def __init__(self, wizard):
        super().__init__(wizard)
        self._values = array("h", (ABSENT for _ in range(MOST_QUESTIONS)))
        self._counting = None
        self._moved = False  # whether the press of ok that may become a long one moved here

    def opened(self, app):
        """Take labels and numbers."""
        asking = self.wizard.asking
        self.collect(asking.group)
        course = self.wizard.course
        labels = []
        for row in range(self.count):
            at = self.first + row
            field, i, j = course.field(at), course.i(at), course.j(at)
            labels.append(asking.row_label(app, field, i, j))
            self._values[row] = self.wizard.sheet.get(field, i, j)
        self._counting = counting = Counting(app, labels, self._values)
        note = asking.note(app, course.field())
        if note:  # what is as for most dials takes no room
            counting.note = note
        unsaid = asking.unsaid(app, course.field())
        if unsaid != app.texts.NOT_SAID:
            counting.unsaid_text = unsaid
        self._moved = False
        self._ask(app, self.at)

    def turn(self, app, step, repeated):
        """Count."""
        changed = self._counting.turn(step, repeated)
        if changed:
            self._note()
        return changed

    def ok(self, app):
        """Enter the number and go on to the next one, or to the next page."""
        self._moved = False
        course = self.wizard.course
        number = self._said(self._counting.number(), course.field())
        if number == UNSAID:
            return False
        if not self.wizard.enter(app, course.field(), course.i(), course.j(), number):
            return False
        self._values[self.at] = number
        if self.wizard.only:
            return self.wizard.turn_page(app, course.at)
        return self._go_on(app)

    def ok_held(self, app):
        """Enter the rest of the page as it is proposed."""
        if not self._moved or not self._may_take_rest():
            return False
        self._moved = False
        wizard = self.wizard
        course = wizard.course
        wizard.start()
        for row in range(self.at, self.count):
            at = self.first + row
            field = course.field(at)
            number = self._said(self._proposed(row), field)
            wizard.put(field, course.i(at), course.j(at), number)
        course.at = self.first + self.count - 1
        if not wizard.finish(app):
            course.at = self.first + self.at
            return False
        return self._go_on(app)

    def back(self, app):
        """Go to the number before."""
        if not self.at or self.wizard.only:
            return False
        self.wizard.course.at = self.first + self.at - 1
        self._ask(app, self.at - 1)
        return True

    def draw(self, app):
        """Draw it."""
        self._counting.draw(app)

    def _go_on(self, app):
        """Ask the next question, which may have come in with the answer."""
        course = self.wizard.course
        this, following = course.at, course.at + 1
        while self._are_of_one_page(this, following) and not self.wizard.goes_on_to(following):
            following += 1
        if not self._are_of_one_page(this, following):
            return self.wizard.turn_page(app, this)
        course.at = following
        if this == self.first + self.at and following < self.first + self.count:
            self._ask(app, following - self.first)
        else:
            self.opened(app)
        self._moved = True
        return True

    def _are_of_one_page(self, this, following):
        course = self.wizard.course
        if following >= course.count:
            return False
        group = self.wizard.asking.group
        return group(course.field(this), course.i(this), course.j(this)) == group(
            course.field(following), course.i(following), course.j(following)
        )

    def _may_take_rest(self):
        return not self.wizard.only and self.wizard.asking.may_take_rest(self.wizard.course.field())

    def _said(self, number, field):
        """Return a number as it is entered: where nothing was said it may be that there is none."""
        if number == UNSAID and self.wizard.asking.may_be_none(field):
            return 0
        return number

    def _proposed(self, row):
        """The number that the counting of a row starts from."""
        if self._values[row] >= 0:
            return self._values[row]
        course = self.wizard.course
        at = self.first + row
        return self.wizard.asking.start(
            self.wizard.sheet, course.field(at), course.i(at), course.j(at)
        )

    def _ask(self, app, row):
        self.at = row
        course = self.wizard.course
        at = self.first + row
        field, i, j = course.field(at), course.i(at), course.j(at)
        asking = self.wizard.asking
        sheet = self.wizard.sheet
        low = asking.low(sheet, field, i, j)
        high = asking.high(sheet, field, i, j)
        start = self._proposed(row)
        if start != UNSAID:
            start = max(low, min(high, start))
        counting = self._counting
        usual = asking.usual(sheet, field, i, j)
        counting.ask(row, low, high, start, usual, sheet.table.choices.get(field))
        if counting.help:
            counting.help = ()
        if counting.foot:
            counting.foot = b""
        if row + _WORTH_SAYING < self.count and self._may_take_rest():
            texts = app.texts
            is_open = self._values[row + 1] < 0
            counting.help = texts.TAKE_REST if is_open else texts.KEEP_REST
            if is_open:
                counting.foot = texts.HOLD_FOR_NONE
        self._note()

    def _note(self):
        """Bring the note beside the number up to it."""
        counting = self._counting
        if counting.note:
            course = self.wizard.course
            counting.noted = self.wizard.asking.noted(
                self.wizard.sheet, course.field(), course.i(), course.j(), counting.number()
            )
