"""Words in place of lists, words that may be null, moves of any width, templates with words."""

from shared_rules.core import table as t
from shared_rules.core.declaring import Table
from shared_rules.core.result import Result, result_of
from shared_rules.core.sheet import ABSENT, NONE, Sheet
from shared_rules.core.wording import render

TABLE = Table()
PLAYERS = TABLE.list("players", 2, t.REQUIRED, least=2)
CARD = TABLE.word("players[].card", ("red", "blue"), null=t.NOTHING)
SWAP = TABLE.array("players[].swap", 2, words=("best", "none"))
SWAP_FLOOR = TABLE.word("players[].swap[0][0]", ("low", "high"), t.REQUIRED)
SWAP_SPACE = TABLE.number("players[].swap[0][1]", 4, t.REQUIRED)
SWAP_OTHER = TABLE.number("players[].swap[1]", 4, t.REQUIRED)
MOVES = TABLE.list("moves", 3, words=("best",))


def sheet():
    made = Sheet(TABLE)
    made.put(PLAYERS, 0, 0, 2)
    return made


def test_a_word_may_be_nothing():
    made = sheet()
    assert made.put(CARD, 1, 0, NONE)
    assert made.put(CARD, 0, 0, 1)
    assert not made.put(CARD, 0, 0, 2)
    assert (made.get(CARD, 1), made.get(CARD, 0)) == (NONE, 1)


def test_the_second_word_for_a_list_says_that_there_is_none():
    made = sheet()
    assert made.put(SWAP, 0, 0, NONE)
    assert made.put(SWAP, 1, 0, 1)
    assert not made.put(SWAP, 1, 0, 2)
    assert not made.put(MOVES, 0, 0, NONE)


def test_an_entry_deep_in_a_short_array_marks_it_as_present():
    made = sheet()
    assert made.get(SWAP, 1) == ABSENT
    made.put(SWAP_SPACE, 1, 0, 3)
    assert (made.get(SWAP, 0), made.get(SWAP, 1)) == (ABSENT, 1)
    assert made.held(SWAP_FLOOR, 1) and not made.held(SWAP_FLOOR, 0)
    assert TABLE.parent[SWAP_OTHER] == TABLE.parent[SWAP_FLOOR] == SWAP


def test_moves_of_any_width():
    result = Result(2, 1, moves=3, width=5)
    result.move(1, 7, 8)
    result.tell(3, 9)
    result.tell(4, -2)
    result.move(0, 1, 2)
    assert list(result.moves[:10]) == [1, 7, 8, 9, -2, 0, 1, 2, 0, 0]
    result.clear()
    assert (result.move_count, list(result.moves)) == (0, [0] * 15)


class Game:
    """What a result needs to know of a game."""

    MOST_PLAYERS = 2
    LINES = (("a", "X1"), ("b", "X2"))
    MOST_MOVES = 3
    MOVE_KEYS = ("player", "what", "where", "gain")


def test_a_result_with_room_for_a_game():
    result = result_of(Game)
    assert (result.lines, result.width, len(result.moves)) == (2, 4, 12)
    assert len(result.points) == 4


def test_a_word_by_its_number():
    assert render("{1:red|blue} and {0:a|b|c}", (2, 0), ()) == "red and c"
    assert render("{0:집|방}{을/를} {1:산|바다}{을/를}", (1, 1), ()) == "방을 바다를"
