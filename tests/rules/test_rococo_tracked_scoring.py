"""What a tracked game takes over into its final scoring."""

from array import array

import rococo_sheets as r
from tracked_table import Table

from shared_rules.core.judging import questions
from shared_rules.core.result import result_of
from shared_rules.core.sheet import ABSENT, NONE, Sheet
from shared_rules.rococo import fields as f
from shared_rules.rococo import game as rococo
from shared_rules.rococo.printed import PRINTED, SIDE_HALL_FIRST
from shared_rules.rococo.tracking import entries as e
from shared_rules.rococo.tracking.filling import fill_tally
from shared_rules.rococo.tracking.standing import score_now

assert r  # the sheets of the other tests stay importable beside this one


def filled(table):
    fill_tally(table.tracker, table.sheet, table.change)
    return table.sheet


def asked(sheet):
    """The fields that the wizard still asks."""
    found = array("h", (0 for _ in range(3 * 330)))
    count = questions(rococo, sheet, found)
    return {found[3 * at] for at in range(count)}


def tracked():
    table = Table(2)
    table.enter(e.FUND, 0, decoration=e.FIREWORKS, space=0, cost=4, points=3)
    table.enter(e.RENT, 0, cost=2, hall=1, vip=1, colour=0, points=4)
    table.enter(e.RENT, 0, cost=2, hall=2, vip=0, colour=1, points=2)
    table.enter(e.FUND, 1, decoration=e.MUSICIAN, hall=2, cost=4, points=2)
    table.enter(e.FAME, 1, amount=3)
    return table


def test_everything_known_is_taken_over():
    table = tracked()
    for number in range(7):
        if number:
            table.enter(e.ROUND)
        if number == 6:
            table.enter(e.FAVOUR, 1)
        table.enter(e.INCOME)
    table.sheet.put(f.SPACES, 0, 0, 3)
    sheet = filled(table)
    assert [sheet.get(f.LIVRES, player) for player in (0, 1)] == [15 - 8 + 35, 15 - 4 + 35 + 5]
    assert [sheet.get(f.FAME, player) for player in (0, 1)] == [0, 3]
    assert [sheet.get(f.T_HALL, 0, hall) for hall in range(5)] == [1, 1, 0, 0, 0]
    assert [sheet.get(f.T_VIP, 0, hall) for hall in range(5)] == [1, 0, 0, 0, 0]
    assert sheet.get(f.T_GRAND, 0) == 1 and sheet.get(f.T_GRAND_POINTS, 0, 0) == 4
    assert sheet.get(f.T_GRAND, 1) == ABSENT
    assert sheet.get(f.T_POINTS, 0) == 6
    assert [sheet.get(f.T_BLUE + colour, 0) for colour in range(4)] == [1, 1, 0, 0]
    assert sheet.get(f.MUSICIAN, 1) == 1 and sheet.get(f.MUSICIAN_OWNER, 1) == 1
    assert sheet.get(f.MUSICIAN, 0) == NONE
    assert [sheet.get(f.SPACE_OWNER, space) for space in range(3)] == [0, NONE, NONE]
    assert sheet.get(f.QUEENS_FAVOUR) == 1
    assert [sheet.get(f.CONNECTION, player) for player in (0, 1)] == [0, 0]
    assert asked(sheet) == {
        f.EMPLOYEES, f.HALL_FIRST, f.FIREWORKS_FIRST, f.SPACE_TIMES,
    }  # fmt: skip


def test_what_was_not_entered_is_asked():
    table = Table(2)
    table.enter(e.INCOME)
    sheet = filled(table)
    for field in (f.LIVRES, f.FAME, f.T_POINTS, f.T_STATUES):
        assert sheet.get(field, 0) == ABSENT
    assert sheet.get(f.T_HALL, 0, 0) == ABSENT
    assert sheet.get(f.QUEENS_FAVOUR) == ABSENT


def test_a_garment_that_was_only_counted_leaves_halls_open():
    table = tracked()
    table.enter(e.RENT, 0)
    sheet = filled(table)
    assert sheet.get(f.T_HALL, 0, 0) == ABSENT
    assert sheet.get(f.T_HALL, 1, 0) == 0
    assert sheet.get(f.T_POINTS, 0) == ABSENT


def test_counts_that_differ_from_the_entries_leave_halls_open():
    table = tracked()
    table.enter(e.COUNTS, 0, kitchens=0, garments=3, decorations=1)
    assert filled(table).get(f.T_HALL, 0, 0) == ABSENT


