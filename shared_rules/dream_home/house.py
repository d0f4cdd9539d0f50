"""One player's house in memory: three rows of cards with their decor, and what each row is worth.

The spaces are cells 1-2 (basement), 4-8 (floor 1) and 10-14 (floor 2), so that cells sort as
places do and a wall stands at both ends of each row.
"""

from array import array

from micropython import const

from ..core.sheet import ABSENT
from . import fields as f
from .copy import MOST_CARDS
from .rooms import (
    BARE,
    BATHROOM,
    BEDROOM,
    BESIDE,
    EMPTY,
    KITCHEN,
    LIMITS,
    NO_ROOM,
    ROOMS,
    WALL,
)

CELLS = const(16)
FIRST = bytes((1, 4, 10))  # cell of each row
END = bytes((3, 9, 15))  # the wall behind each row
NO_CELL = const(0)

ILLEGAL = const(-4000)  # the worth of too many joined cards: below anything that a house scores

# A row's number: how many bathrooms, kitchens and bedrooms it has, four bits each, since
# functionality asks for them (D4); above them its points. So the numbers of rows add up.
_BATHROOMS = const(15)
_KITCHENS = const(15 << 4)
_BEDROOMS = const(15 << 8)
WORTH = const(12)  # points stand above so many bits

_LENGTHS = const(8)
_USEFUL = const(3)  # points for each useful arrangement (D4)

_CARD_FIELDS = (f.BASEMENT_CARD, f.FLOOR_1_CARD, f.FLOOR_2_CARD)
_COUNTED = array("h", (0 for _ in range(BARE + 1)))
_COUNTED[BATHROOM] = 1
_COUNTED[KITCHEN] = 1 << 4
_COUNTED[BEDROOM] = 1 << 8


def cell_of(floor, space):
    """Return the cell of a space; NO_CELL if there is none."""
    cell = FIRST[floor] + space if floor >= 0 and space >= 0 else NO_CELL
    return cell if cell and cell < END[floor] else NO_CELL


def floor_of(cell):
    """Return the floor of a cell: 0 basement, 1, 2."""
    return 0 if cell < FIRST[1] else 1 if cell < FIRST[2] else 2


def space_of(cell):
    """Return which space of its floor a cell is, from 0."""
    return cell - FIRST[floor_of(cell)]


def card_at(sheet, player, cell):
    """Return what the sheet says of a cell: a card, NONE, ABSENT or FAULTY."""
    floor = floor_of(cell)
    return sheet.get(_CARD_FIELDS[floor], player, cell - FIRST[floor])


def card_field(cell):
    """Return the field of a cell's card."""
    return _CARD_FIELDS[floor_of(cell)]


def holds(sheet, player, helper):
    """Whether the player has the helper."""
    for k in range(sheet.used(f.HELPER_LIST, player)):
        if sheet.get(f.HELPER, player, k) == helper:
            return True
    return False


