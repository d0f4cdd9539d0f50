"""Her counts, what a card is worth to her, and her tally on a score sheet (R8.7, R8.11, R10)."""

from du_barry_table import Table

from shared_rules.core.sheet import Sheet
from shared_rules.rococo import fields as f
from shared_rules.rococo.du_barry import state
from shared_rules.rococo.du_barry.cards import FAVOUR, card
from shared_rules.rococo.du_barry.score_sheet import PARTS
from shared_rules.rococo.du_barry.worth import count, worth

BLUE, PINK = 0, 1


def well_off():
    """Three garments in halls 1, 1 and 4, a statue, a musician, kitchens, fireworks, a jewel."""
    s = Table([card(FAVOUR, 0, 1, 0)], settings=state.JEWELRY_BOX).state
    for hall, colour, vip, fame in ((1, BLUE, 1, 3), (1, PINK, 0, 2), (4, BLUE, 0, 4)):
        s[state.GARMENT_LIST + s[state.GARMENTS]] = state.pack_garment(hall, colour, vip, fame)
        s[state.GARMENTS] += 1
    s[state.STATUES] = 1
    s[state.STATUE_FAME] = 5
    s[state.MUSICIANS + 2] = 1 + 2
    s[state.KITCHEN + 1] = 1 + 1
    s[state.SPACE_TIMES + 2] = 3
    s[state.SPACE_FAME + 2] = 1
    s[state.JEWEL_MARKER] = 1 + 4
    s[state.TILES] = 7
    s[state.LACE] = 3
    s[state.JEWELS] = 2
    s[state.EMPLOYEES + state.LEVEL_6_APPRENTICE] = 1
    return s


def test_everything_that_a_card_may_count():
    s = well_off()
    found = [count(s, counted) for counted in range(len(f.COUNTED_WORDS))]
    assert found == [
        3, 2, 1, 0, 0, 1,
        2, 0, 0, 1, 0,
        5, 1, 1, 1, 1, 3,
        6, 2, 1, 3,
        7, 1, 3, 2,
    ]  # fmt: skip


def test_worth_is_rounded_down_and_capped():
    s = well_off()
    assert worth(s, f.C_RESOURCE_TILE, 2, 3, 0) == 4
    assert worth(s, f.C_RESOURCE_TILE, 2, 3, 3) == 3
    assert worth(s, f.C_STATUE, 3, 2, 0) == 0
    assert worth(s, -1, 6, 1, 0) == 6


def test_her_tally_stands_on_the_sheet_beside_the_humans():
    s = well_off()
    s[state.CONNECTED] = 1 + 9
    s[state.BLUES] = 1
    for part, value in enumerate((state.MASTER, 1 + f.C_LACE, 2, 1, 5)):
        s[state.BLUE_LIST + part] = value
    sheet = Sheet(f.TABLE)
    sheet.put(f.FAME, 0, 0, 11)
    for fill in PARTS:
        fill(s, sheet, writer(sheet))
    her = f.DU_BARRY
    assert sheet.get(f.FAME, 0) == 11
    assert sheet.get(f.FAME, her) == 3
    assert [sheet.get(f.T_HALL, her, hall) for hall in range(5)] == [2, 0, 0, 1, 0]
    assert [sheet.get(f.T_VIP, her, hall) for hall in range(5)] == [1, 0, 0, 0, 0]
    assert [sheet.get(f.T_BLUE + colour, her) for colour in range(4)] == [2, 1, 0, 0]
    assert sheet.get(f.T_POINTS, her) == 9
    assert [sheet.get(f.T_GRAND_POINTS, her, garment) for garment in (0, 1)] == [3, 2]
    assert sheet.get(f.T_DECORATION_POINTS, her) == 5 + 2 + 1 + 1 + 4
    assert sheet.get(f.CONNECTION, her) == 9
    assert (sheet.get(f.CARD_COUNT, her, 0), sheet.get(f.CARD_MAX, her, 0)) == (f.C_LACE, 5)
    assert [sheet.get(f.HELD_EMPLOYEES + kind, her) for kind in range(4)] == [6, 2, 1, 3]


def writer(sheet):
    """What writes into a sheet."""

    def change(cell, value):
        sheet.cells[cell] = value

    return change


def test_nothing_is_counted_where_nothing_stands():
    s = Table([card(FAVOUR, 0, 1, 0)]).state
    assert [count(s, counted) for counted in range(f.C_EMPLOYEE)] == [0] * f.C_EMPLOYEE
