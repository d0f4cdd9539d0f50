"""Dream Home: what a copy profile says, and what a house scores by line."""

from dream_home_houses import bench

from shared_rules.core.sheet import Sheet
from shared_rules.dream_home import fields as f
from shared_rules.dream_home.printed import (
    FIRST_TOKEN,
    OVER_THING,
    PRINTED,
    THINGS,
    UNKNOWN,
    count,
    fill,
    learn,
    number,
)
from shared_rules.dream_home.rooms import LIVING, POINTS
from shared_rules.dream_home.standing import standing


def filled(printed):
    sheet = Sheet(f.TABLE)

    def change(cell, value):
        sheet.cells[cell] = value

    fill(sheet, printed, change)
    return sheet


def test_an_unknown_copy_is_as_the_tables_say_and_fills_nothing():
    printed = Sheet(PRINTED)
    for room, points in enumerate(POINTS):
        assert tuple(number(printed, room, at) for at in range(count(room))) == points
    assert number(printed, FIRST_TOKEN + f.PIANO, 0) == 3
    assert number(printed, OVER_THING, 0) == UNKNOWN
    assert filled(printed).cells == Sheet(f.TABLE).cells


def test_what_was_learnt_fills_the_sheet_as_it_is_written_there():
    printed = Sheet(PRINTED)
    learn(printed, LIVING, 2, 11)
    learn(printed, FIRST_TOKEN + f.SHELVES, 0, 4)
    learn(printed, OVER_THING, 0, 1)
    learn(printed, OVER_THING, 1, 2)
    sheet = filled(printed)
    assert [sheet.get(f.PRINTED[LIVING], at) for at in range(3)] == [1, 4, 11]
    assert sheet.held(f.PRINTED[LIVING]) and sheet.held(f.ROOM_POINTS)
    assert sheet.get(f.TOKEN_POINT, f.SHELVES) == 4
    assert [sheet.get(f.OVER_SPACE, at) for at in range(2)] == [1, 2]
    assert count(OVER_THING) == 2 and THINGS == OVER_THING + 1


def test_two_players_are_read_one_after_the_other():
    made = bench(("", "lv"), ("", "ki"))
    standing.read(made.sheet, 0)
    first = standing.house.points()
    standing.read(made.sheet, 1)
    assert (first, standing.house.points()) == (1, 1)
