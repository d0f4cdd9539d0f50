"""What a player wants of supplier and handyman: nothing, the best, or an exchange told (D6)."""

from micropython import const

from ..core.sheet import ABSENT
from . import fields as f
from .house import NO_CELL, cell_of, holds

NOTHING = const(0)
BEST = const(1)
TOLD = const(2)

_SUPPLY = const(0)
_SUPPLY_CELL = const(1)
_SUPPLY_ROOM = const(2)
_SWAP = const(3)
_SWAP_ONE = const(4)
_SWAP_OTHER = const(5)
_DISCARDED = const(6)  # two bytes, a bit a room
_HELPERS = const(8)
_SIZE = const(9)


class Request:
    """In bytes, so that two can be compared: `numbers`.

    supply, swap     NOTHING, BEST or TOLD
    supply_cell, supply_room, swap_one, swap_other   what was told
    discarded        the discarded rooms, as bits
    """

    def __init__(self):
        self.numbers = bytearray(_SIZE)
        self.clear()

    def clear(self):
        """Want nothing."""
        for k in range(_SIZE):
            self.numbers[k] = 0
        self.supply = self.swap = NOTHING
        self.supply_cell = self.supply_room = self.swap_one = self.swap_other = 0
        self.discarded = 0

    def read(self, sheet, player, house):
        """Take over what a player wants; who does not hold a helper wants nothing of him."""
        self.clear()
        if holds(sheet, player, f.SUPPLIER):
            self._read_supply(sheet, player)
        if holds(sheet, player, f.HANDYMAN):
            self._read_swap(sheet, player)
        self.seal(house)

    def _read_supply(self, sheet, player):
        told = sheet.get(f.SUPPLY, player)
        cell = supply_cell(sheet, player)
        room = sheet.get(f.SUPPLY_ROOM, player)
        if told == 1 and cell and room >= 0:
            self.supply = TOLD
            self.supply_cell = cell
            self.supply_room = room
        elif told == ABSENT:
            self.supply = BEST
            self.discarded = discarded(sheet)

    def _read_swap(self, sheet, player):
        told = sheet.get(f.SWAP, player)
        one = swap_one(sheet, player)
        other = swap_other(sheet, player)
        if told == 1 and one and other:
            self.swap = TOLD
            self.swap_one = one
            self.swap_other = other
        elif told == ABSENT:
            self.swap = BEST

    def seal(self, house):
        """Note all of it in `numbers`, and the helpers that change what a house is worth."""
        numbers = self.numbers
        numbers[_SUPPLY] = self.supply
        numbers[_SUPPLY_CELL] = self.supply_cell
        numbers[_SUPPLY_ROOM] = self.supply_room
        numbers[_SWAP] = self.swap
        numbers[_SWAP_ONE] = self.swap_one
        numbers[_SWAP_OTHER] = self.swap_other
        numbers[_DISCARDED] = self.discarded & 0xFF
        numbers[_DISCARDED + 1] = self.discarded >> 8
        numbers[_HELPERS] = house.architect | house.designer << 1


def discarded(sheet):
    """Return the rooms among the discarded cards, as bits."""
    bits = 0
    for k in range(sheet.used(f.DISCARDED)):
        room = sheet.get(f.DISCARDED_ROOM, k)
        if room >= 0:
            bits |= 1 << room
    return bits


def supply_cell(sheet, player):
    """Return the cell of the supplier's exchange; NO_CELL if it cannot be read."""
    return _cell(sheet, player, f.SUPPLY_FLOOR, f.SUPPLY_SPACE)


def swap_one(sheet, player):
    """Return the first cell of the handyman's exchange; NO_CELL if it cannot be read."""
    return _cell(sheet, player, f.SWAP_FLOOR, f.SWAP_SPACE)


def swap_other(sheet, player):
    """Return the second cell of the handyman's exchange; NO_CELL if it cannot be read."""
    return _cell(sheet, player, f.SWAP_OTHER_FLOOR, f.SWAP_OTHER_SPACE)


def _cell(sheet, player, floor_field, space_field):
    floor = sheet.get(floor_field, player)
    return cell_of(floor, sheet.get(space_field, player)) if floor >= 0 else NO_CELL
