"""Every rule that a Rococo sheet can break, and the places that take part."""

import rococo_sheets as r
from rococo_sheets import BLUE, GREEN, ORANGE, PINK

from shared_rules.core import problems as p
from shared_rules.core.sheet import ABSENT, FAULTY
from shared_rules.rococo import faults as fault
from shared_rules.rococo import fields as f
from shared_rules.rococo import game as rococo

NONE_THERE = [0] * 5
WHOLE = p.NO_INDEX


def only(sheet, number, *places):
    """The sheet breaks one rule, and these places take part, the last of them last."""
    assert r.broken_rules(sheet) == [(number, list(places))]


def fine(sheet):
    assert r.wrong(sheet) == []


def test_every_fault_names_a_rule():
    assert len(rococo.RULES) == fault.MOVE_REPEATED + 1
    for rule in rococo.RULES:
        assert rule[0] == "R"


def test_tile_lists_beside_a_tally():
    for field in (f.GARMENTS, f.STATUES, f.KITCHENS, f.JEWELS, f.BALCONY):
        sheet = r.tally(NONE_THERE, NONE_THERE)
        fine(sheet)
        r.put(sheet, field, 0)
        only(sheet, fault.MIXED, (f.TALLY, 0, WHOLE), (f.TALLY, 1, WHOLE), (field, WHOLE, WHOLE))


def test_printed_points_of_markers_beside_a_tally():
    sheet = r.tally(NONE_THERE, NONE_THERE)
    r.musician(sheet, 3, 1, points=0)
    r.space(sheet)
    tallies = [(f.TALLY, 0, WHOLE), (f.TALLY, 1, WHOLE)]
    only(sheet, fault.MIXED, *tallies, (f.MUSICIAN_POINTS, 2, WHOLE), (f.SPACE_POINTS, 0, WHOLE))


def test_one_tally_among_tiles():
    sheet = r.empty(2)
    r.garment(sheet, 0, 1)
    r.put(sheet, f.T_POINTS, 0, 1)
    codes = [(code, number) for code, number, _ in r.wrong(sheet)]
    assert (p.RULE, fault.MIXED) in codes
    assert (p.MISSING, 0) in codes


def test_livres_of_du_barry():
    sheet = r.empty(2)
    r.put(sheet, f.HELD_TILES, 0, 1)
    r.put(sheet, f.LIVRES, 8, 1)
    fine(sheet)
    r.put(sheet, f.SOLO, 1)
    only(sheet, fault.HER_LIVRES, (f.LIVRES, 1, WHOLE))
    r.put(sheet, f.LIVRES, 0, 1)
    r.put(sheet, f.LIVRES, 8, 0)
    fine(sheet)


def test_a_solo_game_has_two_players():
    sheet = r.empty(3)
    r.put(sheet, f.HELD_TILES, 0, 1)
    r.put(sheet, f.SOLO, 1)
    assert r.wrong(sheet) == [(p.RANGE, 0, [(f.PLAYERS, WHOLE, WHOLE)])]


def test_jewels_without_the_jewelry_box():
    sheet = r.empty(2)
    r.put(sheet, f.HELD_JEWELS, 0, 1)
    fine(sheet)
    r.put(sheet, f.HELD_JEWELS, 1, 1)
    only(sheet, fault.JEWELS_WITHOUT_BOX, (f.HELD_JEWELS, 1, WHOLE))
    r.put(sheet, f.EXPANSIONS, f.HAUTE_COUTURE | f.FESTIVE | f.EXPERT_TAILORS)
    only(sheet, fault.JEWELS_WITHOUT_BOX, (f.HELD_JEWELS, 1, WHOLE))
    r.put(sheet, f.EXPANSIONS, f.JEWELRY_BOX)
    fine(sheet)


def test_fewer_than_four_employees():
    sheet = r.empty(2)
    r.put(sheet, f.HELD_EMPLOYEES, 4, 0)
    fine(sheet)
    for employees in (3, 0):
        r.put(sheet, f.HELD_EMPLOYEES, employees, 0)
        only(sheet, fault.TOO_FEW_EMPLOYEES, (f.HELD_EMPLOYEES, 0, WHOLE))


