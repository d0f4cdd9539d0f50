"""Colors of Paris: every line, every tie-break, every fault (C1, C3.4)."""

from plain_sheets import Bench, allocates_nothing

from shared_rules.colors_of_paris import faults as fault
from shared_rules.colors_of_paris import fields as f
from shared_rules.colors_of_paris import game
from shared_rules.colors_of_paris import reasons as why
from shared_rules.colors_of_paris import scoring as s
from shared_rules.core.problems import MISSING
from shared_rules.core.sheet import ABSENT, FAULTY


def paint(bench, player, *paintings):
    """Finish paintings: pairs of points and white cubes."""
    for points, white in paintings:
        at = bench.entry(f.PAINTINGS, player)
        bench.put(f.PAINTING_POINTS, points, player, at)
        bench.put(f.PAINTING_WHITE, white, player, at)


def test_the_lines_and_their_rules():
    assert [key for key, _ in game.LINES] == [
        "paintings", "white_cubes", "black_cubes", "tokens", "bonus_cards",
    ]  # fmt: skip
    assert [rule for _, rule in game.LINES] == ["C1.1", "C1.2", "C1.3", "C1.4", "C1.5"]
    assert game.DECIDERS == ("total", "white_cubes", "best_painting", "black_cubes", "shared")


def test_an_empty_sheet():
    bench = Bench(game)
    assert bench.totals() == [0, 0]
    assert bench.ranks() == [1, 1]
    assert bench.decided() == "shared"


def test_everything_that_scores():
    bench = Bench(game)
    paint(bench, 0, (14, 1), (11, 2))
    bench.put(f.UNFINISHED, 99, 0)
    bench.put(f.BLACK, 2, 0)
    bench.put(f.TUBE, 10, 0)
    bench.put(f.BRUSH, 6, 0)
    for card in (3, 2):
        bench.put(f.BONUS_CARD, card, 0, bench.entry(f.BONUS_CARDS, 0))
    assert [bench.line(number)[0] for number in range(5)] == [25, -6, 12, 16, 5]
    assert bench.totals() == [52, 0]
    assert bench.why(s.L_PAINTINGS) == [why.PAINTINGS_PRINTED, 2, 14, 11]
    assert bench.why(s.L_WHITE_CUBES) == [why.WHITE_CUBES, 3]
    assert bench.why(s.L_BLACK_CUBES) == [why.BLACK_CUBES, 2]
    assert bench.why(s.L_TOKENS) == [why.TOKENS, 2, 10, 6]
    assert bench.why(s.L_BONUS_CARDS) == [why.BONUS_CARDS_PRINTED, 2, 3, 2]
    nothing = [bench.why(line, 1) for line in range(5)]
    assert nothing == [
        [why.NO_PAINTING], [why.NO_WHITE], [why.NO_BLACK], [why.NO_TOKEN], [why.NO_BONUS_CARD],
    ]  # fmt: skip


def test_the_most_that_fits():
    bench = Bench(game, 4)
    for player in range(4):
        paint(bench, player, *[(99, 3)] * 9)
        for tool in range(f.TOOLS):
            bench.put(f.TUBE + tool, 10, player)
        for _ in range(15):
            bench.put(f.BONUS_CARD, 99, player, bench.entry(f.BONUS_CARDS, player))
    bench.put(f.BLACK, 5, 3)
    assert bench.totals() == [2352, 2352, 2352, 2382]
    assert bench.ranks() == [2, 2, 2, 1]
    assert bench.why(s.L_PAINTINGS) == [why.PAINTINGS_PRINTED, 9] + [99] * 7


def test_a_total_below_zero():
    bench = Bench(game)
    paint(bench, 0, (1, 3))
    assert bench.totals() == [-5, 0]
    assert bench.ranks() == [2, 1]
    assert bench.decided() == "total"


def test_fewer_white_cubes_break_a_tie():
    bench = Bench(game)
    paint(bench, 0, (18, 2))
    paint(bench, 1, (9, 1), (7, 0))
    assert bench.totals() == [14, 14]
    assert (bench.ranks(), bench.decided()) == ([2, 1], "white_cubes")


def test_then_the_best_painting():
    bench = Bench(game)
    paint(bench, 0, (12, 1), (8, 0))
    paint(bench, 1, (14, 1), (6, 0))
    assert (bench.ranks(), bench.decided()) == ([2, 1], "best_painting")


def test_then_black_cubes_then_shared():
    bench = Bench(game, 3)
    for player in range(3):
        paint(bench, player, (12, 0))
    bench.put(f.BLACK, 1, 0)
    bench.put(f.TUBE, 6, 1)
    bench.put(f.TUBE, 6, 2)
    assert (bench.ranks(), bench.decided()) == ([1, 2, 2], "black_cubes")
    bench.put(f.BLACK, 1, 2)
    bench.put(f.TUBE, 0, 2)
    assert (bench.ranks(), bench.decided()) == ([1, 3, 1], "shared")


def test_five_black_cubes_in_all():
    bench = Bench(game, 3)
    bench.put(f.BLACK, 3, 0)
    bench.put(f.BLACK, 2, 1)
    assert bench.wrong() == []
    bench.put(f.BLACK, 0, 2)
    bench.put(f.BLACK, 3, 1)
    assert bench.only(fault.TOO_MANY_BLACK, "players[0].black", "players[1].black")
    bench.force(f.BLACK, FAULTY, 0)
    assert bench.wrong() == []
    bench.put(f.BLACK, 6, 2)
    bench.force(f.BLACK, ABSENT, 1)
    assert bench.only(fault.TOO_MANY_BLACK, "players[2].black")


def test_tokens_and_white_cubes_that_fit():
    table = f.TABLE
    bench = Bench(game)
    assert [n for n in range(-1, 12) if bench.sheet.fits(f.PALETTE, n)] == [0, 6, 10]
    assert [n for n in range(-1, 6) if bench.sheet.fits(f.PAINTING_WHITE, n)] == [0, 1, 2, 3]
    assert table.capacity(f.PAINTINGS) == 9
    assert table.capacity(f.BONUS_CARDS) == 15


def test_a_painting_needs_its_points():
    bench = Bench(game)
    bench.entry(f.PAINTINGS, 1)
    assert bench.wrong() == [(MISSING, 0, ["players[1].paintings[0].points"])]


def test_what_the_wizard_asks():
    bench = Bench(game)
    first = bench.asked()
    assert first == [
        "players[0].paintings", "players[1].paintings", "players[0].black", "players[1].black",
        "players[0].tokens.tube", "players[0].tokens.palette", "players[0].tokens.brush",
        "players[1].tokens.tube", "players[1].tokens.palette", "players[1].tokens.brush",
        "players[0].bonus_cards", "players[1].bonus_cards",
    ]  # fmt: skip
    bench.entry(f.PAINTINGS, 1)
    assert bench.asked()[1:3] == [
        "players[1].paintings[0].points", "players[1].paintings[0].white",
    ]  # fmt: skip


def test_nothing_is_allocated():
    bench = Bench(game)
    paint(bench, 0, (14, 1), (11, 2))
    bench.put(f.BLACK, 6, 1)
    allocates_nothing(bench.problems.clear)
    allocates_nothing(lambda: game.check(bench.sheet, bench.problems))
    assert bench.problems.count == 1
    allocates_nothing(lambda: game.score(bench.sheet, bench.result))
