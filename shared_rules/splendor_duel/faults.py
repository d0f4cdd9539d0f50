"""What can be wrong with a Splendor Duel sheet, by number; the texts follow the same order."""

from micropython import const

WRITTEN_TWICE = const(0)
NOT_WILD = const(1)
NO_COLOUR_TO_JOIN = const(2)
SAME_CARD = const(3)
ROYALS_NOT_EARNED = const(4)
ROYALS_OVER_GAME = const(5)
TOO_MANY_TOKENS = const(6)
TOKENS_OVER_GAME = const(7)
BOTH_WIN = const(8)

# The rule that each of them breaks.
RULES = ("S1.1", "S1.2", "S1.2", "S1.1", "S2.1", "S2.1", "S2.4", "S2.4", "S1.3")
