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
NO_FIELD = const(-1)


class Fields:
    """The fields of one game, known by their numbers; `declaring.Table` says what they are.

    kind      what a field holds
    ask       who has to say it
    null      what null means
    low, high, default
    parent    the object or list that holds it, or NO_FIELD
    outer     the container of its first index, or NO_FIELD
    inner     the container of its second index, or NO_FIELD
    base      its first cell
    stride    cells from one first index to the next
    choices   the numbers that fit, where these are not all from low to high: by field
    worded    lists and arrays for which a word can say that there are none
    size      cells of all fields
    players   the list of players, or NO_FIELD
    layouts   fingerprints of the first fields, two bytes for each number of them, where known
    declared  on a board: the module that tells PATHS and WORDS of its tables, by their names
    name      on a board: its name there
    """

    def __init__(self):
        self.kind = array("h")
        self.ask = array("h")
        self.null = array("h")
        self.low = array("h")
        self.high = array("h")
        self.default = array("h")
        self.parent = array("h")
        self.outer = array("h")
        self.inner = array("h")
        self.base = array("h")
        self.stride = array("h")
        self.choices = {}
        self.worded = []
        self.size = 0
        self.players = NO_FIELD
        self.layouts = b""
        self.declared = self.name = ""

    def __getattr__(self, what):
        """Return the paths or words of a table on a board, which come into memory only now."""
        if what != "paths" and what != "words":
            raise AttributeError(what)
        module = __import__(self.declared, None, None, ("PATHS",))
        return getattr(module, what.upper())[self.name]

    def __len__(self):
        return len(self.kind)

    def capacity(self, container):
        """How many entries the list or array can hold."""
        return self.high[container]

    def depth(self, field):
        """How many indexes the field takes, 0..2."""
        return (self.outer[field] >= 0) + (self.inner[field] >= 0)
