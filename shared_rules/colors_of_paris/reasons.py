"""Why a line scored what it did, as numbers; the texts name the operands in this order."""

from micropython import const

NO_PAINTING = const(0)
PAINTINGS_PRINTED = const(1)  # paintings, fame of the first seven
NO_WHITE = const(2)
WHITE_CUBES = const(3)  # white cubes
NO_BLACK = const(4)
BLACK_CUBES = const(5)  # black cubes
NO_TOKEN = const(6)
TOKENS = const(7)  # tokens, fame of each
NO_BONUS_CARD = const(8)
BONUS_CARDS_PRINTED = const(9)  # cards, fame of the first seven
