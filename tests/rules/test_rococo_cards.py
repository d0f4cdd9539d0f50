"""End-game employee cards: every kind that they can count (R6.3, R10)."""

import rococo_sheets as r
from rococo_sheets import BLUE, GREEN, ORANGE, PINK

from shared_rules.rococo import fields as f
from shared_rules.rococo import scoring

COUNTS = {
    "garment": 7,
    "garment:blue": 3,
    "garment:pink": 1,
    "garment:green": 2,
    "garment:orange": 1,
    "garment:vip": 2,
    "garment:hall1": 2,
    "garment:hall2": 1,
    "garment:hall3": 3,
    "garment:hall4": 0,
    "garment:hall5": 1,
    "decoration": 9,
    "statue": 2,
    "musician": 1,
    "kitchen": 2,
    "fireworks": 3,
    "hall": 5,
    "employee": 8,
    "employee:master": 3,
    "employee:journeyman": 1,
    "employee:apprentice": 4,
    "resource_tile": 6,
    "thread": 1,
    "lace": 0,
    "jewel": 5,
}
HELD = ("employee", "employee:master", "employee:journeyman", "employee:apprentice",
        "thread", "lace", "resource_tile", "jewel")  # fmt: skip


def hold(sheet):
    r.put(sheet, f.EXPANSIONS, f.JEWELRY_BOX)
    for k in range(len(HELD)):
        r.put(sheet, f.HELD_EMPLOYEES + k, COUNTS[HELD[k]], 0)


def tiles():
    """Player 0 has what COUNTS says; the others have something of everything too."""
    sheet = r.empty(3)
    hold(sheet)
    for hall, colour, vip in (
        (1, BLUE, 1), (1, PINK, 0), (2, BLUE, 0), (3, GREEN, 1), (3, GREEN, 0), (3, BLUE, 0),
        (5, ORANGE, 0),
    ):  # fmt: skip
        r.garment(sheet, 0, hall, colour, 2, vip)
    r.garment(sheet, 1, 4, PINK, 1, 1)
    r.garment(sheet, 2, 1, ORANGE, 1, 1)
    r.musician(sheet, 4, 0)
    r.musician(sheet, 1, 2)
    for owner in (0, 1, 0, None, 0):
        r.space(sheet, owner)
    for owner in (0, 0, 1):
        r.statue(sheet, owner)
    for owner, side in ((0, r.LEFT), (0, r.RIGHT), (2, r.LEFT)):
        r.kitchen(sheet, owner, side)
    r.jewel_decoration(sheet, 0)
    r.jewel_decoration(sheet, 1)
    return sheet


def tally():
    """The same in the other form."""
    sheet = r.tally([2, 1, 3, 0, 1], [0, 0, 0, 1, 0], [1, 0, 0, 0, 0])
    hold(sheet)
    r.colours(sheet, 0, [3, 1, 2, 1])
    for hall in range(5):
        r.put(sheet, f.T_VIP, (1, 0, 1, 0, 0)[hall], 0, hall)
    r.put(sheet, f.MUSICIAN_OWNER, 0, 3)
    r.put(sheet, f.MUSICIAN_OWNER, 2, 0)
    for owner in (0, 1, 0, None, 0):
        r.tally_space(sheet, owner)
    r.put(sheet, f.T_POINTS, 14, 0)
    r.grand_hall(sheet, 0, [2, 2])
    r.put(sheet, f.T_STATUES, 2, 0)
    r.put(sheet, f.T_DECORATIONS, 9, 0)
    r.put(sheet, f.T_KITCHENS, 2, 0)
    return sheet


def card_fame(make, *card):
    sheet = make()
    r.card(sheet, 0, *card)
    fame = r.line(sheet, scoring.L_EMPLOYEES)
    assert fame[1:] == [0, 0]
    return fame[0]


def test_every_word_has_its_count():
    assert set(f.COUNTED_WORDS) == set(COUNTS)
    assert len(f.COUNTED_WORDS) == len(COUNTS)


def test_every_counted_kind_tile_by_tile():
    for number in range(len(f.COUNTED_WORDS)):
        word = f.COUNTED_WORDS[number]
        assert card_fame(tiles, 1, number) == COUNTS[word], word


def test_every_counted_kind_in_a_tally():
    for number in range(len(f.COUNTED_WORDS)):
        word = f.COUNTED_WORDS[number]
        assert card_fame(tally, 1, number) == COUNTS[word], word


def test_points_for_each():
    assert card_fame(tiles, 3, f.C_GARMENT) == 21


def test_per_rounds_down():
    fame = [card_fame(tiles, 2, f.C_GARMENT, per) for per in range(1, 9)]
    assert fame == [14, 6, 4, 2, 2, 2, 2, 0]


def test_a_cap_is_on_the_fame():
    fame = [card_fame(tiles, 2, f.C_GARMENT, None, most) for most in (0, 5, 13, 14, 99)]
    assert fame == [0, 5, 13, 14, 14]
    assert card_fame(tiles, 4, f.C_GARMENT, 3, 7) == 7


def test_flat_cards():
    assert card_fame(tiles, 4) == 4
    assert card_fame(tiles, 0) == 0


def test_cards_add_up():
    sheet = tiles()
    for _ in range(15):
        r.card(sheet, 0, 2, f.C_STATUE)
    r.card(sheet, 0, 1)
    r.card(sheet, 1, 1, f.C_HALL_GARMENT + 3)
    r.card(sheet, 2, 5)
    assert r.line(sheet, scoring.L_EMPLOYEES) == [61, 1, 5]


def test_a_very_dear_card():
    sheet = r.tally([99] * 5, [0] * 5)
    for _ in range(16):
        r.card(sheet, 0, 99, f.C_GARMENT)
    assert r.line(sheet, scoring.L_EMPLOYEES) == [16 * 99 * 495, 0]


def test_all_counts_are_taken_before_the_balcony_moves():
    sheet = r.empty(2)
    r.put(sheet, f.BALCONY_COUNTS, 0)
    r.garment(sheet, 0, 1, BLUE, 9)
    r.statue(sheet, 0)
    r.space(sheet, 0)
    for counted in (f.C_HALL_GARMENT, f.C_COLOUR + BLUE, f.C_HALL):
        r.card(sheet, 0, 1, counted)
    assert r.moves(sheet) == [(0, 0, 0)]
    assert r.line(sheet, scoring.L_EMPLOYEES) == [3, 0]


def test_the_funder_of_a_musician_attends_a_hall():
    sheet = r.empty(2)
    r.garment(sheet, 0, 1)
    r.musician(sheet, 1, 1)
    r.musician(sheet, 2, 1)
    for player in range(2):
        r.card(sheet, player, 1, f.C_HALL)
    assert r.line(sheet, scoring.L_EMPLOYEES) == [1, 2]
