"""Royal cards: what is left for a player, and what follows from the opponent's (S2.1)."""

from plain_sheets import Bench, allocates_nothing

from shared_rules.core.sheet import ABSENT
from shared_rules.splendor_duel import fields as f
from shared_rules.splendor_duel import game
from shared_rules.splendor_duel.cards import card_words
from shared_rules.splendor_duel.royals import can_have, follow, put_royals, royal_points

IDS = card_words()
SIX_CROWNS = (("3-07", "3-03", "2-13", "1-17"), ("3-01", "3-05", "2-01", "1-02"))


def bench_of(*cards):
    bench = Bench(game)
    for player in range(2):
        for word in cards[player]:
            entry = bench.entry(f.CARDS, player)
            bench.put(f.CARD, IDS.index(word), player, entry)
    return bench


def change_of(bench):
    def change(cell, value):
        bench.sheet.cells[cell] = value

    return change


def choices(bench, player):
    return [points for points in range(7) if can_have(bench.sheet, player, points)]


def test_one_royal_for_three_crowns_two_for_six():
    bench = bench_of(("3-01",), SIX_CROWNS[1])
    assert choices(bench, 0) == [0]
    bench = bench_of(("3-03", "1-07"), SIX_CROWNS[1])
    assert choices(bench, 0) == [2, 3]
    assert choices(bench, 1) == [4, 5]


def test_what_the_opponent_took_is_not_left():
    bench = bench_of(*SIX_CROWNS)
    put_royals(bench.sheet, 0, 5, change_of(bench))
    assert royal_points(bench.sheet, 0) == 5
    assert choices(bench, 1) == [4]
    put_royals(bench.sheet, 0, 4, change_of(bench))
    assert choices(bench, 1) == [5]


def test_the_only_ones_left_are_taken():
    bench = bench_of(*SIX_CROWNS)
    follow(bench.sheet, change_of(bench))
    assert royal_points(bench.sheet, 0) == royal_points(bench.sheet, 1) == ABSENT
    put_royals(bench.sheet, 0, 5, change_of(bench))
    follow(bench.sheet, change_of(bench))
    assert royal_points(bench.sheet, 1) == 4
    assert bench.wrong() == []


def test_the_opponent_gives_back_what_is_taken():
    bench = bench_of(*SIX_CROWNS)
    put_royals(bench.sheet, 0, 5, change_of(bench))
    follow(bench.sheet, change_of(bench))
    put_royals(bench.sheet, 0, 4, change_of(bench))
    assert royal_points(bench.sheet, 1) == ABSENT
    follow(bench.sheet, change_of(bench))
    assert royal_points(bench.sheet, 1) == 5
    assert bench.wrong() == []


def test_with_fewer_crowns_they_are_forgotten():
    bench = bench_of(("3-03", "1-07"), ("1-01",))
    put_royals(bench.sheet, 0, 3, change_of(bench))
    bench.force(f.CARD, IDS.index("1-06"), 0, 1)
    follow(bench.sheet, change_of(bench))
    assert royal_points(bench.sheet, 0) == ABSENT
    assert bench.sheet.get(f.ROYAL, 0, 0) == ABSENT


def test_nothing_is_allocated():
    bench = bench_of(*SIX_CROWNS)
    change = change_of(bench)
    allocates_nothing(lambda: put_royals(bench.sheet, 0, 5, change))
    allocates_nothing(lambda: follow(bench.sheet, change))
