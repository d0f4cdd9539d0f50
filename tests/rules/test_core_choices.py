"""Fields that take only some numbers, negative numbers, and short arrays inside entries."""

from shared_rules.core import table as t
from shared_rules.core.declaring import Table
from shared_rules.core.judging import complain
from shared_rules.core.problems import MISSING, NO_INDEX, Problems
from shared_rules.core.result import OPEN, Result
from shared_rules.core.sheet import ABSENT, FAULTY, Sheet

TABLE = Table()
PLAYERS = TABLE.list("players", 2, t.REQUIRED, least=2)
TOKEN = TABLE.choice("players[].token", (0, 6, 10), t.WANTED)
GARDEN = TABLE.list("players[].garden", 3)
AT = TABLE.array("players[].garden[].at", 2, t.REQUIRED)
X = TABLE.number("players[].garden[].at[0]", 20, t.REQUIRED, low=-20)
Y = TABLE.number("players[].garden[].at[1]", 20, t.REQUIRED, low=-20, default=7)


class Game:
    """A game without rules of its own."""

    need = None

    @staticmethod
    def check(sheet, problems):
        """Nothing is against the rules."""


def missing(sheet):
    problems = Problems()
    complain(Game, sheet, problems)
    places = []
    at = 0
    while at < problems.used:
        assert problems.data[at] == MISSING
        places.append(tuple(problems.data[at + 3 : at + 6]))
        at += 6
    return places


def test_only_the_choices_fit():
    sheet = Sheet(TABLE)
    assert [n for n in range(-1, 12) if sheet.fits(TOKEN, n)] == [0, 6, 10]
    assert TABLE.choices[TOKEN] == (0, 6, 10)
    assert X not in TABLE.choices
    assert not sheet.put(TOKEN, 0, 0, 5)
    assert sheet.value(TOKEN, 0) == 0
    assert sheet.put(TOKEN, 0, 0, 10)
    assert sheet.value(TOKEN, 0) == 10


def test_negative_numbers_count():
    sheet = Sheet(TABLE)
    assert [n for n in (-21, -20, -2, -1, 0, 20, 21) if sheet.fits(X, n)] == [-20, -2, -1, 0, 20]
    for number in (-20, -2, -1, 0):
        assert sheet.put(Y, 0, 0, number)
        assert sheet.value(Y, 0, 0) == number
    for number in (ABSENT, FAULTY):
        sheet.cells[sheet.cell(Y, 0, 0)] = number
        assert sheet.value(Y, 0, 0) == 7


def test_a_short_array_inside_an_entry_is_held_by_its_own_entry():
    sheet = Sheet(TABLE)
    sheet.put(PLAYERS, 0, 0, 2)
    sheet.put(GARDEN, 1, 0, 3)
    sheet.put(X, 1, 1, -4)
    assert [sheet.get(AT, 1, j) for j in range(3)] == [ABSENT, 1, ABSENT]
    assert [sheet.held(Y, 1, j) for j in range(3)] == [False, True, False]
    assert missing(sheet) == [(AT, 1, 0), (AT, 1, 2), (Y, 1, 1)]


def test_what_is_missing_needs_the_entry():
    sheet = Sheet(TABLE)
    assert missing(sheet) == [(PLAYERS, NO_INDEX, NO_INDEX)]
    sheet.put(PLAYERS, 0, 0, 2)
    assert missing(sheet) == []


def test_a_noted_line_does_not_count():
    result = Result(2, 3)
    result.set(1, 0, 12, 4)
    result.note(1, 2, 10, 5)
    assert list(result.totals) == [0, 12]
    assert list(result.points) == [0, 0, 0, 12, 0, 10]
    assert result.reason(1, 2) == 5
    assert list(result.ranks) == [OPEN, OPEN]
