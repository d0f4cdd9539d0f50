"""What is hers alone in a tally sheet (R8.11), each part by `change(cell, value)`."""

from .. import fields as f
from . import state as her
from .blue_cards import COUNTED, MOST, PER, POINTS
from .worth import count

_FLAT = 0
_GRAND_HALL = 1
_GARMENT_PARTS = (f.TALLY, f.T_HALLS, f.T_VIPS, f.T_COLOURS)
_SINGLE_MARKERS = (her.KITCHEN, her.KITCHEN + 1, her.JEWEL_MARKER)


def fill_holdings(s, sheet, change):
    """Write her fame, her connection, and what she holds."""
    change(sheet.cell(f.FAME, f.DU_BARRY), s[her.FAME])
    connected = s[her.CONNECTED]
    change(sheet.cell(f.CONNECTION, f.DU_BARRY), connected - 1 if connected else 0)
    change(sheet.cell(f.HOLDINGS, f.DU_BARRY), 1)
    for counted in range(f.C_EMPLOYEE, f.C_RESOURCE_TILE):
        field = f.HELD_EMPLOYEES + counted - f.C_EMPLOYEE
        change(sheet.cell(field, f.DU_BARRY), count(s, counted))
    change(sheet.cell(f.HELD_TILES, f.DU_BARRY), s[her.TILES])
    change(sheet.cell(f.HELD_THREAD, f.DU_BARRY), s[her.THREAD])
    change(sheet.cell(f.HELD_LACE, f.DU_BARRY), s[her.LACE])
    change(sheet.cell(f.HELD_JEWELS, f.DU_BARRY), s[her.JEWELS])


def fill_cards(s, sheet, change):
    """Write her end-game cards."""
    change(sheet.cell(f.EMPLOYEES, f.DU_BARRY), s[her.BLUES])
    for blue in range(s[her.BLUES]):
        at = her.BLUE_LIST + blue * her.BLUE_PARTS
        change(sheet.cell(f.CARD_POINTS, f.DU_BARRY, blue), s[at + POINTS])
        if s[at + COUNTED] != _FLAT:
            change(sheet.cell(f.CARD_COUNT, f.DU_BARRY, blue), s[at + COUNTED] - 1)
            change(sheet.cell(f.CARD_PER, f.DU_BARRY, blue), s[at + PER])
        if s[at + MOST]:
            change(sheet.cell(f.CARD_MAX, f.DU_BARRY, blue), s[at + MOST])


def fill_garments(s, sheet, change):
    """Write where her garments are, and what they are worth."""
    for part in _GARMENT_PARTS:
        change(sheet.cell(part, f.DU_BARRY), 1)
    for colour in range(f.COLOURS):
        change(sheet.cell(f.T_BLUE + colour, f.DU_BARRY), count(s, f.C_COLOUR + colour))
    for hall in range(f.HALLS):
        vips = 0
        for garment in range(s[her.GARMENTS]):
            one = s[her.GARMENT_LIST + garment]
            if her.garment_hall(one) == hall + 1:
                vips += her.garment_vip(one)
        change(sheet.cell(f.T_HALL, f.DU_BARRY, hall), count(s, f.C_HALL_GARMENT + hall))
        change(sheet.cell(f.T_VIP, f.DU_BARRY, hall), vips)
    points = grand = 0
    for garment in range(s[her.GARMENTS]):
        one = s[her.GARMENT_LIST + garment]
        points += her.garment_fame(one)
        if her.garment_hall(one) == _GRAND_HALL:
            change(sheet.cell(f.T_GRAND_POINTS, f.DU_BARRY, grand), her.garment_fame(one))
            change(sheet.cell(f.T_GRAND_COLOUR, f.DU_BARRY, grand), her.garment_colour(one))
            grand += 1
    change(sheet.cell(f.T_GRAND, f.DU_BARRY), grand)
    change(sheet.cell(f.T_POINTS, f.DU_BARRY), points)


def fill_decorations(s, sheet, change):
    """Write how many decorations she has, and what they are worth."""
    printed = 0
    for hall in range(f.HALLS):
        if s[her.MUSICIANS + hall]:
            printed += s[her.MUSICIANS + hall] - 1
    for space in range(her.MOST_SPACES):
        printed += s[her.SPACE_FAME + space]
    for statue in range(s[her.STATUES]):
        printed += s[her.STATUE_FAME + statue]
    for marker in _SINGLE_MARKERS:
        if s[marker]:
            printed += s[marker] - 1
    change(sheet.cell(f.T_STATUES, f.DU_BARRY), s[her.STATUES])
    change(sheet.cell(f.T_DECORATIONS, f.DU_BARRY), count(s, f.C_DECORATION))
    change(sheet.cell(f.T_KITCHENS, f.DU_BARRY), count(s, f.C_KITCHEN))
    change(sheet.cell(f.T_DECORATION_POINTS, f.DU_BARRY), printed)


# What is hers alone, in steps that a log takes one by one.
PARTS = (fill_holdings, fill_cards, fill_garments, fill_decorations)
