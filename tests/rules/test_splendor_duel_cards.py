"""The 67 cards: their sums, and what is left to pay for them (S1.2, S2.6)."""

from array import array

from plain_sheets import allocates_nothing

from shared_rules.core.sheet import Sheet
from shared_rules.splendor_duel import cards as c
from shared_rules.splendor_duel import fields as f
from shared_rules.splendor_duel.collection import BY_COLOUR, BY_NOTHING, Collection

IDS = c.card_words()
WHITE, BLUE, GREEN, RED, BLACK = range(5)


def test_the_check_sums():
    assert c.LEVELS == (30, 24, 13)
    assert len(IDS) == c.CARDS == sum(c.LEVELS) == 67
    assert [len([name for name in IDS if name[0] == level]) for level in "123"] == [30, 24, 13]
    assert sum([c.points_of(card) for card in range(c.CARDS)]) == 92
    assert sum([c.crowns_of(card) for card in range(c.CARDS)]) == 28


def test_the_ids():
    assert (IDS[0], IDS[29], IDS[30], IDS[53], IDS[54], IDS[66]) == (
        "1-01", "1-30", "2-01", "2-24", "3-01", "3-13",
    )  # fmt: skip


def test_the_colours_are_even():
    for colour in range(c.COLOURS):
        own = [card for card in range(c.CARDS) if c.colour_of(card) == colour]
        assert len(own) == 11
        assert sum([c.bonus_of(card) for card in own]) == 12
        assert sum([c.points_of(card) for card in own]) == 14
        assert sum([c.crowns_of(card) for card in own]) == 4
    wild = [card for card in range(c.CARDS) if c.colour_of(card) == c.WILD]
    bare = [card for card in range(c.CARDS) if c.colour_of(card) == c.NO_COLOUR]
    assert (len(wild), [IDS[card] for card in bare]) == (9, ["1-28", "2-24", "3-13"])
    assert [c.bonus_of(card) for card in wild + bare] == [1] * 9 + [0] * 3


def test_the_cards_of_a_colour_one_after_the_other():
    for colour in range(c.COLOURS + 3):
        found = []
        card = c.card_after(-1, colour)
        while card >= 0:
            found.append(card)
            card = c.card_after(card, colour)
        assert found == [card for card in range(c.CARDS) if c.colour_of(card) == colour]


def test_some_cards_by_heart():
    card = IDS.index("3-01")
    assert [c.cost_of(card, kind) for kind in range(c.COSTS)] == [0, 3, 0, 5, 3, 1]
    assert (c.points_of(card), c.crowns_of(card), c.bonus_of(card)) == (3, 2, 1)
    assert c.ability_of(card) == c.PLAIN
    assert c.ability_of(IDS.index("3-11")) == c.PLAY_AGAIN
    assert c.ability_of(IDS.index("2-02")) == c.STEAL_TOKEN
    assert c.ability_of(IDS.index("2-03")) == c.TAKE_PRIVILEGE
    assert c.ability_of(IDS.index("1-04")) == c.TAKE_SAME_COLOUR


def test_bonuses_lower_the_price_but_not_of_pearls():
    left = bytearray(c.COSTS)
    card = IDS.index("3-01")
    assert c.left_to_pay(card, [0, 0, 0, 0, 0], left) == 12
    assert c.left_to_pay(card, [9, 1, 9, 5, 4], left) == 3
    assert list(left) == [0, 2, 0, 0, 0, 1]
    assert c.left_to_pay(card, [9, 9, 9, 9, 9], left) == 1


def test_gold_replaces_what_is_not_there():
    left = bytearray(c.COSTS)
    c.left_to_pay(IDS.index("3-01"), [0, 0, 0, 2, 0], left)
    assert list(left) == [0, 3, 0, 3, 3, 1]
    assert c.gold_needed(left, [0, 0, 0, 0, 0, 0]) == 10
    assert c.gold_needed(left, [4, 3, 4, 2, 3, 0]) == 2
    assert c.gold_needed(left, [4, 3, 0, 3, 4, 2]) == 0


def collection(*cards):
    """The sums over cards of player 1: an id, or an id and the colour it joins."""
    sheet = Sheet(f.TABLE)
    sheet.put(f.PLAYERS, 0, 0, 2)
    sheet.put(f.CARDS, 1, 0, len(cards))
    for k in range(len(cards)):
        sheet.put(f.CARD, 1, k, IDS.index(cards[k][:4]))
        if len(cards[k]) > 4:
            sheet.put(f.CARD_AS, 1, k, int(cards[k][4:]))
    sums = Collection()
    sums.fill(sheet, 1)
    return sums


def test_the_sums_over_cards():
    sums = collection("2-04", "1-03", "2-16", "1-28", "1-260", "2-224")
    assert list(sums.bonuses) == [4, 0, 0, 0, 3]
    assert list(sums.by_colour) == [2, 0, 0, 0, 1]
    assert (sums.points, sums.crowns, sums.total()) == (6, 2, 6)
    assert sums.joinable == 1 << WHITE | 1 << BLACK
    assert sums.royals_earned() == 0
    assert sums.first_condition() == BY_NOTHING


def test_the_sums_forget_the_player_before():
    sums = collection("3-01", "3-02", "2-01", "1-05")
    assert sums.by_colour[WHITE] == 10
    assert sums.first_condition() == BY_COLOUR
    sheet = Sheet(f.TABLE)
    sums.fill(sheet, 0)
    assert list(sums.by_colour) == list(sums.bonuses) == [0] * 5
    assert (sums.total(), sums.crowns, sums.joinable) == (0, 0, 0)


def test_nothing_is_allocated():
    left = bytearray(c.COSTS)
    bonuses = array("h", (1, 2, 3, 4, 5))
    tokens = bytearray(c.COSTS)
    allocates_nothing(lambda: c.left_to_pay(60, bonuses, left))
    allocates_nothing(lambda: c.gold_needed(left, tokens))
    sheet = Sheet(f.TABLE)
    sums = Collection()
    allocates_nothing(lambda: sums.fill(sheet, 0))
