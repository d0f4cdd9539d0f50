"""The buffer of problems: what stands in it, and what happens when it is full."""

from shared_rules.core import problems as p
from shared_rules.core.problems import CODES, NO_INDEX, Problems


def test_a_problem_and_its_places():
    problems = Problems(20)
    problems.add(p.RULE, 7)
    problems.at(3, 1, 2)
    problems.at(4)
    problems.add(p.MISSING)
    problems.at(5, 0)
    assert problems.count == 2
    assert problems.used == 15
    assert not problems.overflow
    assert list(problems.data[:15]) == [
        p.RULE, 7, 2, 3, 1, 2, 4, NO_INDEX, NO_INDEX,
        p.MISSING, 0, 1, 5, 0, NO_INDEX,
    ]  # fmt: skip


def test_clear():
    problems = Problems(3)
    problems.add(p.RULE, 7)
    problems.add(p.RULE, 8)
    assert problems.overflow
    problems.clear()
    assert (problems.used, problems.count, problems.overflow) == (0, 0, False)
    problems.add(p.RANGE)
    assert list(problems.data) == [p.RANGE, 0, 0]


def test_a_problem_that_does_not_fit():
    problems = Problems(8)
    problems.add(p.TYPE)
    problems.at(1)
    problems.add(p.RANGE)
    assert problems.overflow
    assert (problems.count, problems.used) == (1, 6)


def test_places_of_a_problem_that_did_not_fit_go_nowhere():
    problems = Problems(9)
    problems.add(p.TYPE)
    problems.at(1)
    problems.add(p.RANGE)
    problems.add(p.RULE, 1)
    problems.at(2)
    assert list(problems.data) == [p.TYPE, 0, 1, 1, NO_INDEX, NO_INDEX, p.RANGE, 0, 0]
    assert problems.overflow


def test_a_place_that_does_not_fit():
    problems = Problems(8)
    problems.add(p.RULE, 1)
    problems.at(2, 3, 4)
    problems.at(5, 6, 7)
    assert problems.overflow
    assert problems.count == 1
    assert list(problems.data[:6]) == [p.RULE, 1, 1, 2, 3, 4]


def test_a_full_buffer_is_no_overflow():
    problems = Problems(6)
    problems.add(p.RULE, 1)
    problems.at(2, 3, 4)
    assert not problems.overflow


def test_codes_have_words():
    codes = (p.MISSING, p.NEEDED, p.UNKNOWN, p.TYPE, p.RANGE, p.RULE)
    words = [CODES[code] for code in codes]
    assert words == ["missing", "needed", "unknown", "type", "range", "rule"]
