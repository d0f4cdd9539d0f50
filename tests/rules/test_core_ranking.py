"""Places by a chain of keys, and the step that decided the first."""

from array import array

from shared_rules.core.ranking import first_difference, rank


def ranked(*steps):
    """Rank by one list of keys per step; returns the places and the deciding step."""
    players = len(steps[0])
    keys = array("i", [key for step in steps for key in step])
    ranks = bytearray(players)
    decided = rank(keys, len(steps), players, ranks)
    return list(ranks), decided


def test_by_the_first_step():
    assert ranked([7, 9, 8], [0, 0, 0]) == ([3, 1, 2], 0)


def test_by_the_second_step():
    assert ranked([9, 9, 8], [1, 2, 3]) == ([2, 1, 3], 1)


def test_the_second_step_may_decide_only_behind():
    assert ranked([9, 8, 8], [0, 2, 3]) == ([1, 3, 2], 0)


def test_shared_first_place_skips_the_second():
    assert ranked([9, 9, 8], [1, 1, 5]) == ([1, 1, 3], 2)
    assert ranked([4, 4, 4], [0, 0, 0]) == ([1, 1, 1], 2)


def test_shared_place_behind():
    assert ranked([9, 8, 8, 1], [0, 1, 1, 9]) == ([1, 2, 2, 4], 0)


def test_the_nearest_rival_names_the_step():
    assert ranked([9, 9, 9], [3, 1, 3], [2, 9, 1]) == ([1, 3, 2], 2)


def test_negative_keys():
    assert ranked([-3, -5]) == ([1, 2], 0)


def test_first_difference():
    keys = array("i", [5, 5, 4, 7, 8, 7])
    assert first_difference(keys, 2, 3, 0, 1) == -2
    assert first_difference(keys, 2, 3, 1, 0) == 2
    assert first_difference(keys, 2, 3, 0, 2) == 1
    assert first_difference(keys, 2, 3, 2, 0) == -1
    assert first_difference(keys, 1, 3, 0, 1) == 0
