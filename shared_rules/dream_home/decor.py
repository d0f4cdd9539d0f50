"""Where decor may stand: one token in a room, in a room of its kind (D3)."""

from ..core import problems as p
from ..core.sheet import ABSENT, NONE
from . import faults as fault
from .fields import (
    AT,
    AT_FLOOR,
    AT_SPACE,
    CANOPY_BED,
    CAT_HOUSE,
    DECOR,
    ICE_CREAM,
    JACUZZI,
    PAINTINGS,
    SHELVES,
    TOKEN,
    TREE_HOUSE,
    WHIRLPOOL,
)
from .house import CELLS, FIRST, NO_CELL, card_at, cell_of, floor_of
from .rooms import BATHROOM, BEDROOM, IN_BASEMENT, KITCHEN, LIVING, ROOMS


def is_whole(sheet, player, entry):
    """Whether nothing of an entry is faulty or missing."""
    token = sheet.get(TOKEN, player, entry)
    if token < 0:
        return False
    if sheet.get(AT, player, entry) == ABSENT:
        return token >= TREE_HOUSE
    return _cell(sheet, player, entry) != NO_CELL


def fits(token, card):
    """Whether a token may stand on a card; anything but a room has none (D3)."""
    if token < 0 or card < 0 or card >= ROOMS:
        return False
    if token <= PAINTINGS:
        return card == LIVING
    if token == CANOPY_BED:
        return card == BEDROOM
    if token == JACUZZI or token == WHIRLPOOL:
        return card == BATHROOM
    if token == ICE_CREAM:
        return card == KITCHEN
    if token == SHELVES:
        return IN_BASEMENT[card] == 1
    return token == CAT_HOUSE


def check_decor(sheet, player, problems):
    """Add every token that stands where it may not, and rooms with several (D3)."""
    seen = again = 0  # rooms with a token that fits, by their first cells, as bits
    for entry in range(sheet.used(DECOR, player)):
        cell = _cell(sheet, player, entry)
        if not cell:
            continue
        _check_token(sheet, player, problems, entry, cell)
        if _fits(sheet, player, entry, cell):
            room = 1 << _room_start(sheet, player, cell)
            again |= seen & room
            seen |= room
    for first in range(CELLS):
        if again >> first & 1:
            problems.add(p.RULE, fault.SECOND_DECOR)
            for entry in range(sheet.used(DECOR, player)):
                cell = _cell(sheet, player, entry)
                if _fits(sheet, player, entry, cell):
                    if _room_start(sheet, player, cell) == first:
                        problems.at(DECOR, player, entry)


def _cell(sheet, player, entry):
    """Return the cell of a token; NO_CELL if it cannot be read."""
    if sheet.get(AT, player, entry) != 1:
        return NO_CELL
    return cell_of(sheet.get(AT_FLOOR, player, entry), sheet.get(AT_SPACE, player, entry))


def _room_start(sheet, player, cell):
    """Return the first cell of the room that a cell belongs to."""
    card = card_at(sheet, player, cell)
    first = FIRST[floor_of(cell)]
    while cell > first and card_at(sheet, player, cell - 1) == card:
        cell -= 1
    return cell


def _fits(sheet, player, entry, cell):
    """Whether a token stands in a room of its kind."""
    return cell != NO_CELL and fits(sheet.get(TOKEN, player, entry), card_at(sheet, player, cell))


def _check_token(sheet, player, problems, entry, cell):
    token = sheet.get(TOKEN, player, entry)
    if token < 0:
        return
    card = card_at(sheet, player, cell)
    if token >= TREE_HOUSE:
        number = fault.DECOR_OUTSIDE
    elif card == NONE or card >= ROOMS:
        number = fault.DECOR_WITHOUT_ROOM
    elif card >= 0 and not fits(token, card):
        number = fault.DECOR_OF_OTHER_ROOM
    else:
        return
    problems.add(p.RULE, number)
    problems.at(DECOR, player, entry)
