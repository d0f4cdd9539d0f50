"""What the sheet says of supplier and handyman: put, and forgotten when the house changes."""

from shared_rules.core.sheet import ABSENT, NONE
from shared_rules.dream_home.fields import (
    DISCARDED,
    DISCARDED_ROOM,
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
from shared_rules.dream_home.house import floor_of, space_of

_OF_SUPPLY = (SUPPLY_FLOOR, SUPPLY_SPACE, SUPPLY_ROOM)
_OF_SWAP = (SWAP_FLOOR, SWAP_SPACE, SWAP_OTHER_FLOOR, SWAP_OTHER_SPACE)


def forget_supply(sheet, player, change, said=ABSENT):
    """Let the supplier be asked again, or say NONE; the discarded rooms too, and the handyman."""
    if sheet.get(SUPPLY, player) == ABSENT and said == ABSENT:
        return
    _clear(sheet, _OF_SUPPLY, player, change)
    change(sheet.cell(SUPPLY, player), said)
    change(sheet.cell(DISCARDED_ROOM, 0), ABSENT)
    change(sheet.cell(DISCARDED), ABSENT if said == ABSENT else 0)
    forget_swap(sheet, player, change)


def forget_swap(sheet, player, change, said=ABSENT):
    """Let the handyman be asked again, or say NONE."""
    if sheet.get(SWAP, player) != said:
        _clear(sheet, _OF_SWAP, player, change)
        change(sheet.cell(SWAP, player), said)


def put_supply(sheet, player, change, cell, room):
    """Let the supplier put a discarded room onto a cell."""
    forget_supply(sheet, player, change, NONE)
    change(sheet.cell(DISCARDED), 1)
    change(sheet.cell(DISCARDED_ROOM, 0), room)
    change(sheet.cell(SUPPLY, player), 1)
    _put(sheet, _OF_SUPPLY, player, change, (floor_of(cell), space_of(cell), room))


def put_swap(sheet, player, change, one, other):
    """Let the handyman exchange two cells."""
    change(sheet.cell(SWAP, player), 1)
    places = (floor_of(one), space_of(one), floor_of(other), space_of(other))
    _put(sheet, _OF_SWAP, player, change, places)


def _put(sheet, fields, player, change, values):
    for at in range(len(fields)):
        change(sheet.cell(fields[at], player), values[at])


def _clear(sheet, fields, player, change):
    for field in fields:
        change(sheet.cell(field, player), ABSENT)
