"""Supplier and handyman: which exchanges are legal, and the best pair of both (D6).

The best pair is found exactly. What a row of spaces is worth depends on nothing but its cards,
so the rows that a single changed card makes are weighed once and kept; a pair then needs at most
one row weighed anew, and none where what is kept already says that it cannot win.
"""

from micropython import const

from .bounds import Bounds, ties
from .house import CELLS, END, FIRST, NO_CELL, WORTH, floor_of
from .request import BEST, NOTHING, TOLD
from .rooms import BARE, ROOMS, belongs
from .weighing import CELL, Weighing, swap

NO_PAIR = const(-1)

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
        self._bounds = Bounds()
        self._best = NO_PAIR
        self._number = 0
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
        self._best = NO_PAIR
        self._number = 0
        weighing = self._weighing
        weighing.begin(house)
        self.before = weighing.total()
        if request.supply == TOLD:
            self._try_told_supply()
        else:
            if request.swap == BEST:
                weighing.weigh_swaps()
            self._try_swaps(0)
            if request.supply == BEST:
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
        supply = self._number >> _SUPPLY
        swapped = self._number & ((1 << _SUPPLY) - 1)
        self.after = self._best
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

    def _offer(self, total, number):
        if total > self._best or (total == self._best and number < self._number):
            self._best = total
            self._number = number

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
        self._offer(total, number)
        if self._request.swap == NOTHING:
            return
        for floor in range(3):
            if weighing.inside[floor]:
                self._offer(total + weighing.inside[floor], number | weighing.inside_swap[floor])
        if weighing.across:
            self._offer(total + weighing.across, number | weighing.across_swap)

    def _try_told_swap(self, number):
        house = self._house
        weighing = self._weighing
        one = self._request.swap_one
        other = self._request.swap_other
        if one == other or house.cards[one] >= BARE or house.cards[other] >= BARE:
            return
        if belongs(house.cards[one], floor_of(other) == 0) and belongs(
            house.cards[other], floor_of(one) == 0
        ):
            swap(house, one, other)
            total = house.total(weighing.weigh(0), weighing.weigh(1), weighing.weigh(2))
            swap(house, one, other)
            if total >= 0:
                self._offer(total, number | one * CELL + other)

    def _try_supplies(self):
        """Offer every room on every card alone, then with all that the handyman may do after it."""
        house = self._house
        self._weighing.weigh_supplies(self._request.discarded)
        in_pairs = self._request.swap == BEST
        if in_pairs:
            self._bounds.prepare(house)
        for after in range(1 + in_pairs):
            for floor in range(3):
                for cell in range(FIRST[floor], END[floor]):
                    for room in range(ROOMS):
                        number = self._weighing.supplied[cell * ROOMS + room]
                        if number >= 0 and _may_place(house, cell, room):
                            self._try_supply(floor, cell, room, after)

    def _try_supply(self, floor, cell, room, in_pairs):
        """Offer a supplied room; with `in_pairs` all swaps after it, else what was told or none."""
        house = self._house
        weighing = self._weighing
        card = house.cards[cell]
        decor = house.decor[cell]
        row = weighing.rows[floor]
        number = cell * ROOMS + room + 1 << _SUPPLY
        weighing.place(cell, room, 0)
        weighing.rows[floor] = weighing.supplied[cell * ROOMS + room]
        if in_pairs:
            self._try_pairs(floor, cell, card, row, number)
        elif self._request.swap == TOLD:
            self._try_told_swap(number)
        else:
            self._offer(weighing.total(), number)
        weighing.place(cell, card, decor)
        weighing.rows[floor] = row

    def _try_pairs(self, floor, cell, old, base, number):
        """Offer every swap after a room has come onto `cell` of a floor.

        old    the card that lay there
        base   the floor's row before
        """
        weighing = self._weighing
        total = weighing.total()
        for other in range(3):
            if other != floor and weighing.inside[other]:
                self._offer(total + weighing.inside[other], number | weighing.inside_swap[other])
        rest = total - (weighing.rows[floor] >> WORTH)
        if rest + self._bounds.most(floor) >= self._best:
            self._try_inside(floor, total, number)
        if floor:
            self._try_across(floor, cell, old, base, number)
            self._try_moving(floor, cell, number)
        elif weighing.across:
            self._offer(total + weighing.across, number | weighing.across_swap)

    def _try_inside(self, floor, total, number):
        for one in range(FIRST[floor], END[floor]):
            for other in range(one + 1, END[floor]):
                gain = self._weighing.gain_inside(floor, one, other)
                if gain > 0:
                    self._offer(total + gain, number | one * CELL + other)

    def _try_across(self, floor, cell, old, base, number):
        """Swaps between the floors of other cards than the supplied one; see `_try_pairs`."""
        weighing = self._weighing
        cards = self._house.cards
        crossed = weighing.crossed
        basement = weighing.rows[0]
        more = weighing.rows[floor] - base
        most_useful = self._house.most_useful()
        for own in range(FIRST[floor], END[floor]):
            if own == cell or cards[own] == BARE:
                continue
            mask = ties(cards, cell, old, cards[cell], own)
            own_bit = 1 << cards[own]
            alike = weighing.alike[own]
            for far in range(FIRST[3 - floor], END[3 - floor]):
                far_row = crossed[far * CELLS + own]
                if far_row < 0 or alike >> far & 1:
                    continue
                if mask & (1 << cards[far] | own_bit):
                    row = weighing.weigh_with(floor, own, far)
                else:
                    row = crossed[own * CELLS + far] + more
                if (basement + row + far_row >> WORTH) + most_useful >= self._best:
                    self._offer_rows(floor, own, far, row, far_row, number)

    def _try_moving(self, floor, cell, number):
        """Swaps of the supplied card itself with one of the other floor."""
        weighing = self._weighing
        room = self._house.cards[cell]
        for far in range(FIRST[3 - floor], END[3 - floor]):
            far_row = weighing.supplied[far * ROOMS + room]
            if far_row >= 0:
                row = weighing.crossed[cell * CELLS + far]
                self._offer_rows(floor, cell, far, row, far_row, number)

    def _offer_rows(self, floor, own, far, row, far_row, number):
        basement = self._weighing.rows[0]
        if floor == 1:
            total = self._house.total(basement, row, far_row)
            self._offer(total, number | own * CELL + far)
        else:
            total = self._house.total(basement, far_row, row)
            self._offer(total, number | far * CELL + own)


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
