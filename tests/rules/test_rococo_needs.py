"""What a tally has to say because it decides something (R6.5-R6.8, R8.11, R10)."""

import rococo_sheets as r

from shared_rules.core import problems as p
from shared_rules.core.sheet import ABSENT, NONE
from shared_rules.rococo import fields as f

NOBODY_THERE = [0] * 5
WHOLE = p.NO_INDEX


def unknown_musicians(*halls):
    """A tally of which nobody has said who funds the musicians."""
    sheet = r.tally(*halls)
    for hall in range(f.HALLS):
        r.put(sheet, f.MUSICIAN, ABSENT, hall)
    return sheet


def needed(sheet):
    """The places that are needed, and nothing else is wrong."""
    found = r.wrong(sheet)
    for code, _, places in found:
        assert code == p.NEEDED and len(places) == 1
    return [places[0] for _, _, places in found]


def vip(player, hall):
    return (f.T_VIP, player, hall - 1)


def musician(hall):
    return (f.MUSICIAN, hall - 1, WHOLE)


def test_nothing_is_needed_where_counts_decide():
    assert needed(unknown_musicians([2, 0, 0, 1, 0], [1, 1, 0, 2, 0], [0, 2, 1, 0, 0])) == []


def test_vip_spots_of_those_tied_for_most():
    sheet = unknown_musicians([2, 0, 0, 0, 0], [1, 0, 0, 0, 0], [2, 0, 0, 0, 0])
    assert needed(sheet) == [vip(0, 1), vip(2, 1)]
    r.put(sheet, f.T_VIP, 0, 2, 0)
    assert needed(sheet) == [vip(0, 1)]
    r.put(sheet, f.T_VIP, 1, 0, 0)
    assert needed(sheet) == []


def test_vip_spots_of_those_tied_for_second():
    sheet = unknown_musicians([0, 0, 3, 0, 0], [0, 0, 1, 0, 0], [0, 0, 1, 0, 0])
    assert needed(sheet) == [vip(1, 3), vip(2, 3)]


def test_no_vip_spots_of_those_tied_for_nothing():
    assert needed(unknown_musicians([3] * 5, [2] * 5, [1] * 5, [1] * 5)) == []


def test_no_second_prize_for_two_players_so_nothing_is_needed_for_it():
    sheet = unknown_musicians([1, 0, 0, 0, 0], [1, 0, 0, 0, 0])
    assert needed(sheet) == [vip(0, 1), vip(1, 1)]
    assert needed(unknown_musicians([1, 2, 3, 4, 5], [2, 1, 2, 1, 2])) == []


def test_a_musician_only_when_the_tie_lasts():
    sheet = unknown_musicians([2, 0, 0, 0, 0], [2, 0, 0, 0, 0], NOBODY_THERE)
    r.vips(sheet, 1, [1, 1, None])
    assert needed(sheet) == [musician(1)]
    r.put(sheet, f.MUSICIAN, NONE, 0)
    assert needed(sheet) == []


def test_a_musician_for_a_second_place_that_stays_level():
    sheet = unknown_musicians([0, 2, 0, 0, 0], [0, 1, 0, 0, 0], [0, 1, 0, 0, 0])
    r.vips(sheet, 2, [None, 0, 0])
    assert needed(sheet) == [musician(2)]
    r.vips(sheet, 2, [None, 0, 1])
    assert needed(sheet) == []


def test_a_musician_for_the_losers_of_a_broken_tie():
    sheet = unknown_musicians([1, 0, 0, 0, 0], [1, 0, 0, 0, 0], [1, 0, 0, 0, 0])
    r.vips(sheet, 1, [1, 0, 0])
    assert needed(sheet) == [musician(1)]


def test_all_halls_are_asked_in_one_round():
    sheet = unknown_musicians([1, 0, 2, 0, 0], [1, 0, 2, 0, 0], NOBODY_THERE)
    r.vips(sheet, 3, [0, 0, None])
    assert sorted(needed(sheet)) == sorted([vip(0, 1), vip(1, 1), musician(3)])


def test_colours_with_an_own_statue():
    sheet = unknown_musicians([1, 0, 0, 0, 0], NOBODY_THERE)
    r.put(sheet, f.T_STATUES, 0, 0)
    assert needed(sheet) == []
    r.put(sheet, f.T_STATUES, 1, 0)
    assert needed(sheet) == [(f.T_COLOURS, 0, WHOLE)]


def test_colours_for_a_card_that_counts_one():
    for colour in range(f.COLOURS):
        sheet = unknown_musicians([1, 0, 0, 0, 0], NOBODY_THERE)
        r.card(sheet, 1, 1, f.C_COLOUR + colour)
        assert needed(sheet) == [(f.T_COLOURS, 1, WHOLE)]


def test_the_grand_hall_with_an_own_space():
    sheet = unknown_musicians([1, 0, 0, 0, 0], [0, 1, 0, 0, 0], [2, 0, 0, 0, 0])
    r.tally_space(sheet)
    r.tally_space(sheet, 1)
    assert needed(sheet) == []
    r.tally_space(sheet, 2)
    assert needed(sheet) == [(f.T_GRAND, 2, WHOLE)]
    r.grand_hall(sheet, 2, [0, 0])
    assert needed(sheet) == []