def test_kinds_of_employees_exceed_their_sum():
    sheet = r.empty(2)
    r.put(sheet, f.HELD_EMPLOYEES, 6, 1)
    for field, count in ((f.HELD_MASTERS, 3), (f.HELD_JOURNEYMEN, 0), (f.HELD_APPRENTICES, 3)):
        r.put(sheet, field, count, 1)
    fine(sheet)
    r.put(sheet, f.HELD_MASTERS, 4, 1)
    places = [(f.HELD_EMPLOYEES, 1, WHOLE), (f.HELD_MASTERS, 1, WHOLE)]
    only(sheet, fault.KINDS_OVER_SUM, *places, (f.HELD_APPRENTICES, 1, WHOLE))
    r.put(sheet, f.HELD_MASTERS, FAULTY, 1)
    fine(sheet)
    r.put(sheet, f.HELD_EMPLOYEES, ABSENT, 1)
    r.put(sheet, f.HELD_MASTERS, 99, 1)
    fine(sheet)


def test_a_connection_needs_all_five_halls():
    sheet = r.empty(2)
    for hall in (1, 2, 3, 5):
        r.garment(sheet, 0, hall)
    r.garment(sheet, 1, 4)
    r.put(sheet, f.CONNECTION, 0, 0)
    fine(sheet)
    r.put(sheet, f.CONNECTION, 1, 0)
    only(sheet, fault.NOT_CONNECTED, (f.CONNECTION, 0, WHOLE))
    r.musician(sheet, 4, 1)
    only(sheet, fault.NOT_CONNECTED, (f.CONNECTION, 0, WHOLE))
    r.musician(sheet, 4, 0)
    fine(sheet)


def test_a_connection_in_a_tally():
    sheet = r.tally([1, 1, 1, 0, 1], NONE_THERE)
    r.put(sheet, f.CONNECTION, 1, 0)
    only(sheet, fault.NOT_CONNECTED, (f.CONNECTION, 0, WHOLE))
    r.put(sheet, f.MUSICIAN_OWNER, 0, 3)
    fine(sheet)
    r.put(sheet, f.MUSICIAN_OWNER, 1, 3)
    only(sheet, fault.NOT_CONNECTED, (f.CONNECTION, 0, WHOLE))


def test_more_vip_spots_than_garments():
    sheet = r.tally([1, 2, 0, 0, 0], NONE_THERE)
    r.vips(sheet, 1, [1, 0])
    r.vips(sheet, 2, [2, 0])
    fine(sheet)
    r.vips(sheet, 2, [3, 0])
    only(sheet, fault.VIPS_OVER_GARMENTS, (f.T_HALL, 0, 1), (f.T_VIP, 0, 1))
    r.vips(sheet, 3, [0, 1])
    assert [number for number, _ in r.broken_rules(sheet)] == [fault.VIPS_OVER_GARMENTS] * 2


def test_colours_that_are_not_the_sum_of_the_halls():
    sheet = r.tally([1, 0, 0, 0, 2], NONE_THERE)
    r.colours(sheet, 0, [1, 0, 1, 1])
    fine(sheet)
    places = [(f.T_HALLS, 0, WHOLE), (f.T_COLOURS, 0, WHOLE)]
    for counts in ([1, 0, 1, 0], [1, 1, 1, 1], [0, 0, 0, 0]):
        r.colours(sheet, 0, counts)
        only(sheet, fault.COLOURS_NOT_HALLS, *places)
    r.put(sheet, f.T_GREEN, FAULTY, 0)
    fine(sheet)


def test_as_many_grand_hall_entries_as_garments():
    sheet = r.tally([2, 0, 0, 0, 0], NONE_THERE)
    r.put(sheet, f.T_POINTS, 9, 0)
    r.grand_hall(sheet, 0, [3, 3])
    fine(sheet)
    for points in ([3], [3, 3, 3], []):
        r.grand_hall(sheet, 0, points)
        only(sheet, fault.GRAND_HALL_COUNT, (f.T_HALL, 0, 0), (f.T_GRAND, 0, WHOLE))


def test_points_of_the_grand_hall_over_all_points():
    sheet = r.tally(NONE_THERE, [2, 0, 0, 0, 0])
    r.put(sheet, f.T_POINTS, 6, 1)
    r.grand_hall(sheet, 1, [3, 3])
    fine(sheet)
    r.grand_hall(sheet, 1, [3, 4])
    only(sheet, fault.GRAND_HALL_POINTS, (f.T_POINTS, 1, WHOLE), (f.T_GRAND, 1, WHOLE))


