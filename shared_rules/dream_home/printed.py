"""What is printed on one's own copy: kept in a copy profile where it differs from the tables (D2).

The things it can say are numbered: the rooms, the tokens, and which spaces of floor 1 lie over the
basement (D1.2).
"""

from micropython import const

from ..core.declaring import Table
from .copy import MOST_CARDS, TOKEN_POINTS
from .fields import (
    BASEMENT_SPACES,
    FLOOR_SPACES,
    OVER_SPACE,
    TOKEN_POINT,
    TOKENS,
)
from .fields import PRINTED as PRINTED_ON_ROOM
from .rooms import MOST_POINTS, POINTS, ROOMS

PRINTED = Table()
_t = PRINTED

_ROOM_LIST = _t.array("rooms", ROOMS * MOST_CARDS)
_ROOM = _t.number("rooms[]", MOST_POINTS)
_TOKEN_LIST = _t.array("tokens", TOKENS)
_TOKEN = _t.number("tokens[]", MOST_POINTS, low=1)
_OVER_LIST = _t.array("over_basement", BASEMENT_SPACES)
_OVER = _t.number("over_basement[]", FLOOR_SPACES - 1)

FIRST_TOKEN = ROOMS
OVER_THING = ROOMS + TOKENS
THINGS = OVER_THING + 1

UNKNOWN = const(-1)


def count(thing):
    """Return how many numbers a thing has."""
    if thing < FIRST_TOKEN:
        return len(POINTS[thing])
    return BASEMENT_SPACES if thing == OVER_THING else 1


def number(printed, thing, at):
    """Return a number of a thing: as it was learnt, else as in the tables; UNKNOWN for neither.

    printed   a Sheet of PRINTED
    """
    field, cell = _place(thing, at)
    said = printed.get(field, cell)
    if said >= 0:
        return said
    if thing < FIRST_TOKEN:
        return POINTS[thing][at]
    return UNKNOWN if thing == OVER_THING else TOKEN_POINTS[thing - FIRST_TOKEN]


def learn(printed, thing, at, value):
    """Note a number of a thing."""
    field, cell = _place(thing, at)
    printed.put(field, cell, 0, value)


def fill(sheet, printed, change):
    """Put what was learnt into a sheet of the game by `change(cell, value)`."""
    for thing in range(THINGS):
        field = _field(thing)
        first = thing - FIRST_TOKEN if FIRST_TOKEN <= thing < OVER_THING else 0
        if not _is_learnt(printed, thing):
            continue
        parent = sheet.table.parent[field]
        while parent >= 0:
            change(sheet.cell(parent), 1)
            parent = sheet.table.parent[parent]
        for at in range(count(thing)):
            change(sheet.cell(field, first + at), number(printed, thing, at))


def _is_learnt(printed, thing):
    for at in range(count(thing)):
        field, cell = _place(thing, at)
        if printed.get(field, cell) >= 0:
            return True
    return False


def _place(thing, at):
    """Return the field and the index of a number in PRINTED."""
    if thing < FIRST_TOKEN:
        return _ROOM, thing * MOST_CARDS + at
    if thing < OVER_THING:
        return _TOKEN, thing - FIRST_TOKEN
    return _OVER, at


def _field(thing):
    """Return the field of the game's sheet that a thing fills."""
    if thing < FIRST_TOKEN:
        return PRINTED_ON_ROOM[thing]
    return OVER_SPACE if thing == OVER_THING else TOKEN_POINT
