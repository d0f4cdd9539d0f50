"""Validating, scoring and asking, with a game made up for it."""

from array import array

from shared_rules.core import problems as p
from shared_rules.core import table as t
from shared_rules.core.declaring import Table
from shared_rules.core.judging import complain, judge, need, questions, validate
from shared_rules.core.problems import NO_INDEX, Problems
from shared_rules.core.result import Result
from shared_rules.core.sheet import ABSENT, FAULTY, Sheet

_UNEVEN = 3


class Coins:
    """Each player has coins; a purse that is told must be even, and its colour may be needed."""

    def __init__(self):
        table = Table()
        self.TABLE = table
        self.players = table.list("players", 3, t.REQUIRED, least=2)
        self.coins = table.number("players[].coins", ask=t.REQUIRED)
        self.fame = table.number("players[].fame", ask=t.WANTED)
        self.luck = table.number("players[].luck")
        self.purse = table.object("players[].purse")
        self.size = table.number("players[].purse.size", ask=t.REQUIRED)
        self.colour = table.number("players[].purse.colour", ask=t.DEPENDS)
        self.halls = table.array("halls", 2, t.REQUIRED)
        self.prize = table.number("halls[].prize", ask=t.REQUIRED)
        self.rooms = table.array("players[].rooms", 2)
        self.guests = table.number("players[].rooms[]", ask=t.DEPENDS)
        self.round = table.number("round", ask=t.WANTED)
        self.STEPS = (
            (self.round,),
            (self.fame, self.coins),
            (self.prize, self.guests),
            (self.colour,),
            (self.luck,),
        )
        self.scored = 0

    def need(self, sheet, field, i, j):
        if field == self.guests:
            return t.NEEDED if (i, j) == (1, 0) else t.OPTIONAL
        return t.NEEDED if sheet.value(self.coins, i) > 5 else t.OPTIONAL

    def check(self, sheet, problems):
        for player in range(sheet.used(self.players)):
            if sheet.get(self.size, player) > 0 and sheet.get(self.size, player) % 2:
                problems.add(p.RULE, _UNEVEN)
                problems.at(self.size, player)

    def score(self, sheet, result):
        self.scored += 1
        result.players = sheet.used(self.players)


def right_sheet(game):
    sheet = Sheet(game.TABLE)
    sheet.put(game.players, 0, 0, 3)
    for player in range(3):
        sheet.put(game.coins, player, 0, player)
    for hall in range(2):
        sheet.put(game.prize, hall, 0, 5)
    sheet.put(game.guests, 1, 0, 2)
    return sheet


def found(game, sheet, how=validate):
    problems = Problems()
    how(game, sheet, problems)
    at = 0
    seen = []
    while at < problems.used:
        end = at + 3 + 3 * problems.data[at + 2]
        seen.append(tuple(problems.data[at : at + 2]) + tuple(problems.data[at + 3 : end]))
        at = end
    return seen


def asked(game, sheet, room=60):
    numbers = array("h", (-9 for _ in range(room)))
    count = questions(game, sheet, numbers)
    return count, [tuple(numbers[k : k + 3]) for k in range(0, min(3 * count, room - 2), 3)]


def test_a_right_sheet():
    game = Coins()
    assert found(game, right_sheet(game)) == []


def test_missing_values_name_their_places():
    game = Coins()
    sheet = right_sheet(game)
    sheet.put(game.coins, 1, 0, ABSENT)
    sheet.put(game.prize, 0, 0, ABSENT)
    assert found(game, sheet) == [
        (p.MISSING, 0, game.coins, 1, NO_INDEX),
        (p.MISSING, 0, game.prize, 0, NO_INDEX),
    ]


def test_an_empty_sheet_misses_its_bodies_only():
    game = Coins()
    assert found(game, Sheet(game.TABLE), complain) == [
        (p.MISSING, 0, game.players, NO_INDEX, NO_INDEX),
        (p.MISSING, 0, game.halls, NO_INDEX, NO_INDEX),
    ]


def test_required_only_where_its_holder_is():
    game = Coins()
    sheet = right_sheet(game)
    sheet.put(game.colour, 2, 0, 1)
    assert found(game, sheet) == [(p.MISSING, 0, game.size, 2, NO_INDEX)]


def test_a_faulty_value_is_not_missing():
    game = Coins()
    sheet = right_sheet(game)
    sheet.put(game.coins, 1, 0, FAULTY)
    assert found(game, sheet) == []


def test_needed_only_when_nothing_else_is_wrong():
    game = Coins()
    sheet = right_sheet(game)
    sheet.put(game.coins, 2, 0, 6)
    needed = (p.NEEDED, 0, game.colour, 2, NO_INDEX)
    assert found(game, sheet) == [needed]
    sheet.put(game.size, 0, 0, 3)
    assert found(game, sheet) == [(p.RULE, _UNEVEN, game.size, 0, NO_INDEX)]
    sheet.put(game.size, 0, 0, 2)
    assert found(game, sheet) == [needed]
    assert found(game, sheet, complain) == []


def test_needed_with_two_indexes_even_if_its_holder_is_absent():
    game = Coins()
    sheet = right_sheet(game)
    sheet.put(game.guests, 1, 0, ABSENT)
    sheet.put(game.rooms, 1, 0, ABSENT)
    assert found(game, sheet) == [(p.NEEDED, 0, game.guests, 1, 0)]


def test_wanted_values_are_no_problem():
    game = Coins()
    assert need(game, right_sheet(game), game.fame, 0, 0) == t.WANTED
    assert need(game, right_sheet(game), game.luck, 0, 0) == t.OPTIONAL
    assert need(game, right_sheet(game), game.colour, 0, 0) == t.OPTIONAL


def test_judge_scores_only_right_sheets():
    game = Coins()
    problems = Problems()
    result = Result(3, 1)
    result.totals[0] = 8
    sheet = right_sheet(game)
    assert judge(game, sheet, problems, result) == 0
    assert (game.scored, result.players, result.totals[0]) == (1, 3, 0)
    sheet.put(game.coins, 0, 0, ABSENT)
    assert judge(game, sheet, problems, result) == problems.count == 1
    assert game.scored == 1


def test_questions_follow_the_steps_then_the_players():
    game = Coins()
    sheet = Sheet(game.TABLE)
    sheet.put(game.players, 0, 0, 2)
    sheet.put(game.halls, 0, 0, 1)
    sheet.put(game.coins, 0, 0, 9)
    assert asked(game, sheet) == (
        8,
        [
            (game.round, 0, 0),
            (game.fame, 0, 0),
            (game.fame, 1, 0),
            (game.coins, 1, 0),
            (game.prize, 0, 0),
            (game.guests, 1, 0),
            (game.prize, 1, 0),
            (game.colour, 0, 0),
        ],
    )


def test_what_was_said_is_not_asked():
    game = Coins()
    sheet = right_sheet(game)
    sheet.put(game.round, 0, 0, 0)
    sheet.put(game.fame, 0, 0, 3)
    sheet.put(game.fame, 2, 0, FAULTY)
    assert asked(game, sheet) == (1, [(game.fame, 1, 0)])


def test_questions_that_do_not_fit_are_counted():
    game = Coins()
    sheet = Sheet(game.TABLE)
    sheet.put(game.players, 0, 0, 3)
    count, seen = asked(game, sheet, 7)
    assert count == 8
    assert seen == [(game.round, 0, 0), (game.fame, 0, 0)]


def test_nothing_is_asked_about_what_is_not_there():
    game = Coins()
    assert asked(game, Sheet(game.TABLE)) == (1, [(game.round, 0, 0)])
