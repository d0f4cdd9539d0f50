"""What can be wrong with a Colors of Paris sheet, by number; the texts follow the same order."""

from micropython import const

TOO_MANY_BLACK = const(0)

# The rule that each of them breaks.
RULES = ("C3.4",)
