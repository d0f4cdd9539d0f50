"""What can be wrong with a Rococo sheet, by number; the texts follow the same order."""

from micropython import const

MIXED = const(0)
HER_LIVRES = const(1)
JEWELS_WITHOUT_BOX = const(2)
TOO_FEW_EMPLOYEES = const(3)
KINDS_OVER_SUM = const(4)
NOT_CONNECTED = const(5)
VIPS_OVER_GARMENTS = const(6)
COLOURS_NOT_HALLS = const(7)
GRAND_HALL_COUNT = const(8)
GRAND_HALL_POINTS = const(9)
GRAND_HALL_COLOURS = const(10)
STATUES_OVER_DECORATIONS = const(11)
POINTS_WITHOUT_DECORATIONS = const(12)
TOO_MANY_OF_COLOUR = const(13)
SECOND_KITCHEN = const(14)
SECOND_JEWEL_DECORATION = const(15)
DECORATION_WITHOUT_BOX = const(16)
MOVE_NOT_OWN = const(17)
MOVE_REPEATED = const(18)

# The rule that each of them breaks.
RULES = (
    "R6.9",
    "R8.1",
    "R7.2",
    "R3.5",
    "R1.2",
    "R4.2",
    "R6.5",
    "R6.8",
    "R6.7",
    "R6.9",
    "R6.8",
    "R6.8",
    "R6.9",
    "R1.4",
    "R3.6",
    "R7.2",
    "R7.2",
    "R6.7",
    "R6.7",
)
