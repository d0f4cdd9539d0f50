"""Splendor Duel: who wins by what, wild cards, royals, tokens and every fault (S1, S2)."""

from plain_sheets import Bench, allocates_nothing

from shared_rules.core.problems import MISSING, RULE
from shared_rules.core.sheet import ABSENT, FAULTY
from shared_rules.splendor_duel import cards as c
from shared_rules.splendor_duel import faults as fault
from shared_rules.splendor_duel import fields as f
from shared_rules.splendor_duel import game
from shared_rules.splendor_duel import reasons as why
from shared_rules.splendor_duel import scoring as s

WHITE, BLUE, GREEN, RED, BLACK, NONE = range(6)
IDS = c.card_words()


def own(bench, player, *cards):
    """Give a player cards: an id, or an id and the colour that a wild one joins."""
    for card in cards:
        joined = ()
        if not isinstance(card, str):
            card, joined = card[0], card[1:]
        at = bench.entry(f.CARDS, player)
        bench.put(f.CARD, IDS.index(card), player, at)
        for colour in joined:
            bench.put(f.CARD_AS, colour, player, at)


def write(bench, player, colour, points=0, crowns=0, bonus=0):
    """Give a player a card that is written out."""
    at = bench.entry(f.CARDS, player)
    bench.put(f.CARD_COLOUR, colour, player, at)
    for field, number in (
        (f.CARD_POINTS, points), (f.CARD_CROWNS, crowns), (f.CARD_BONUS, bonus),
    ):  # fmt: skip
        if number:
            bench.put(field, number, player, at)


def crown(bench, player, *points):
    """Give a player royal cards."""
    for number in points:
        bench.put(f.ROYAL, number, player, bench.entry(f.ROYALS, player))


def end(bench):
    """Ranks and what decided."""
    return bench.ranks(), bench.decided()


def test_nobody_has_won_yet():
    bench = Bench(game)
    assert end(bench) == ([0, 0], "open")
    write(bench, 0, WHITE, 9)
    write(bench, 0, NONE, 10)
    assert end(bench) == ([0, 0], "open")
    assert bench.totals() == [19, 0]


def test_twenty_points():
    for colour in (RED, NONE):
        bench = Bench(game)
        write(bench, 1, colour, 9)
        write(bench, 1, NONE, 11)
        assert end(bench) == ([2, 1], "points")
        assert bench.totals() == [0, 20]


def test_royal_points_count_for_the_points_only():
    bench = Bench(game)
    write(bench, 0, RED, 9, 3)
    write(bench, 0, NONE, 8)
    crown(bench, 0, 3)
    assert end(bench) == ([1, 2], "points")
    assert bench.why(s.L_POINTS) == [why.CARDS_AND_ROYALS, 17, 3]
    assert bench.line(s.L_BEST_COLOUR) == [9, 0]
    assert bench.line(s.L_CROWNS) == [3, 0]


def test_ten_crowns():
    bench = Bench(game)
    write(bench, 0, RED, 0, 9)
    crown(bench, 0, 2, 2)
    assert end(bench) == ([0, 0], "open")
    write(bench, 0, NONE, 0, 1)
    assert end(bench) == ([1, 2], "crowns")
    assert bench.totals() == [4, 0]
    assert bench.why(s.L_CROWNS) == [why.CROWNS_COUNTED, 10]


def test_ten_points_in_one_colour():
    bench = Bench(game)
    write(bench, 1, BLACK, 9)
    write(bench, 1, GREEN, 9)
    assert end(bench) == ([0, 0], "open")
    write(bench, 1, BLACK, 1)
    assert end(bench) == ([2, 1], "one_colour")
    assert bench.why(s.L_BEST_COLOUR, 1) == [why.BEST_COLOUR + BLACK, 10]
    assert bench.why(s.L_BEST_COLOUR, 0) == [why.NO_COLOUR]


def test_no_colour_is_no_colour():
    bench = Bench(game)
    own(bench, 0, "1-28", "2-24", "3-13")
    assert end(bench) == ([0, 0], "open")
    assert bench.totals() == [14, 0]
    assert bench.line(s.L_BEST_COLOUR) == [0, 0]


def test_the_first_condition_that_holds_is_named():
    bench = Bench(game)
    write(bench, 0, RED, 10, 10)
    crown(bench, 0, 2, 2)
    assert bench.decided() == "crowns"
    write(bench, 0, NONE, 6)
    assert bench.decided() == "points"


def test_only_who_has_just_played_can_win():
    bench = Bench(game)
    write(bench, 0, RED, 20)
    assert end(bench) == ([1, 2], "points")
    bench.put(f.JUST_PLAYED, 1)
    assert end(bench) == ([0, 0], "open")
    bench.put(f.JUST_PLAYED, 0)
    assert end(bench) == ([1, 2], "points")


