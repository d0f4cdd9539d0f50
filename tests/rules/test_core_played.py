"""A game that is over comes back from its bytes, with moves of any width."""

from shared_rules.core.declaring import Table
from shared_rules.core.packing import Damaged
from shared_rules.core.played import pack, unpack
from shared_rules.core.result import Result
from shared_rules.core.sheet import Sheet

TABLE = Table()
POINTS = TABLE.number("points", 99)

SEATS = ((1, "미나"), (0, "Jun"))


def over(width, moves):
    """A game of two with so many moves, all their numbers different."""
    sheet = Sheet(TABLE)
    sheet.put(POINTS, 0, 0, 42)
    result = Result(2, 2, max(moves, 1), width)  # the second line is one that the game has not
    result.players = 2
    result.set(1, 0, -3, 0)
    for k in range(moves * width):
        result.moves[k] = k - 7
    result.move_count = moves
    return pack(5, "game", 1234, 2, SEATS, sheet, result, 1), sheet


def test_everything_comes_back():
    data, sheet = over(3, 2)
    played = unpack(data)
    assert (played.number, played.game, played.layout, played.profile) == (5, "game", 1234, 2)
    assert played.seats == [(1, "미나".encode()), (0, b"Jun")]
    assert (played.points, played.totals, played.lines) == ([0, -3], [0, -3], 1)
    other = Sheet(TABLE)
    played.fill(other)
    assert list(other.cells) == list(sheet.cells)


def test_moves_of_every_width():
    for width in (3, 4, 5, 7):
        for moves in (0, 1, 2, 3, 8):
            data, _ = over(width, moves)
            found = unpack(data).moves
            assert found[: moves * width] == [k - 7 for k in range(moves * width)]
            assert len(found) // width == moves
            assert found[moves * width :] == [0] * (len(found) - moves * width)


def test_damage_is_found():
    data, _ = over(5, 2)
    for at in range(len(data)):
        damaged = bytearray(data)
        damaged[at] ^= 4
        try:
            unpack(bytes(damaged))
        except Damaged:
            continue
        raise AssertionError(at)