def test_colours_of_the_grand_hall_over_all_colours():
    sheet = r.tally([2, 1, 0, 0, 0], NONE_THERE)
    r.colours(sheet, 0, [1, 1, 1, 0])
    r.grand_hall(sheet, 0, [0, 0], [BLUE, PINK])
    fine(sheet)
    places = [(f.T_COLOURS, 0, WHOLE), (f.T_GRAND, 0, WHOLE)]
    r.grand_hall(sheet, 0, [0, 0], [GREEN, GREEN])
    only(sheet, fault.GRAND_HALL_COLOURS, *places)
    r.grand_hall(sheet, 0, [0, 0], [ORANGE, BLUE])
    only(sheet, fault.GRAND_HALL_COLOURS, *places)


def test_more_statues_than_decorations():
    sheet = r.tally(NONE_THERE, NONE_THERE)
    r.colours(sheet, 0, [0, 0, 0, 0])
    r.put(sheet, f.T_STATUES, 2, 0)
    fine(sheet)
    r.put(sheet, f.T_DECORATIONS, 2, 0)
    fine(sheet)
    r.put(sheet, f.T_DECORATIONS, 1, 0)
    only(
        sheet, fault.STATUES_OVER_DECORATIONS, (f.T_STATUES, 0, WHOLE), (f.T_DECORATIONS, 0, WHOLE)
    )


def test_decoration_points_without_decorations():
    sheet = r.tally(NONE_THERE, NONE_THERE)
    r.put(sheet, f.T_DECORATION_POINTS, 3, 1)
    fine(sheet)
    r.put(sheet, f.T_DECORATIONS, 1, 1)
    fine(sheet)
    r.put(sheet, f.T_DECORATIONS, 0, 1)
    places = [(f.T_DECORATIONS, 1, WHOLE), (f.T_DECORATION_POINTS, 1, WHOLE)]
    only(sheet, fault.POINTS_WITHOUT_DECORATIONS, *places)


def test_more_garments_of_a_colour_than_the_game_has():
    for colour, most in ((BLUE, 13), (PINK, 13), (GREEN, 10), (ORANGE, 6)):
        sheet = r.empty(2)
        for k in range(most):
            r.garment(sheet, k % 2, 2, colour)
        fine(sheet)
        r.garment(sheet, 1, 3, colour)
        places = [(f.GARMENTS, k, WHOLE) for k in range(most + 1)]
        only(sheet, fault.TOO_MANY_OF_COLOUR, *places)
        r.put(sheet, f.EXPANSIONS, f.JEWELRY_BOX)
        only(sheet, fault.TOO_MANY_OF_COLOUR, *places)
        for expansion in (f.HAUTE_COUTURE, f.FESTIVE, f.EXPERT_TAILORS):
            r.put(sheet, f.EXPANSIONS, expansion)
            fine(sheet)


def test_more_garments_of_a_colour_in_tallies():
    sheet = r.tally([0, 4, 0, 0, 0], [0, 3, 0, 0, 0], NONE_THERE)
    r.colours(sheet, 0, [0, 0, 0, 4])
    r.colours(sheet, 1, [0, 0, 0, 3])
    r.colours(sheet, 2, [0, 0, 0, 0])
    only(sheet, fault.TOO_MANY_OF_COLOUR, (f.T_ORANGE, 0, WHOLE), (f.T_ORANGE, 1, WHOLE))
    r.put(sheet, f.T_ORANGE, 2, 1)
    r.put(sheet, f.T_GREEN, 1, 1)
    fine(sheet)


def test_a_second_kitchen_of_one_side():
    sheet = r.empty(2)
    for owner in range(2):
        for side in (r.LEFT, r.RIGHT):
            r.kitchen(sheet, owner, side)
    fine(sheet)
    r.kitchen(sheet, 1, r.RIGHT)
    only(sheet, fault.SECOND_KITCHEN, (f.KITCHENS, 3, WHOLE), (f.KITCHENS, 4, WHOLE))
    r.kitchen(sheet, 1, r.RIGHT)
    only(sheet, fault.SECOND_KITCHEN, *[(f.KITCHENS, k, WHOLE) for k in (3, 4, 5)])


