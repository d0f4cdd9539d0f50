"""Moves from the Grand Hall onto the own fireworks spaces (R6.7), whose fame counts (R6.9)."""

import rococo_sheets as r
from rococo_sheets import BLUE, GREEN, ORANGE, PINK

from shared_rules.rococo import fields as f
from shared_rules.rococo import scoring


def board(points, times, colours=None, statues=0, counts=None):
    """Player 0's garments in the Grand Hall, own spaces and statues; player 1 has nothing."""
    sheet = r.empty(2)
    for k in range(len(points)):
        r.garment(sheet, 0, 1, colours[k] if colours else BLUE, points[k])
    for many in times:
        r.space(sheet, 0, many)
    for _ in range(statues):
        r.statue(sheet, 0)
    if counts is not None:
        r.put(sheet, f.BALCONY_COUNTS, int(counts))
    return sheet


def pairs(sheet):
    """Player 0's moves: garment and space."""
    moves = r.moves(sheet)
    assert {player for player, _, _ in moves} <= {0}
    return [(garment, space) for _, garment, space in moves]


def fame(sheet):
    """Player 0's points for garments and for statues."""
    return r.line(sheet, scoring.L_GARMENTS)[0], r.line(sheet, scoring.L_STATUES)[0]


def test_the_dearest_garments_go_onto_the_dearest_spaces():
    sheet = board([1, 3, 2], [3, 2])
    assert pairs(sheet) == [(1, 0), (2, 1)]
    assert fame(sheet) == (6 + 6 + 2, 0)


def test_only_own_spaces_and_own_garments_of_the_grand_hall():
    sheet = r.empty(3)
    r.garment(sheet, 1, 1, points=4)
    r.garment(sheet, 0, 2, points=4)
    own = r.garment(sheet, 0, 1, points=2)
    r.space(sheet, 1)
    r.space(sheet)
    at = r.space(sheet, 0, 3)
    assert r.moves(sheet) == [(0, own, at), (1, 0, 0)]
    assert r.line(sheet, scoring.L_GARMENTS) == [4 + 6, 8, 0]


def test_more_garments_than_spaces_and_more_spaces_than_garments():
    assert pairs(board([4, 2, 3], [2])) == [(0, 0)]
    assert pairs(board([4], [2, 3, 2])) == [(0, 1)]
    assert pairs(board([4], [])) == []
    assert pairs(board([], [2, 3])) == []


def test_a_move_that_gains_nothing_is_not_made():
    assert pairs(board([0, 2, 0], [2, 2, 2])) == [(1, 0)]
    assert pairs(board([0], [3])) == []


def test_among_equals_the_list_that_sorts_first():
    assert pairs(board([2, 2, 2], [2, 2])) == [(0, 0), (1, 1)]
    assert pairs(board([2, 2, 2], [2, 3])) == [(0, 0), (1, 1)]
    assert pairs(board([2, 2], [3, 2, 2])) == [(0, 0), (1, 1)]
    assert pairs(board([3, 2, 3], [2, 3])) == [(0, 0), (2, 1)]
    assert pairs(board([2, 3, 3], [2, 2, 3])) == [(0, 0), (1, 1), (2, 2)]
    assert pairs(board([1, 3, 3, 1], [2, 3, 3, 2])) == [(0, 0), (1, 1), (2, 2), (3, 3)]


def test_spaces_are_named_by_their_place_on_the_sheet():
    sheet = r.empty(2)
    r.space(sheet, 1)
    r.space(sheet)
    r.space(sheet, 0)
    r.garment(sheet, 1, 3)
    r.garment(sheet, 0, 1, points=1)
    assert pairs(sheet) == [(1, 2)]


def test_balcony_garments_count_for_statues_by_default():
    for counts in (None, True):
        sheet = board([4, 1], [2, 2], [BLUE, PINK], statues=1, counts=counts)
        assert pairs(sheet) == [(0, 0), (1, 1)]
        assert fame(sheet) == (10, 4)


def test_where_they_do_not_count_a_move_must_gain_more_than_the_statue_loses():
    sheet = board([4, 1], [2, 2], [BLUE, PINK], statues=1, counts=False)
    assert pairs(sheet) == [(0, 0)]
    assert fame(sheet) == (9, 2)


def test_a_move_that_only_makes_up_for_the_statue_is_not_made():
    sheet = board([2], [2], [GREEN], statues=1, counts=False)
    assert pairs(sheet) == []
    assert fame(sheet) == (2, 2)
    assert pairs(board([2], [3], [GREEN], statues=1, counts=False)) == [(0, 0)]


def test_the_dearest_garment_is_not_always_the_best():
    sheet = board([2, 3, 1], [2], [ORANGE, BLUE, ORANGE], statues=1, counts=False)
    assert pairs(sheet) == [(0, 0)]
    assert fame(sheet) == (8, 4)


