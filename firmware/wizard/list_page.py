"""The entries of a list, one after the other: each is stored at once, ok alone ends the list."""

from array import array

from micropython import const

from shared_rules.core.sheet import ABSENT

from .counting import UNSAID, Counting
from .page import Page

_MOST_PARTS = const(3)


class ListPage(Page):
    """Asks for the numbers of each entry (`asking.parts`).

    An entry begins with nothing on the dial: ok then ends the list. Turned below the least number
    the dial of an old entry shows nothing again, and ok takes the entry out. Back goes to the
    entry before. Ok held on an empty list leaves those of all other players empty too, where
    `asking.may_take_rest`.
    """

    def __init__(self, wizard):
        super().__init__(wizard)
        self._said = array("h", (ABSENT for _ in range(_MOST_PARTS)))
        self._parts = ()
        self._counting = None
        self._entry = 0
        self._part = 0
        self._left_empty = -1  # the field whose list was just left empty, by a key still held

    def opened(self, app):
        """Ask for one more entry; of a full list for the last one."""
        asking = self.wizard.asking
        course = self.wizard.course
        field, i = course.field(), course.i()
        self._parts = asking.parts(field)
        labels = tuple([asking.row_label(app, part, i, 0) for part in self._parts])
        self._counting = Counting(app, labels, self._said)
        self._counting.note = asking.note(app, field)
        self._counting.unsaid_text = app.texts.MORE_OR_DONE
        self._ask(app, min(self._held(), self._most() - 1), 0)

    def turn(self, app, step, repeated):
        """Count."""
        self._left_empty = -1
        changed = self._counting.turn(step, repeated)
        self._note()
        return changed

    def ok(self, app):
        """Take the number; after the last one of an entry, store it; without one, end the list."""
        self._left_empty = -1
        number = self._counting.number()
        if number == UNSAID:
            if self._entry < self._held():
                return self._take_out(app)
            return self._end(app)
        self._said[self._part] = number
        if self._part + 1 < len(self._parts):
            self._ask(app, self._entry, self._part + 1)
            return True
        if not self._store(app):
            return False
        if self._entry + 1 == self._most():
            return self._end(app)
        self._ask(app, self._entry + 1, 0)
        return True

    def ok_held(self, app):
        """Leave the lists of the others empty."""
        wizard = self.wizard
        course = wizard.course
        if self._left_empty != course.field():
            return False
        self._left_empty = -1
        field = course.field()
        last = course.at
        wizard.start()
        for at in range(course.at, course.count):
            if course.field(at) == field and course.is_open(at):
                wizard.put(field, course.i(at), 0, 0)
                last = at
        return wizard.finish(app) and wizard.turn_page(app, last)

    def back(self, app):
        """Go to the number before, or to the entry before."""
        self._left_empty = -1
        if self._part:
            self._ask(app, self._entry, self._part - 1)
        elif self._entry:
            self._ask(app, self._entry - 1, 0)
        else:
            return False
        return True

    def draw(self, app):
        """Draw it."""
        self._counting.draw(app)

    def title(self, app, title):
        """Return the title with the number of the entry."""
        return title + b" %d" % (self._entry + 1)

    def foot(self, app):
        """Return what stands at the bottom while nothing is said."""
        return app.texts.HOLD_FOR_NONE if self._may_leave_rest_empty() else b""

    def asks_first(self):
        """Whether nothing was said yet, and the list is empty."""
        return not self._held() and not self._part and self._counting.number() == UNSAID

    def _ask(self, app, entry, part):
        wizard = self.wizard
        asking = wizard.asking
        sheet = wizard.sheet
        i = wizard.course.i()
        field = self._parts[part]
        is_old = entry < self._held()
        if entry != self._entry or not part:
            for at in range(len(self._parts)):
                self._said[at] = sheet.get(self._parts[at], i, entry) if is_old else ABSENT
        self._entry = entry
        self._part = part
        start = self._said[part]
        if start < 0:
            start = asking.start(sheet, field, i, entry) if part else UNSAID
        counting = self._counting
        counting.ask(
            part,
            asking.low(sheet, field, i, entry),
            asking.high(sheet, field, i, entry),
            start,
            asking.usual(sheet, field, i, entry),
        )
        counting.removable = not part
        counting.foot = self.foot(app)
        self._note()
        wizard.retitle(app)

    def _note(self):
        """Bring the note beside the number up to it."""
        counting = self._counting
        if counting.note:
            wizard = self.wizard
            field = self._parts[self._part]
            counting.noted = wizard.asking.noted(
                wizard.sheet, field, wizard.course.i(), self._entry, counting.number()
            )

    def _end(self, app):
        wizard = self.wizard
        course = wizard.course
        field = course.field()
        is_empty = not self._held()
        if is_empty and not wizard.enter(app, field, course.i(), 0, 0):
            return False
        changed = wizard.turn_page(app, course.at)
        if is_empty and wizard.asking.may_take_rest(field):
            self._left_empty = field
        return changed

    def _store(self, app):
        wizard = self.wizard
        course = wizard.course
        i = course.i()
        wizard.start()
        if self._entry == self._held():
            wizard.put(course.field(), i, 0, self._entry + 1)
        for at in range(len(self._parts)):
            wizard.put(self._parts[at], i, self._entry, self._said[at])
        return wizard.finish(app)

    def _take_out(self, app):
        """The entries behind move up."""
        wizard = self.wizard
        course = wizard.course
        sheet = wizard.sheet
        i = course.i()
        held = self._held()
        wizard.start()
        for part in self._parts:
            for entry in range(self._entry, held):
                following = sheet.get(part, i, entry + 1) if entry + 1 < held else ABSENT
                wizard.put(part, i, entry, following)
        wizard.put(course.field(), i, 0, held - 1)
        if not wizard.finish(app):
            return False
        self._ask(app, self._entry, 0)
        return True

    def _may_leave_rest_empty(self):
        """Whether others have still to be asked for a list that is often empty."""
        wizard = self.wizard
        course = wizard.course
        at = course.at + 1
        return (
            not wizard.only
            and not self._held()
            and wizard.asking.may_take_rest(course.field())
            and at < course.count
            and course.field(at) == course.field()
        )

    def _held(self):
        course = self.wizard.course
        return self.wizard.sheet.used(course.field(), course.i())

    def _most(self):
        return self.wizard.sheet.table.capacity(self.wizard.course.field())
