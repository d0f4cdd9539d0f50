"""The table of fields of one game: what a sheet can hold, where, and in which range."""

from array import array

from micropython import const

# What a field holds.
NUMBER = const(0)  # an integer
FLAG = const(1)  # 0 or 1
WORD = const(2)  # one of the words, by its position
WORDS = const(3)  # a set of the words, as bits
PLAYER = const(4)  # the index of a player of this sheet
ENTRY = const(5)  # the index of an entry of a list of this sheet
LIST = const(6)  # how many entries follow, 0..capacity
ARRAY = const(7)  # present or not; always `capacity` entries
OBJECT = const(8)  # present or not

# Who has to say it.
OPTIONAL = const(0)  # it has a default and nobody asks
WANTED = const(1)  # it has a default, but the wizard asks
REQUIRED = const(2)  # it has no default
NEEDED = const(3)  # it decides something now
DEPENDS = const(4)  # in a table only: the game's `need` answers one of the above

# What null means in JSON.
REFUSED = const(0)
UNKNOWN = const(1)  # as if it were absent
NOTHING = const(2)  # it is known that there is none

NOBODY = const(-1)  # the default of a player's index
_NO_FIELD = const(-1)


class Table:
    """The fields of one game, in the order of the score sheet's page.

    A path names the place in JSON: `players[].tally.halls[]`; each `[]` is an
    index, and the list or array before it must be declared first. `[0]` is a
    fixed place of a short array; a key that begins with `#` is the device's
    own and does not occur in JSON. Fields are known by the number that each
    method returns.
    """

    def __init__(self):
        self.paths = []
        self.words = []
        self.choices = []  # the numbers that fit, or None for all from low to high
        self.kind = array("h")
        self.low = array("h")
        self.high = array("h")
        self.ask = array("h")
        self.default = array("h")
        self.null = array("h")
        self.parent = array("h")
        self.outer = array("h")  # the container of the first index, or _NO_FIELD
        self.inner = array("h")  # the container of the second index, or _NO_FIELD
        self.base = array("h")
        self.stride = array("h")  # cells from one first index to the next
        self.size = 0
        self.players = _NO_FIELD

    def __len__(self):
        return len(self.paths)

    def number(self, path, high=99, ask=OPTIONAL, low=0, null=REFUSED, default=0):
        """Declare an integer in low..high; absent counts `default`."""
        return self._add(path, NUMBER, low, high, ask, null, default)

    def choice(self, path, numbers, ask=OPTIONAL, default=0):
        """Declare an integer that is one of `numbers`, a rising tuple."""
        return self._add(
            path, NUMBER, numbers[0], numbers[-1], ask, REFUSED, default, choices=numbers
        )

    def flag(self, path, ask=OPTIONAL, default=0):
        """Declare a truth value."""
        return self._add(path, FLAG, 0, 1, ask, REFUSED, default)

    def word(self, path, words, ask=OPTIONAL, default=0, null=REFUSED):
        """Declare one of `words` (a tuple of str), kept as its position."""
        return self._add(path, WORD, 0, len(words) - 1, ask, null, default, words)

    def word_set(self, path, words):
        """Declare a list of different `words`, kept as bits; at most 14 words."""
        return self._add(path, WORDS, 0, (1 << len(words)) - 1, OPTIONAL, REFUSED, 0, words)

    def player(self, path, ask=OPTIONAL, null=REFUSED):
        """Declare the index of a player; absent counts NOBODY."""
        return self._add(path, PLAYER, 0, 0, ask, null, NOBODY)

    def entry(self, path, container):
        """Declare the index of an entry of the list `container`."""
        return self._add(path, ENTRY, 0, container, REQUIRED, REFUSED, NOBODY)

    def list(self, path, capacity, ask=OPTIONAL, least=0, words=None):
        """Declare a list of at most `capacity` entries; `words` as in `array`."""
        field = self._add(path, LIST, least, capacity, ask, REFUSED, 0, words)
        if path == "players":
            self.players = field
        return field

    def array(self, path, capacity, ask=OPTIONAL, words=None):
        """Declare an array of exactly `capacity` entries.

        words   what may stand there instead: the first word for absent, the
                second, if there is one, for none
        """
        return self._add(path, ARRAY, capacity, capacity, ask, REFUSED, 0, words)

    def object(self, path, ask=OPTIONAL, null=REFUSED):
        """Declare an object, so that its presence is known."""
        return self._add(path, OBJECT, 1, 1, ask, null, 0)

    def capacity(self, container):
        """How many entries the list or array can hold."""
        return self.high[container]

    def depth(self, field):
        """How many indexes the field takes, 0..2."""
        return (self.outer[field] >= 0) + (self.inner[field] >= 0)

    def _add(self, path, kind, low, high, ask, null, default, words=None, choices=None):
        outer = inner = _NO_FIELD
        at = path.find("[]")
        if at >= 0:
            outer = self.paths.index(path[:at])
            at = path.find("[]", at + 2)
            if at >= 0:
                inner = self.paths.index(path[:at])
        stride = 1 if inner < 0 else self.high[inner]
        cells = stride if outer < 0 else stride * self.high[outer]
        self.parent.append(self._parent(path))
        self.paths.append(path)
        self.words.append(words)
        self.choices.append(choices)
        self.kind.append(kind)
        self.low.append(low)
        self.high.append(high)
        self.ask.append(ask)
        self.default.append(default)
        self.null.append(null)
        self.outer.append(outer)
        self.inner.append(inner)
        self.base.append(self.size)
        self.stride.append(stride)
        self.size += cells
        return len(self.paths) - 1

    def _parent(self, path):
        for end in range(len(path) - 1, 0, -1):
            if path[end] in ".[" and path[:end] in self.paths:
                return self.paths.index(path[:end])
        return _NO_FIELD
