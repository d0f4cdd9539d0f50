"""Queenz: both ways of entry, the garden, ties and every fault (Q1.1, Q2)."""

from plain_sheets import Bench, allocates_nothing

from shared_rules.core.problems import MISSING, NEEDED
from shared_rules.core.sheet import ABSENT, FAULTY
from shared_rules.queenz import faults as fault
from shared_rules.queenz import fields as f
from shared_rules.queenz import game
from shared_rules.queenz import reasons as why
from shared_rules.queenz import scoring as s
from shared_rules.queenz.garden import HIVE

BLUE, WHITE, YELLOW, RED, PURPLE = range(5)


def counted(bench, player, track, hives=(), bonus=0, bees=None):
    """Tell a player whose hives were counted at the table."""
    bench.put(f.TRACK, track, player)
    bench.put(f.BONUS, bonus, player)
    for points in hives:
        bench.put(f.HIVE_BEES, points, player, bench.entry(f.HIVES, player))
    if bees is not None:
        bench.put(f.BEES, bees, player)


def lay(bench, player, *tokens):
    """Lay tokens into a player's garden: x, y, flower or HIVE, bees."""
    for token in tokens:
        at = bench.entry(f.GARDEN, player)
        bench.put(f.AT_X, token[0], player, at)
        bench.put(f.AT_Y, token[1], player, at)
        if token[2] == HIVE:
            bench.put(f.IS_HIVE, 1, player, at)
        else:
            bench.put(f.FLOWER, token[2], player, at)
            if len(token) > 3:
                bench.put(f.FLOWER_BEES, token[3], player, at)


def level(*garden):
    """Two players level in total; the second has the garden and is one bee ahead of 5."""
    bench = Bench(game)
    counted(bench, 0, 10, bees=5)
    counted(bench, 1, 10)
    lay(bench, 1, *garden)
    return bench


def test_the_rulebooks_example():
    bench = Bench(game)
    counted(bench, 0, 42, (10, 7, 5), 10)
    counted(bench, 1, 41, (0,))
    assert [bench.line(number)[0] for number in range(3)] == [42, 22, 10]
    assert bench.totals() == [74, 41]
    assert bench.why(s.L_TRACK) == [why.ON_TRACK, 42]
    assert bench.why(s.L_HIVES) == [why.HIVES_COUNTED, 3, 10, 7, 5]
    assert bench.why(s.L_BONUS) == [why.BONUS_TOKEN, 10]
    assert bench.why(s.L_HIVES, 1) == [why.HIVES_COUNTED, 1]
    assert bench.why(s.L_BONUS, 1) == [why.NO_BONUS]
    assert [rule for _, rule in game.LINES] == ["Q2.3", "Q2.2", "Q1.2"]


def test_a_hive_counts_the_eight_places_around_it():
    for dx in range(-2, 3):
        for dy in range(-2, 3):
            if not dx and not dy:
                continue
            bench = Bench(game)
            counted(bench, 0, 0)
            counted(bench, 1, 99)
            lay(bench, 0, (-3, 4, HIVE), (dx - 3, dy + 4, RED, 2))
            near = abs(dx) < 2 and abs(dy) < 2
            assert bench.line(s.L_HIVES)[0] == (2 if near else 0), (dx, dy)


def test_a_token_counts_for_every_hive_it_touches():
    bench = Bench(game)
    counted(bench, 0, 0)
    counted(bench, 1, 99)
    lay(bench, 0, (0, 0, HIVE), (1, 0, RED, 3), (2, 0, HIVE), (1, 1, BLUE, 1), (1, -1, HIVE))
    assert bench.line(s.L_HIVES)[0] == 4 + 4 + 3
    assert bench.why(s.L_HIVES) == [why.HIVES_COUNTED, 3, 4, 4, 3]


def test_a_full_garden():
    bench = Bench(game)
    counted(bench, 0, 0)
    counted(bench, 1, 99)
    tokens = [(x - 20, y - 20, RED, 3) for x in range(5) for y in range(6)]
    tokens[7] = (-19, -19, HIVE)
    tokens[9] = (-19, -17, HIVE)
    tokens[13] = (-18, -19, HIVE)
    lay(bench, 0, *tokens)
    assert bench.line(s.L_HIVES)[0] == 3 * (7 + 8 + 7)


def test_bees_break_a_tie():
    bench = Bench(game)
    counted(bench, 0, 50, (10,), 0, 14)
    counted(bench, 1, 52, (8,), 0, 12)
    assert (bench.ranks(), bench.decided()) == ([1, 2], "bees")
    bench.put(f.BEES, 14, 1)
    assert (bench.ranks(), bench.decided()) == ([1, 1], "shared")


def test_bees_follow_from_a_garden():
    bench = level((0, 0, RED, 3), (9, 9, BLUE, 3))
    assert (bench.ranks(), bench.decided()) == ([2, 1], "bees")
    bench = level((0, 0, RED, 3), (9, 9, BLUE, 2))
    assert (bench.ranks(), bench.decided()) == ([1, 1], "shared")
    bench = level((0, 0, RED, 3))
    assert (bench.ranks(), bench.decided()) == ([1, 2], "bees")


def test_bees_are_needed_of_players_level_in_total():
    bench = Bench(game, 4)
    for player in range(4):
        counted(bench, player, (9, 5, 3, 7)[player], ((), (4,), (1, 2), (2,))[player])
    assert bench.wrong() == [(NEEDED, 0, [f"players[{player}].bees"]) for player in (0, 1, 3)]
    bench.put(f.BEES, 0, 0)
    bench.put(f.BEES, 1, 1)
    assert bench.wrong() == [(NEEDED, 0, ["players[3].bees"])]
    bench.put(f.BONUS, 1, 3)
    assert bench.wrong() == []
    assert (bench.ranks(), bench.decided()) == ([3, 2, 4, 1], "total")


