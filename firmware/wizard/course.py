"""What a game asks, in order, and where the wizard stands in it."""

from array import array

from micropython import const

from shared_rules.core.judging import parts, questions_of
from shared_rules.core.sheet import ABSENT

_MOST = const(330)  # questions
_MOST_OF_PART = const(130)
_NOWHERE = const(-1)


class Course:
    """The questions of one game's sheet, those that were answered too.

    The rules are asked part by part (see shared_rules.core.judging): after an entry only for the
    part that is asked now and for those on the way to the next open question, for all of them take
    a tenth of a second. `rest` and `settle` make up for the others.

    silent   fields that are answered with another question
    passed   fields that are gone past where they are answered: what is printed on a known copy
    only     the fields that are asked at all; none: every one
    late     fields that are looked at only when nothing else is open
    group    None, or as in Page.collect: one number for all questions of a page, of one part
    at       the question that is asked now, `count` when all are answered
    is_settled   whether the rules were asked again for all parts
    """

    def __init__(self, rules, sheet, silent=(), passed=(), only=(), late=(), group=None):
        self._rules = rules
        self._sheet = sheet
        self._silent = silent
        self._passed = passed
        self._only = only
        self._late = late
        self._group = group
        self._parts = tuple(
            [(step, part) for step in rules.STEPS for part in range(parts(sheet.table, step))]
        )
        count = len(self._parts)
        self._most = self._most_of_part = 0
        self._make_room()
        # Three bytes a question: field and indexes; behind all, those of one part.
        self._found = bytearray((self._most + self._most_of_part) * 3)
        self._starts = array("H", bytes(2 * (count + 1)))
        self._pages = bytearray(count)
        self._stale = bytearray(count)
        self._has_late = False  # whether those that are late are among them
        self.is_settled = False
        self.at = 0
        self.count = 0
        self.update()
        self.settle()

    def _make_room(self):
        """Find out how many questions these players can have at most, and a part of them."""
        sheet = self._sheet
        table = sheet.table
        most = 0
        for step in self._rules.STEPS:
            of_step = 0
            for field in step:
                outer, inner = table.outer[field], table.inner[field]
                is_known = outer < 0 or outer == table.players
                count = sheet.rows(field) if is_known else table.high[outer]
                count *= 1 if inner < 0 else table.high[inner]
                of_step += count
                if field not in self._silent:
                    most += count
            self._most_of_part = min(max(self._most_of_part, of_step), _MOST_OF_PART)
        self._most = min(most, _MOST)

    def update(self):
        """Take note of an entry; the question that is asked stays the same."""
        self.is_settled = False
        for part in range(len(self._stale)):
            self._stale[part] = 1
        if self.at < self.count:
            self._refresh(self._part_of(self.at))

    def rest(self):
        """Ask the rules again for one more part; False when there is none left."""
        if self.is_settled:
            return False
        for part in range(len(self._stale)):
            if self._stale[part]:
                self._refresh(part)
                return True
        self.is_settled = not (self._late and self._show_late(not self._has_open()))
        return True

    def settle(self):
        """Ask the rules again for all parts that are left."""
        while self.rest():
            pass

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
        is_found = self._find_open(first, False)
        if self._late:
            self._show_late(not is_found)
            is_found = is_found or self._find_open(first, True)
        if not is_found:
            self.at = self.count
        return is_found

    def go_back(self):
        """Go to the question before; False if this is the first one."""
        self.settle()
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
        self._reach(at)
        while at < self.count and self._is_passed(at):
            at += 1
            self._reach(at)
        if at >= self.count:
            return False
        self.at = at
        return True

    def page(self):
        """Which page, from 1, the question that is asked is on."""
        part = self._part_of(self.at)
        pages = 0
        for before in range(part):
            pages += self._pages[before]
        return pages + self._pages_between(self._starts[part], self.at + 1)

    def pages(self):
        """How many pages there are, as far as the rules were asked again."""
        pages = 0
        for part in self._pages:
            pages += part
        return pages

    def _part_of(self, at):
        """The part that a question is in; that of none is behind all."""
        starts = self._starts
        part = 0
        while part < len(self._parts) and starts[part + 1] <= at:
            part += 1
        return part

    def _is_late(self, part):
        return self._parts[part][0][0] in self._late

    def _show_late(self, has_late):
        """Have those that are late among the questions, or not; True if that was otherwise."""
        if has_late == self._has_late:
            return False
        self._has_late = has_late
        self.is_settled = False
        for part in range(len(self._parts)):
            if self._is_late(part):
                self._stale[part] = 1
        return True

    def _has_open(self):
        """Whether a question that is not late is open."""
        for part in range(len(self._parts)):
            if not self._is_late(part) and self._open_in(part, 0) != _NOWHERE:
                return True
        return False

    def _find_open(self, first, is_late):
        """Go to the first open question from `first` on, or of all, that is late or is not."""
        count = len(self._parts)
        # Not from its own part: parts before that one were empty, and may be so no more.
        before = self._part_of(first - 1) if first else 0
        for step in range(count + 1):
            part = (before + step) % count
            if self._is_late(part) != is_late:
                continue
            at = self._open_in(part, 0 if step else first)
            if at != _NOWHERE:
                self.at = at
                return True
        return False

    def _open_in(self, part, first):
        """The first open question of a part, from `first` on."""
        if self._stale[part]:
            self._refresh(part)
        for at in range(max(first, self._starts[part]), self._starts[part + 1]):
            if self.is_open(at):
                return at
        return _NOWHERE

    def _reach(self, at):
        """Have the question at that place be the one that follows, or none if there is none."""
        part = self._part_of(at - 1)
        while part + 1 < len(self._parts) and self._starts[part + 1] <= at:
            part += 1
            if self._stale[part]:
                self._refresh(part)

    def _refresh(self, part):
        """Ask the rules again for one part."""
        self._stale[part] = 0
        step, own = self._parts[part]
        most = self._most
        end = most
        if self._has_late or step[0] not in self._late:
            end = questions_of(self._rules, self._sheet, step, own, self._found, most, True)
            end = self._left_out(most, min(end, most + self._most_of_part))
        self._put_in(part, end - most)
        if self._group:
            self._pages[part] = self._pages_between(self._starts[part], self._starts[part + 1])

    def _put_in(self, part, count):
        """Have the questions that were found stand where those of their part were."""
        starts = self._starts
        start, end = starts[part], starts[part + 1]
        at = self.at
        asked = _NOWHERE
        if start <= at < end:
            asked = self._place_of(self.field(), self.i(), self.j(), count)
        shift = min(count, self._most - (self.count - end + start)) - (end - start)
        if shift:
            self._shift(end, shift)
            for later in range(part + 1, len(starts)):
                starts[later] += shift
            self.count += shift
            if at >= end:
                self.at = at + shift
        found = self._found
        source = self._most * 3
        for place in range(start * 3, starts[part + 1] * 3):
            found[place] = found[source]
            source += 1
        if asked >= 0:
            self.at = start + asked
        self.at = min(self.at, self.count)

    def _place_of(self, field, i, j, count):
        """The place of a question among those that were found."""
        for at in range(count):
            place = self._most + at
            if self.field(place) == field and self.i(place) == i and self.j(place) == j:
                return at
        return _NOWHERE

    def _shift(self, first, by):
        """Move the questions from `first` on."""
        found = self._found
        if by > 0:
            for place in range(self.count * 3 - 1, first * 3 - 1, -1):
                found[place + by * 3] = found[place]
        else:
            for place in range(first * 3, self.count * 3):
                found[place + by * 3] = found[place]

    def _pages_between(self, first, end):
        """How many pages the questions first..end-1 of a part have."""
        found = self._found
        group = self._group
        pages = 0
        before = _NOWHERE
        for at in range(first, end):
            if self._passed and self._is_passed(at):
                continue
            place = at * 3
            here = group(found[place], found[place + 1], found[place + 2])
            if here != before:
                pages += 1
                before = here
        return pages

    def _is_passed(self, at):
        return self.field(at) in self._passed and not self.is_open(at)

    def _left_out(self, first, end):
        """Take out the questions that are not asked; return the end of those that are left."""
        found = self._found
        kept = first
        for at in range(first, end):
            field = found[at * 3]
            if field in self._silent or (self._only and field not in self._only):
                continue
            if kept != at:
                found[kept * 3] = field
                found[kept * 3 + 1] = found[at * 3 + 1]
                found[kept * 3 + 2] = found[at * 3 + 2]
            kept += 1
        return kept
