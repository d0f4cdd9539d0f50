"""Her part of a tally sheet; the human's part and the printed prizes are others' to fill."""

from ...core.sheet import NONE
from .. import fields as f
from . import state as her
from .blue_cards import COUNTED, MOST, PER, POINTS
from .worth import count

_FLAT = 0
_GRAND_HALL = 1


def fill_tally(s, sheet):
    """Write what she has into `sheet`, whatever stands there of the human (R8.11).

    The Queen's Favour is that of round 7, so fill in when the game is over.
    """
    sheet.put(f.PLAYERS, 0, 0, 2)
    sheet.put(f.SOLO, 0, 0, 1)
    if her.has(s, her.JEWELRY_BOX):
        sheet.put(f.EXPANSIONS, 0, 0, sheet.value(f.EXPANSIONS) | f.JEWELRY_BOX)
    sheet.put(f.FAME, f.DU_BARRY, 0, s[her.FAME])
    if s[her.CONNECTED] > 1:
        sheet.put(f.CONNECTION, f.DU_BARRY, 0, s[her.CONNECTED] - 1)
    favour = s[her.FAVOUR_OF]
    sheet.put(f.QUEENS_FAVOUR, 0, 0, NONE if favour == her.NO_ONE else favour)
    _fill_holdings(s, sheet)
    _fill_cards(s, sheet)
    _fill_garments(s, sheet)
    _fill_markers(s, sheet)


def _fill_holdings(s, sheet):
    for counted in range(f.C_EMPLOYEE, f.C_RESOURCE_TILE):
        field = f.HELD_EMPLOYEES + counted - f.C_EMPLOYEE
        sheet.put(field, f.DU_BARRY, 0, count(s, counted))
    sheet.put(f.HELD_TILES, f.DU_BARRY, 0, s[her.TILES])
    sheet.put(f.HELD_THREAD, f.DU_BARRY, 0, s[her.THREAD])
    sheet.put(f.HELD_LACE, f.DU_BARRY, 0, s[her.LACE])
    sheet.put(f.HELD_JEWELS, f.DU_BARRY, 0, s[her.JEWELS])


def _fill_cards(s, sheet):
    sheet.put(f.EMPLOYEES, f.DU_BARRY, 0, s[her.BLUES])
    for blue in range(s[her.BLUES]):
        at = her.BLUE_LIST + blue * her.BLUE_PARTS
        sheet.put(f.CARD_POINTS, f.DU_BARRY, blue, s[at + POINTS])
        if s[at + COUNTED] != _FLAT:
            sheet.put(f.CARD_COUNT, f.DU_BARRY, blue, s[at + COUNTED] - 1)
            sheet.put(f.CARD_PER, f.DU_BARRY, blue, s[at + PER])
        if s[at + MOST]:
            sheet.put(f.CARD_MAX, f.DU_BARRY, blue, s[at + MOST])


def _fill_garments(s, sheet):
    sheet.put(f.TALLY, f.DU_BARRY, 0, 1)
    sheet.put(f.T_HALLS, f.DU_BARRY, 0, 1)
    sheet.put(f.T_VIPS, f.DU_BARRY, 0, 1)
    sheet.put(f.T_COLOURS, f.DU_BARRY, 0, 1)
    for hall in range(f.HALLS):
        sheet.put(f.T_HALL, f.DU_BARRY, hall, 0)
        sheet.put(f.T_VIP, f.DU_BARRY, hall, 0)
    for colour in range(f.COLOURS):
        sheet.put(f.T_BLUE + colour, f.DU_BARRY, 0, count(s, f.C_COLOUR + colour))
    sheet.put(f.T_GRAND, f.DU_BARRY, 0, count(s, f.C_HALL_GARMENT))
    points = grand = 0
    for garment in range(s[her.GARMENTS]):
        one = s[her.GARMENT_LIST + garment]
        hall = her.garment_hall(one) - 1
        _add(sheet, f.T_HALL, hall, 1)
        _add(sheet, f.T_VIP, hall, her.garment_vip(one))
        points += her.garment_fame(one)
        if hall == _GRAND_HALL - 1:
            sheet.put(f.T_GRAND_POINTS, f.DU_BARRY, grand, her.garment_fame(one))
            sheet.put(f.T_GRAND_COLOUR, f.DU_BARRY, grand, her.garment_colour(one))
            grand += 1
    sheet.put(f.T_POINTS, f.DU_BARRY, 0, points)


def _fill_markers(s, sheet):
    printed = 0
    for hall in range(f.HALLS):
        marker = s[her.MUSICIANS + hall]
        if marker:
            sheet.put(f.MUSICIAN_OWNER, hall, 0, f.DU_BARRY)
            printed += marker - 1
    for space in range(her.MOST_SPACES):
        if s[her.SPACE_TIMES + space]:
            if sheet.used(f.SPACES) <= space:
                sheet.put(f.SPACES, 0, 0, space + 1)
            sheet.put(f.SPACE_TIMES, space, 0, s[her.SPACE_TIMES + space])
            sheet.put(f.SPACE_OWNER, space, 0, f.DU_BARRY)
            printed += s[her.SPACE_FAME + space]
    for statue in range(s[her.STATUES]):
        printed += s[her.STATUE_FAME + statue]
    for marker in (s[her.KITCHEN], s[her.KITCHEN + 1], s[her.JEWEL_MARKER]):
        if marker:
            printed += marker - 1
    sheet.put(f.T_STATUES, f.DU_BARRY, 0, s[her.STATUES])
    sheet.put(f.T_DECORATIONS, f.DU_BARRY, 0, count(s, f.C_DECORATION))
    sheet.put(f.T_KITCHENS, f.DU_BARRY, 0, count(s, f.C_KITCHEN))
    sheet.put(f.T_DECORATION_POINTS, f.DU_BARRY, 0, printed)


def _add(sheet, field, hall, more):
    sheet.put(field, f.DU_BARRY, hall, sheet.get(field, f.DU_BARRY, hall) + more)
