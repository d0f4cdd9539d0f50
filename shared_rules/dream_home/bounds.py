"""What the search need not weigh: how much a row can be worth at most, and which changes add up."""

from array import array

from micropython import const

from .house import END, FIRST
from .rooms import BARE, BESIDE, EMPTY, LIMITS, NO_ROOM, ROOMS

_LENGTHS = const(6)  # 0..5 cards of a kind in a row


class Bounds:
    """Bounds for the rows of one house; see `prepare`."""

    def __init__(self):
        self._house = None
        self._most = array("h", (0 for _ in range((BARE + 1) * _LENGTHS)))
        self._counts = bytearray(BARE + 1)

    def prepare(self, house):
        """Note for every kind and number of cards the most that they can score in one row."""
        self._house = house
        for card in range(EMPTY + 1):
            for count in range(1, _LENGTHS):
                self._most[card * _LENGTHS + count] = self._best_rooms(card, count)

    def _best_rooms(self, card, count):
        house = self._house
        at = card * _LENGTHS + count
        limit = 1 if card == EMPTY else LIMITS[card]
        best = house.worth(card, 1) + self._most[at - 1]
        for length in range(2, min(limit, count) + 1):
            best = max(best, house.worth(card, length) + self._most[at - length])
        return best

    def most(self, floor):
        """Return the most that the cards of a row can score in any order, with all their decor."""
        house = self._house
        cards = house.cards
        counts = self._counts
        total = 0
        for cell in range(FIRST[floor], END[floor]):
            counts[cards[cell]] += 1
            total += house.decor[cell]
        for cell in range(FIRST[floor], END[floor]):
            card = cards[cell]
            if counts[card] and card < BARE:
                total += self._most[card * _LENGTHS + counts[card]]
                wanted = BESIDE[card]
                if wanted != NO_ROOM and (counts[wanted] or _has(house, floor, wanted)):
                    total += counts[card] * max(0, house.beside_more(card))
            counts[card] = 0
        return total


def _has(house, floor, room):
    for cell in range(FIRST[floor], END[floor]):
        if house.cards[cell] == room:
            return True
    return False


def _related(card):
    """The cards that score other beside this one, as bits: its own kind, annex and wanted room."""
    bits = 0
    if card < ROOMS:
        bits = 1 << card
        if BESIDE[card] != NO_ROOM:
            bits |= 1 << BESIDE[card]
        for annex in range(ROOMS):
            if BESIDE[annex] == card:
                bits |= 1 << annex
    return bits


RELATED = array("i", (_related(card) for card in range(BARE + 1)))


def ties(cards, one, old, new, other):
    """Return which cards on a cell of a row would score other because another one changed.

    cards     as they lie in the row; only those between the cells and on `other` count
    one       the cell that has changed, from the card `old` to `new`
    other     the cell of the same row that is to change
    returns   bits; 0 if what the two changes gain adds up, whatever comes onto
              `other`. Else it adds up unless the card there, before or after,
              is among the bits
    """
    step = 1 if one < other else -1
    near = one + step
    changed = RELATED[old] | RELATED[new]
    if near == other:
        return changed
    card = cards[near]
    near_other = other - step
    card_other = cards[near_other]
    if not RELATED[card] & (1 << old | 1 << new) or (near != near_other and card != card_other):
        return 0
    return RELATED[card_other]