def test_bees_are_needed_for_a_tie_behind_the_first():
    bench = Bench(game, 3)
    for player in range(3):
        counted(bench, player, (9, 5, 5)[player])
    assert len(bench.wrong()) == 2
    bench.put(f.BEES, 1, 1)
    bench.put(f.BEES, 3, 2)
    assert (bench.ranks(), bench.decided()) == ([1, 3, 2], "total")


def test_nothing_is_needed_while_something_is_wrong():
    bench = Bench(game)
    counted(bench, 0, 5)
    assert bench.wrong() == [(MISSING, 0, ["players[1].track"])]


def test_what_a_token_has_to_say():
    bench = Bench(game)
    counted(bench, 0, 5)
    counted(bench, 1, 6)
    bench.entry(f.GARDEN, 0)
    assert bench.wrong() == [
        (MISSING, 0, ["players[0].garden[0].at"]), (MISSING, 0, ["players[0].garden[0].flower"]),
    ]  # fmt: skip
    bench.put(f.IS_HIVE, 0, 0, 0)
    assert len(bench.wrong()) == 2
    bench.put(f.IS_HIVE, 1, 0, 0)
    assert bench.wrong() == [(MISSING, 0, ["players[0].garden[0].at"])]
    bench.force(f.IS_HIVE, FAULTY, 0, 0)
    assert bench.wrong() == [(MISSING, 0, ["players[0].garden[0].at"])]


def garden(*tokens):
    """Two players, not level; the tokens lie in the garden of the first."""
    bench = Bench(game)
    counted(bench, 1, 99)
    bench.put(f.TRACK, 5, 0)
    lay(bench, 0, *tokens)
    bench.put(f.GARDEN, len(tokens), 0)
    return bench


def test_hives_or_bees_beside_a_garden():
    for field, path in ((f.HIVES, "players[0].hives"), (f.BEES, "players[0].bees")):
        bench = garden()
        bench.put(field, 0, 0)
        assert bench.only(fault.BOTH_FORMS, "players[0].garden", path)
    bench = garden((0, 0, RED))
    bench.force(f.BEES, FAULTY, 0)
    assert bench.wrong() == []


def test_a_hive_in_a_flower():
    bench = garden((0, 0, HIVE))
    bench.put(f.FLOWER_BEES, 0, 0, 0)
    assert bench.wrong() == []
    bench.put(f.FLOWER_BEES, 2, 0, 0)
    token = "players[0].garden[0]"
    assert bench.only(fault.HIVE_IN_FLOWER, token + ".hive", token + ".bees")
    bench.put(f.FLOWER, RED, 0, 0)
    bench.force(f.FLOWER_BEES, ABSENT, 0, 0)
    assert bench.only(fault.HIVE_IN_FLOWER, token + ".hive", token + ".flower")


def test_two_tokens_on_one_place():
    bench = garden((1, 2, RED), (2, 1, RED), (1, 2, HIVE), (-1, 2, BLUE), (1, 2, RED))
    places = [f"players[0].garden[{token}]" for token in (0, 2, 4)]
    assert bench.only(fault.SAME_PLACE, *places)
    bench.force(f.FLOWER_BEES, FAULTY, 0, 2)
    assert bench.only(fault.SAME_PLACE, places[0], places[2])
    bench.force(f.AT, FAULTY, 0, 4)
    assert bench.wrong() == []


def test_two_pairs_on_one_place_each():
    bench = garden((1, 1, RED), (2, 2, RED), (2, 2, BLUE), (1, 1, BLUE))
    assert [number for _, number, _ in bench.wrong()] == [fault.SAME_PLACE] * 2


def test_more_than_three_hives():
    tokens = [(x, 0, HIVE) for x in range(4)]
    assert garden(*tokens[:3]).wrong() == []
    places = [f"players[0].garden[{token}]" for token in range(4)]
    assert garden(*tokens).only(fault.TOO_MANY_HIVES, *places)
    assert f.TABLE.capacity(f.HIVES) == 3


def test_a_broken_garden_does_not_stop_the_questions():
    bench = Bench(game)
    counted(bench, 0, 5)
    counted(bench, 1, 5)
    lay(bench, 1, (0, 0, HIVE), (1, 0, RED, 2), (0, 1, RED, 3))
    bench.force(f.AT_X, FAULTY, 1, 1)
    bench.force(f.FLOWER, ABSENT, 1, 2)
    assert bench.asked()[0] == "players[0].hives"
    assert bench.wrong()[0][0] == MISSING


def test_what_the_wizard_asks():
    bench = Bench(game)
    assert bench.asked() == [
        "players[0].track", "players[1].track", "players[0].hives", "players[1].hives",
        "players[0].bonus", "players[1].bonus",
    ]  # fmt: skip
    counted(bench, 0, 50, (10,))
    counted(bench, 1, 60, ())
    lay(bench, 1, (0, 0, RED, 1))
    assert bench.asked() == ["players[0].bees"]
    bench.put(f.HIVES, 2, 0)
    assert bench.asked() == ["players[0].hives[1]", "players[0].bees"]


def test_nothing_is_allocated():
    bench = level((0, 0, HIVE), (1, 0, RED, 3), (9, 9, BLUE, 3), (9, 9, BLUE, 3), (8, 9, HIVE))
    bench.problems.clear()
    allocates_nothing(lambda: game.check(bench.sheet, bench.problems))
    assert bench.problems.count == 1
    allocates_nothing(lambda: game.need(bench.sheet, f.BEES, 0, 0))
    allocates_nothing(lambda: game.score(bench.sheet, bench.result))
