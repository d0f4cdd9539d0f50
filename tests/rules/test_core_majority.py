"""Who stands where in a majority, for every way it can fall."""

from array import array

from shared_rules.core.majority import (
    FIRST,
    NO_PLACE,
    SECOND,
    TIED_FIRST,
    TIED_SECOND,
    best_other,
    sharers,
    standings,
)


def places(keys, seconds=True):
    found = bytearray([9] * 6)
    standings(array("h", keys), len(keys), seconds, found)
    assert found[len(keys)] == 9
    return list(found[: len(keys)])


def test_nobody():
    assert places([0, 0, 0]) == [NO_PLACE] * 3


def test_one_alone():
    assert places([0, 5, 0]) == [NO_PLACE, FIRST, NO_PLACE]


def test_first_and_second():
    assert places([3, 1, 2]) == [FIRST, NO_PLACE, SECOND]
    assert places([1, 2, 3, 4, 5]) == [NO_PLACE, NO_PLACE, NO_PLACE, SECOND, FIRST]


def test_a_tie_for_first_leaves_no_second():
    assert places([4, 4, 2]) == [TIED_FIRST, TIED_FIRST, NO_PLACE]
    assert places([4, 4, 4]) == [TIED_FIRST] * 3


def test_a_tie_for_second():
    assert places([2, 7, 2, 1]) == [TIED_SECOND, FIRST, TIED_SECOND, NO_PLACE]


def test_no_second_places():
    assert places([3, 1], seconds=False) == [FIRST, NO_PLACE]
    assert places([3, 3], seconds=False) == [TIED_FIRST, TIED_FIRST]


def test_only_the_first_keys_count():
    found = bytearray(3)
    standings(array("h", [1, 2, 9]), 2, True, found)
    assert list(found) == [SECOND, FIRST, 0]


def test_the_best_other():
    keys = array("h", [5, 3, 0, 3, 9])
    assert best_other(keys, 5, 0, 5) == 1
    assert best_other(keys, 5, 0, 9) == 4
    assert best_other(keys, 5, 1, 3) == 3
    assert best_other(keys, 5, 2, 0) == -1
    assert best_other(keys, 4, 0, 2) == -1


def test_sharers_are_bits():
    keys = array("h", [5, 3, 5, 0, 5])
    assert sharers(keys, 5, 5) == 0b10101
    assert sharers(keys, 3, 5) == 0b101
    assert sharers(keys, 5, 4) == 0
