"""Why a line shows what it does, as numbers; the texts name the operands in this order."""

from micropython import const

CARDS_ONLY = const(0)  # points of the jewel cards
CARDS_AND_ROYALS = const(1)  # points of the jewel cards, of the royal cards
CROWNS_COUNTED = const(2)  # crowns
NO_COLOUR = const(3)
BEST_COLOUR = const(4)  # 4..8, by colour: points