def test_both_fulfil_a_condition():
    bench = Bench(game)
    write(bench, 0, RED, 20)
    write(bench, 1, BLUE, 10)
    assert bench.only(fault.BOTH_WIN, "just_played")
    bench.force(f.JUST_PLAYED, FAULTY)
    assert bench.wrong() == []
    bench.put(f.JUST_PLAYED, 1)
    assert end(bench) == ([2, 1], "one_colour")
    bench.put(f.JUST_PLAYED, 0)
    assert end(bench) == ([1, 2], "points")


def test_a_wild_card_counts_for_the_colour_it_joins():
    bench = Bench(game)
    own(bench, 0, ("3-11", GREEN), ("2-21", GREEN), "1-11", "2-12", "3-06")
    assert bench.line(s.L_BEST_COLOUR) == [3 + 2 + 0 + 1 + 4, 0]
    assert end(bench) == ([1, 2], "one_colour")


def test_a_wild_card_joins_a_card_with_a_bonus_that_is_not_wild():
    bench = Bench(game)
    own(bench, 0, ("1-26", RED), ("1-29", RED), "1-01")
    places = [f"players[0].cards[{card}]" for card in range(2)]
    assert bench.wrong() == [(RULE, fault.NO_COLOUR_TO_JOIN, [place]) for place in places]
    write(bench, 0, RED, 4, 0, 0)
    assert len(bench.wrong()) == 2
    write(bench, 1, RED, 0, 0, 1)
    assert len(bench.wrong()) == 2
    write(bench, 0, RED, 0, 0, 1)
    assert bench.wrong() == []


def test_the_order_of_cards_does_not_matter():
    for cards in ((("1-26", WHITE), "1-01"), ("1-01", ("1-26", WHITE))):
        bench = Bench(game)
        own(bench, 1, *cards)
        assert bench.wrong() == []
        assert bench.line(s.L_BEST_COLOUR) == [0, 1]


def test_a_wild_card_says_what_it_joins():
    bench = Bench(game)
    own(bench, 0, "1-26", "1-01")
    assert bench.wrong() == [(MISSING, 0, ["players[0].cards[0].as"])]
    bench.force(f.CARD_AS, FAULTY, 0, 0)
    assert bench.wrong() == []


def test_no_other_card_joins():
    bench = Bench(game)
    own(bench, 0, ("1-01", WHITE), ("1-28", RED))
    write(bench, 0, BLUE)
    bench.put(f.CARD_AS, BLUE, 0, 2)
    assert bench.wrong() == [
        (RULE, fault.NOT_WILD, [f"players[0].cards[{card}].as"]) for card in range(3)
    ]


def test_a_card_is_named_or_written_out():
    bench = Bench(game)
    bench.entry(f.CARDS, 0)
    assert bench.wrong() == [(MISSING, 0, ["players[0].cards[0].id"])]
    bench.put(f.CARD_POINTS, 0, 0, 0)
    assert bench.wrong() == [(MISSING, 0, ["players[0].cards[0].colour"])]
    bench.put(f.CARD_COLOUR, RED, 0, 0)
    assert bench.wrong() == []
    bench.put(f.CARD, 0, 0, 0)
    card = "players[0].cards[0]"
    assert bench.only(fault.WRITTEN_TWICE, card + ".id", card + ".colour", card + ".points")


def test_each_card_once():
    bench = Bench(game)
    own(bench, 0, "1-01", "3-13", "1-01")
    own(bench, 1, "1-02", "1-01")
    places = ["players[0].cards[0]", "players[0].cards[2]", "players[1].cards[1]"]
    assert bench.only(fault.SAME_CARD, *places)
    bench.force(f.CARD_POINTS, FAULTY, 0, 2)
    bench.force(f.CARD_AS, FAULTY, 1, 1)
    assert bench.wrong() == []


def test_a_wild_card_once_whatever_it_joins():
    bench = Bench(game)
    own(bench, 0, "1-01", "1-06", ("1-26", WHITE), ("1-26", BLUE))
    assert bench.only(fault.SAME_CARD, "players[0].cards[2]", "players[0].cards[3]")


def test_as_many_royals_as_the_crowns_are_worth():
    for crowns in range(9):
        for royals in range(4):
            bench = Bench(game)
            write(bench, 0, NONE, 0, crowns)
            crown(bench, 0, *[2] * royals)
            right = royals == (crowns > 2) + (crowns > 5)
            places = ["players[0].cards", "players[0].royals"]
            if not crowns:
                places.pop(0)
            assert right == (bench.wrong() == [])
            assert right or bench.only(fault.ROYALS_NOT_EARNED, *places)


