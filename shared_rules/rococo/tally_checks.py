"""What cannot stand in one player's tally."""

from ..core import problems as p
from ..core.sheet import FAULTY
from . import faults as fault
from .fields import (
    COLOURS,
    HALLS,
    T_BLUE,
    T_COLOURS,
    T_DECORATION_POINTS,
    T_DECORATIONS,
    T_GRAND,
    T_GRAND_COLOUR,
    T_GRAND_POINTS,
    T_HALL,
    T_HALLS,
    T_POINTS,
    T_STATUES,
    T_VIP,
)


def check_tally(sheet, player, problems):
    """VIP spots, colours, Grand Hall, statues and decorations that fit each other (R6.5-R6.9)."""
    _check_halls(sheet, player, problems)
    _check_grand_hall(sheet, player, problems)
    statues = sheet.get(T_STATUES, player)
    decorations = sheet.get(T_DECORATIONS, player)
    if statues > decorations >= 0:
        problems.add(p.RULE, fault.STATUES_OVER_DECORATIONS)
        problems.at(T_STATUES, player)
        problems.at(T_DECORATIONS, player)
    if decorations == 0 and sheet.get(T_DECORATION_POINTS, player) > 0:
        problems.add(p.RULE, fault.POINTS_WITHOUT_DECORATIONS)
        problems.at(T_DECORATIONS, player)
        problems.at(T_DECORATION_POINTS, player)


def _check_halls(sheet, player, problems):
    """VIP spots within the garments of each hall; colours that sum up to the halls (R6.5, R6.8)."""
    garments = 0
    garments_at = sheet.cell(T_HALL, player)
    vips_at = sheet.cell(T_VIP, player)
    for hall in range(HALLS):
        here = sheet.cells[garments_at + hall]
        garments = garments + here if here >= 0 and garments >= 0 else -1
        if sheet.cells[vips_at + hall] > here >= 0:
            problems.add(p.RULE, fault.VIPS_OVER_GARMENTS)
            problems.at(T_HALL, player, hall)
            problems.at(T_VIP, player, hall)
    if garments < 0 or sheet.get(T_HALLS, player) != 1 or sheet.get(T_COLOURS, player) < 0:
        return
    colours = 0
    for colour in range(COLOURS):
        if sheet.get(T_BLUE + colour, player) == FAULTY:
            return
        colours += sheet.value(T_BLUE + colour, player)
    if colours != garments:
        problems.add(p.RULE, fault.COLOURS_NOT_HALLS)
        problems.at(T_HALLS, player)
        problems.at(T_COLOURS, player)


def _check_grand_hall(sheet, player, problems):
    """One entry per garment in hall 1, within the player's points and colours (R6.7)."""
    if sheet.get(T_GRAND, player) < 0:
        return
    count = sheet.used(T_GRAND, player)
    here = sheet.get(T_HALL, player, 0)
    if here >= 0 and here != count:
        problems.add(p.RULE, fault.GRAND_HALL_COUNT)
        problems.at(T_HALL, player, 0)
        problems.at(T_GRAND, player)
    points = 0
    for garment in range(count):
        points += max(0, sheet.get(T_GRAND_POINTS, player, garment))
    if points > sheet.get(T_POINTS, player) >= 0:
        problems.add(p.RULE, fault.GRAND_HALL_POINTS)
        problems.at(T_POINTS, player)
        problems.at(T_GRAND, player)
    if sheet.get(T_COLOURS, player) < 0:
        return
    for colour in range(COLOURS):
        shown = 0
        for garment in range(count):
            if sheet.get(T_GRAND_COLOUR, player, garment) == colour:
                shown += 1
        if sheet.get(T_BLUE + colour, player) != FAULTY and shown > sheet.value(
            T_BLUE + colour, player
        ):
            problems.add(p.RULE, fault.GRAND_HALL_COLOURS)
            problems.at(T_COLOURS, player)
            problems.at(T_GRAND, player)