def test_running_totals():
    table = tracked()
    result = result_of(rococo)
    assert not score_now(table.tracker, table.sheet, result)
    for hall in range(5):
        table.sheet.put(f.HALL_FIRST, hall, 0, 6)
    table.sheet.put(f.FIREWORKS_FIRST, 0, 0, 7)
    table.sheet.put(f.SPACES, 0, 0, 1)
    table.sheet.put(f.SPACE_TIMES, 0, 0, 2)
    before = list(table.sheet.cells)
    assert score_now(table.tracker, table.sheet, result)
    halls = 6 + 6
    balcony = 4  # the garment of 4 counts twice on the first space
    assert list(result.totals[:2]) == [halls + 7 + balcony + 6 + 3, 3 + 2 + 11 // 10]
    assert list(table.sheet.cells) == before


def begun_late(*moment):
    """A game that is tracked from round 5 on, with something of every kind after it."""
    table = Table(2)
    table.enter(e.BEGIN, 0, round=5)
    for kind, values in moment:
        table.enter(kind, 0, **values)
    table.enter(e.RENT, 0, cost=2, hall=1, vip=0, colour=0, points=4)
    table.enter(e.FUND, 0, decoration=e.STATUE, cost=4, points=3)
    table.enter(e.FAME, 0, amount=2)
    table.enter(e.HIRE, 0, left=1, kind=e.MASTER)
    table.enter(e.INCOME)
    return filled(table)


def test_what_was_before_the_beginning_is_asked():
    sheet = begun_late()
    for field in (f.LIVRES, f.FAME, f.HELD_EMPLOYEES, f.T_POINTS, f.T_DECORATIONS, f.CONNECTION):
        assert sheet.get(field, 0) == ABSENT
    assert sheet.get(f.T_HALL, 0, 0) == sheet.get(f.T_BLUE, 0) == ABSENT
    assert sheet.get(f.MUSICIAN, 3) == ABSENT


def test_what_was_counted_at_the_beginning_is_known():
    sheet = begun_late(
        (e.LIVRES_ARE, {"number": 20}),
        (e.FAME_IS, {"number": 7}),
        (e.COUNTS, {"kitchens": 0, "garments": 0, "decorations": 0}),
        (e.EMPLOYEES_ARE, {"employees": 6, "masters": 2, "journeymen": 2, "apprentices": 2}),
    )
    assert (sheet.get(f.LIVRES, 0), sheet.get(f.FAME, 0)) == (20 - 6 + 5, 9)
    assert [sheet.get(f.HELD_EMPLOYEES + at, 0) for at in range(4)] == [7, 3, 2, 2]
    assert (sheet.get(f.T_HALL, 0, 0), sheet.get(f.T_POINTS, 0)) == (1, 4)
    assert (sheet.get(f.T_DECORATIONS, 0), sheet.get(f.T_STATUES, 0)) == (1, 1)


def test_garments_counted_at_the_beginning_leave_their_halls_open():
    sheet = begun_late((e.COUNTS, {"kitchens": 2, "garments": 3}))
    assert sheet.get(f.T_HALL, 0, 0) == sheet.get(f.T_POINTS, 0) == ABSENT


def test_a_spot_that_was_not_said_is_asked():
    table = Table(2)
    table.enter(e.RENT, 0, hall=1, vip=1)
    table.enter(e.RENT, 0, hall=1)
    sheet = filled(table)
    assert sheet.get(f.T_HALL, 0, 0) == 2
    assert sheet.get(f.T_VIP, 0, 0) == ABSENT


def in_all_halls():
    table = Table(2)
    for hall in (1, 2, 3, 4, 5):
        table.enter(e.RENT, 0, hall=hall)
    table.enter(e.FUND, 1, decoration=e.STATUE)
    return table


def test_a_connection_that_nobody_entered_is_asked_of_who_attends_all_halls():
    sheet = filled(in_all_halls())
    assert (sheet.get(f.CONNECTION, 0), sheet.get(f.CONNECTION, 1)) == (ABSENT, 0)


def test_a_connection_without_its_fame_is_asked():
    table = in_all_halls()
    table.enter(e.CONNECTION, 0)
    assert filled(table).get(f.CONNECTION, 0) == ABSENT


def test_a_known_copy_gives_the_prizes():
    table = Table(2)
    table.enter(e.RENT, 0, hall=1, colour=0, points=2)
    copy = Sheet(PRINTED)
    for hall in range(5):
        copy.put(SIDE_HALL_FIRST, 0, hall, 6)
    before = list(table.sheet.cells)
    result = result_of(rococo)
    assert score_now(table.tracker, table.sheet, result, copy)
    assert result.totals[0] == 6 + 2
    assert list(table.sheet.cells) == before
    assert not score_now(table.tracker, table.sheet, result, Sheet(PRINTED))
