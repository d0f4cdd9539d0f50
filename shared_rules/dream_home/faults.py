"""What can be wrong with a Dream Home sheet, by number; the texts follow the same order."""

from micropython import const

WRONG_FLOOR = const(0)
OVER_EMPTY_SPACE = const(1)
OVER_LIMIT = const(2)
SAME_SPACE_TWICE = const(3)
DECOR_OUTSIDE = const(4)
DECOR_WITHOUT_ROOM = const(5)
DECOR_OF_OTHER_ROOM = const(6)
SECOND_DECOR = const(7)
TOKEN_TWICE = const(8)
WINDOW_TWICE = const(9)
HELPER_TWICE = const(10)
NO_SUPPLIER = const(11)
SUPPLY_ONTO_NOTHING = const(12)
NOT_DISCARDED = const(13)
SUPPLY_NOT_PLACED = const(14)
NO_HANDYMAN = const(15)
SWAP_WITH_ITSELF = const(16)
SWAP_OF_NOTHING = const(17)
SWAP_NOT_PLACED = const(18)

# The rule that each of them breaks.
RULES = (
    "D1.1",
    "D1.2",
    "D1.3",
    "D1.2",
    "D3",
    "D3",
    "D3",
    "D3",
    "D3",
    "D5.1",
    "D6",
    "D6.1",
    "D6.1",
    "D6.1",
    "D6.1",
    "D6.2",
    "D6.2",
    "D6.2",
    "D6.2",
)
