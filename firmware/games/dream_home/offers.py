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
    LIMITS,
    ROOMS,
    belongs,
)

_CARDS = const(18)

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
        self._ranked = bytearray(_CARDS)
        self._weights = array("h", (0 for _ in range(_CARDS)))

    def find(self, sheet, player, house, cell):
        """Collect the legal cards of a space; chosen is what the sheet says, else the likeliest."""
        cards = house.cards
        lies = cards[cell]
        cards[cell] = BARE  # what lies there already says nothing
        count = 0
        for card in range(_CARDS):
            if _may_lie(sheet, player, cards, cell, card):
                self._insert(count, card, _weight(cards, cell, card))
                count += 1
        cards[cell] = lies
        self.count = count
        self.at = middle = (count - 1) // 2
        for rank in range(count):
            step = (rank + 1) // 2
            self.cards[middle + step if rank & 1 else middle - step] = self._ranked[rank]
        said = card_at(sheet, player, cell)
        if said == NONE:
            said = BARE
        for at in range(count):
            if self.cards[at] == said:
                self.at = at

    def card(self):
        """Return the chosen card."""
        return self.cards[self.at]

    def turn(self, step):
        """Choose the card before or after, around the ends; True if that is another one."""
        self.at = (self.at + step) % self.count
        return self.count > 1

    def _insert(self, count, card, weight):
        """Put a card behind those that are at least as likely."""
        ranked = self._ranked
        weights = self._weights
        at = count
        while at and weights[at - 1] < weight:
            ranked[at] = ranked[at - 1]
            weights[at] = weights[at - 1]
            at -= 1
        ranked[at] = card
        weights[at] = weight


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
            and _may_lie(sheet, player, cards, last + 1, card)
        ):
            last += 1
            cards[last] = card
        for more in range(cell + 1, last + 1):
            cards[more] = BARE
    return last


def _may_lie(sheet, player, cards, cell, card):
    """Whether a card may lie on a space beside, below and above the others (D1)."""
    floor = floor_of(cell)
    space = cell - FIRST[floor]
    if card == BARE:
        return not _is_below_a_card(sheet, player, floor, space)
    if _is_over_nothing(sheet, player, floor, space):
        return False
    if not belongs(card, floor == 0):
        return False
    if card == EMPTY:
        return True
    joined = 1
    near = cell - 1
    while cards[near] == card:
        joined += 1
        near -= 1
    near = cell + 1
    while cards[near] == card:
        joined += 1
        near += 1
    return joined <= LIMITS[card]


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


def _weight(cards, cell, card):
    weight = _USUAL[card]
    if card >= ROOMS:
        return weight
    near = cards[cell - 1]
    if near == card:
        return weight + _JOINS
    if BESIDE[card] == near or (near < ROOMS and BESIDE[near] == card):
        weight += _BESIDE
    here = _has(cards, FIRST[floor_of(cell)], END[floor_of(cell)], card)
    if card == BATHROOM and not here and _has(cards, FIRST[1], END[1], card):
        return weight + _ON_BOTH_FLOORS
    return weight - _HERE if here or _has(cards, FIRST[1], END[2], card) else weight


def _has(cards, first, end, card):
    for cell in range(first, end):
        if cards[cell] == card:
            return True
    return False
