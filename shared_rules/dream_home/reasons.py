"""Why a line scored what it did, as numbers; the texts name the operands in this order."""

from micropython import const

NO_ROOM = const(0)
ROOMS = const(1)  # rooms, points of the first seven
NO_EMPTY = const(2)
EMPTY_WORTH_NOTHING = const(3)  # empty rooms
EMPTY_WITH_ARCHITECT = const(4)  # empty rooms
NO_DECOR = const(5)
DECOR = const(6)  # tokens, points of the first seven
DECOR_WITH_DESIGNER = const(7)  # likewise, each with the designer's point
UNUSUAL = const(8)  # neither of both
TWO_BATHROOMS = const(9)  # points
THREE_KINDS = const(10)  # points
BOTH = const(11)  # points of each
UNFINISHED_ROOF = const(12)  # roof cards
ONE_COLOUR = const(13)  # colour, windows
MIXED = const(14)  # windows
