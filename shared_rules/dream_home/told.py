"""Exchanges that were told instead of searched: whose, with which cards, and whether legal (D6)."""

from ..core import problems as p
from ..core.sheet import FAULTY, NONE
from . import faults as fault
from .fields import (
    AT_FLOOR,
    AT_SPACE,
    BASEMENT,
    BASEMENT_SPACES,
    DECOR,
    DISCARDED,
    DISCARDED_ROOM,
    HANDYMAN,
    HELPER,
    HELPER_LIST,
    SUPPLIER,
    SUPPLY,
    SUPPLY_FLOOR,
    SUPPLY_ROOM,
    SUPPLY_SPACE,
    SWAP,
    SWAP_FLOOR,
    SWAP_OTHER_FLOOR,
    SWAP_OTHER_SPACE,
    SWAP_SPACE,
)
from .house import NO_CELL, card_at, holds
from .request import discarded, supply_cell, swap_one, swap_other
from .standing import standing


def are_helpers_known(sheet, player):
    """Whether nothing of the list of helpers is faulty."""
    if sheet.get(HELPER_LIST, player) == FAULTY:
        return False
    for k in range(sheet.used(HELPER_LIST, player)):
        if sheet.get(HELPER, player, k) == FAULTY:
            return False
    return True


def check_spaces(sheet, player, problems):
    """The basement has fewer spaces than the floors (D1.1)."""
    for entry in range(sheet.used(DECOR, player)):
        _check_space(sheet, problems, AT_FLOOR, AT_SPACE, player, entry)
    _check_space(sheet, problems, SWAP_FLOOR, SWAP_SPACE, player, p.NO_INDEX)
    _check_space(sheet, problems, SWAP_OTHER_FLOOR, SWAP_OTHER_SPACE, player, p.NO_INDEX)
    _check_space(sheet, problems, SUPPLY_FLOOR, SUPPLY_SPACE, player, p.NO_INDEX)


def _check_space(sheet, problems, floor, space, i, j):
    at = max(j, 0)
    if sheet.get(floor, i, at) == BASEMENT and sheet.get(space, i, at) >= BASEMENT_SPACES:
        problems.add(p.RANGE, BASEMENT_SPACES - 1)
        problems.at(space, i, j)


def is_exchange_told(sheet, player):
    """Whether supplier or handyman is said to have exchanged something."""
    return sheet.get(SUPPLY, player) == 1 or sheet.get(SWAP, player) == 1


def check_supply(sheet, player, problems, sound):
    """Add what is wrong with the supplier's exchange (D6.1).

    sound     whether the house is known and legal; without an exchange it does not matter
    returns   whether the supplier may come before the handyman
    """
    told = sheet.get(SUPPLY, player)
    if told == FAULTY:
        return False
    if told != 1:
        return _are_rooms_known(sheet)
    cell = supply_cell(sheet, player)
    room = sheet.get(SUPPLY_ROOM, player)
    if cell == NO_CELL or room < 0:
        return False
    if not holds(sheet, player, SUPPLIER):
        number = fault.NO_SUPPLIER
    elif card_at(sheet, player, cell) == NONE:
        number = fault.SUPPLY_ONTO_NOTHING
    elif _are_rooms_known(sheet) and not discarded(sheet) >> room & 1:
        number = fault.NOT_DISCARDED
    elif sound and not standing.is_supply_possible(sheet, player):
        number = fault.SUPPLY_NOT_PLACED
    else:
        return True
    problems.add(p.RULE, number)
    problems.at(SUPPLY, player)
    return False


def check_swap(sheet, player, problems, sound, supplied):
    """Add what is wrong with the handyman's exchange (D6.2); see `check_supply`."""
    if sheet.get(SWAP, player) != 1:
        return
    one = swap_one(sheet, player)
    other = swap_other(sheet, player)
    if one == NO_CELL or other == NO_CELL:
        return
    if not holds(sheet, player, HANDYMAN):
        number = fault.NO_HANDYMAN
    elif one == other:
        number = fault.SWAP_WITH_ITSELF
    elif card_at(sheet, player, one) == NONE or card_at(sheet, player, other) == NONE:
        number = fault.SWAP_OF_NOTHING
    elif sound and not standing.is_swap_possible(sheet, player, supplied):
        number = fault.SWAP_NOT_PLACED
    else:
        return
    problems.add(p.RULE, number)
    problems.at(SWAP, player)


def _are_rooms_known(sheet):
    """Whether nothing of the discarded rooms is faulty."""
    if sheet.get(DISCARDED) == FAULTY:
        return False
    for k in range(sheet.used(DISCARDED)):
        if sheet.get(DISCARDED_ROOM, k) == FAULTY:
            return False
    return True