def test_colours_of_the_grand_hall_only_where_the_balcony_costs_statues():
    for counts in (0, 1):
        for statues in (0, 1):
            sheet = unknown_musicians([2, 0, 0, 0, 0], NOBODY_THERE)
            r.put(sheet, f.BALCONY_COUNTS, counts)
            r.put(sheet, f.T_STATUES, statues, 0)
            r.colours(sheet, 0, [1, 1, 0, 0])
            r.tally_space(sheet, 0)
            r.grand_hall(sheet, 0, [0, 0])
            r.put(sheet, f.T_GRAND_COLOUR, r.PINK, 0, 0)
            asked = statues and not counts
            assert needed(sheet) == ([(f.T_GRAND_COLOUR, 0, 1)] if asked else [])


def test_decorations_and_kitchens_for_cards_that_count_them():
    sheet = unknown_musicians(NOBODY_THERE, [1, 0, 0, 0, 0])
    r.card(sheet, 0, 1, f.C_DECORATION)
    assert needed(sheet) == [(f.T_DECORATIONS, 0, WHOLE)]
    r.put(sheet, f.T_DECORATIONS, 0, 0)
    r.card(sheet, 1, 1, f.C_KITCHEN)
    assert needed(sheet) == [(f.T_KITCHENS, 1, WHOLE)]


def test_vip_spots_of_all_halls_for_a_card_that_counts_them():
    sheet = unknown_musicians([1, 0, 2, 0, 0], [0, 1, 0, 0, 0])
    r.card(sheet, 0, 1, f.C_VIP)
    r.put(sheet, f.T_VIP, 0, 0, 2)
    assert needed(sheet) == [vip(0, hall) for hall in (1, 2, 4, 5)]


def test_all_musicians_for_a_card_that_counts_them():
    sheet = unknown_musicians([1, 1, 1, 1, 1], NOBODY_THERE)
    r.card(sheet, 0, 1, f.C_MUSICIAN)
    r.put(sheet, f.MUSICIAN_OWNER, 1, 2)
    assert needed(sheet) == [musician(hall) for hall in (1, 2, 4, 5)]


def test_musicians_of_halls_without_own_garments_for_a_card_that_counts_halls():
    sheet = unknown_musicians([1, 0, 1, 0, 1], [2, 2, 0, 0, 0])
    r.card(sheet, 0, 1, f.C_HALL)
    assert needed(sheet) == [musician(2), musician(4)]


def test_musicians_of_halls_without_own_garments_for_a_connection():
    sheet = unknown_musicians([1, 0, 1, 1, 1], [2, 2, 0, 0, 0])
    r.put(sheet, f.CONNECTION, 0, 0)
    assert needed(sheet) == []
    r.put(sheet, f.CONNECTION, 3, 0)
    assert needed(sheet) == [musician(2)]
    r.put(sheet, f.MUSICIAN_OWNER, 0, 1)
    assert needed(sheet) == []


HELD = (
    (f.C_EMPLOYEE, f.HELD_EMPLOYEES),
    (f.C_KIND, f.HELD_MASTERS),
    (f.C_KIND + 1, f.HELD_JOURNEYMEN),
    (f.C_KIND + 2, f.HELD_APPRENTICES),
    (f.C_THREAD, f.HELD_THREAD),
    (f.C_LACE, f.HELD_LACE),
    (f.C_RESOURCE_TILE, f.HELD_TILES),
)


def test_holdings_for_cards_that_count_them_in_either_form():
    for counted, field in HELD:
        for sheet in (r.empty(3), unknown_musicians(NOBODY_THERE, NOBODY_THERE, NOBODY_THERE)):
            r.card(sheet, 2, 1, counted)
            assert needed(sheet) == [(field, 2, WHOLE)]
            r.put(sheet, field, 4, 2)
            assert needed(sheet) == []


def test_jewels_are_never_needed():
    sheet = r.empty(2)
    r.put(sheet, f.EXPANSIONS, f.JEWELRY_BOX)
    r.card(sheet, 0, 1, f.C_JEWEL)
    assert needed(sheet) == []


def test_the_resource_tiles_of_du_barry():
    for sheet in (r.empty(2), unknown_musicians(NOBODY_THERE, NOBODY_THERE)):
        assert needed(sheet) == []
        r.put(sheet, f.SOLO, 1)
        assert needed(sheet) == [(f.HELD_TILES, f.DU_BARRY, WHOLE)]


def test_nothing_of_the_board_is_needed_tile_by_tile():
    sheet = r.empty(3)
    for owner in (0, 1):
        r.garment(sheet, owner, 1)
        r.statue(sheet, owner)
        r.space(sheet, owner)
    for counted in (f.C_VIP, f.C_MUSICIAN, f.C_HALL, f.C_KITCHEN, f.C_DECORATION, f.C_COLOUR):
        r.card(sheet, 0, 1, counted)
    assert needed(sheet) == []


def test_another_problem_comes_first():
    sheet = unknown_musicians([1, 0, 0, 0, 0], [1, 0, 0, 0, 0])
    r.put(sheet, f.LIVRES, ABSENT, 0)
    assert r.wrong(sheet) == [(p.MISSING, 0, [(f.LIVRES, 0, WHOLE)])]
