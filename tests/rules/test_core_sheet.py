"""The flat sheet: what it keeps, what it refuses, what it counts when nothing was said."""

from shared_rules.core import table as t
from shared_rules.core.declaring import Table
from shared_rules.core.sheet import ABSENT, FAULTY, NONE, Sheet

TABLE = Table()
PLAYERS = TABLE.list("players", 3, t.REQUIRED, least=2)
NUMBER = TABLE.number("players[].n", 9, low=1, default=4)
CARDS = TABLE.list("players[].cards", 4)
POINTS = TABLE.number("players[].cards[].points")
BODY = TABLE.object("players[].body")
VIPS = TABLE.array("players[].body.vip", 5)
VIP = TABLE.number("players[].body.vip[]", null=t.UNKNOWN)
HALLS = TABLE.array("halls", 5)
MUSICIAN = TABLE.object("halls[].musician", null=t.NOTHING)
OWNER = TABLE.player("halls[].musician.owner")
FLAG = TABLE.flag("flag", default=1)
WORD = TABLE.word("word", ("red", "blue"), default=1)
SET = TABLE.word_set("set", ("a", "b", "c"))
MOVES = TABLE.list("moves", 6)
FROM = TABLE.entry("moves[][0]", MOVES)


def sheet_of(players):
    sheet = Sheet(TABLE)
    assert sheet.put(PLAYERS, 0, 0, players)
    return sheet


def test_nothing_is_said_at_first():
    sheet = Sheet(TABLE)
    assert len(sheet.cells) == TABLE.size
    assert set(sheet.cells) == {ABSENT}
    assert sheet.used(PLAYERS) == sheet.used(CARDS, 2) == 0


def test_what_was_put_can_be_got():
    sheet = sheet_of(3)
    assert sheet.put(NUMBER, 2, 0, 9)
    assert sheet.put(POINTS, 1, 3, 7)
    assert [sheet.get(NUMBER, player) for player in range(3)] == [ABSENT, ABSENT, 9]
    assert [sheet.get(POINTS, 1, card) for card in range(4)] == [ABSENT, ABSENT, ABSENT, 7]
    assert [sheet.get(POINTS, 2, card) for card in range(4)] == [ABSENT] * 4
    assert sheet.cells[sheet.cell(POINTS, 1, 3)] == 7


def test_every_value_has_its_own_cell():
    sheet = sheet_of(3)
    cells = [sheet.cell(NUMBER, i) for i in range(3)]
    cells += [sheet.cell(POINTS, i, j) for i in range(3) for j in range(4)]
    cells += [sheet.cell(VIP, i, j) for i in range(3) for j in range(5)]
    cells += [sheet.cell(OWNER, i) for i in range(5)]
    cells += [sheet.cell(field) for field in (PLAYERS, HALLS, FLAG, WORD, SET, MOVES)]
    assert len(set(cells)) == len(cells)


def test_defaults_count_where_nothing_was_said():
    sheet = sheet_of(2)
    assert sheet.value(NUMBER, 1) == 4
    assert sheet.value(FLAG) == 1
    assert sheet.value(WORD) == 1
    assert sheet.value(OWNER, 3) == t.NOBODY
    for unsaid in (ABSENT, FAULTY):
        assert sheet.put(NUMBER, 1, 0, unsaid)
        assert sheet.value(NUMBER, 1) == 4
    assert sheet.put(FLAG, 0, 0, 0)
    assert sheet.value(FLAG) == 0


def test_ranges():
    sheet = sheet_of(2)
    fitting = [value for value in range(-3, 13) if sheet.fits(NUMBER, value)]
    assert fitting == list(range(1, 10))
    assert [value for value in range(-3, 13) if sheet.fits(FLAG, value)] == [0, 1]
    assert [value for value in range(-3, 13) if sheet.fits(WORD, value)] == [0, 1]
    assert [value for value in range(-3, 13) if sheet.fits(SET, value)] == list(range(8))
    assert [value for value in range(-3, 13) if sheet.fits(PLAYERS, value)] == [2, 3]
    assert [value for value in range(-3, 13) if sheet.fits(HALLS, value)] == [1]


