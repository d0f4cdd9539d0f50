"""One garden: its tokens, the groups that they make, and the bees around its hives."""

from array import array

from micropython import const

from .fields import FLOWERS, MOST_TOKENS

HIVE = const(5)  # stands where a flower's number would
_LEAST_GROUP = const(2)


class Garden:
    """Flowers and hives in the order in which they were laid.

    x, y      arrays of the places; (0, 0) is wherever one likes
    flower    bytearray, 0..4 for a colour, or HIVE
    bees      bytearray, 0..3 on each flower
    count     how many tokens lie here
    scored    the colours that scored in the last filling step, as bits
    """

    def __init__(self):
        self.x = array("b", (0 for _ in range(MOST_TOKENS)))
        self.y = array("b", (0 for _ in range(MOST_TOKENS)))
        self.flower = bytearray(MOST_TOKENS)
        self.bees = bytearray(MOST_TOKENS)
        self._found = bytearray(MOST_TOKENS)  # tokens of the group that is filled now
        self._seen = bytearray(MOST_TOKENS)
        self.clear()

    def clear(self):
        """Take all tokens away."""
        self.count = 0
        self.scored = 0

    def lay(self, x, y, flower, bees=0):
        """Lay a token, a flower of 0..4 or a HIVE; False if the garden has room for no more."""
        at = self.count
        if at == MOST_TOKENS:
            return False
        self.x[at] = x
        self.y[at] = y
        self.flower[at] = flower
        self.bees[at] = bees
        self.count = at + 1
        return True

    def all_bees(self):
        """Return the bees on all tokens (Q2.3)."""
        bees = 0
        for token in range(self.count):
            bees += self.bees[token]
        return bees

    def bees_around(self, hive):
        """Return the bees on the 8 places around the token `hive` (Q2.2)."""
        bees = 0
        for token in range(self.count):
            if (
                token != hive
                and abs(self.x[token] - self.x[hive]) <= 1
                and abs(self.y[token] - self.y[hive]) <= 1
            ):
                bees += self.bees[token]
        return bees

    def filling_points(self, first):
        """Return the points of one filling step, whose tokens are those from `first` on (Q1.1).

        Each group of two or more flowers of one colour, connected by sides,
        that a new flower makes or enlarges scores its whole size. `scored`
        tells in which colours: their honey pots, as far as they are not on
        the board yet, go there now (Q1.2).
        """
        self.scored = 0
        for token in range(self.count):
            self._seen[token] = 0
        points = 0
        for token in range(first, self.count):
            flower = self.flower[token]
            if flower < FLOWERS and not self._seen[token]:
                size = self._flood(token)
                if size >= _LEAST_GROUP:
                    points += size
                    self.scored |= 1 << flower
        return points

    def _flood(self, start):
        """Mark the group of a flower as seen; returns its size."""
        found = self._found
        found[0] = start
        self._seen[start] = 1
        size = 1
        at = 0
        while at < size:
            token = found[at]
            for other in range(self.count):
                if not self._seen[other] and self._touch(token, other):
                    self._seen[other] = 1
                    found[size] = other
                    size += 1
            at += 1
        return size

    def _touch(self, one, other):
        """Whether two flowers have the same colour and share a side."""
        return (
            self.flower[one] == self.flower[other]
            and abs(self.x[one] - self.x[other]) + abs(self.y[one] - self.y[other]) == 1
        )
