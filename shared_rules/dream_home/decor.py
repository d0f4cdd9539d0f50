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
from .house import END, FIRST, NO_CELL, card_at, cell_of
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
    for entry in range(sheet.used(DECOR, player)):
        if is_whole(sheet, player, entry):
            _check_token(sheet, player, problems, entry)
    for floor in range(3):
        first = FIRST[floor]
        while first < END[floor]:
            end = first + 1
            while end < END[floor] and _joins(sheet, player, first, end):
                end += 1
            _check_room(sheet, player, problems, first, end)
            first = end


def _cell(sheet, player, entry):
    """Return the cell of a token; NO_CELL if it cannot be read."""
    if sheet.get(AT, player, entry) != 1:
        return NO_CELL
    return cell_of(sheet.get(AT_FLOOR, player, entry), sheet.get(AT_SPACE, player, entry))


def _joins(sheet, player, first, cell):
    card = card_at(sheet, player, first)
    return 0 <= card < ROOMS and card_at(sheet, player, cell) == card


def _check_token(sheet, player, problems, entry):
    cell = _cell(sheet, player, entry)
    if not cell:
        return
    token = sheet.get(TOKEN, player, entry)
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


def _check_room(sheet, player, problems, first, end):
    """At most one token in the room of these cells, leaving out those that do not fit in it."""
    card = card_at(sheet, player, first)
    for twice in range(2):
        found = 0
        for entry in range(sheet.used(DECOR, player)):
            if first <= _cell(sheet, player, entry) < end and fits(
                sheet.get(TOKEN, player, entry), card
            ):
                found += 1
                if twice:
                    problems.at(DECOR, player, entry)
        if found < 2:
            return
        if not twice:
            problems.add(p.RULE, fault.SECOND_DECOR)