class House:
    """cards: by cell, a room, EMPTY, BARE or WALL; decor: by cell, the points of its token.

    outside   the points of the tokens beside the house, 0 for one that is not there (D3)
    """

    def __init__(self, copy):
        """Begin an empty house; `copy` is what is printed (see copy.Copy)."""
        self.cards = bytearray(WALL for _ in range(CELLS))
        self.decor = bytearray(CELLS)
        self.architect = self.designer = False
        self.outside = bytearray(f.TOKENS - f.TREE_HOUSE)
        self.outside_points = 0
        self._copy = copy
        self._worth = array("h", (0 for _ in range((BARE + 1) * _LENGTHS)))
        self._alone = array("i", (0 for _ in range(BARE + 1)))
        self._beside = array("h", (0 for _ in range(BARE + 1)))
        self._useful = _USEFUL

    def fill(self, sheet, player):
        """Take over a player's cards, tokens and helpers; allocates nothing."""
        self.architect = holds(sheet, player, f.ARCHITECT)
        self.designer = holds(sheet, player, f.DESIGNER)
        cards = self.cards
        for floor in range(3):
            first = FIRST[floor]
            at = sheet.cell(_CARD_FIELDS[floor], player) - first
            for cell in range(first, END[floor]):
                card = sheet.cells[at + cell]
                cards[cell] = card if card >= 0 else BARE
        self._fill_decor(sheet, player)
        useful = _USEFUL + self.architect
        if self._useful != useful:
            self._useful = useful
            for length in range(_LENGTHS):
                self._worth[EMPTY * _LENGTHS + length] = length if self.architect else 0
            self._alone[EMPTY] = self._worth[EMPTY * _LENGTHS + 1] << WORTH

    def _fill_decor(self, sheet, player):
        self.outside_points = 0
        for k in range(len(self.outside)):
            self.outside[k] = 0
        for cell in range(CELLS):
            self.decor[cell] = 0
        for k in range(sheet.used(f.DECOR, player)):
            token = sheet.get(f.TOKEN, player, k)
            if token < 0:
                continue
            points = self._copy.tokens[token] + self.designer
            if token >= f.TREE_HOUSE:
                self.outside[token - f.TREE_HOUSE] = points
                self.outside_points += points
            elif sheet.get(f.AT, player, k) != ABSENT:
                floor = sheet.get(f.AT_FLOOR, player, k)
                self.decor[cell_of(floor, sheet.get(f.AT_SPACE, player, k))] = points
        self.decor[NO_CELL] = 0

    def weigh(self):
        """Note what rooms of every length are worth, whenever other things are printed."""
        rooms = self._copy.rooms
        for card in range(ROOMS):
            annex = BESIDE[card] != NO_ROOM
            at = card * MOST_CARDS
            for length in range(1, _LENGTHS):
                if length <= LIMITS[card]:
                    worth = rooms[at + length - 1]
                else:
                    worth = ILLEGAL
                self._worth[card * _LENGTHS + length] = worth
            self._alone[card] = (rooms[at] << WORTH) + _COUNTED[card]
            self._beside[card] = rooms[at + 1] - rooms[at] if annex else 0

    def row(self, at):
        """Return the number of the row that begins at cell `at`; see WORTH.

        Its points are those of rooms, empty rooms and decor (D2, D3); negative
        if a room is over its limit (D1.3).
        """
        cards = self.cards
        decor = self.decor
        alone = self._alone
        number = points = 0
        before = WALL
        card = cards[at]
        while card != WALL:
            token = decor[at]
            at += 1
            following = cards[at]
            if following != card:
                number += alone[card]
            else:
                length = 1
                while following == card:
                    if decor[at] > token:
                        token = decor[at]
                    at += 1
                    length += 1
                    following = cards[at]
                number += _COUNTED[card] * length
                points += self._worth[card * _LENGTHS + length]
            points += token
            wanted = BESIDE[card]
            if wanted != NO_ROOM and (following == wanted or before == wanted):
                points += self._beside[card]
            before = card
            card = following
        return (points << WORTH) + number

    def total(self, basement, low, high):
        """Return what a house of three such rows is worth, the roof apart; negative if illegal."""
        points = (basement + low + high >> WORTH) + self.outside_points
        if low & _BATHROOMS and high & _BATHROOMS:
            points += self._useful
        low += high
        if low & _BATHROOMS and low & _KITCHENS and low & _BEDROOMS:
            points += self._useful
        return points

    def points(self):
        """Return what the house is worth as the cards lie, the roof apart."""
        return self.total(self.row(FIRST[0]), self.row(FIRST[1]), self.row(FIRST[2]))

    def alone(self, card):
        """Return what one card without decor adds to a row's number beside none that it knows."""
        return self._alone[card]

    def bathrooms(self, row, other_row):
        """Return the points for a bathroom on each of two floors (D4.1)."""
        return self._useful if row & _BATHROOMS and other_row & _BATHROOMS else 0

    def most_bathrooms(self, floors):
        """Return as much for the best order of two floors; `floors`: their numbers together."""
        return self._useful if (floors & _BATHROOMS) > 1 else 0

    def worth(self, card, length):
        """Return what so many joined cards score, an annex alone."""
        return self._worth[card * _LENGTHS + length]

    def beside_more(self, annex):
        """Return what an annex scores more beside the room it wants."""
        return self._beside[annex]

    def room_end(self, first):
        """Return the cell behind the room that begins at a cell; empty rooms never join."""
        card = self.cards[first]
        end = first + 1
        while card < ROOMS and self.cards[end] == card:
            end += 1
        return end

    def room_points(self, first, end):
        """Return what a room scores, its decor apart (D2, D4.3)."""
        card = self.cards[first]
        points = self._worth[card * _LENGTHS + end - first]
        wanted = BESIDE[card]
        if wanted != NO_ROOM and (self.cards[end] == wanted or self.cards[first - 1] == wanted):
            points += self._beside[card]
        return points

    def room_decor(self, first, end):
        """Return the points of the dearest token in a room, the only one that stays (D6.2)."""
        points = 0
        for cell in range(first, end):
            if self.decor[cell] > points:
                points = self.decor[cell]
        return points

    def has_bathrooms(self):
        """Whether there is a bathroom on floor 1 and one on floor 2 (D4.1)."""
        return bool(self.row(FIRST[1]) & _BATHROOMS and self.row(FIRST[2]) & _BATHROOMS)

    def has_three_kinds(self):
        """Whether there are a bathroom, a kitchen and a bedroom (D4.2)."""
        both = self.row(FIRST[1]) + self.row(FIRST[2])
        return bool(both & _BATHROOMS and both & _KITCHENS and both & _BEDROOMS)
