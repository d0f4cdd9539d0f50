"""What a card can gain at most in a row, and which two changes of a row add up (D2, D3)."""

from array import array

from micropython import const

from .house import END, FIRST
from .rooms import ANNEX, BARE, BESIDE, EMPTY, LIMITS, NO_ROOM, RELATED, WALL

KINDS = const(17)  # rooms and the empty one

_ALL = const(-1)


class Bounds:
    """What a card gains on a space of a row that lay bare, wherever that is.

    gain         at floor * KINDS + card: at most, among the cards that the floor has
    gain_joined  likewise, with a card of the other floor among them
    """

    def __init__(self):
        self._house = None
        self.gain = array("h", (0 for _ in range(3 * KINDS)))
        self.gain_joined = array("h", (0 for _ in range(3 * KINDS)))
        self._counts = bytearray(3 * (BARE + 1))

    def prepare(self, house):
        """Note what the cards of a house gain on floors 1 and 2; allocates nothing."""
        self._house = house
        counts = self._counts
        for at in range(len(counts)):
            counts[at] = 0
        for floor in range(1, 3):
            for cell in range(FIRST[floor], END[floor]):
                counts[floor * (BARE + 1) + house.cards[cell]] += 1
        for floor in range(1, 3):
            for card in range(KINDS):
                self.gain[floor * KINDS + card] = self._most(floor, card, 0)
                self.gain_joined[floor * KINDS + card] = self._most(floor, card, 1)

    def _most(self, floor, card, guests):
        house = self._house
        limit = 1 if card == EMPTY else LIMITS[card]
        joined = min(limit - 1, self._count(floor, card, guests))
        best = house.worth(card, 1)
        for left in range(joined + 1):
            for right in range(joined - left + 1):
                gain = house.worth(card, left + right + 1)
                gain -= house.worth(card, left) + house.worth(card, right)
                best = max(best, gain)
        wanted = BESIDE[card]
        if wanted != NO_ROOM and self._count(floor, wanted, guests):
            best += max(0, house.beside_more(card))
        annex = ANNEX[card]
        if annex != NO_ROOM:
            annexes = min(2, self._count(floor, annex, guests))
            best += annexes * max(0, house.beside_more(annex))
        return best

    def _count(self, floor, card, guests):
        counts = self._counts
        count = counts[floor * (BARE + 1) + card]
        if guests and counts[(3 - floor) * (BARE + 1) + card]:
            count += 1
        return count


def ties(cards, one, old, new, other):
    """Return for which cards on `other` two changes of a row do not add up.

    cards     as they lie in the row; only those between the cells and on `other` count
    one       the cell that has changed, from the card `old` to `new`
    other     the cell that is to change
    returns   bits of the cards that gain something else, or let `new` gain
              something else, than if only one of the cells changed
    """
    between = room_between(cards, one, other)
    if between == BARE:
        return 0
    if between == WALL:
        if RELATED[new] >> cards[other] & 1:
            return _ALL
        return RELATED[old] | RELATED[new]
    related = RELATED[between]
    if not related & (1 << old | 1 << new):
        return 0
    if related >> new & 1 and related >> cards[other] & 1:
        return _ALL
    return related


def room_between(cards, one, other):
    """Return the only kind between two cells of a row; WALL if none is, BARE if several are."""
    step = 1 if one < other else -1
    near = one + step
    if near == other:
        return WALL
    between = cards[near]
    while near != other:
        if cards[near] != between:
            return BARE
        near += step
    return between
