"""One score sheet: the fields of a game's table over one flat buffer of small integers."""

from array import array

from micropython import const

from .table import ARRAY, ENTRY, LIST, NOTHING, PLAYER, WANTED

ABSENT = const(-32768)  # nothing was said
NONE = const(-32767)  # it was said that there is none
FAULTY = const(-32766)  # what was said cannot be used; whoever read it has reported it
MISSHAPEN = const(2)  # of an array: it is there, with a wrong number of entries, as reported


class Sheet:
    """Values of the fields of `table`; every cell is in range, ABSENT, NONE or FAULTY."""

    def __init__(self, table):
        self.table = table
        self.cells = array("h", bytes(2 * table.size))
        self.clear()

    def clear(self):
        """Forget everything."""
        cells = self.cells
        for cell in range(len(cells)):
            cells[cell] = ABSENT

    def copy(self, other):
        """Take over all values of `other`, a sheet of the same table."""
        cells = self.cells
        source = other.cells
        for cell in range(len(cells)):
            cells[cell] = source[cell]

    def cell(self, field, i=0, j=0):
        """Return the position of a value in `cells`."""
        table = self.table
        return table.base[field] + i * table.stride[field] + j

    def get(self, field, i=0, j=0):
        """Return what was said, or ABSENT, NONE or FAULTY."""
        table = self.table
        return self.cells[table.base[field] + i * table.stride[field] + j]

    def value(self, field, i=0, j=0):
        """Return the value that counts: what was said, else the field's default."""
        table = self.table
        value = self.cells[table.base[field] + i * table.stride[field] + j]
        return value if value > FAULTY else table.default[field]

    def fits(self, field, value):
        """Whether the value may stand in the field: in range, a player or entry that exists."""
        table = self.table
        if value == ABSENT or value == FAULTY:
            return True
        kind = table.kind[field]
        if value == NONE:
            # A player who is wanted may be nobody, also where JSON says so by absence.
            wanted_player = kind == PLAYER and table.ask[field] == WANTED
            return table.null[field] == NOTHING or wanted_player or field in table.worded
        if kind == PLAYER:
            return 0 <= value < self.used(table.players)
        if kind == ENTRY:
            return 0 <= value < self.used(table.high[field])
        if kind == ARRAY:
            return value == 1
        choices = table.choices.get(field)
        if choices and value not in choices:
            return False
        return table.low[field] <= value <= table.high[field]

    def put(self, field, i, j, value):
        """Write a value and mark what holds it as present; False if it does not fit."""
        if not self.fits(field, value):
            return False
        self.cells[self.cell(field, i, j)] = value
        if value != ABSENT:
            self._hold(field, i, j)
        return True

    def used(self, container, i=0):
        """How many entries of a list or array are in use (those of a list: at index `i`)."""
        table = self.table
        if table.kind[container] == ARRAY:
            return table.high[container]
        value = self.cells[table.base[container] + i * table.stride[container]]
        return value if value > 0 else 0

    def rows(self, field):
        """How many first indexes of the field are in use; 1 if it takes none."""
        outer = self.table.outer[field]
        return 1 if outer < 0 else self.used(outer)

    def columns(self, field, i):
        """How many second indexes are in use at the first index `i`; 1 if it takes none."""
        inner = self.table.inner[field]
        return 1 if inner < 0 else self.used(inner, i)

    def held(self, field, i=0, j=0):
        """Whether the object or list that holds the field is there (the sheet itself always is)."""
        table = self.table
        parent = table.parent[field]
        if parent < 0:
            return True
        at = table.base[parent]
        if table.outer[parent] >= 0:
            at += i * table.stride[parent]
        return self.cells[at + j if table.inner[parent] >= 0 else at] >= 0

    def _cell_of(self, parent, i, j):
        """The position of what holds a value with the indexes `i` and `j`: it may take fewer."""
        table = self.table
        return self.cell(
            parent, i if table.outer[parent] >= 0 else 0, j if table.inner[parent] >= 0 else 0
        )

    def _hold(self, field, i, j):
        table = self.table
        parent = table.parent[field]
        while parent >= 0 and table.kind[parent] != LIST:
            cell = self._cell_of(parent, i, j)
            if self.cells[cell] < 0:
                self.cells[cell] = 1
            parent = table.parent[parent]
