"""Who plays what: stands in a game's file of older records, before them."""

from micropython import const

from shared_rules.core.packing import SEAL, Damaged, Reader, Writer, sealed, unsealed

SIZE = const(256)  # bytes of a file that are kept free for it
MOST_SEATS = const(6)
LONGEST_NAME = const(24)  # bytes: eight syllables
NO_COLOUR = const(255)

_FORMAT = const(1)


class Facts:
    """One game's facts.

    game      its word in the registry
    profile   number of the copy profile it is played with, 0 for none
    seats     a tuple (colour, name) per player: a number of the game, and UTF-8 bytes, which may
              be empty
    """

    def __init__(self, game="", seats=(), profile=0):
        self.game = game
        self.seats = list(seats)
        self.profile = profile

    def pack(self):
        """Return SIZE bytes; ValueError if there are too many seats or a name is too long."""
        if len(self.seats) > MOST_SEATS:
            raise ValueError("too many seats")
        writer = Writer()
        writer.byte(_FORMAT)
        writer.text(self.game)
        writer.byte(self.profile)
        pack_seats(writer, self.seats)
        room = SIZE - SEAL - len(writer.data)
        return sealed(writer.data + bytes(room))

    def unpack(self, data):
        """Take what `pack` returned; Damaged if it is not that."""
        reader = Reader(unsealed(data))
        if reader.byte() != _FORMAT:
            raise Damaged
        self.game = reader.text().decode()
        self.profile = reader.byte()
        self.seats = unpack_seats(reader)


def pack_seats(writer, seats):
    """Append seats; ValueError if a name is too long."""
    writer.byte(len(seats))
    for colour, name in seats:
        if len(name) > LONGEST_NAME:
            raise ValueError("name too long")
        writer.byte(colour)
        writer.text(name)


def unpack_seats(reader):
    """Take seats."""
    return [(reader.byte(), reader.text()) for _ in range(reader.byte())]
