"""What a Queenz sheet has to say now: the hives where no garden shows them, bees in a tie."""

from ..core.sheet import FAULTY
from ..core.table import NEEDED, OPTIONAL, REQUIRED, WANTED
from .fields import BEES, FLOWER, GARDEN, HIVES, IS_HIVE, MOST_HIVES, PLAYERS, TRACK
from .totals import has_garden, total

_points = bytearray(MOST_HIVES)


def need(sheet, field, i, j):
    """Answer for every field that depends on others: OPTIONAL, WANTED, REQUIRED or NEEDED.

    i, j   the indexes of the value; 0 where the field takes none
    """
    if field == HIVES:
        return OPTIONAL if has_garden(sheet, i) else WANTED
    if field == GARDEN:
        return WANTED if has_garden(sheet, i) else OPTIONAL
    if field == FLOWER:
        is_hive = sheet.get(IS_HIVE, i, j)
        return OPTIONAL if is_hive == 1 or is_hive == FAULTY else REQUIRED
    if field == BEES and not has_garden(sheet, i) and _is_level(sheet, i):
        return NEEDED
    return OPTIONAL


def _is_level(sheet, player):
    """Whether somebody else has as many points in all (Q2.3)."""
    if sheet.get(TRACK, player) < 0:
        return False
    mine = total(sheet, player, _points)
    for other in range(sheet.used(PLAYERS)):
        if (
            other != player
            and sheet.get(TRACK, other) >= 0
            and total(sheet, other, _points) == mine
        ):
            return True
    return False
