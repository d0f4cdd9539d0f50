"""Statues (R6.8) and what is printed on markers (R6.9)."""

import rococo_sheets as r
from rococo_sheets import BLUE, GREEN, ORANGE, PINK

from shared_rules.rococo import fields as f
from shared_rules.rococo import scoring


def statues(count, colours):
    """Player 0's fame by so many statues with so many garments per colour."""
    sheet = r.empty(2)
    for colour in range(f.COLOURS):
        for _ in range(colours[colour]):
            r.garment(sheet, 0, 3, colour)
    for _ in range(count):
        r.statue(sheet, 0)
    tiles = r.line(sheet, scoring.L_STATUES)
    sheet = r.tally([0, 0, sum(colours), 0, 0], [0] * 5)
    r.put(sheet, f.T_STATUES, count, 0)
    r.colours(sheet, 0, colours)
    assert r.line(sheet, scoring.L_STATUES) == tiles
    assert tiles[1] == 0
    return tiles[0]


def test_the_example_of_the_rulebook():
    assert statues(1, [2, 3, 1, 1]) == 8
    assert statues(2, [2, 3, 1, 1]) == 8 + 4
    assert statues(3, [2, 3, 1, 1]) == 8 + 4 + 2


def test_no_statue_or_no_garment():
    assert statues(0, [2, 3, 1, 1]) == 0
    assert statues(3, [0, 0, 0, 0]) == 0


def test_every_colour_counts_once_for_each_statue():
    assert statues(1, [5, 0, 0, 0]) == 2
    assert statues(4, [0, 0, 4, 0]) == 8
    assert statues(8, [8, 8, 8, 5]) == 6 * 8 + 10


def test_eight_at_most_for_one():
    assert statues(1, [9, 9, 9, 6]) == 8


def test_garments_of_all_halls_count_together():
    sheet = r.empty(2)
    for hall, colour in ((1, BLUE), (2, PINK), (3, GREEN), (4, ORANGE), (5, BLUE)):
        r.garment(sheet, 1, hall, colour)
    r.statue(sheet, 1)
    r.statue(sheet, 1)
    assert r.line(sheet, scoring.L_STATUES) == [0, 10]


def test_printed_fame_of_garments():
    sheet = r.empty(3)
    for owner, hall, points in ((0, 1, 4), (0, 5, 3), (2, 2, 99), (0, 2, 0)):
        r.garment(sheet, owner, hall, points=points)
    assert r.line(sheet, scoring.L_GARMENTS) == [7, 0, 99]


def test_printed_fame_of_every_kind_of_decoration():
    sheet = r.empty(2)
    r.put(sheet, f.EXPANSIONS, f.JEWELRY_BOX)
    r.musician(sheet, 2, 0, points=1)
    r.space(sheet, 0, points=2)
    r.statue(sheet, 0, points=4)
    r.kitchen(sheet, 0, r.LEFT, points=8)
    r.kitchen(sheet, 0, r.RIGHT, points=16)
    r.jewel_decoration(sheet, 0, points=32)
    r.statue(sheet, 1, points=3)
    assert r.line(sheet, scoring.L_DECORATIONS) == [63, 3]


def test_printed_fame_of_a_tally():
    sheet = r.tally([1, 0, 0, 0, 0], [0] * 5)
    r.put(sheet, f.T_POINTS, 17, 0)
    r.put(sheet, f.T_DECORATION_POINTS, 23, 1)
    assert r.line(sheet, scoring.L_GARMENTS) == [17, 0]
    assert r.line(sheet, scoring.L_DECORATIONS) == [0, 23]


def test_a_connection_gives_what_is_printed_on_its_space():
    sheet = r.empty(2)
    for hall in range(1, 5):
        r.garment(sheet, 1, hall)
    r.musician(sheet, 5, 1)
    r.put(sheet, f.CONNECTION, 5, 1)
    assert r.line(sheet, scoring.L_CONNECTION) == [0, 5]
    assert r.line(sheet, scoring.L_DECORATIONS) == [0, 0]
