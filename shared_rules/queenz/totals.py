"""What a player has, from either form of the sheet: points of the hives, bees, and their sum."""

from ..core.sheet import FAULTY
from .fields import (
    AT,
    AT_X,
    AT_Y,
    BEES,
    BONUS,
    FLOWER,
    FLOWER_BEES,
    GARDEN,
    HIVE_BEES,
    HIVES,
    IS_HIVE,
    TRACK,
)
from .garden import HIVE, Garden

_garden = Garden()


def has_garden(sheet, player):
    """Whether the player's garden is told token by token."""
    return sheet.get(GARDEN, player) >= 0


def is_whole(sheet, player, token):
    """Whether nothing of a garden's entry is faulty or missing."""
    if sheet.get(AT, player, token) < 0:
        return False
    for field in range(AT_X, IS_HIVE + 1):
        if sheet.get(field, player, token) == FAULTY:
            return False
    return sheet.get(IS_HIVE, player, token) == 1 or sheet.get(FLOWER, player, token) >= 0


def lay_out(sheet, player, garden):
    """Lay the tokens of a sheet's garden, as far as they are whole, into a Garden."""
    garden.clear()
    for token in range(sheet.used(GARDEN, player)):
        if is_whole(sheet, player, token):
            is_hive = sheet.value(IS_HIVE, player, token)
            garden.lay(
                sheet.get(AT_X, player, token),
                sheet.get(AT_Y, player, token),
                HIVE if is_hive else sheet.get(FLOWER, player, token),
                0 if is_hive else sheet.value(FLOWER_BEES, player, token),
            )


def hives(sheet, player, points):
    """Write the points of each hive into `points`; returns how many hives there are (Q2.2)."""
    count = 0
    if not has_garden(sheet, player):
        count = sheet.used(HIVES, player)
        for hive in range(count):
            points[hive] = sheet.value(HIVE_BEES, player, hive)
        return count
    lay_out(sheet, player, _garden)
    for token in range(_garden.count):
        if _garden.flower[token] == HIVE and count < len(points):
            points[count] = _garden.bees_around(token)
            count += 1
    return count


def bees(sheet, player):
    """Return the bees in a player's gardens (Q2.3)."""
    if not has_garden(sheet, player):
        return sheet.value(BEES, player)
    lay_out(sheet, player, _garden)
    return _garden.all_bees()


def total(sheet, player, points):
    """Return track, hives and bonus token (Q2.3); `points` as in `hives`."""
    sum_of_all = sheet.value(TRACK, player) + sheet.value(BONUS, player)
    for hive in range(hives(sheet, player, points)):
        sum_of_all += points[hive]
    return sum_of_all
