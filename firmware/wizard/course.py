"""What a game asks, in order, and where the wizard stands in it."""

from array import array

from micropython import const

from shared_rules.core.judging import questions
from shared_rules.core.sheet import ABSENT

_MOST = const(400)  # questions


class Course:
    """The questions of one game's sheet, those that were answered too.

    at   the question that is asked now, `count` when all are answered
    """

    def __init__(self, rules, sheet, silent=()):
        self._rules = rules
        self._sheet = sheet
        self._silent = silent  # fields that are answered with another question
        self._found = array("h", (0 for _ in range(_MOST * 3)))
        self.at = 0
        self.update()

    def update(self):
        """Ask the rules again, after an entry; the question that is asked stays the same."""
        field, i, j = self.field(), self.i(), self.j()
        self.count = self._without_silent(
            min(_MOST, questions(self._rules, self._sheet, self._found, True))
        )
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

    def go_to_open(self):
        """Go to the first open question; False if there is none."""
        for at in range(self.count):
            if self.is_open(at):
                self.at = at
                return True
        self.at = self.count
        return False

    def go_back(self):
        """Go to the question before; False if this is the first one."""
        if not self.at:
            return False
        self.at -= 1
        return True

    def go_on(self):
        """Go to the question after this one, whether it is answered or not; False at the end."""
        if self.at + 1 >= self.count:
            return False
        self.at += 1
        return True

    def find(self, field, i, j):
        """Go to a question; False if it is not asked."""
        for at in range(self.count):
            if self._is(at, field, i, j):
                self.at = at
                return True
        return False

    def _without_silent(self, count):
        found = self._found
        kept = 0
        for at in range(count):
            if found[at * 3] not in self._silent:
                found[kept * 3] = found[at * 3]
                found[kept * 3 + 1] = found[at * 3 + 1]
                found[kept * 3 + 2] = found[at * 3 + 2]
                kept += 1
        return kept

    def _is(self, at, field, i, j):
        return self.field(at) == field and self.i(at) == i and self.j(at) == j
