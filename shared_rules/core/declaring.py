"""The declaration of a table of fields. A board gets the finished table instead of it."""

from .table import (
    ARRAY,
    ENTRY,
    FLAG,
    LIST,
    NO_FIELD,
    NOBODY,
    NUMBER,
    OBJECT,
    OPTIONAL,
    PLAYER,
    REFUSED,
    REQUIRED,
    WORD,
    WORDS,
    Fields,
)  # fmt: skip


class Table(Fields):
    """The fields of one game, declared in the order of the score sheet's page.

    A path names the place in JSON: `players[].tally.halls[]`; each `[]` is an
    index, and the list or array before it must be declared first. `[0]` is a
    fixed place of a short array; a key that begins with `#` is the device's
    own and does not occur in JSON. Fields are known by the number that each
    method returns.
    """

    def __init__(self):
        super().__init__()
        self.paths = []
        self.words = []

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

    def _add(self, path, kind, low, high, ask, null, default, words=None, choices=None):
        outer = inner = NO_FIELD
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
        if choices:
            self.choices[len(self.kind)] = choices
        if words and len(words) > 1 and (kind == LIST or kind == ARRAY):
            self.worded.append(len(self.kind))
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
        return NO_FIELD
