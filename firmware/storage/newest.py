"""The newest records of a game in one small block, and with them what a game's files say.

The block is small enough to stand inside its folder's entry in littlefs, on one page of flash:
storing it is a single program, and either all of it is there or the block before it. Its head
stands at both ends, so that one of them may be damaged.
"""

from micropython import const

from shared_rules.core.log import RECORD

RECORDS = const(19)
HEAD = const(10)  # bytes
SIZE = const(210)  # HEAD + RECORDS * RECORD + HEAD

_COPY = const(200)  # where the head stands again
_FORMAT = const(0x10)  # the upper four bits of the first byte
_FORMAT_BITS = const(0xF0)
_SIDE = const(1)
_FINISHED = const(2)
_VOID = const(4)
_CHECKED = const(8)  # bytes of the head before its checksum
_FACTOR = const(257)
_PRIME = const(65521)
_SEED = const(9029)

EMPTY = const(0)  # nothing there, or the game was given up
PLAYED = const(1)
FINISHED = const(2)
DAMAGED = const(3)
OTHER_FORMAT = const(4)


class Newest:
    """The block of one game.

    state    PLAYED, FINISHED, EMPTY; after `read` also DAMAGED or OTHER_FORMAT
    side     which of the two files holds the older records, 0 or 1
    older    how many records of that file count
    count    how many records are here
    turn     grows by one with each game that is begun or taken up
    number   of this game in the history, 0 while it has none
    """

    def __init__(self):
        self.block = bytearray(SIZE)
        self.clear()

    def clear(self):
        """Begin an empty block."""
        self.state = EMPTY
        self.side = self.older = self.count = self.turn = self.number = 0

    def read(self, file):
        """Read the block from the start of an open file, and return how many records are there.

        They are less than `count` when the file is too short.
        """
        block = self.block
        for at in range(SIZE):
            block[at] = 0
        length = file.readinto(block) or 0
        self.clear()
        if not self._understand(0) and not self._understand(_COPY):
            self.state = OTHER_FORMAT if _other_format(block) else DAMAGED
            return 0
        return min(self.count, max(0, length - HEAD) // RECORD)

    def append(self, records, length):
        """Add `length` bytes of records; False if there is no room."""
        if self.count * RECORD + length > RECORDS * RECORD:
            return False
        at = HEAD + self.count * RECORD
        for place in range(length):
            self.block[at + place] = records[place]
        self.count += length // RECORD
        return True

    def seal(self):
        """Write both heads."""
        block = self.block
        flags = _FORMAT | self.side
        if self.state == FINISHED:
            flags |= _FINISHED
        elif self.state == EMPTY:
            flags |= _VOID
        block[0] = flags
        block[1] = self.count
        _set_word(block, 2, self.older)
        _set_word(block, 4, self.turn)
        _set_word(block, 6, self.number)
        _set_word(block, _CHECKED, _checksum(block, 0))
        for place in range(HEAD):
            block[_COPY + place] = block[place]

    def _understand(self, at):
        block = self.block
        flags = block[at]
        if flags & _FORMAT_BITS != _FORMAT or _word(block, at + _CHECKED) != _checksum(block, at):
            return False
        self.state = EMPTY if flags & _VOID else FINISHED if flags & _FINISHED else PLAYED
        self.side = flags & _SIDE
        self.count = min(block[at + 1], RECORDS)
        self.older = _word(block, at + 2)
        self.turn = _word(block, at + 4)
        self.number = _word(block, at + 6)
        return True


def _other_format(block):
    """Whether the first head is in order but for its format."""
    return _word(block, _CHECKED) == _checksum(block, 0) and block[0] & _FORMAT_BITS != _FORMAT


def _checksum(block, at):
    check = _SEED
    for place in range(at, at + _CHECKED):
        check = (check * _FACTOR + block[place] + 1) % _PRIME
    return check


def _word(data, at):
    return data[at] | data[at + 1] << 8


def _set_word(data, at, value):
    data[at] = value & 0xFF
    data[at + 1] = value >> 8 & 0xFF
