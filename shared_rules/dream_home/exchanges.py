"""Supplier and handyman: which exchanges are legal, and the best pair of both (D6).

The best pair is found exactly. What a row of spaces is worth depends on nothing but its cards,
so the rows that a single changed card makes are weighed once and kept; a pair then needs at most
one row weighed anew, and none where what is kept already says that it cannot win.
"""

from array import array

from micropython import const

from .bounds import Bounds, ties
from .house import CELLS, END, FIRST, ILLEGAL, NO_CELL, WORTH, floor_of
from .request import BEST, NOTHING, TOLD
from .rooms import BARE, ROOMS, belongs

NO_PAIR = const(-1)

_SUPPLY = const(8)  # an exchange's number: supplier's << _SUPPLY | handyman's
_ROOM = const(16)
_CELL = const(16)


class Exchanges:
    """Finds the best pair for a house; see `find`.

    before, between, after   totals at the start, after the supplier, after both; `after` is
                             NO_PAIR if no pair is legal
    supply_cell, supply_room, swap_one, swap_other   what was done; NO_CELL if nothing
    evaluations              rows weighed
    """

    def __init__(self):
        self._house = None
        self._rows = array("i", (0 for _ in range(3)))
        self._crossed = array("i", (0 for _ in range(CELLS * CELLS)))
        self._alike = array("i", (0 for _ in range(CELLS)))  # by cell, where no swap changes, as bits
        self._supplied = array("i", (0 for _ in range(CELLS * ROOMS)))
        self._inside = array("i", (0 for _ in range(3)))  # best gain of a swap inside each row
        self._inside_swap = bytearray(3)
        self._across = self._across_swap = 0  # likewise of a swap between the floors
        self._bounds = Bounds()
        self.evaluations = 0

    def find(self, house, request):
        """Find the pair of highest total; among equals the one that sorts first.

        No exchange sorts before any, then the places in their order, then the rooms by their
        words: so one that gains nothing is never made. What was told is made, if it is legal.
        The house is left as it was; allocates nothing.
        """
        self._house = house
        self._request = request
        self.evaluations = 0
        self._best = NO_PAIR
        self._number = 0
        for floor in range(3):
            self._rows[floor] = self._weigh(floor)
        self.before = self._total()
        if request.supply == TOLD:
            self._try_told_supply()
        else:
            if request.swap == BEST:
                self._weigh_swaps()
            self._try_swaps(0, self.before)
            if request.supply == BEST:
                self._try_supplies()
        self._conclude()

    def is_legal_supply(self, house, cell, room):
        """Whether the supplier may put a room onto a cell's card (D6.1); changes nothing."""
        self._house = house
        if not self._may_place(cell, room):
            return False
        card = house.cards[cell]
        house.cards[cell] = room
        worth = house.row(FIRST[floor_of(cell)])
        house.cards[cell] = card
        return worth >= 0

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
        self.evaluations = 0

    def apply(self, house):
        """Make the exchanges found."""
        if self.supply_cell:
            house.cards[self.supply_cell] = self.supply_room
            house.decor[self.supply_cell] = 0
        if self.swap_one:
            _swap(house, self.swap_one, self.swap_other)

    def _conclude(self):
        supply = self._number >> _SUPPLY
        swap = self._number & ((1 << _SUPPLY) - 1)
        self.after = self._best
        self.supply_cell = (supply - 1) // _ROOM if supply else NO_CELL
        self.supply_room = (supply - 1) % _ROOM if supply else 0
        self.swap_one = swap // _CELL
        self.swap_other = swap % _CELL
        self.between = self.before
        if supply:
            house = self._house
            floor = floor_of(self.supply_cell)
            card = house.cards[self.supply_cell]
            decor = house.decor[self.supply_cell]
            kept = self._rows[floor]
            self._place(self.supply_cell, self.supply_room, 0)
            self._rows[floor] = self._weigh(floor)
            self.between = self._total()
            self._place(self.supply_cell, card, decor)
            self._rows[floor] = kept

    def _weigh(self, floor):
        self.evaluations += 1
        return self._house.row(FIRST[floor])

    def _total(self):
        return self._house.total(self._rows[0], self._rows[1], self._rows[2])

    def _place(self, cell, card, decor):
        self._house.cards[cell] = card
        self._house.decor[cell] = decor

    def _offer(self, total, number):
        if total > self._best or (total == self._best and number < self._number):
            self._best = total
            self._number = number

    def _may_place(self, cell, room):
        """Whether a card lies there, and the room belongs there beside no closed one (D1, D6.1)."""
        house = self._house
        if house.cards[cell] == BARE or not belongs(room, floor_of(cell) == 0):
            return False
        if house.designer:
            return True
        for step in (-1, 1):
            near = cell + step
            while house.cards[near] == room:
                if house.decor[near]:
                    return False
                near += step
        return True

    def _try_told_supply(self):
        request = self._request
        cell = request.supply_cell
        room = request.supply_room
        if not self.is_legal_supply(self._house, cell, room):
            return
        card = self._house.cards[cell]
        decor = self._house.decor[cell]
        floor = floor_of(cell)
        kept = self._rows[floor]
        self._place(cell, room, 0)
        self._rows[floor] = self._weigh(floor)
        if request.swap == BEST:
            self._weigh_swaps()
        self._try_swaps(cell * _ROOM + room + 1, self._total())
        self._place(cell, card, decor)
        self._rows[floor] = kept

    def _weigh_swaps(self):
        """Weigh each floor with each single card of the other one, and each swap inside a row."""
        for floor in range(3):
            self._inside[floor] = 0
            for one in range(FIRST[floor], END[floor]):
                for other in range(one + 1, END[floor]):
                    gain = self._gain_inside(floor, one, other)
                    if gain > self._inside[floor]:
                        self._inside[floor] = gain
                        self._inside_swap[floor] = one * _CELL + other
        for cell in range(CELLS):
            self._alike[cell] = 0
        for low in range(FIRST[1], END[1]):
            for high in range(FIRST[2], END[2]):
                if self._changes(low, high):
                    self._crossed[low * CELLS + high] = self._weigh_with(1, low, high)
                    self._crossed[high * CELLS + low] = self._weigh_with(2, high, low)
                else:
                    self._crossed[low * CELLS + high] = self._rows[1]
                    self._crossed[high * CELLS + low] = self._rows[2]
                    self._alike[low] |= 1 << high
                    self._alike[high] |= 1 << low
        self._find_across()

    def _find_across(self):
        house = self._house
        crossed = self._crossed
        total = self._total()
        self._across = 0
        for low in range(FIRST[1], END[1]):
            for high in range(FIRST[2], END[2]):
                if self._changes(low, high):
                    row = crossed[low * CELLS + high]
                    gain = house.total(self._rows[0], row, crossed[high * CELLS + low]) - total
                    if gain > self._across:
                        self._across = gain
                        self._across_swap = low * _CELL + high

    def _gain_inside(self, floor, one, other):
        """What swapping two cards of a row gains; 0 or less if nothing, or if it is illegal."""
        house = self._house
        if not self._changes(one, other):
            return 0
        _swap(house, one, other)
        worth = self._weigh(floor)
        _swap(house, one, other)
        return (worth >> WORTH) - (self._rows[floor] >> WORTH)

    def _changes(self, one, other):
        """Whether there are two cards to swap, and not the same ones."""
        house = self._house
        card = house.cards[one]
        following = house.cards[other]
        if card == BARE or following == BARE:
            return False
        return card != following or house.decor[one] != house.decor[other]

    def _try_swaps(self, supply, total):
        """Offer the house as it is, and with whatever the handyman may do; the rows are weighed."""
        number = supply << _SUPPLY
        request = self._request
        if request.swap == TOLD:
            self._try_told_swap(number)
            return
        self._offer(total, number)
        if request.swap == NOTHING:
            return
        for floor in range(3):
            if self._inside[floor]:
                self._offer(total + self._inside[floor], number | self._inside_swap[floor])
        if self._across:
            self._offer(total + self._across, number | self._across_swap)

    def _try_told_swap(self, number):
        house = self._house
        one = self._request.swap_one
        other = self._request.swap_other
        if one == other or house.cards[one] == BARE or house.cards[other] == BARE:
            return
        if belongs(house.cards[one], floor_of(other) == 0) and belongs(
            house.cards[other], floor_of(one) == 0
        ):
            _swap(house, one, other)
            total = house.total(self._weigh(0), self._weigh(1), self._weigh(2))
            _swap(house, one, other)
            if total >= 0:
                self._offer(total, number | one * _CELL + other)

    def _try_supplies(self):
        """Offer every room on every card alone, then with all that the handyman may do after it."""
        self._weigh_supplies()
        for floor in range(3):
            for cell in range(FIRST[floor], END[floor]):
                for room in range(ROOMS):
                    if self._is_supply(cell, room):
                        self._try_supply(floor, cell, room)
        if self._request.swap != BEST:
            return
        self._bounds.prepare(self._house)
        for floor in range(3):
            for cell in range(FIRST[floor], END[floor]):
                for room in range(ROOMS):
                    if self._is_supply(cell, room):
                        self._try_pairs(floor, cell, room)

    def _weigh_supplies(self):
        """Weigh each row with each discarded room on each of its cards."""
        house = self._house
        for floor in range(3):
            for cell in range(FIRST[floor], END[floor]):
                card = house.cards[cell]
                decor = house.decor[cell]
                for room in range(ROOMS):
                    worth = ILLEGAL
                    if (
                        card != BARE
                        and self._request.discarded >> room & 1
                        and belongs(room, floor == 0)
                    ):
                        self._place(cell, room, 0)
                        worth = self._weigh(floor)
                    self._supplied[cell * _ROOM + room] = worth
                self._place(cell, card, decor)

    def _is_supply(self, cell, room):
        """Whether the supplier may put the room there."""
        return self._supplied[cell * _ROOM + room] >= 0 and self._may_place(cell, room)

    def _try_supply(self, floor, cell, room):
        house = self._house
        kept = self._rows[floor]
        self._rows[floor] = self._supplied[cell * _ROOM + room]
        number = cell * _ROOM + room + 1
        if self._request.swap == TOLD:
            card = house.cards[cell]
            decor = house.decor[cell]
            self._place(cell, room, 0)
            self._try_told_swap(number << _SUPPLY)
            self._place(cell, card, decor)
        else:
            self._offer(self._total(), number << _SUPPLY)
        self._rows[floor] = kept

    def _try_pairs(self, floor, cell, room):
        """Offer a supplied room with every swap after it; the rows are still those before it."""
        house = self._house
        card = house.cards[cell]
        decor = house.decor[cell]
        base = self._rows[floor]
        worth = self._supplied[cell * _ROOM + room]
        number = cell * _ROOM + room + 1 << _SUPPLY
        self._rows[floor] = worth
        total = self._total()
        for other in range(3):
            if other != floor and self._inside[other]:
                self._offer(total + self._inside[other], number | self._inside_swap[other])
        self._place(cell, room, 0)
        if total - (worth >> WORTH) + self._bounds.most(floor) >= self._best:
            self._try_inside(floor, total, number)
        if floor:
            self._try_crossed(floor, cell, card, base, number)
        elif self._across:
            self._offer(total + self._across, number | self._across_swap)
        self._place(cell, card, decor)
        self._rows[floor] = base

    def _try_inside(self, floor, total, number):
        for one in range(FIRST[floor], END[floor]):
            for other in range(one + 1, END[floor]):
                gain = self._gain_inside(floor, one, other)
                if gain > 0:
                    self._offer(total + gain, number | one * _CELL + other)

    def _try_crossed(self, floor, cell, old, base, number):
        """Swaps between the floors after a room came onto `cell` of a floor, in place of `old`.

        base   the floor's row before that
        """
        house = self._house
        cards = house.cards
        crossed = self._crossed
        room = cards[cell]
        rest = self._rows[0]
        more = self._rows[floor] - base
        most_useful = house.most_useful()
        far_first = FIRST[3 - floor]
        far_end = END[3 - floor]
        for own in range(FIRST[floor], END[floor]):
            if own == cell or cards[own] == BARE:
                continue
            mask = ties(cards, cell, old, room, own)
            own_bit = 1 << cards[own]
            alike = self._alike[own]
            for far in range(far_first, far_end):
                far_row = crossed[far * CELLS + own]
                if far_row < 0 or alike >> far & 1:
                    continue
                if mask & (1 << cards[far] | own_bit):
                    row = self._weigh_with(floor, own, far)
                else:
                    row = crossed[own * CELLS + far] + more
                if (rest + row + far_row >> WORTH) + most_useful >= self._best:
                    self._offer_rows(floor, own, far, row, far_row, number)
        for far in range(far_first, far_end):
            far_row = self._supplied[far * _ROOM + room]
            if far_row >= 0 and self._changes(cell, far):
                row = crossed[cell * CELLS + far]
                self._offer_rows(floor, cell, far, row, far_row, number)

    def _offer_rows(self, floor, own, far, row, far_row, number):
        house = self._house
        if floor == 1:
            total = house.total(self._rows[0], row, far_row)
            self._offer(total, number | own * _CELL + far)
        else:
            total = house.total(self._rows[0], far_row, row)
            self._offer(total, number | far * _CELL + own)

    def _weigh_with(self, floor, cell, source):
        """Return the row of a floor with a card of the other floor on one of its cells."""
        house = self._house
        card = house.cards[cell]
        decor = house.decor[cell]
        self._place(cell, house.cards[source], house.decor[source])
        worth = self._weigh(floor)
        self._place(cell, card, decor)
        return worth


def _swap(house, one, other):
    cards = house.cards
    decor = house.decor
    card = cards[one]
    cards[one] = cards[other]
    cards[other] = card
    points = decor[one]
    decor[one] = decor[other]
    decor[other] = points
