"""What every sheet has to say: required values, absent ones in the order of the page."""

import rococo_sheets as r

from shared_rules.core import problems as p
from shared_rules.core import table as t
from shared_rules.core.judging import need
from shared_rules.core.sheet import ABSENT, Sheet
from shared_rules.rococo import fields as f
from shared_rules.rococo import game as rococo


def missing(sheet):
    found = r.wrong(sheet)
    assert {code for code, _, _ in found} <= {p.MISSING}
    return [places[0] for _, _, places in found]


def test_an_empty_sheet():
    assert missing(Sheet(f.TABLE)) == [(f.PLAYERS, -1, -1), (f.HALL_LIST, -1, -1)]


def test_every_player_says_livres_but_du_barry():
    sheet = r.empty(3)
    for player in range(3):
        r.put(sheet, f.LIVRES, ABSENT, player)
    assert missing(sheet) == [(f.LIVRES, player, -1) for player in range(3)]
    sheet = r.empty(2)
    r.put(sheet, f.SOLO, 1)
    r.put(sheet, f.HELD_TILES, 1, 1)
    for player in range(2):
        r.put(sheet, f.LIVRES, ABSENT, player)
    assert missing(sheet) == [(f.LIVRES, 0, -1)]


def test_second_prizes_but_with_two_players():
    for players in range(2, 6):
        sheet = r.empty(players)
        r.put(sheet, f.HALL_SECOND, ABSENT, 3)
        r.put(sheet, f.FIREWORKS_SECOND, ABSENT)
        expected = [] if players == 2 else [(f.HALL_SECOND, 3, -1), (f.FIREWORKS_SECOND, -1, -1)]
        assert missing(sheet) == expected


def test_first_prizes():
    sheet = r.empty(2)
    r.put(sheet, f.HALL_FIRST, ABSENT, 4)
    r.put(sheet, f.FIREWORKS_FIRST, ABSENT)
    assert missing(sheet) == [(f.HALL_FIRST, 4, -1), (f.FIREWORKS_FIRST, -1, -1)]


def test_every_key_of_an_entry():
    for container, first, last in (
        (f.GARMENTS, f.GARMENT_OWNER, f.GARMENT_VIP),
        (f.STATUES, f.STATUE_OWNER, f.STATUE_POINTS),
        (f.KITCHENS, f.KITCHEN_OWNER, f.KITCHEN_SIDE),
        (f.JEWELS, f.JEWEL_OWNER, f.JEWEL_POINTS),
    ):
        sheet = r.empty(2)
        r.put(sheet, container, 2)
        fields = range(first, last + 1)
        expected = [(field, i, -1) for field in fields for i in range(2)]
        assert missing(sheet) == expected


def test_fireworks_spaces_and_musicians():
    sheet = r.empty(2)
    r.put(sheet, f.SPACES, 1)
    r.put(sheet, f.MUSICIAN, 1, 2)
    assert missing(sheet) == [
        (f.MUSICIAN_OWNER, 2, -1), (f.MUSICIAN_POINTS, 2, -1),
        (f.SPACE_TIMES, 0, -1), (f.SPACE_POINTS, 0, -1),
    ]  # fmt: skip
    sheet = r.tally([0] * 5, [0] * 5)
    r.put(sheet, f.SPACES, 1)
    r.put(sheet, f.MUSICIAN, 1, 2)
    assert missing(sheet) == [(f.MUSICIAN_OWNER, 2, -1), (f.SPACE_TIMES, 0, -1)]


def test_cards():
    sheet = r.empty(2)
    r.put(sheet, f.EMPLOYEES, 3, 1)
    r.put(sheet, f.CARD_PER, 2, 1, 0)
    r.put(sheet, f.CARD_MAX, 2, 1, 1)
    assert missing(sheet) == [
        (f.CARD_COUNT, 1, 0), (f.CARD_COUNT, 1, 1),
        (f.CARD_POINTS, 1, 0), (f.CARD_POINTS, 1, 1), (f.CARD_POINTS, 1, 2),
    ]  # fmt: skip


def test_every_player_has_a_tally_or_nobody():
    sheet = r.tally([0] * 5, [0] * 5, [0] * 5)
    for field in (f.TALLY, f.T_HALLS, f.T_POINTS):
        r.put(sheet, field, ABSENT, 1)
    for hall in range(5):
        r.put(sheet, f.T_HALL, ABSENT, 1, hall)
    assert missing(sheet) == [(f.TALLY, 1, -1)]


def test_a_tally_says_its_halls_and_points():
    sheet = r.tally([0] * 5, [0] * 5)
    r.put(sheet, f.T_POINTS, ABSENT, 0)
    r.put(sheet, f.T_HALLS, ABSENT, 1)
    assert missing(sheet) == [(f.T_HALLS, 1, -1), (f.T_POINTS, 0, -1)]


def test_a_told_grand_hall_says_its_points():
    sheet = r.tally([2, 0, 0, 0, 0], [0] * 5)
    r.put(sheet, f.T_GRAND, 2, 0)
    assert missing(sheet) == [(f.T_GRAND_POINTS, 0, 0), (f.T_GRAND_POINTS, 0, 1)]


def test_what_the_wizard_asks_though_it_has_a_default():
    sheet = r.empty(2)
    wanted = [
        f.TABLE.paths[field]
        for field in range(len(f.TABLE))
        if need(rococo, sheet, field, 0, 0) == t.WANTED
    ]
    assert wanted == [
        "players[].fame", "players[].employees", "players[].connection",
        "players[].tally.statues", "players[].tally.decoration_points",
        "fireworks.spaces", "fireworks.spaces[].owner", "queens_favour",
    ]  # fmt: skip
    r.put(sheet, f.EXPANSIONS, f.JEWELRY_BOX)
    assert need(rococo, sheet, f.HELD_JEWELS, 0, 0) == t.WANTED
