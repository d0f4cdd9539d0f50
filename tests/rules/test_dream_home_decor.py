"""Dream Home: decor, roofs, and who wins (D3, D5, D7)."""

from dream_home_houses import bench, decorate, helper, one, roofs

from shared_rules.core.problems import NEEDED
from shared_rules.core.sheet import ABSENT
from shared_rules.dream_home import fields as f
from shared_rules.dream_home import reasons as why
from shared_rules.dream_home import scoring as s
from shared_rules.dream_home.rooms import LIBRARY

RED, BROWN, PURPLE, GREY = range(4)


def everything():
    made = one("la ga", "lv -- lv be ki", "ba kd ba")
    places = (
        (1, 0), (1, 2), (1, 3), (2, 0), (2, 2), (1, 4), (0, 1), (2, 1), (None, None), (None, None),
    )  # fmt: skip
    for token in range(f.TOKENS):
        decorate(made, token, *places[token])
    return made


def test_points_of_every_token():
    made = everything()
    assert made.line(s.L_DECOR) == [17, 0]
    assert made.why(s.L_DECOR) == [why.DECOR, 10, 1, 1, 1, 3, 2, 2, 2]
    assert made.why(s.L_DECOR, 1) == [why.NO_DECOR]


def test_the_designer_adds_one_to_each_token():
    made = everything()
    helper(made, f.DESIGNER)
    assert made.line(s.L_DECOR) == [27, 0]
    assert made.why(s.L_DECOR)[:3] == [why.DECOR_WITH_DESIGNER, 10, 2]


def test_a_token_counts_once_for_a_joined_room():
    made = one("", "lv lv lv")
    decorate(made, f.PIANO, 1, 1)
    assert made.line(s.L_DECOR) == [3, 0]
    assert made.line(s.L_LIVING) == [9, 0]


def test_points_of_tokens_of_another_copy():
    made = everything()
    for token in range(f.TOKENS):
        made.put(f.TOKEN_POINT, 10 + token, token)
    assert made.line(s.L_DECOR) == [145, 0]
    made.sheet.clear()
    made = everything()
    assert made.line(s.L_DECOR) == [17, 0]


def roof(colours, windows=()):
    made = bench()
    roofs(made, colours, windows)
    return made.line(s.L_ROOF)[0], made.why(s.L_ROOF)


def test_unfinished_roofs():
    assert roof(()) == (0, [why.UNFINISHED_ROOF])
    assert roof((RED, RED, RED), (0,)) == (0, [why.UNFINISHED_ROOF])


def test_one_colour():
    assert roof((RED,) * 4) == (8, [why.ONE_COLOUR])
    assert roof((GREY,) * 4, (2,)) == (9, [why.ONE_COLOUR, 1, GREY])
    assert roof((BROWN,) * 5 + (RED, GREY), (5, 6)) == (8, [why.ONE_COLOUR, 0, BROWN])
    assert roof((BROWN,) * 4 + (GREY,) * 4, (7,)) == (9, [why.ONE_COLOUR, 1, GREY])


def test_mixed():
    assert roof((RED, RED, RED, GREY)) == (3, [why.MIXED])
    assert roof((RED, RED, BROWN, PURPLE, GREY), (0, 2, 3, 4)) == (7, [why.MIXED, 4])
    assert roof((RED, RED, RED, BROWN, PURPLE), (3, 4)) == (5, [why.MIXED, 2])


def level(*children):
    made = bench(*[("", "lv lv ki")] * len(children))
    for player in range(len(children)):
        told = ABSENT if children[player] is None else children[player]
        made.force(f.CHILDREN, told, player)
    return made


def test_most_points_win():
    made = bench(("", "lv"), ("", "lv lv"), ("", ""))
    assert (made.ranks(), made.decided()) == ([2, 1, 3], "total")


def test_children_break_a_tie():
    made = level(2, 4, 3)
    assert (made.ranks(), made.decided()) == ([3, 1, 2], "children")


def test_what_stays_level_is_shared():
    made = level(4, 1, 4)
    assert (made.ranks(), made.decided()) == ([1, 3, 1], "shared")


def test_children_are_needed_of_level_players_only():
    assert level(1, None).wrong() == [(NEEDED, 0, ["players[1].children"])]
    made = level(None, 0, None)
    assert [places for _, _, places in made.wrong()] == [
        ["players[0].children"], ["players[2].children"],
    ]  # fmt: skip
    made.put(f.FLOOR_2_CARD, LIBRARY, 0, 0)
    assert made.wrong() == [(NEEDED, 0, ["players[2].children"])]


def test_children_are_counted_after_the_roof_and_the_exchanges():
    made = bench(("", "lv -- lv"), ("", "lv lv --"))
    made.force(f.CHILDREN, ABSENT, 0)
    assert made.wrong() == []
    helper(made, f.HANDYMAN)
    assert len(made.wrong()) == 1
    roofs(made, (RED,) * 4, player=1)
    assert made.wrong() == []
    assert made.totals() == [4, 12]
