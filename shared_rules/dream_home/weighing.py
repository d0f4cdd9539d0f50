"""The rows of a house, weighed as they are and with one card changed, and kept (D1-D4)."""

from array import array

from micropython import const

from .house import CELLS, END, FIRST, ILLEGAL, WORTH
from .rooms import BARE, ROOMS, belongs

CELL = const(16)  # a swap's number: one cell * CELL + the other


class Weighing:
    """What the search knows of a house; see `begin`.

    rows         the number of each row as it is (see house.WORTH)
    inside       by floor, the most that a swap of two of its cards gains, at least 0
    inside_swap  that swap
    across       likewise of a swap between floor 1 and floor 2
    alike        by cell of these floors, the cells of the other one that hold the same, as bits
    evaluations  rows weighed
    """

    def __init__(self):
        self.house = None
        self.rows = array("i", (0 for _ in range(3)))
        self.inside = array("i", (0 for _ in range(3)))
        self.inside_swap = bytearray(3)
        self.across = self.across_swap = 0
        self.alike = array("i", (0 for _ in range(CELLS)))
        self.crossed = array("i", (0 for _ in range(CELLS * CELLS)))
        self.supplied = array("i", (0 for _ in range(CELLS * ROOMS)))
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

    def weigh_with(self, floor, cell, source):
        """Return the number of a row with the card of another cell on one of its own."""
        house = self.house
        card = house.cards[cell]
        decor = house.decor[cell]
        self.place(cell, house.cards[source], house.decor[source])
        number = self.weigh(floor)
        self.place(cell, card, decor)
        return number

    def total(self):
        """Return what the house of these rows is worth."""
        return self.house.total(self.rows[0], self.rows[1], self.rows[2])

    def place(self, cell, card, decor):
        """Put a card with its decor onto a cell."""
        self.house.cards[cell] = card
        self.house.decor[cell] = decor

    def changes(self, one, other):
        """Whether there are two cards to swap, and not the same ones."""
        house = self.house
        card = house.cards[one]
        following = house.cards[other]
        if card >= BARE or following >= BARE:
            return False
        return card != following or house.decor[one] != house.decor[other]

    def gain_inside(self, floor, one, other):
        """What swapping two cards of a row gains; 0 or less if nothing, or if it is illegal."""
        if not self.changes(one, other):
            return 0
        swap(self.house, one, other)
        number = self.weigh(floor)
        swap(self.house, one, other)
        return (number >> WORTH) - (self.rows[floor] >> WORTH)

    def weigh_swaps(self):
        """Fill `inside`, `across`, `alike` and `crossed`.

        crossed   at cell * CELLS + source, the cell's row with the card of a
                  source on the other floor
        """
        for floor in range(3):
            self.inside[floor] = 0
            for one in range(FIRST[floor], END[floor]):
                for other in range(one + 1, END[floor]):
                    gain = self.gain_inside(floor, one, other)
                    if gain > self.inside[floor]:
                        self.inside[floor] = gain
                        self.inside_swap[floor] = one * CELL + other
        for cell in range(CELLS):
            self.alike[cell] = 0
        self.across = 0
        total = self.total()
        for low in range(FIRST[1], END[1]):
            for high in range(FIRST[2], END[2]):
                self._weigh_across(low, high, total)

    def _weigh_across(self, low, high, total):
        if not self.changes(low, high):
            self.crossed[low * CELLS + high] = self.rows[1]
            self.crossed[high * CELLS + low] = self.rows[2]
            self.alike[low] |= 1 << high
            self.alike[high] |= 1 << low
            return
        low_row = self.weigh_with(1, low, high)
        high_row = self.weigh_with(2, high, low)
        self.crossed[low * CELLS + high] = low_row
        self.crossed[high * CELLS + low] = high_row
        gain = self.house.total(self.rows[0], low_row, high_row) - total
        if gain > self.across:
            self.across = gain
            self.across_swap = low * CELL + high

    def weigh_supplies(self, discarded):
        """Fill `supplied`: at cell * ROOMS + room, the cell's row with that room on its card.

        discarded   the rooms to try, as bits; ILLEGAL stands for all others
        """
        house = self.house
        for floor in range(3):
            for cell in range(FIRST[floor], END[floor]):
                card = house.cards[cell]
                decor = house.decor[cell]
                for room in range(ROOMS):
                    number = ILLEGAL
                    if card != BARE and discarded >> room & 1 and belongs(room, floor == 0):
                        self.place(cell, room, 0)
                        number = self.weigh(floor)
                    self.supplied[cell * ROOMS + room] = number
                self.place(cell, card, decor)


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
