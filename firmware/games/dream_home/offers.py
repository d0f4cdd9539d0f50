"""Which cards may come onto a space of a house, in a row with the likeliest in its middle."""

from array import array

from micropython import const

from shared_rules.core.sheet import ABSENT, NONE
from shared_rules.dream_home.fields import BASEMENT_SPACES, OVER_SPACE
from shared_rules.dream_home.house import END, FIRST, card_at, floor_of
from shared_rules.dream_home.rooms import (
    BARE,
    BATHROOM,
    BESIDE,
    EMPTY,
    IN_BASEMENT,
    LIMITS,
    NO_ROOM,
    ROOMS,
)

_CARDS = const(18)
_CARD_BITS = const(5)
_LAST_CARD = const(31)

# How likely a card is where nothing else is known, in the order of the rooms; empty, no card.
_USUAL = bytes((45, 50, 25, 50, 40, 52, 31, 26, 60, 18, 19, 29, 24, 20, 30, 28, 10, 1))
_JOINS = const(100)  # more where it would join the room at its left
_HERE = const(10)  # less where this house has one already
_BESIDE = const(45)  # more where an annex and the room it wants come together
_ON_BOTH_FLOORS = const(25)  # more for a bathroom where only the other floor has one


class Offers:
    """The cards that a space may take.

    cards   `count` of them from left to right; BARE stands for no card
    at      the one that is chosen
    """

    def __init__(self):
        self.cards = bytearray(_CARDS)
        self.count = self.at = 0
        self._ranked = array("h", (0 for _ in range(_CARDS)))  # weight, and below it the card

    def find(self, sheet, player, house, cell):
        """Collect the legal cards of a space; chosen is what the sheet says, else the likeliest."""
        cards = house.cards
        lies = cards[cell]
        cards[cell] = BARE  # what lies there already says nothing
        self.count = 0
        self._rank(sheet, player, cards, cell)
        cards[cell] = lies
        said = card_at(sheet, player, cell)
        if said == NONE:
            said = BARE
        self.at = middle = (self.count - 1) // 2
        for rank in range(self.count):
            at = (rank + 1) // 2
            at = middle + at if rank & 1 else middle - at
            card = _LAST_CARD - (self._ranked[rank] & _LAST_CARD)
            self.cards[at] = card
            if card == said:
                self.at = at

    def card(self):
        """Return the chosen card."""
        return self.cards[self.at]

    def turn(self, step):
        """Choose the card before or after, around the ends; True if that is another one."""
        self.at = (self.at + step) % self.count
        return self.count > 1

    def _rank(self, sheet, player, cards, cell):
        floor = floor_of(cell)
        space = cell - FIRST[floor]
        if not _is_over_nothing(sheet, player, floor, space):
            in_basement = floor == 0
            left = cards[cell - 1]
            right = cards[cell + 1]
            wanted = BESIDE[left] if left < ROOMS else NO_ROOM
            here = _rooms_of(cards, FIRST[floor], END[floor])
            known = here | _rooms_of(cards, FIRST[1], END[2])
            for card in range(ROOMS):
                if IN_BASEMENT[card] != in_basement:
                    continue
                weight = _USUAL[card]
                if card == left or card == right:
                    if _joined(cards, cell, card) > LIMITS[card]:
                        continue
                    if card == left:
                        self._insert(card, weight + _JOINS)
                        continue
                if card == wanted or BESIDE[card] == left:
                    weight += _BESIDE
                if known >> card & 1:
                    other_floor = floor == 2 and card == BATHROOM and not here >> card & 1
                    weight += _ON_BOTH_FLOORS if other_floor else -_HERE
                self._insert(card, weight)
            self._insert(EMPTY, _USUAL[EMPTY])
        if not _is_below_a_card(sheet, player, floor, space):
            self._insert(BARE, _USUAL[BARE])

    def _insert(self, card, weight):
        """Put a card behind those that are at least as likely."""
        ranked = self._ranked
        value = weight << _CARD_BITS | _LAST_CARD - card
        at = self.count
        while at and ranked[at - 1] < value:
            ranked[at] = ranked[at - 1]
            at -= 1
        ranked[at] = value
        self.count += 1


def last_joined(sheet, player, house, cell):
    """Return up to which space to the right the room on a cell may grow; house: with its card."""
    cards = house.cards
    card = cards[cell]
    last = cell
    if card < ROOMS:
        end = END[floor_of(cell)]
        while (
            last + 1 < end
            and card_at(sheet, player, last + 1) == ABSENT
            and _may_grow(sheet, player, cards, last + 1, card)
        ):
            last += 1
            cards[last] = card
        for more in range(cell + 1, last + 1):
            cards[more] = BARE
    return last


def _may_grow(sheet, player, cards, cell, card):
    """Whether a room's card may lie on a space of its floor too, beside what lies there (D1)."""
    floor = floor_of(cell)
    return (
        not _is_over_nothing(sheet, player, floor, cell - FIRST[floor])
        and _joined(cards, cell, card) <= LIMITS[card]
    )


def _joined(cards, cell, card):
    """How many cards would join if a card lay on a cell."""
    joined = 1
    near = cell - 1
    while cards[near] == card:
        joined += 1
        near -= 1
    near = cell + 1
    while cards[near] == card:
        joined += 1
        near += 1
    return joined


def _is_below_a_card(sheet, player, floor, space):
    if floor == 1:
        return card_at(sheet, player, FIRST[2] + space) >= 0
    above = sheet.get(OVER_SPACE, space) if floor == 0 else ABSENT
    return above >= 0 and card_at(sheet, player, FIRST[1] + above) >= 0


def _is_over_nothing(sheet, player, floor, space):
    if floor == 2:
        return card_at(sheet, player, FIRST[1] + space) == NONE
    for below in range(BASEMENT_SPACES):
        if floor == 1 and sheet.get(OVER_SPACE, below) == space:
            return card_at(sheet, player, FIRST[0] + below) == NONE
    return False


def _rooms_of(cards, first, end):
    """Return what lies on some cells, as bits."""
    bits = 0
    for cell in range(first, end):
        bits |= 1 << cards[cell]
    return bits
