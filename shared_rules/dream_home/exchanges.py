"""Supplier and handyman: which exchanges are legal, and the best pair of both (D6).

The best pair is found exactly. What a row of spaces is worth depends on nothing but its cards,
so the rows that a single changed card makes are weighed once and kept (see `weighing`); what both
helpers do together is then mostly added up (see `pairs`).
"""

from micropython import const

from .best import Best
from .house import END, FIRST, NO_CELL, floor_of
from .pairs import Pairs
from .request import BEST, NOTHING, TOLD
from .rooms import BARE, ROOMS, belongs
from .weighing import CELL, Weighing, swap

# A pair's number: the supplier's cell * ROOMS + room + 1, then the handyman's two cells; 0 for
# who does nothing. Numbers sort as pairs do.
_SUPPLY = const(8)


class Exchanges:
    """Finds the best pair for a house; see `find`.

    before, between, after   totals at the start, after the supplier, after both; `after` is
                             NO_PAIR if no pair is legal
    supply_cell, supply_room, swap_one, swap_other   what was done; NO_CELL if nothing
    """

    def __init__(self):
        self._house = self._request = None
        self._weighing = Weighing()
        self._best = Best()
        self._pairs = Pairs(self._weighing, self._best)
        self.before = self.between = self.after = 0
        self.supply_cell = self.supply_room = self.swap_one = self.swap_other = 0

    @property
    def evaluations(self):
        """How many rows the last search weighed."""
        return self._weighing.evaluations

    def find(self, house, request):
        """Find the pair of highest total; among equals the one that sorts first.

        No exchange sorts before any, then the places in their order, then the rooms by their
        words: so one that gains nothing is never made. What was told is made, if it is legal.
        The house is left as it was; allocates nothing.
        """
        self._house = house
        self._request = request
        self._best.begin()
        weighing = self._weighing
        weighing.begin(house)
        self.before = weighing.total()
        if request.supply == TOLD:
            self._try_told_supply()
        else:
            if request.swap == BEST or request.supply == BEST:
                weighing.weigh_blanks()
            if request.swap == BEST:
                weighing.weigh_swaps()
            self._try_swaps(0)
            if request.supply == BEST and request.discarded:
                self._try_supplies()
        self._conclude()

    def is_legal_supply(self, house, cell, room):
        """Whether the supplier may put a room onto a cell's card (D6.1); changes nothing."""
        if not _may_place(house, cell, room):
            return False
        card = house.cards[cell]
        house.cards[cell] = room
        number = house.row(FIRST[floor_of(cell)])
        house.cards[cell] = card
        return number >= 0

    def apply(self, house):
        """Make the exchanges found."""
        if self.supply_cell:
            house.cards[self.supply_cell] = self.supply_room
            house.decor[self.supply_cell] = 0
        if self.swap_one:
            swap(house, self.swap_one, self.swap_other)

    def keep(self, found, outside):
        """Write what was found into seven numbers, without the points beside the house."""
        found[0] = self.before - outside
        found[1] = self.between - outside
        found[2] = self.after - outside
        found[3] = self.supply_cell
        found[4] = self.supply_room
        found[5] = self.swap_one
        found[6] = self.swap_other

    def recall(self, found, outside):
        """Take back what `keep` wrote."""
        self.before = found[0] + outside
        self.between = found[1] + outside
        self.after = found[2] + outside
        self.supply_cell = found[3]
        self.supply_room = found[4]
        self.swap_one = found[5]
        self.swap_other = found[6]

    def _conclude(self):
        number = self._best.number
        supply = number >> _SUPPLY
        swapped = number & ((1 << _SUPPLY) - 1)
        self.after = self._best.total
        self.between = self.before
        self.supply_cell = (supply - 1) // ROOMS if supply else NO_CELL
        self.supply_room = (supply - 1) % ROOMS if supply else 0
        self.swap_one = swapped // CELL
        self.swap_other = swapped % CELL
        if supply:
            weighing = self._weighing
            cell = self.supply_cell
            card = self._house.cards[cell]
            decor = self._house.decor[cell]
            weighing.place(cell, self.supply_room, 0)
            weighing.rows[floor_of(cell)] = weighing.weigh(floor_of(cell))
            self.between = weighing.total()
            weighing.place(cell, card, decor)

    def _try_told_supply(self):
        weighing = self._weighing
        cell = self._request.supply_cell
        room = self._request.supply_room
        if not self.is_legal_supply(self._house, cell, room):
            return
        card = self._house.cards[cell]
        decor = self._house.decor[cell]
        floor = floor_of(cell)
        row = weighing.rows[floor]
        weighing.place(cell, room, 0)
        weighing.rows[floor] = weighing.weigh(floor)
        if self._request.swap == BEST:
            weighing.weigh_blanks()
            weighing.weigh_swaps()
        self._try_swaps(cell * ROOMS + room + 1 << _SUPPLY)
        weighing.place(cell, card, decor)
        weighing.rows[floor] = row

    def _try_swaps(self, number):
        """Offer the house as it is weighed, and the best that the handyman may do with it.

        number   what the supplier did before
        """
        if self._request.swap == TOLD:
            self._try_told_swap(number)
            return
        weighing = self._weighing
        total = weighing.total()
        self._best.offer(total, number)
        if self._request.swap == NOTHING:
            return
        for floor in range(1, 3):
            self._offer_inside(floor, total, number)
        self._offer_across(total, number)

    def _offer_inside(self, floor, total, number):
        weighing = self._weighing
        if weighing.inside[floor]:
            self._best.offer(total + weighing.inside[floor], number | weighing.inside_swap[floor])

    def _offer_across(self, total, number):
        weighing = self._weighing
        if weighing.across:
            self._best.offer(total + weighing.across, number | weighing.across_swap)

    def _try_told_swap(self, number):
        house = self._house
        one = self._request.swap_one
        other = self._request.swap_other
        if one == other or house.cards[one] >= BARE or house.cards[other] >= BARE:
            return
        if belongs(house.cards[one], floor_of(other) == 0) and belongs(
            house.cards[other], floor_of(one) == 0
        ):
            swap(house, one, other)
            total = house.total(
                self._row_after(0, one, other),
                self._row_after(1, one, other),
                self._row_after(2, one, other),
            )
            swap(house, one, other)
            if total >= 0:
                self._best.offer(total, number | one * CELL + other)

    def _row_after(self, floor, one, other):
        """Return a row's number after two cells have changed."""
        if FIRST[floor] <= one < END[floor] or FIRST[floor] <= other < END[floor]:
            return self._weighing.weigh(floor)
        return self._weighing.rows[floor]

    def _try_supplies(self):
        """Offer every room on every card alone, then with all that the handyman may do after it."""
        weighing = self._weighing
        weighing.weigh_supplies(self._request.discarded)
        for floor in range(3):
            for cell in range(FIRST[floor], END[floor]):
                for room in range(ROOMS):
                    row = weighing.supplied[cell * ROOMS + room]
                    if row >= 0 and _may_place(self._house, cell, room):
                        self._try_supply(floor, cell, room, row)
        if self._request.swap == BEST:
            self._try_pairs()

    def _try_supply(self, floor, cell, room, row):
        """Offer a supplied room, with what was told after it or what is known to be the best."""
        house = self._house
        weighing = self._weighing
        old_row = weighing.rows[floor]
        number = cell * ROOMS + room + 1 << _SUPPLY
        weighing.rows[floor] = row
        if self._request.swap == TOLD:
            card = house.cards[cell]
            decor = house.decor[cell]
            weighing.place(cell, room, 0)
            self._try_told_swap(number)
            weighing.place(cell, card, decor)
        else:
            total = weighing.total()
            self._best.offer(total, number)
            if self._request.swap == BEST:
                for other in range(1, 3):
                    if other != floor:
                        self._offer_inside(other, total, number)
                if floor == 0:
                    self._offer_across(total, number)
        weighing.rows[floor] = old_row

    def _try_pairs(self):
        pairs = self._pairs
        supplied = self._weighing.supplied
        pairs.prepare(self._house)
        for floor in range(1, 3):
            for cell in range(FIRST[floor], END[floor]):
                for room in range(ROOMS):
                    number = cell * ROOMS + room + 1 << _SUPPLY
                    if supplied[cell * ROOMS + room] >= 0 and _may_place(self._house, cell, room):
                        pairs.try_room(floor, cell, room, number)


def _may_place(house, cell, room):
    """Whether a card lies there, and the room belongs there beside no closed one (D1, D6.1)."""
    if house.cards[cell] >= BARE or not belongs(room, floor_of(cell) == 0):
        return False
    if house.designer:
        return True
    return not (_is_closed(house, cell, room, -1) or _is_closed(house, cell, room, 1))


def _is_closed(house, cell, room, step):
    """Whether decor closes the room of this kind on one side of a cell (D1.3)."""
    near = cell + step
    while house.cards[near] == room:
        if house.decor[near]:
            return True
        near += step
    return False
