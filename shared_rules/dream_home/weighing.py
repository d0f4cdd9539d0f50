"""The rows of a house, weighed as they are and with one card changed, and kept (D1-D4)."""

from array import array

from micropython import const

from .house import CELLS, END, FIRST, ILLEGAL, WORTH
from .rooms import BARE, RELATED, ROOMS, belongs

CELL = const(16)  # a swap's number: one cell * CELL + the other
SPACES = const(5)  # of a floor


class Weighing:
    """What the search knows of a house; see `begin`.

    rows         the number of each row as it is (see house.WORTH)
    blank        by cell, the number of its row without its card
    inside       by floor, the most that a swap of two of its cards gains, at least 0
    inside_swap  that swap
    across       likewise of a swap between floor 1 and floor 2
    crossed      at cell * SPACES + space, the cell's row with the card of a
                 space of the other floor; ILLEGAL if there is no card to swap
    supplied     at cell * ROOMS + room, the cell's row with that room on its
                 card; ILLEGAL if there is none to try
    evaluations  rows weighed
    """

    def __init__(self):
        self.house = None
        self.rows = array("i", (0 for _ in range(3)))
        self.blank = array("i", (0 for _ in range(CELLS)))
        self.inside = array("i", (0 for _ in range(3)))
        self.inside_swap = bytearray(3)
        self.across = self.across_swap = 0
        self.crossed = array("i", (0 for _ in range(CELLS * SPACES)))
        self.supplied = array("i", (0 for _ in range(CELLS * ROOMS)))
        self._near = array("i", (0 for _ in range(CELLS)))
        self.evaluations = 0

    def begin(self, house):
        """Weigh the three rows; allocates nothing, as all that follows."""
        self.house = house
        self.evaluations = 0
        for floor in range(3):
            self.rows[floor] = self.weigh(floor)

    def weigh(self, floor):
        """Return the number of a row as the cards lie now."""
        self.evaluations += 1
        return self.house.row(FIRST[floor])

    def weigh_with(self, floor, cell, card, decor):
        """Return the number of a row with another card on a cell, decor lying on it."""
        house = self.house
        old = house.cards[cell]
        old_decor = house.decor[cell]
        self.place(cell, card, decor)
        number = self.weigh(floor)
        self.place(cell, old, old_decor)
        return number

    def total(self):
        """Return what the house of these rows is worth."""
        return self.house.total(self.rows[0], self.rows[1], self.rows[2])

    def place(self, cell, card, decor):
        """Put a card with its decor onto a cell."""
        self.house.cards[cell] = card
        self.house.decor[cell] = decor

    def weigh_blanks(self):
        """Fill `blank`."""
        cards = self.house.cards
        for floor in range(3):
            for cell in range(FIRST[floor], END[floor]):
                self.blank[cell] = self.weigh_with(floor, cell, BARE, 0)
                self._near[cell] = RELATED[cards[cell - 1]] | RELATED[cards[cell + 1]]

    def _with_card(self, floor, cell, card, decor):
        """As `weigh_with`, but weigh only what a neighbour may score other with."""
        if self._near[cell] >> card & 1:
            return self.weigh_with(floor, cell, card, decor)
        return self.blank[cell] + self.house.alone(card) + (decor << WORTH)

    def changes(self, one, other):
        """Whether there are two cards to swap, and not the same ones."""
        house = self.house
        card = house.cards[one]
        following = house.cards[other]
        if card >= BARE or following >= BARE:
            return False
        return card != following or house.decor[one] != house.decor[other]

    def swapped(self, floor, one, other):
        """Return the number of a row with two of its cards swapped."""
        swap(self.house, one, other)
        number = self.weigh(floor)
        swap(self.house, one, other)
        return number

    def weigh_swaps(self):
        """Fill `inside`, `across` and `crossed`; needs `blank`."""
        for floor in range(1, 3):
            self.inside[floor] = 0
            for one in range(FIRST[floor], END[floor]):
                for other in range(one + 1, END[floor]):
                    if self.changes(one, other):
                        gain = self.swapped(floor, one, other) - self.rows[floor] >> WORTH
                        if gain > self.inside[floor]:
                            self.inside[floor] = gain
                            self.inside_swap[floor] = one * CELL + other
        self.across = 0
        total = self.total()
        for low in range(FIRST[1], END[1]):
            for high in range(FIRST[2], END[2]):
                self._weigh_across(low, high, total)

    def _weigh_across(self, low, high, total):
        cards = self.house.cards
        decor = self.house.decor
        low_row = self.rows[1]
        high_row = self.rows[2]
        if cards[low] == BARE or cards[high] == BARE:
            low_row = high_row = ILLEGAL
        elif self.changes(low, high):
            low_row = self._with_card(1, low, cards[high], decor[high])
            high_row = self._with_card(2, high, cards[low], decor[low])
            gain = self.house.total(self.rows[0], low_row, high_row) - total
            if gain > self.across:
                self.across = gain
                self.across_swap = low * CELL + high
        self.crossed[low * SPACES + high - FIRST[2]] = low_row
        self.crossed[high * SPACES + low - FIRST[1]] = high_row

    def weigh_supplies(self, discarded):
        """Fill `supplied`; `discarded`: the rooms to try, as bits. Needs `blank`."""
        for floor in range(3):
            for cell in range(FIRST[floor], END[floor]):
                has_card = self.house.cards[cell] != BARE
                for room in range(ROOMS):
                    number = ILLEGAL
                    if has_card and discarded >> room & 1 and belongs(room, floor == 0):
                        number = self._with_card(floor, cell, room, 0)
                    self.supplied[cell * ROOMS + room] = number


def swap(house, one, other):
    """Swap the cards of two cells with their decor (D6.2)."""
    cards = house.cards
    decor = house.decor
    card = cards[one]
    cards[one] = cards[other]
    cards[other] = card
    points = decor[one]
    decor[one] = decor[other]
    decor[other] = points
