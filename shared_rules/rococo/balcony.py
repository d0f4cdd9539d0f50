"""Which garments go from the Grand Hall onto the fireworks spaces (R6.7)."""

from array import array

from micropython import const

from .fields import COLOURS, MOST_IN_GRAND_HALL, MOST_SPACES

_DOUBLE = const(2)
_TRIPLE = const(3)
_NOWHERE = const(255)
_PREFIX = MOST_SPACES + 1


class Balcony:
    """The own garments in the Grand Hall and the own spaces of one player, and the best moves.

    Fill in with `begin`, `add_garment` and `add_space` in the order of their
    positions in the sheet; `search` leaves the moves in `garment_of` and
    `space_of`, `moves` of them, sorted by garment. Garments and spaces are
    named by the order in which they were added.
    """

    def __init__(self):
        self.points = bytearray(MOST_IN_GRAND_HALL)
        self.colours = bytearray(MOST_IN_GRAND_HALL)
        self.times = bytearray(MOST_SPACES)
        self.garment_of = bytearray(MOST_SPACES)
        self.space_of = bytearray(MOST_SPACES)
        self._try_garment = bytearray(MOST_SPACES)
        self._try_space = bytearray(MOST_SPACES)
        self._order = bytearray(COLOURS * MOST_IN_GRAND_HALL)
        self._size = bytearray(COLOURS)
        self._sums = array("h", (0 for _ in range(COLOURS * _PREFIX)))
        self._costs = bytearray(COLOURS * _PREFIX)
        self._take = bytearray(COLOURS)
        self._head = bytearray(COLOURS)
        self.begin()

    def begin(self):
        """Forget garments, spaces and moves."""
        self.garments = 0
        self.spaces = 0
        self.moves = 0
        self.value = 0
        self._triples = 0

    def add_garment(self, points, colour):
        """Add an own garment of the Grand Hall; `colour` 0 where no colour matters."""
        self.points[self.garments] = points
        self.colours[self.garments] = colour
        self.garments += 1

    def add_space(self, times):
        """Add an own fireworks space that multiplies a garment's fame by 2 or 3."""
        self.times[self.spaces] = times
        self.spaces += 1
        if times == _TRIPLE:
            self._triples += 1

    def take(self, garment, space):
        """Make this move, in its place among those that were made."""
        at = self.moves
        while at and self.garment_of[at - 1] > garment:
            self.garment_of[at] = self.garment_of[at - 1]
            self.space_of[at] = self.space_of[at - 1]
            at -= 1
        self.garment_of[at] = garment
        self.space_of[at] = space
        self.moves += 1

    def search(self, colour_counts, first, statues):
        """Find the moves of highest fame; among equals the fewest, then those that sort first.

        colour_counts, first   all own garments by colour, from that index on
        statues                own statues for which garments on the balcony do
                               not count; 0 if they count or there are none
        """
        self._sort()
        self._count_costs(colour_counts, first, statues)
        self.value = 0
        self.moves = 0
        take = self._take
        size = self._size
        for blue in range(min(size[0], self.spaces) + 1):
            take[0] = blue
            for pink in range(min(size[1], self.spaces - blue) + 1):
                take[1] = pink
                for green in range(min(size[2], self.spaces - blue - pink) + 1):
                    take[2] = green
                    for orange in range(min(size[3], self.spaces - blue - pink - green) + 1):
                        take[3] = orange
                        self._weigh(blue + pink + green + orange)

    def _sort(self):
        """Order the garments worth a move by colour, dearest first, then as they came."""
        order = self._order
        for colour in range(COLOURS):
            self._size[colour] = 0
        for garment in range(self.garments):
            if not self.points[garment]:
                continue
            colour = self.colours[garment]
            first = colour * MOST_IN_GRAND_HALL
            at = first + self._size[colour]
            while at > first and self.points[order[at - 1]] < self.points[garment]:
                order[at] = order[at - 1]
                at -= 1
            order[at] = garment
            self._size[colour] += 1

    def _count_costs(self, colour_counts, first, statues):
        """Per colour and number of moves: the fame moved, and what the statues lose (R6.8)."""
        for colour in range(COLOURS):
            count = colour_counts[first + colour]
            self._sums[colour * _PREFIX] = 0
            self._costs[colour * _PREFIX] = 0
            for move in range(min(self._size[colour], self.spaces)):
                at = colour * _PREFIX + move
                garment = self._order[colour * MOST_IN_GRAND_HALL + move]
                self._sums[at + 1] = self._sums[at] + self.points[garment]
                counted = statues and count - move <= statues
                self._costs[at + 1] = self._costs[at] + (2 if counted else 0)

    def _weigh(self, moves):
        value = 0
        for colour in range(COLOURS):
            at = colour * _PREFIX + self._take[colour]
            value += self._sums[at] - self._costs[at]
        if moves and self._triples:
            value += self._dearest(min(moves, self._triples))
        if value < self.value or (value == self.value and moves > self.moves):
            return
        self._place(moves)
        if value > self.value or moves < self.moves or self._sorts_first(moves):
            self.value = value
            self.moves = moves
            for move in range(moves):
                self.garment_of[move] = self._try_garment[move]
                self.space_of[move] = self._try_space[move]

    def _dearest(self, count):
        """Return the fame of the `count` dearest garments taken; `_border` is that of the last."""
        head = self._head
        for colour in range(COLOURS):
            head[colour] = 0
        fame = 0
        for _ in range(count):
            best = -1
            best_points = 0
            for colour in range(COLOURS):
                if head[colour] < self._take[colour]:
                    points = self.points[self._order[colour * MOST_IN_GRAND_HALL + head[colour]]]
                    if points > best_points:
                        best = colour
                        best_points = points
            head[best] += 1
            fame += best_points
            self._border = best_points
        return fame

    def _place(self, moves):
        """Give each garment taken its space, so that the list sorts first; see `search`."""
        triples = min(moves, self._triples)
        self._border = 0
        if triples:
            self._dearest(triples)
        border_triples = triples
        border_doubles = 0
        for garment in range(self.garments):
            if self._taken(garment):
                if self.points[garment] > self._border:
                    border_triples -= 1
                elif self.points[garment] == self._border:
                    border_doubles += 1
        border_doubles -= border_triples
        triple = self._next_space(-1, _TRIPLE)
        double = self._next_space(-1, _DOUBLE)
        move = 0
        for garment in range(self.garments):
            if not self._taken(garment):
                continue
            points = self.points[garment]
            if points == self._border and triples:
                onto_triple = border_triples and (not border_doubles or triple < double)
                if onto_triple:
                    border_triples -= 1
                else:
                    border_doubles -= 1
            else:
                onto_triple = points > self._border and triples
            self._try_garment[move] = garment
            self._try_space[move] = triple if onto_triple else double
            move += 1
            if onto_triple:
                triple = self._next_space(triple, _TRIPLE)
            else:
                double = self._next_space(double, _DOUBLE)

    def _taken(self, garment):
        colour = self.colours[garment]
        for rank in range(self._take[colour]):
            if self._order[colour * MOST_IN_GRAND_HALL + rank] == garment:
                return True
        return False

    def _next_space(self, after, times):
        for space in range(after + 1, self.spaces):
            if self.times[space] == times:
                return space
        return _NOWHERE

    def _sorts_first(self, moves):
        for move in range(moves):
            difference = self._try_garment[move] - self.garment_of[move]
            if not difference:
                difference = self._try_space[move] - self.space_of[move]
            if difference:
                return difference < 0
        return False
