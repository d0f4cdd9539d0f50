"""A game that is over, as bytes: who played, every line of the result, and the sheet.

The same bytes are read on the device and on the host; a seal finds damage. In a file games stand
one behind the other, each behind a head: mark, number, length of what follows, checksum.
"""

from micropython import const

from .packing import Damaged, Reader, Writer, sealed, unsealed
from .sheet import ABSENT

HEAD = const(7)  # bytes

_FORMAT = const(1)
_MARK = const(0xB5)
_LARGEST = const(8192)  # bytes


class OtherFormat(Damaged):
    """The bytes are whole, but of a version unknown here."""


class Played:
    """One game that is over.

    number    runs from 1; the device has no clock
    game      its word in the registry
    layout    of its table (core.layout)
    profile   number of the copy profile
    seats     a tuple (colour, name in UTF-8) per player
    lines     how many lines the result has
    points    `points[player * lines + line]`
    totals, ranks   per player
    decided   index into the game's DECIDERS
    moves     numbers of the result's moves, as many a move as its game says; behind the last
              one there may be zeros, since they are stored in threes
    cells     a list of (cell, value) of the sheet, all others being ABSENT
    """

    def __init__(self):
        self.number = self.layout = self.profile = self.lines = self.decided = 0
        self.game = ""
        self.seats = []
        self.points = []
        self.totals = []
        self.ranks = []
        self.moves = []
        self.cells = []

    def fill(self, sheet):
        """Write the sheet's cells into `sheet`, one of a table of the same layout."""
        sheet.clear()
        for cell, value in self.cells:
            sheet.cells[cell] = value


def pack(number, game, layout, profile, seats, sheet, result, lines):
    """Return the bytes of a finished game: its Sheet and the first `lines` of its Result."""
    writer = Writer()
    writer.byte(_FORMAT)
    writer.word(number)
    writer.text(game)
    writer.word(layout)
    writer.byte(profile)
    writer.byte(len(seats))
    for colour, name in seats:
        writer.byte(colour)
        writer.text(name)
    writer.byte(result.players)
    writer.byte(lines)
    for player in range(result.players):
        writer.word(result.totals[player])
        writer.byte(result.ranks[player])
        for line in range(lines):
            writer.word(result.points[player * result.lines + line])
    writer.byte(result.decided)
    numbers = result.move_count * result.width
    threes = (numbers + 2) // 3
    writer.byte(threes)
    for at in range(3 * threes):
        writer.word(result.moves[at] if at < numbers else 0)
    writer.cells(sheet.cells, ABSENT)
    return sealed(writer.data)


def unpack(data):
    """Return the Played of such bytes; Damaged if they are not whole, OtherFormat (see there)."""
    reader = Reader(unsealed(data))
    if reader.byte() != _FORMAT:
        raise OtherFormat
    played = Played()
    played.number = reader.word()
    played.game = reader.text().decode()
    played.layout = reader.word()
    played.profile = reader.byte()
    played.seats = [(reader.byte(), reader.text()) for _ in range(reader.byte())]
    players = reader.byte()
    played.lines = reader.byte()
    for _ in range(players):
        played.totals.append(reader.number())
        played.ranks.append(reader.byte())
        for _ in range(played.lines):
            played.points.append(reader.number())
    played.decided = reader.byte()
    played.moves = [reader.number() for _ in range(3 * reader.byte())]
    played.cells = [(reader.word(), reader.number()) for _ in range(reader.word())]
    return played


def head(number, length):
    """Return the HEAD bytes that stand before a game of that number and length."""
    writer = Writer()
    writer.byte(_MARK)
    writer.word(number)
    writer.word(length)
    writer.word(_checksum(number, length))
    return bytes(writer.data)


def told_by(data):
    """Return number and length that the bytes of a head tell; 0, 0 if they are damaged."""
    if len(data) < HEAD:
        return 0, 0
    reader = Reader(data)
    mark = reader.byte()
    number, length = reader.word(), reader.word()
    if mark != _MARK or length > _LARGEST or reader.word() != _checksum(number, length):
        return 0, 0
    return number, length


def _checksum(number, length):
    return (number * 257 + length * 91 + 7919) % 65521
