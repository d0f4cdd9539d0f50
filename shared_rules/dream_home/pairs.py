"""The best of supplier and handyman together, weighing only what may win (D6).

Rows without the supplied card, but with what the handyman does, are weighed first. What the room
that comes gains at most says then which pairs may win; most of these are added up, for the room
gains what it gains without the handyman. The others are weighed.
"""

from array import array

from micropython import const

from .bounds import KINDS, Bounds, room_between, ties
from .house import END, FIRST, ILLEGAL, WORTH
from .rooms import BARE, BATHROOM, RELATED, ROOMS, WALL
from .weighing import CELL, SPACES, swap

_NEVER = const(-4000)  # less than any house is worth


class Pairs:
    """Swaps after a room has come onto a card of floor 1 or 2; see `try_room`."""

    def __init__(self, weighing, best):
        self._weighing = weighing
        self._best = best
        self._bounds = Bounds()
        cells = END[2]
        # By cell, points at most without its card: of its row after a swap of two others; of its
        # row after any swap in it; of its row after a swap of itself with the other floor; of both
        # rows after a swap of another card with the other floor.
        self._shuffled = array("h", (0 for _ in range(cells)))
        self._shuffle = bytearray(cells)  # that swap
        self._inside = array("h", (0 for _ in range(cells)))
        self._left = array("h", (0 for _ in range(cells)))
        self._reached = array("h", (0 for _ in range(cells)))
        # At cell * SPACES + the space of another card of its row: the points of the row after a
        # swap of both, without the cell's card; those of both rows at most, without it, after a
        # swap of the other card with the other floor; the rooms that then gain something else on
        # the cell than before, as bits.
        self._moved = array("h", (0 for _ in range(cells * SPACES)))
        self._crossing = array("h", (0 for _ in range(cells * SPACES)))
        self._touching = array("i", (0 for _ in range(cells * SPACES)))
        # By cell, other card and space of the other floor, the number of the row after that swap.
        self._replaced = array("i", (0 for _ in range(cells * SPACES * SPACES)))
        # At floor * ROOMS + room, points at most of the floor's row with that room supplied.
        self._landed = array("h", (0 for _ in range(3 * ROOMS)))

    def prepare(self, house):
        """Take over a house whose swaps and supplies are weighed; allocates nothing."""
        self._bounds.prepare(house)
        for floor in range(1, 3):
            for cell in range(FIRST[floor], END[floor]):
                self._shuffled[cell] = _NEVER
            for one in range(FIRST[floor], END[floor]):
                for other in range(one + 1, END[floor]):
                    self._prepare_shuffled(floor, one, other)
            for cell in range(FIRST[floor], END[floor]):
                self._prepare_cell(floor, cell)
            for room in range(ROOMS):
                self._prepare_room(floor, room)

    def _prepare_shuffled(self, floor, one, other):
        weighing = self._weighing
        if not weighing.changes(one, other):
            return
        swap(weighing.house, one, other)
        for cell in range(FIRST[floor], END[floor]):
            if cell != one and cell != other:
                points = weighing.weigh_with(floor, cell, BARE, 0) >> WORTH
                if points > self._shuffled[cell]:
                    self._shuffled[cell] = points
                    self._shuffle[cell] = one * CELL + other
        swap(weighing.house, one, other)

    def _prepare_cell(self, floor, cell):
        weighing = self._weighing
        house = weighing.house
        card = house.cards[cell]
        decor = house.decor[cell]
        inside = self._shuffled[cell]
        most = _NEVER
        for own in range(FIRST[floor], END[floor]):
            if own != cell and house.cards[own] != BARE and card != BARE:
                at = cell * SPACES + own - FIRST[floor]
                mask = ties(house.cards, cell, card, BARE, own)
                self._touching[at] = self._touches(floor, cell, own)
                weighing.place(cell, BARE, 0)
                self._prepare_own(floor, cell, own, mask)
                weighing.place(cell, card, decor)
                inside = max(inside, self._moved[at])
                most = max(most, self._crossing[at])
        self._inside[cell] = inside
        self._reached[cell] = most
        left = _NEVER
        for far in range(SPACES):
            row = weighing.crossed[cell * SPACES + far]
            if row >= 0:
                left = max(left, row >> WORTH)
        self._left[cell] = left

    def _prepare_own(self, floor, cell, own, mask):
        """Note what swaps of a card come to, as long as the cell lies bare.

        mask   the cards that gain something else on `own` because it does
        """
        weighing = self._weighing
        house = weighing.house
        crossed = weighing.crossed
        at = cell * SPACES + own - FIRST[floor]
        apart = weighing.weigh_with(floor, own, BARE, 0) - weighing.blank[own]
        first = FIRST[3 - floor]
        most = _NEVER
        for space in range(SPACES):
            far = first + space
            far_row = crossed[far * SPACES + own - FIRST[floor]]
            row = ILLEGAL
            if far_row >= 0:
                if mask >> house.cards[far] & 1:
                    row = weighing.weigh_with(floor, own, house.cards[far], house.decor[far])
                else:
                    row = crossed[own * SPACES + space]
                    if row >= 0:
                        row += apart
                if row >= 0:
                    most = max(most, self._points(row, far_row))
            self._replaced[at * SPACES + space] = row
        self._crossing[at] = most
        self._moved[at] = weighing.swapped(floor, cell, own) >> WORTH

    def _touches(self, floor, cell, own):
        """Return the rooms for which it matters on a cell what comes onto `own`, as bits."""
        cards = self._weighing.house.cards
        between = room_between(cards, cell, own)
        if between == BARE:
            return 0
        related = RELATED[cards[own]]
        for far in range(FIRST[3 - floor], END[3 - floor]):
            related |= RELATED[cards[far]]
        if between == WALL:
            return related
        bits = 1 << cards[own] | self._cards(3 - floor)
        return RELATED[between] if RELATED[between] & bits else 0

    def _prepare_room(self, floor, room):
        supplied = self._weighing.supplied
        most = _NEVER
        for cell in range(FIRST[floor], END[floor]):
            most = max(most, supplied[cell * ROOMS + room] >> WORTH)
        self._landed[floor * ROOMS + room] = most

    def try_room(self, floor, cell, room, number):
        """Offer every swap that may win after a room has come onto a cell.

        number   what the supplier does
        """
        weighing = self._weighing
        house = weighing.house
        best = self._best
        first = FIRST[floor]
        rows = weighing.rows
        row = weighing.supplied[cell * ROOMS + room]
        floors = rows[1] + rows[2] + house.alone(room) - house.alone(house.cards[cell])
        total = self._total(floor, row, rows[3 - floor])
        beside = total - self._points(row, rows[3 - floor])
        bathrooms = house.most_bathrooms(floors)
        most = self._left[cell] + self._landed[(3 - floor) * ROOMS + room]
        if not best.beats(most + beside + bathrooms, number):
            self._try_moving(floor, cell, room, number)
        rest = total - (row >> WORTH)
        gain = self._bounds.gain[floor * KINDS + room]
        if not best.beats(self._inside[cell] + rest + gain, number):
            if RELATED[room] & self._cards(floor):
                self._try_inside(floor, cell, room, rest + gain, number)
            else:
                self._add_inside(floor, cell, rest + gain, number)
        if room == BATHROOM:
            beside += bathrooms
        most = self._bounds.gain_joined[floor * KINDS + room] + beside
        if best.beats(self._reached[cell] + most, number):
            return
        least = (row - weighing.blank[cell] >> WORTH) + beside
        for own in range(first, END[floor]):
            if own != cell and house.cards[own] != BARE:
                at = cell * SPACES + own - first
                gain = most if self._touching[at] >> room & 1 else least
                if not best.beats(self._crossing[at] + gain, number):
                    self._try_across(floor, cell, own, room, gain, number)

    def _cards(self, floor):
        """Return the cards of a floor, as bits."""
        cards = self._weighing.house.cards
        bits = 0
        for cell in range(FIRST[floor], END[floor]):
            bits |= 1 << cards[cell]
        return bits

    def _add_inside(self, floor, cell, gain, number):
        """As `_try_inside` if none of the row's cards knows the room."""
        weighing = self._weighing
        self._best.offer(self._shuffled[cell] + gain, number | self._shuffle[cell])
        for own in range(FIRST[floor], END[floor]):
            if own != cell and weighing.house.cards[own] != BARE:
                swapped = min(cell, own) * CELL + max(cell, own)
                moved = self._moved[cell * SPACES + own - FIRST[floor]]
                self._best.offer(moved + gain, number | swapped)

    def _try_inside(self, floor, cell, room, gain, number):
        """Swaps in the supplied row; `gain`: points at most beside its other cards."""
        weighing = self._weighing
        house = weighing.house
        card = house.cards[cell]
        decor = house.decor[cell]
        shuffled = not self._best.beats(self._shuffled[cell] + gain, number)
        weighing.place(cell, room, 0)
        for one in range(FIRST[floor], END[floor]):
            for other in range(one + 1, END[floor]):
                if one == cell or other == cell:
                    own = other if one == cell else one
                    at = cell * SPACES + own - FIRST[floor]
                    wins = not self._best.beats(self._moved[at] + gain, number)
                else:
                    wins = shuffled
                if wins and weighing.changes(one, other):
                    row = weighing.swapped(floor, one, other)
                    self._offer(floor, row, weighing.rows[3 - floor], number | one * CELL + other)
        weighing.place(cell, card, decor)

    def _try_across(self, floor, cell, own, room, gain, number):
        """Swaps of another card than the supplied one with the other floor.

        gain   points at most beside the other cards of both rows
        """
        weighing = self._weighing
        house = weighing.house
        cards = house.cards
        replaced = self._replaced
        mask = ties(cards, cell, BARE, room, own)
        here = weighing.supplied[cell * ROOMS + room] - weighing.blank[cell]
        at = (cell * SPACES + own - FIRST[floor]) * SPACES
        first = FIRST[3 - floor]
        for far in range(first, END[3 - floor]):
            row = replaced[at + far - first]
            if row < 0:
                continue
            far_row = weighing.crossed[far * SPACES + own - FIRST[floor]]
            if self._best.beats(self._points(row, far_row) + gain, number):
                continue
            if mask >> cards[far] & 1:
                card = cards[cell]
                decor = house.decor[cell]
                weighing.place(cell, room, 0)
                row = weighing.weigh_with(floor, own, cards[far], house.decor[far])
                weighing.place(cell, card, decor)
            else:
                row += here
            swapped = own * CELL + far if floor == 1 else far * CELL + own
            self._offer(floor, row, far_row, number | swapped)

    def _try_moving(self, floor, cell, room, number):
        """Swaps of the supplied card itself with one of the other floor."""
        weighing = self._weighing
        first = FIRST[3 - floor]
        for far in range(first, END[3 - floor]):
            row = weighing.crossed[cell * SPACES + far - first]
            far_row = weighing.supplied[far * ROOMS + room]
            if row >= 0 and far_row >= 0:
                swapped = cell * CELL + far if floor == 1 else far * CELL + cell
                self._offer(floor, row, far_row, number | swapped)

    def _points(self, row, far_row):
        return (row + far_row >> WORTH) + self._weighing.house.bathrooms(row, far_row)

    def _offer(self, floor, row, far_row, number):
        self._best.offer(self._total(floor, row, far_row), number)

    def _total(self, floor, row, far_row):
        basement = self._weighing.rows[0]
        if floor == 1:
            return self._weighing.house.total(basement, row, far_row)
        return self._weighing.house.total(basement, far_row, row)
