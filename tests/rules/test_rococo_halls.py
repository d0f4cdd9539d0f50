"""The prizes of the halls: every way they can fall (R6.5)."""

import rococo_sheets as r

from shared_rules.rococo import fields as f


def hall(counts, vips=(0, 0, 0, 0, 0), funder=None, number=1):
    """Garments in one hall: how many each player has, how many on VIP spots."""
    sheet = r.empty(len(counts))
    for player in range(len(counts)):
        for k in range(counts[player]):
            r.garment(sheet, player, number, vip=int(k < vips[player]))
    if funder is not None:
        r.musician(sheet, number, funder)
    return sheet


def prizes(counts, vips=(0, 0, 0, 0, 0), funder=None):
    return r.hall_line(hall(counts, vips, funder), 1)


def test_most_and_second_most():
    assert prizes([3, 2, 1]) == [10, 4, 0]
    assert prizes([1, 0, 2, 3, 2]) == [0, 0, 4, 10, 4]


def test_every_hall_has_its_own_prizes():
    for number in range(1, 6):
        sheet = hall([2, 1, 0], number=number)
        r.put(sheet, f.HALL_FIRST, 20 + number, number - 1)
        r.put(sheet, f.HALL_SECOND, number, number - 1)
        for other in range(1, 6):
            expected = [20 + number, number, 0] if other == number else [0, 0, 0]
            assert r.hall_line(sheet, other) == expected


def test_nobody():
    assert prizes([0, 0, 0], funder=1) == [0, 0, 0]


def test_one_alone_leaves_the_second_prize():
    assert prizes([0, 1, 0], funder=0) == [0, 10, 0]


def test_garments_come_before_vip_spots():
    assert prizes([2, 1, 0], vips=[0, 1, 0], funder=1) == [10, 4, 0]


def test_vip_spots_break_a_tie_for_most_and_the_loser_is_second():
    assert prizes([2, 2, 1], vips=[1, 0, 1], funder=2) == [10, 4, 0]
    assert prizes([2, 2, 0], vips=[1, 2, 0], funder=0) == [4, 10, 0]


def test_the_musician_breaks_a_tie_that_vip_spots_leave():
    assert prizes([2, 2, 1], vips=[1, 1, 0], funder=1) == [4, 10, 0]
    assert prizes([2, 2, 1], vips=[0, 0, 1], funder=0) == [10, 4, 0]


def test_a_musician_of_somebody_else_breaks_nothing():
    assert prizes([2, 2, 1], funder=2) == [10, 10, 0]


def test_an_unbroken_tie_for_most_leaves_no_second():
    assert prizes([2, 2, 1]) == [10, 10, 0]
    assert prizes([1, 1, 1]) == [10, 10, 10]
    assert prizes([2, 2, 2, 2, 1], vips=[1, 1, 0, 0, 1]) == [10, 10, 0, 0, 0]


def test_three_level_one_by_vip_the_losers_share_the_second():
    assert prizes([1, 1, 1], vips=[1, 0, 0]) == [10, 4, 4]


def test_three_level_first_by_vip_second_by_musician():
    assert prizes([1, 1, 1], vips=[1, 0, 0], funder=2) == [10, 0, 4]


def test_three_level_first_by_musician_second_by_vip():
    assert prizes([2, 2, 2], vips=[1, 1, 0], funder=0) == [10, 4, 0]


def test_the_loser_of_a_broken_tie_comes_before_those_with_fewer():
    assert prizes([2, 2, 1], vips=[1, 0, 1]) == [10, 4, 0]


def test_second_by_vip_and_by_musician():
    assert prizes([3, 1, 1], vips=[0, 0, 1], funder=1) == [10, 0, 4]
    assert prizes([3, 1, 1], vips=[0, 1, 1], funder=2) == [10, 0, 4]


def test_the_first_players_musician_does_not_break_the_second():
    assert prizes([3, 1, 1], vips=[0, 1, 1], funder=0) == [10, 4, 4]


def test_a_tie_for_second_is_shared_unless_the_setting_gives_it_to_nobody():
    for setting, second in ((None, 4), (f.SHARE, 4), (f.NO_PRIZE, 0)):
        for counts, vips in (([3, 1, 1], [0, 0, 0]), ([1, 1, 1], [1, 0, 0])):
            sheet = hall(counts, vips)
            if setting is not None:
                r.put(sheet, f.SECOND_TIE, setting)
            assert r.hall_line(sheet, 1) == [10, second, second]


def test_the_setting_for_second_touches_neither_first_nor_a_broken_tie():
    for sheet, expected in (
        (hall([2, 2, 1]), [10, 10, 0]),
        (hall([3, 1, 1], [0, 1, 0]), [10, 4, 0]),
        (hall([3, 1, 1], funder=2), [10, 0, 4]),
    ):
        r.put(sheet, f.SECOND_TIE, f.NO_PRIZE)
        assert r.hall_line(sheet, 1) == expected


def test_two_players_know_the_first_prize_only():
    assert prizes([2, 1]) == [10, 0]
    assert prizes([1, 1], vips=[0, 1], funder=0) == [0, 10]
    assert prizes([1, 1], vips=[1, 1], funder=0) == [10, 0]
    assert prizes([0, 1]) == [0, 10]
    assert prizes([0, 0]) == [0, 0]


def test_an_unbroken_tie_of_two_players():
    for setting, first in ((None, 10), (f.SHARE, 10), (f.NO_PRIZE, 0)):
        sheet = hall([1, 1])
        if setting is not None:
            r.put(sheet, f.TWO_PLAYER_TIE, setting)
        assert r.hall_line(sheet, 1) == [first, first]


def test_the_setting_for_two_players_touches_nothing_else():
    for sheet, expected in (
        (hall([1, 1], [1, 0]), [10, 0]),
        (hall([1, 1], funder=1), [0, 10]),
        (hall([2, 2, 1]), [10, 10, 0]),
    ):
        r.put(sheet, f.TWO_PLAYER_TIE, f.NO_PRIZE)
        assert r.hall_line(sheet, 1) == expected


def test_a_solo_game_counts_as_two_players():
    sheet = hall([2, 1])
    r.put(sheet, f.SOLO, 1)
    r.put(sheet, f.HELD_TILES, 0, 1)
    assert r.hall_line(sheet, 1) == [10, 0]


def test_the_tally_falls_the_same_way():
    sheet = r.tally([2, 0, 1, 1, 0], [2, 0, 1, 1, 0], [1, 0, 0, 1, 3])
    r.vips(sheet, 1, [1, 0, None])
    r.vips(sheet, 3, [1, 1, None])
    r.vips(sheet, 4, [0, 0, 0])
    r.put(sheet, f.MUSICIAN_OWNER, 1, 2)
    assert r.hall_line(sheet, 1) == [10, 4, 0]
    assert r.hall_line(sheet, 2) == [0, 0, 0]
    assert r.hall_line(sheet, 3) == [4, 10, 0]
    assert r.hall_line(sheet, 4) == [10, 10, 10]
    assert r.hall_line(sheet, 5) == [0, 0, 10]


def test_many_garments_and_many_vip_spots():
    sheet = r.tally([99, 0, 0, 0, 0], [99, 0, 0, 0, 0], [98, 0, 0, 0, 0])
    r.vips(sheet, 1, [98, 99, 98])
    assert r.hall_line(sheet, 1) == [4, 10, 0]
