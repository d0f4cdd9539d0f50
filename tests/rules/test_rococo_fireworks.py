"""The prizes of the fireworks (R6.6)."""

import rococo_sheets as r

from shared_rules.core.sheet import ABSENT
from shared_rules.rococo import fields as f
from shared_rules.rococo import scoring


def prizes(players, owners):
    """Spaces from the cheapest to the dearest; None for a free one."""
    sheet = r.empty(players)
    for owner in owners:
        r.space(sheet, owner)
    return r.line(sheet, scoring.L_FIREWORKS)


def test_most_and_second_most():
    assert prizes(3, [0, 1, 0, 2, 0, 1]) == [7, 3, 0]
    assert prizes(5, [4, 3, 3, 4, 4]) == [0, 0, 0, 3, 7]


def test_nobody():
    assert prizes(3, []) == prizes(3, [None, None]) == [0, 0, 0]


def test_one_alone_leaves_the_second_prize():
    assert prizes(3, [None, 1, None]) == [0, 7, 0]


def test_the_dearest_space_breaks_a_tie_for_most():
    assert prizes(3, [0, 1]) == [3, 7, 0]
    assert prizes(3, [0, 1, 1, 0]) == [7, 3, 0]
    assert prizes(3, [1, 0, None]) == [7, 3, 0]


def test_the_loser_of_a_tie_comes_before_those_with_fewer():
    assert prizes(3, [0, 0, 1, 1, 2]) == [3, 7, 0]


def test_the_dearest_space_breaks_a_tie_for_second():
    assert prizes(3, [1, 2, 0, 0]) == [7, 0, 3]
    assert prizes(3, [2, 1, 0]) == [7, 3, 0]
    assert prizes(4, [3, 2, 1, 0, 0]) == [7, 3, 0, 0]


def test_the_dearest_space_counts_only_among_the_tied():
    assert prizes(3, [0, 0, 1]) == [7, 3, 0]


def test_two_players_know_the_first_prize_only():
    assert prizes(2, [0, 0, 1]) == [7, 0]
    assert prizes(2, [0, 1]) == [0, 7]


def test_settings_for_ties_change_nothing():
    for field in (f.SECOND_TIE, f.TWO_PLAYER_TIE):
        sheet = r.empty(2 if field == f.TWO_PLAYER_TIE else 3)
        r.put(sheet, field, f.NO_PRIZE)
        for owner in (1, 0):
            r.space(sheet, owner)
        assert r.line(sheet, scoring.L_FIREWORKS)[:2] == [7, 3 if field == f.SECOND_TIE else 0]


def test_no_fireworks_at_all():
    sheet = r.empty(3)
    for field in (f.FIREWORKS, f.FIREWORKS_FIRST, f.FIREWORKS_SECOND):
        sheet.cells[sheet.cell(field)] = ABSENT
    assert r.line(sheet, scoring.L_FIREWORKS) == [0, 0, 0]


def test_the_tally_falls_the_same_way():
    sheet = r.tally([0] * 5, [0] * 5, [0] * 5)
    for owner in (0, 1, 1, 0, None):
        r.tally_space(sheet, owner)
    assert r.line(sheet, scoring.L_FIREWORKS) == [7, 3, 0]
