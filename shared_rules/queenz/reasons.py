"""Why a line scored what it did, as numbers; the texts name the operands in this order."""

from micropython import const

ON_TRACK = const(0)  # points
NO_HIVE = const(1)
HIVES_COUNTED = const(2)  # hives, bees around each
NO_BONUS = const(3)
BONUS_TOKEN = const(4)  # points
