"""What follows from an entry into a tally: answers that need no question, and stale ones."""

from ..core.sheet import ABSENT
from ..core.table import NEEDED
from .checks import misses_hall
from .fields import (
    COLOURS,
    CONNECTION,
    HALLS,
    PLAYERS,
    T_BLUE,
    T_COLOURS,
    T_GRAND,
    T_GRAND_COLOUR,
    T_GRAND_POINTS,
    T_HALL,
    T_POINTS,
    T_VIP,
    T_VIPS,
    TALLY,
)
from .needs import need


def follow(sheet, change, only=None):
    """Bring the tallies in line with what was just entered, by `change(cell, value)`.

    The Grand Hall has one entry per garment in hall 1 of a player who owns a
    fireworks space (R6.7); nobody has VIP spots where nobody rents; VIP spots,
    colours, points and a connection that no longer fit are forgotten, so that
    they are asked again.

    only   the player of whose tally alone something was entered, or None
    """
    for player in range(sheet.used(PLAYERS)):
        if (only is None or player == only) and sheet.get(TALLY, player) >= 0:
            _follow_vips(sheet, player, change)
            _follow_grand_hall(sheet, player, change)
            _follow_colours(sheet, player, change)
            _follow_points(sheet, player, change)
            if sheet.get(CONNECTION, player) > 0 and misses_hall(sheet, player):
                change(sheet.cell(CONNECTION, player), ABSENT)


def garments_of(sheet, player):
    """Return all garments of the player's tally; -1 while a hall is not known."""
    garments = 0
    at = sheet.cell(T_HALL, player)
    for hall in range(HALLS):
        here = sheet.cells[at + hall]
        if here < 0:
            return -1
        garments += here
    return garments


def grand_hall_points(sheet, player):
    """Return the printed fame of the garments in the Grand Hall that is known so far."""
    points = 0
    for garment in range(sheet.used(T_GRAND, player)):
        points += max(0, sheet.get(T_GRAND_POINTS, player, garment))
    return points


def _follow_vips(sheet, player, change):
    is_needed = None  # where nobody rents, in all halls or in none
    garments_at = sheet.cell(T_HALL, player)
    vips_at = sheet.cell(T_VIP, player)
    for hall in range(HALLS):
        garments = sheet.cells[garments_at + hall]
        vips = sheet.cells[vips_at + hall]
        if vips > garments >= 0:
            change(vips_at + hall, ABSENT)
            vips = ABSENT
        if garments == 0 and vips == ABSENT:
            if is_needed is None:
                is_needed = need(sheet, T_VIP, player, hall) == NEEDED
            if is_needed:
                change(sheet.cell(T_VIPS, player), 1)
                change(vips_at + hall, 0)


def _follow_grand_hall(sheet, player, change):
    garments = sheet.get(T_HALL, player, 0)
    entries = sheet.get(T_GRAND, player)
    if garments <= 0 and entries <= 0:
        return
    if need(sheet, T_GRAND, player, 0) != NEEDED:
        garments = 0
    if garments < 0 or max(0, entries) == garments:
        return
    for garment in range(garments, max(0, entries)):
        change(sheet.cell(T_GRAND_POINTS, player, garment), ABSENT)
        change(sheet.cell(T_GRAND_COLOUR, player, garment), ABSENT)
    change(sheet.cell(T_GRAND, player), garments or ABSENT)


def _follow_colours(sheet, player, change):
    if sheet.get(T_COLOURS, player) < 0:
        return
    colours = 0
    for colour in range(COLOURS):
        colours += sheet.value(T_BLUE + colour, player)
    if colours != garments_of(sheet, player):
        for colour in range(COLOURS):
            change(sheet.cell(T_BLUE + colour, player), ABSENT)
        change(sheet.cell(T_COLOURS, player), ABSENT)


def _follow_points(sheet, player, change):
    points = sheet.get(T_POINTS, player)
    if points >= 0 and points < grand_hall_points(sheet, player):
        change(sheet.cell(T_POINTS, player), ABSENT)
