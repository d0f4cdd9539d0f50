"""The score as numbers."""

from shared_rules.core.result import OPERANDS, Result


def test_lines_add_up():
    result = Result(3, 2, 1)
    result.set(1, 0, 5, 40)
    result.set(1, 1, -2, 41)
    result.set(2, 0, 9, 42)
    assert list(result.points) == [0, 0, 5, -2, 9, 0]
    assert list(result.totals) == [0, 3, 9]


def test_reasons_keep_their_numbers():
    result = Result(2, 2)
    result.set(1, 0, 5, 40)
    for operand in range(OPERANDS):
        result.say(1, 0, operand, operand - 3)
    result.say(1, 1, 0, 77)
    assert result.reason(1, 0) == 40
    assert result.reason(0, 0) == result.reason(1, 1) == 0
    assert [result.operand(1, 0, k) for k in range(OPERANDS)] == [k - 3 for k in range(OPERANDS)]
    assert list(result.reasons_of(1, 0)) == [40] + [k - 3 for k in range(OPERANDS)]
    assert result.operand(1, 1, 0) == 77


def test_moves():
    result = Result(2, 1, 2)
    result.move(0, 7, 3)
    result.move(1, 59, 0)
    assert result.move_count == 2
    assert list(result.moves) == [0, 7, 3, 1, 59, 0]


def test_clear():
    result = Result(2, 1, 1)
    result.set(0, 0, 5, 40)
    result.say(0, 0, 0, 1)
    result.move(0, 7, 3)
    result.players = 2
    result.decided = 1
    result.ranks[0] = 1
    result.clear()
    assert (result.players, result.decided, result.move_count) == (0, 0, 0)
    for buffer in (result.points, result.totals, result.ranks, result.why, result.moves):
        assert set(buffer) == {0}
