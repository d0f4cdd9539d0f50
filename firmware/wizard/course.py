"""What a game asks, in order, and where the wizard stands in it."""

from micropython import const

from shared_rules.core.judging import questions
from shared_rules.core.sheet import ABSENT

_MOST = const(330)  # questions; three bytes each


class Course:
    """The questions of one game's sheet, those that were answered too.

    silent   fields that are answered with another question
    passed   fields that are gone past where they are answered: what is printed on a known copy
    only     the fields that are asked at all; none: every one
    late     fields that are looked at only when nothing else is open
    at       the question that is asked now, `count` when all are answered
    """

    def __init__(self, rules, sheet, silent=(), passed=(), only=(), late=()):
        self._rules = rules
        self._sheet = sheet
        self._silent = silent
        self._passed = passed
        self._only = only
        self._early = _without(rules.STEPS, late)
        self._found = bytearray(_MOST * 3)
        self.at = 0
        self.count = 0
        self.update()

    def update(self):
        """Ask the rules again, after an entry; the question that is asked stays the same."""
        field, i, j = self.field(), self.i(), self.j()
        steps = self._rules.STEPS
        self._collect(self._early)
        if len(self._early) < len(steps) and not self._has_open():
            self._collect(steps)
        for at in range(self.count):
            if self._is(at, field, i, j):
                self.at = at
                return
        self.at = min(self.at, self.count)

    def field(self, at=-1):
        """The field of a question, by default of the one that is asked."""
        return self._found[(self.at if at < 0 else at) * 3]

    def i(self, at=-1):
        """Its first index."""
        return self._found[(self.at if at < 0 else at) * 3 + 1]

    def j(self, at=-1):
        """Its second index."""
        return self._found[(self.at if at < 0 else at) * 3 + 2]

    def is_open(self, at):
        """Whether a question was not answered yet."""
        return self._sheet.get(self.field(at), self.i(at), self.j(at)) == ABSENT

    def go_to_open(self, first=0):
        """Go to the first open question from `first` on, or of all; False if there is none."""
        for step in range(self.count):
            at = (first + step) % self.count
            if self.is_open(at):
                self.at = at
                return True
        self.at = self.count
        return False

    def go_back(self):
        """Go to the question before; False if this is the first one."""
        at = self.at - 1
        while at >= 0 and self._is_passed(at):
            at -= 1
        if at < 0:
            return False
        self.at = at
        return True

    def go_on(self):
        """Go to the question after this one, whether it is answered or not; False at the end."""
        at = self.at + 1
        while at < self.count and self._is_passed(at):
            at += 1
        if at >= self.count:
            return False
        self.at = at
        return True

    def page(self, group, end):
        """Which page, from 1, the last question before `end` is on.

        group   as in Page.collect: one number for all questions of a page
        """
        pages = 0
        before = -1
        for at in range(end):
            if self._is_passed(at):
                continue
            here = group(self.field(at), self.i(at), self.j(at))
            if here != before:
                pages += 1
                before = here
        return pages

    def _collect(self, steps):
        found = questions(self._rules, self._sheet, self._found, True, steps)
        self.count = self._left_out(min(_MOST, found))

    def _has_open(self):
        for at in range(self.count):
            if self.is_open(at):
                return True
        return False

    def _is_passed(self, at):
        return self.field(at) in self._passed and not self.is_open(at)

    def _left_out(self, count):
        """Take out the questions that are not asked; return how many are left."""
        found = self._found
        kept = 0
        for at in range(count):
            field = found[at * 3]
            if field in self._silent or (self._only and field not in self._only):
                continue
            found[kept * 3] = field
            found[kept * 3 + 1] = found[at * 3 + 1]
            found[kept * 3 + 2] = found[at * 3 + 2]
            kept += 1
        return kept

    def _is(self, at, field, i, j):
        return self.field(at) == field and self.i(at) == i and self.j(at) == j


def _without(steps, late):
    """Return the steps whose first field is not among `late`."""
    return tuple([step for step in steps if step[0] not in late]) if late else steps
