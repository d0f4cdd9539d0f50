"""Queenz as a user has it: examples, chance against the model, both interpreters."""

import plain_games as g
from models import queenz_model as model
from models import queenz_random as chance

GAME = "queenz"
LENGTHS = {"players": 4, "hives": 3, "garden": 30}
RIGHT = g.by_chance(chance.right, 1000)
BROKEN = g.by_chance(lambda rng: chance.broken(rng, chance.right(rng)), 1000)


def test_examples():
    g.check_examples(GAME, model)


def test_right_sheets():
    outcomes = g.check_right(model, RIGHT)
    for step in ("total", "bees", "shared"):
        assert sum(outcome["decided_by"] == step for outcome in outcomes) > 30, step


def test_broken_sheets():
    found = g.check_broken(model, BROKEN, LENGTHS)
    for code in g.CODES:
        assert sum(problem["code"] == code for problem in found) > 30, code
    rules = [problem["rule"] for problem in found if problem["code"] == "rule"]
    assert rules.count("Q1.1") > 30 and rules.count("Q2.2") > 30


def test_seats_do_not_matter():
    g.check_seats(RIGHT[:200])


def test_micropython_agrees():
    g.check_micropython(RIGHT[:200] + BROKEN[:200])


def test_sheets_are_written_back():
    g.check_written_back(GAME, RIGHT[:200])


def test_schema():
    right = [sheet for _, sheet, expected in g.examples(GAME) if "players" in expected]
    wrong = [
        {"game": GAME, "players": [{"name": "A", "track": 1, "garden": [token]}] * 2}
        for token in ({"at": [0], "flower": "red"}, {"at": [0, 21], "hive": True}, {"hive": True})
    ]
    g.check_schema(GAME, right + RIGHT[:100], wrong)


def test_nothing_is_allocated():
    g.check_heap(GAME, [sheet for _, sheet, _ in g.examples(GAME)] + RIGHT[:100] + BROKEN[:100])


def test_texts():
    g.check_texts(GAME)
