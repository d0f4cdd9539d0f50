"""What can be wrong with a Queenz sheet, by number; the texts follow the same order."""

from micropython import const

BOTH_FORMS = const(0)
HIVE_IN_FLOWER = const(1)
SAME_PLACE = const(2)
TOO_MANY_HIVES = const(3)

# The rule that each of them breaks.
RULES = ("Q2.2", "Q1.1", "Q1.1", "Q1.1")