def test_royals_that_are_faulty():
    bench = Bench(game)
    write(bench, 0, NONE, 0, 3)
    crown(bench, 0, 2)
    bench.force(f.ROYAL, FAULTY, 0, 0)
    assert bench.wrong() == []
    bench.force(f.ROYALS, FAULTY, 0)
    assert bench.wrong() == []
    bench.force(f.ROYALS, ABSENT, 0)
    bench.force(f.CARDS, FAULTY, 0)
    assert bench.wrong() == []


def test_the_royals_of_both_players():
    bench = Bench(game)
    for player in range(2):
        write(bench, player, NONE, 0, 6)
    crown(bench, 0, 3, 3)
    crown(bench, 1, 2, 2)
    assert bench.only(fault.ROYALS_OVER_GAME, "players[0].royals[0]", "players[0].royals[1]")
    bench.put(f.ROYAL, 2, 0, 1)
    assert bench.wrong() == []
    bench.put(f.ROYAL, 2, 0, 0)
    places = [f"players[{p}].royals[{k}]" for p in range(2) for k in range(2)]
    assert bench.only(fault.ROYALS_OVER_GAME, *places)
    assert [n for n in range(6) if bench.sheet.fits(f.ROYAL, n)] == [2, 3]


def test_ten_tokens():
    bench = Bench(game)
    for kind, tokens in ((WHITE, 4), (RED, 4), (c.PEARL, 2)):
        bench.put(f.TOKENS + kind, tokens, 1)
    bench.put(f.TOKENS + c.GOLD, 0, 1)
    assert bench.wrong() == []
    bench.put(f.TOKENS + c.GOLD, 1, 1)
    paths = ["players[1].tokens." + kind for kind in ("white", "red", "pearl", "gold")]
    assert bench.only(fault.TOO_MANY_TOKENS, *paths)


def test_the_tokens_of_both_players():
    kinds = ("white", "blue", "green", "red", "black", "pearl", "gold")
    for kind in range(c.KINDS):
        most = (4, 4, 4, 4, 4, 2, 3)[kind]
        path = ".tokens." + kinds[kind]
        bench = Bench(game)
        bench.put(f.TOKENS + kind, most, 1)
        assert bench.wrong() == []
        bench.put(f.TOKENS + kind, 1, 0)
        assert bench.only(fault.TOKENS_OVER_GAME, "players[0]" + path, "players[1]" + path)
        bench.put(f.TOKENS + kind, most + 1, 1)
        bench.put(f.TOKENS + kind, 0, 0)
        assert bench.only(fault.TOKENS_OVER_GAME, "players[1]" + path)


def test_the_most_that_fits():
    bench = Bench(game)
    for _ in range(f.MOST_CARDS):
        write(bench, 0, RED, 99, 99, 99)
    crown(bench, 0, 3, 2)
    assert bench.totals() == [3965, 0]
    assert bench.line(s.L_CROWNS) == [3960, 0]


def test_what_the_wizard_asks():
    bench = Bench(game)
    assert bench.asked() == ["players[0].cards", "players[1].cards"]
    bench.put(f.CARDS, 2, 1)
    assert bench.asked()[1:3] == ["players[1].cards[0].id", "players[1].cards[1].id"]
    bench.put(f.CARD, IDS.index("1-26"), 1, 1)
    assert bench.asked()[1:3] == ["players[1].cards[0].id", "players[1].cards[1].as"]


def test_royals_are_asked_of_who_has_crowns():
    bench = Bench(game)
    own(bench, 0, "2-01", "1-02")
    own(bench, 1, "1-07", "2-05")
    assert bench.asked() == []
    own(bench, 1, "1-12")
    assert bench.asked() == ["players[1].royals"]


def test_who_has_just_played_is_asked_when_both_win():
    bench = Bench(game)
    write(bench, 0, RED, 20)
    assert bench.asked() == ["players[1].cards"]
    write(bench, 1, RED, 10)
    assert bench.asked() == ["just_played"]
    bench.put(f.JUST_PLAYED, 1)
    assert bench.asked() == []


def test_nothing_is_allocated():
    bench = Bench(game)
    own(bench, 0, "1-01", "1-01", ("1-26", RED), ("1-02", RED))
    write(bench, 1, RED, 20, 9)
    bench.problems.clear()
    allocates_nothing(lambda: game.check(bench.sheet, bench.problems))
    assert bench.problems.count == 4
    allocates_nothing(lambda: game.score(bench.sheet, bench.result))