def test_a_surplus_of_a_colour_costs_nothing():
    sheet = board([1, 1, 1], [2, 2, 2], [BLUE, BLUE, BLUE], statues=1, counts=False)
    assert pairs(sheet) == [(0, 0), (1, 1)]
    assert fame(sheet) == (5, 2)


def test_garments_of_other_halls_keep_the_statue():
    sheet = board([1], [2], [PINK], statues=1, counts=False)
    r.garment(sheet, 0, 4, PINK)
    assert pairs(sheet) == [(0, 0)]
    assert fame(sheet) == (2, 2)


def test_taking_the_best_step_each_time_misses_the_best_moves():
    sheet = board([3, 1, 2], [2, 2], [BLUE, BLUE, PINK], statues=2, counts=False)
    r.garment(sheet, 0, 2, PINK)
    r.garment(sheet, 0, 2, PINK)
    assert pairs(sheet) == [(0, 0), (2, 1)]
    assert fame(sheet) == (6 + 5, 6)
    sheet = board([4, 4], [2, 2], [BLUE, BLUE], statues=2, counts=False)
    assert pairs(sheet) == [(0, 0), (1, 1)]
    assert fame(sheet) == (16, 0)


def test_moves_that_pay_only_together():
    sheet = board([3, 3, 3], [2, 2, 2], [BLUE, BLUE, BLUE], statues=3, counts=False)
    assert pairs(sheet) == [(0, 0), (1, 1), (2, 2)]
    sheet = board([2, 2, 1], [3, 3, 3], [BLUE, BLUE, BLUE], statues=3, counts=False)
    assert pairs(sheet) == [(0, 0), (1, 1)]
    assert fame(sheet) == (5 + 8, 2)


def test_told_moves_are_made_as_told():
    sheet = board([1, 3], [3, 2])
    r.move(sheet, 1, 1)
    assert pairs(sheet) == [(1, 1)]
    assert fame(sheet) == (7, 0)


def test_told_moves_are_sorted_by_player_then_garment():
    sheet = r.empty(2)
    for owner in (1, 0, 0):
        r.garment(sheet, owner, 1, points=1)
    for owner in (0, 1, 0):
        r.space(sheet, owner)
    r.move(sheet, 0, 1)
    r.move(sheet, 2, 0)
    r.move(sheet, 1, 2)
    assert r.moves(sheet) == [(0, 1, 2), (0, 2, 0), (1, 0, 1)]


def test_an_empty_list_of_moves_moves_nothing():
    sheet = board([4], [3])
    r.put(sheet, f.BALCONY, 0)
    assert pairs(sheet) == []
    assert fame(sheet) == (4, 0)


def test_told_moves_cost_statues_where_the_balcony_does_not_count():
    sheet = board([4, 1], [2, 2], [BLUE, PINK], statues=1, counts=False)
    r.move(sheet, 1, 0)
    assert fame(sheet) == (6, 2)


def test_a_tally_names_the_garments_by_its_own_list():
    sheet = r.tally([2, 0, 0, 0, 0], [1, 0, 0, 0, 0])
    r.tally_space(sheet, 1, 3)
    r.tally_space(sheet, 0, 2)
    for player, points in ((0, [1, 3]), (1, [2])):
        r.put(sheet, f.T_POINTS, 9, player)
        r.grand_hall(sheet, player, points)
    assert r.moves(sheet) == [(0, 1, 1), (1, 0, 0)]
    assert r.line(sheet, scoring.L_GARMENTS) == [12, 13]


def test_a_tally_with_statues_where_the_balcony_does_not_count():
    sheet = r.tally([3, 0, 1, 0, 0], [0, 0, 0, 0, 0])
    r.tally_space(sheet, 0, 2)
    r.put(sheet, f.T_POINTS, 9, 0)
    r.put(sheet, f.T_STATUES, 1, 0)
    r.put(sheet, f.BALCONY_COUNTS, 0)
    r.grand_hall(sheet, 0, [2, 3, 1], [ORANGE, BLUE, ORANGE])
    r.colours(sheet, 0, [1, 0, 1, 2])
    assert pairs(sheet) == [(0, 0)]
    assert fame(sheet) == (11, 6)


def test_the_balcony_changes_no_majority():
    sheet = board([4, 4], [2, 2])
    r.garment(sheet, 1, 1)
    assert r.hall_line(sheet, 1) == [10, 0]


def test_eight_spaces():
    points = [k % 4 + 1 for k in range(20)]
    sheet = board(points, [2, 3] * 4, [k // 5 for k in range(20)])
    assert len(r.moves(sheet)) == 8
    assert fame(sheet)[0] == 50 + 4 * 4 * 2 + (4 + 3 * 3)
