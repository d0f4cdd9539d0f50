"""What is wrong with a sheet, as numbers: code, fault, and the places that take part."""

from array import array

from micropython import const

MISSING = const(1)
NEEDED = const(2)
UNKNOWN = const(3)
TYPE = const(4)
RANGE = const(5)
RULE = const(6)

CODES = ("", "missing", "needed", "unknown", "type", "range", "rule")

HEAD = const(3)  # code, fault, number of places
PLACE = const(3)  # field, first and second index
NO_INDEX = const(-1)


class Problems:
    """A list of problems in one preallocated buffer; what no longer fits sets `overflow`.

    A place is a field with its indexes, NO_INDEX where none is meant. An
    index more than the field takes names an entry of that list. Several
    places are those that a rule is about, of which the reader names the last.
    """

    def __init__(self, size=4096):
        self.data = array("h", bytes(2 * size))
        self.clear()

    def clear(self):
        """Forget all problems."""
        self.used = 0
        self.count = 0
        self.overflow = False
        self._head = 0

    def add(self, code, number=0):
        """Begin a problem.

        number   with RULE, which of the game's faults; with RANGE, the highest
                 that is right here, if it is less than the table says
        """
        if self.used + HEAD > len(self.data):
            self.overflow = True
            self._head = -1
            return
        self._head = self.used
        self.data[self.used] = code
        self.data[self.used + 1] = number
        self.data[self.used + 2] = 0
        self.used += HEAD
        self.count += 1

    def at(self, field, i=NO_INDEX, j=NO_INDEX):
        """Add a place to the problem that was begun last."""
        if self._head < 0 or self.used + PLACE > len(self.data):
            self.overflow = True
            return
        self.data[self.used] = field
        self.data[self.used + 1] = i
        self.data[self.used + 2] = j
        self.used += PLACE
        self.data[self._head + 2] += 1