def test_a_second_jewel_decoration():
    sheet = r.empty(2)
    r.put(sheet, f.EXPANSIONS, f.JEWELRY_BOX)
    for owner in (1, 0):
        r.jewel_decoration(sheet, owner)
    fine(sheet)
    r.jewel_decoration(sheet, 1)
    only(sheet, fault.SECOND_JEWEL_DECORATION, (f.JEWELS, 0, WHOLE), (f.JEWELS, 2, WHOLE))


def test_jewel_decorations_without_the_jewelry_box():
    sheet = r.empty(2)
    r.jewel_decoration(sheet, 1)
    r.jewel_decoration(sheet, 0)
    assert r.broken_rules(sheet) == [
        (fault.DECORATION_WITHOUT_BOX, [(f.JEWELS, k, WHOLE)]) for k in range(2)
    ]


def moving():
    """Two garments in the Grand Hall, one in hall 2, one of player 1; spaces of 0, 0, 1, nobody."""
    sheet = r.empty(2)
    for owner, hall in ((0, 1), (0, 1), (0, 2), (1, 1)):
        r.garment(sheet, owner, hall)
    for owner in (0, 0, 1, None):
        r.space(sheet, owner)
    return sheet


def test_moves_from_the_own_grand_hall_onto_own_spaces():
    sheet = moving()
    for garment, space in ((0, 1), (1, 0), (3, 2)):
        r.move(sheet, garment, space)
    fine(sheet)
    for garment, space in ((2, 0), (0, 2), (3, 0), (0, 3)):
        sheet = moving()
        r.move(sheet, garment, space)
        only(sheet, fault.MOVE_NOT_OWN, (f.BALCONY, 0, WHOLE))


def test_two_garments_on_one_space():
    sheet = moving()
    r.move(sheet, 0, 1)
    r.move(sheet, 3, 2)
    r.move(sheet, 1, 1)
    only(sheet, fault.MOVE_REPEATED, (f.BALCONY, 0, WHOLE), (f.BALCONY, 2, WHOLE))


def test_one_garment_twice():
    sheet = moving()
    r.move(sheet, 1, 1)
    r.move(sheet, 1, 0)
    only(sheet, fault.MOVE_REPEATED, (f.BALCONY, 0, WHOLE), (f.BALCONY, 1, WHOLE))
    sheet = moving()
    for _ in range(3):
        r.move(sheet, 1, 1)
    places = [(f.BALCONY, k, WHOLE) for k in range(3)]
    assert r.broken_rules(sheet) == [(fault.MOVE_REPEATED, places)] * 2


def test_faulty_entries_are_left_out():
    sheet = r.empty(2)
    for _ in range(7):
        r.garment(sheet, 0, 2, ORANGE)
    r.put(sheet, f.GARMENT_POINTS, FAULTY, 3)
    fine(sheet)
    sheet = r.empty(2)
    for _ in range(2):
        r.kitchen(sheet, 0)
    r.put(sheet, f.KITCHEN_POINTS, FAULTY, 1)
    fine(sheet)
    sheet = moving()
    r.move(sheet, 2, 0)
    r.move(sheet, 2, 0)
    r.put(sheet, f.GARMENT_COLOUR, FAULTY, 2)
    r.put(sheet, f.MOVE_SPACE, FAULTY, 1)
    fine(sheet)


def test_all_broken_rules_are_listed_at_once():
    sheet = r.empty(2)
    r.put(sheet, f.HELD_EMPLOYEES, 1, 0)
    r.put(sheet, f.HELD_MASTERS, 2, 0)
    r.put(sheet, f.CONNECTION, 2, 1)
    r.jewel_decoration(sheet, 0)
    r.kitchen(sheet, 0)
    r.kitchen(sheet, 0)
    numbers = sorted(number for number, _ in r.broken_rules(sheet))
    assert numbers == sorted([
        fault.TOO_FEW_EMPLOYEES, fault.KINDS_OVER_SUM, fault.NOT_CONNECTED,
        fault.DECORATION_WITHOUT_BOX, fault.SECOND_KITCHEN,
    ])  # fmt: skip
