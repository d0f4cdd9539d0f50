"""Which values of a Dream Home sheet somebody has to say now (score_sheet, dream_home)."""

from ..core.table import NEEDED, OPTIONAL, REQUIRED, WANTED
from .fields import (
    AT,
    CHILDREN,
    DISCARDED,
    HANDYMAN,
    PLAYERS,
    SUPPLIER,
    SUPPLY,
    SWAP,
    TOKEN,
    TREE_HOUSE,
)
from .house import holds
from .standing import standing


def need(sheet, field, i, j):
    """Answer for every field that depends on others: OPTIONAL, WANTED, REQUIRED or NEEDED.

    i, j   the indexes of the value; 0 where the field takes none
    """
    if field == AT:
        return REQUIRED if 0 <= sheet.get(TOKEN, i, j) < TREE_HOUSE else OPTIONAL
    if field == DISCARDED:
        return WANTED if _is_supplier_held(sheet) else OPTIONAL
    if field == SUPPLY:
        return WANTED if holds(sheet, i, SUPPLIER) else OPTIONAL
    if field == SWAP:
        return WANTED if holds(sheet, i, HANDYMAN) else OPTIONAL
    if field == CHILDREN:
        return NEEDED if _is_level(sheet, i) else OPTIONAL
    return OPTIONAL


def _is_supplier_held(sheet):
    for player in range(sheet.used(PLAYERS)):
        if holds(sheet, player, SUPPLIER):
            return True
    return False


def _is_level(sheet, player):
    """Whether somebody else has as many points in all (D7)."""
    total = standing.look(sheet, player)
    for other in range(sheet.used(PLAYERS)):
        if other != player and standing.look(sheet, other) == total:
            return True
    return False