def test_a_player_must_take_part():
    sheet = sheet_of(2)
    assert [value for value in range(-3, 6) if sheet.fits(OWNER, value)] == [0, 1]
    sheet.put(PLAYERS, 0, 0, 3)
    assert [value for value in range(-3, 6) if sheet.fits(OWNER, value)] == [0, 1, 2]


def test_an_entry_must_exist():
    sheet = sheet_of(2)
    assert not sheet.fits(FROM, 0)
    sheet.put(MOVES, 0, 0, 4)
    assert [value for value in range(-3, 6) if sheet.fits(FROM, value)] == [0, 1, 2, 3]


def test_nothing_can_be_said_only_where_null_means_it():
    sheet = sheet_of(2)
    assert sheet.fits(MUSICIAN, NONE)
    assert not sheet.fits(VIP, NONE)
    assert not sheet.fits(NUMBER, NONE)
    for field in range(len(TABLE)):
        assert sheet.fits(field, ABSENT)
        assert sheet.fits(field, FAULTY)


def test_what_does_not_fit_changes_nothing():
    sheet = sheet_of(2)
    sheet.put(NUMBER, 0, 0, 5)
    before = list(sheet.cells)
    assert not sheet.put(NUMBER, 0, 0, 10)
    assert not sheet.put(VIP, 1, 2, -1)
    assert list(sheet.cells) == before


def test_put_marks_what_holds_the_value():
    sheet = sheet_of(2)
    assert not sheet.held(VIP, 1)
    sheet.put(VIP, 1, 4, 0)
    assert sheet.held(VIP, 1)
    assert not sheet.held(VIP, 0)
    assert sheet.get(BODY, 1) == sheet.get(VIPS, 1) == 1
    assert sheet.get(BODY, 0) == ABSENT
    sheet.put(OWNER, 2, 0, 1)
    assert sheet.get(HALLS) == sheet.get(MUSICIAN, 2) == 1
    assert sheet.held(OWNER, 2)
    assert not sheet.held(OWNER, 1)


def test_forgetting_marks_nothing():
    sheet = sheet_of(2)
    sheet.put(VIP, 1, 4, ABSENT)
    assert sheet.get(BODY, 1) == ABSENT


def test_a_list_is_as_long_as_was_said():
    sheet = sheet_of(2)
    sheet.put(POINTS, 0, 1, 3)
    assert sheet.used(CARDS, 0) == 0
    sheet.put(CARDS, 1, 0, 4)
    assert (sheet.used(CARDS, 0), sheet.used(CARDS, 1)) == (0, 4)
    assert sheet.held(POINTS, 1)
    assert not sheet.held(POINTS, 0)
    sheet.put(CARDS, 1, 0, FAULTY)
    assert sheet.used(CARDS, 1) == 0


def test_rows_and_columns():
    sheet = sheet_of(3)
    sheet.put(CARDS, 1, 0, 2)
    assert (sheet.rows(FLAG), sheet.columns(FLAG, 0)) == (1, 1)
    assert (sheet.rows(NUMBER), sheet.columns(NUMBER, 2)) == (3, 1)
    assert (sheet.rows(POINTS), sheet.columns(POINTS, 0), sheet.columns(POINTS, 1)) == (3, 0, 2)
    assert (sheet.rows(VIP), sheet.columns(VIP, 0)) == (3, 5)
    assert sheet.rows(OWNER) == sheet.used(HALLS) == 5


def test_the_sheet_itself_always_holds():
    assert Sheet(TABLE).held(FLAG)
    assert not Sheet(TABLE).held(NUMBER)


def test_copy_and_clear():
    sheet = sheet_of(3)
    sheet.put(NUMBER, 2, 0, 9)
    other = Sheet(TABLE)
    other.put(FLAG, 0, 0, 0)
    other.copy(sheet)
    assert list(other.cells) == list(sheet.cells)
    sheet.put(NUMBER, 2, 0, 1)
    assert other.get(NUMBER, 2) == 9
    sheet.clear()
    assert set(sheet.cells) == {ABSENT}
