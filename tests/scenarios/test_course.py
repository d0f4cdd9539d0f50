"""The course asks the rules part by part; it ends where asking them for everything would."""

import random
from pathlib import Path

import pytest
from tabletally.scoring import reader, strict_json
from tabletally.scoring.outcome import game_of

from shared_rules.core.judging import questions
from shared_rules.core.sheet import ABSENT, Sheet

from .asked import Course, device_of

SHEETS = sorted(Path(__file__).parent.glob("*.sheet.json"))


class Whole:
    """The same by asking the rules for everything."""

    def __init__(self, rules, sheet, asking):
        self._rules = rules
        self._sheet = sheet
        self._asking = asking
        self._early = [step for step in rules.STEPS if step[0] not in asking.LATE]

    def questions(self):
        """All questions, in order."""
        early = self._asked(self._early)
        if any(map(self.is_open, early)):
            return early
        return self._asked(self._rules.STEPS)

    def is_open(self, question):
        """Whether it has no answer."""
        return self._sheet.get(*question) == ABSENT

    def pages(self, asked):
        """How many pages they have."""
        groups = [self._asking.group(*question) for question in asked]
        return sum(here != before for here, before in zip(groups, [None, *groups], strict=False))

    def _asked(self, steps):
        found = [0] * 2000
        count = questions(self._rules, self._sheet, found, True, steps)
        asked = [tuple(found[at * 3 : at * 3 + 3]) for at in range(count)]
        return [question for question in asked if question[0] not in self._asking.SILENT]


def game(path):
    """Rules, asking and the finished sheet of a scenario."""
    document = strict_json.read(str(path))
    of = game_of(document["game"])
    asking = device_of(of.name).asking
    return of.rules, asking, reader.read(of.rules.TABLE, of.root, document).sheet


def emptied(rules, full, asking, luck):
    """A sheet with all that is not asked, and half of the answers."""
    sheet = Sheet(rules.TABLE)
    sheet.copy(full)
    for question in Whole(rules, full, asking).questions():
        if luck.random() < 0.5 and rules.TABLE.kind[question[0]] not in (6, 7, 8):
            sheet.cells[sheet.cell(*question)] = ABSENT
    return sheet


def all_of(course):
    return [(course.field(at), course.i(at), course.j(at)) for at in range(course.count)]


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: path.name.partition(".")[0])
def test_goes_to_the_open_question_that_is_next_of_all(path):
    luck = random.Random(path.name)
    rules, asking, full = game(path)
    for _ in range(2):
        sheet = emptied(rules, full, asking, luck)
        whole = Whole(rules, sheet, asking)
        course = Course(rules, sheet, asking.SILENT, (), (), asking.LATE, asking.group)
        asked = whole.questions()
        assert all_of(course) == asked
        assert course.pages() == whole.pages(asked)
        assert course.go_to_open() == any(map(whole.is_open, asked))
        for _ in range(25):
            if course.at == course.count:
                break
            question = (course.field(), course.i(), course.j())
            sheet.cells[sheet.cell(*question)] = full.get(*question)
            if luck.random() < 0.3:  # a correction, which may open others
                other = luck.choice(whole.questions())
                if rules.TABLE.kind[other[0]] not in (6, 7, 8):
                    sheet.cells[sheet.cell(*other)] = ABSENT
            asked = whole.questions()
            course.update()
            for _ in range(luck.randrange(3)):
                course.rest()
            if question in asked:
                first = asked.index(question) + 1
                expected = [q for q in asked[first:] + asked[:first] if whole.is_open(q)]
                assert course.go_to_open(course.at + 1) == bool(expected)
                if expected:
                    assert (course.field(), course.i(), course.j()) == expected[0]
            else:
                course.go_to_open()
            course.settle()
            assert all_of(course) == asked
            if course.at < course.count:
                at = course.at
                assert course.page() == whole.pages(asked[: at + 1])
                assert course.pages() == whole.pages(asked)
