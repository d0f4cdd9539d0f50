"""The line of numbers that goes into the rules and the one that comes out."""

import rococo_sheets as r

from shared_rules.core import problems as p
from shared_rules.core.sheet import ABSENT, FAULTY
from shared_rules.core.verdict import FAULTY_SHEET, SCORED, WHOLE, WRONG, Judge, question
from shared_rules.registry import GAMES, load
from shared_rules.rococo import fields as f
from shared_rules.rococo import reasons as why

_LINES = 15
_WHY = 9


def three_players():
    sheet = r.empty(3)
    for player in range(3):
        r.put(sheet, f.FAME, 10 + player, player)
    r.garment(sheet, 1, 1, points=3)
    r.space(sheet, 1, 3)
    return sheet


def test_a_question_names_every_cell_that_was_said():
    sheet = three_players()
    numbers = question(sheet)
    assert numbers[0] == WHOLE
    assert len(numbers) == 1 + 2 * sum(value != ABSENT for value in sheet.cells)
    for at in range(1, len(numbers), 2):
        assert sheet.cells[numbers[at]] == numbers[at + 1]
    faulty = question(sheet, FAULTY_SHEET)
    assert faulty[0] == FAULTY_SHEET
    assert faulty[1:] == numbers[1:]


def test_a_score():
    answer = Judge("rococo").answer(question(three_players()))
    assert answer[:5] == [SCORED, 3, _LINES, 0, 1]
    points = answer[5 : 5 + 3 * _LINES]
    assert points[:_LINES] == [10] + [0] * 14
    assert points[_LINES : 2 * _LINES] == [11, 0, 0, 0, 0, 10, 0, 0, 0, 0, 7, 0, 9, 0, 0]
    rest = answer[5 + 3 * _LINES :]
    assert rest[:6] == [10, 37, 12, 3, 1, 2]
    reasons = rest[6 : 6 + 3 * _LINES * _WHY]
    assert reasons[:2] == [why.ON_TRACK, 10]
    assert rest[6 + 3 * _LINES * _WHY :] == [1, 0, 0]


def test_problems():
    sheet = three_players()
    sheet.put(f.LIVRES, 2, 0, ABSENT)
    missing = [WRONG, p.MISSING, 0, 1, f.LIVRES, 2, -1]
    assert Judge("rococo").answer(question(sheet)) == missing


def test_a_faulty_sheet_is_never_scored_nor_asked():
    sheet = r.tally([1, 0, 0, 0, 0], [1, 0, 0, 0, 0])
    judge = Judge("rococo")
    assert judge.answer(question(sheet, FAULTY_SHEET)) == [WRONG]
    sheet.put(f.FAME, 1, 0, FAULTY)
    sheet.put(f.HELD_JEWELS, 1, 0, 2)
    assert judge.answer(question(sheet, FAULTY_SHEET))[:2] == [WRONG, p.RULE]


def test_a_judge_forgets_the_sheet_before():
    judge = Judge("rococo")
    first = judge.answer(question(three_players()))
    judge.answer(question(r.empty(5)))
    assert judge.answer(question(three_players())) == first


def test_the_registry_knows_its_games_only():
    for name in GAMES:
        assert len(load(name).TABLE) > 0
    for name in ("chess", "", "core"):
        try:
            load(name)
        except ValueError as error:
            assert name in str(error)
        else:
            raise AssertionError(name)
