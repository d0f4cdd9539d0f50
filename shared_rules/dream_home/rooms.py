"""The room cards: their limits, where they may lie, and what is printed on them (D1, D2)."""

from array import array

from micropython import const

# Rooms in the order of their words' spelling, so that numbers sort as the words do.
BATHROOM = const(0)
BEDROOM = const(1)
GAMES = const(2)
GARAGE = const(3)
KIDS = const(4)
KITCHEN = const(5)
LAUNDRY = const(6)
LIBRARY = const(7)
LIVING = const(8)
PANTRY = const(9)
SAUNA = const(10)
STORAGE = const(11)
STUDY = const(12)
WARDROBE = const(13)
WINE_CELLAR = const(14)
WORKSHOP = const(15)
ROOMS = const(16)
EMPTY = const(16)  # a card's back
BARE = const(17)  # no card at all
WALL = const(18)  # beside a row of spaces

ROOM_WORDS = (
    "bathroom", "bedroom", "games", "garage", "kids", "kitchen", "laundry", "library", "living",
    "pantry", "sauna", "storage", "study", "wardrobe", "wine_cellar", "workshop",
)  # fmt: skip
EMPTY_WORDS = ("empty",)

MOST_POINTS = const(99)
NO_ROOM = const(255)

# How many cards of a room join at most, and whether it lies in the basement.
LIMITS = bytes((1, 2, 1, 2, 2, 2, 1, 1, 3, 1, 1, 1, 1, 1, 1, 1))
IN_BASEMENT = bytes((0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 1, 1))

# Which neighbour an annex wants; for every card, empty and bare ones too.
BESIDE = bytes(
    (
        NO_ROOM, NO_ROOM, NO_ROOM, NO_ROOM, NO_ROOM, NO_ROOM, NO_ROOM, NO_ROOM, NO_ROOM,
        KITCHEN, BATHROOM, NO_ROOM, NO_ROOM, BEDROOM, NO_ROOM, NO_ROOM, NO_ROOM, NO_ROOM,
    )
)  # fmt: skip

# By room: the points of 1, 2, 3 joined cards; of an annex alone and beside the room it wants.
POINTS = (
    (1,), (1, 4), (2,), (0, 4), (2, 6), (1, 6), (2,), (2,), (1, 4, 9),
    (1, 3), (1, 3), (1,), (2,), (1, 3), (1,), (2,),
)  # fmt: skip


def _annex(card):
    for annex in range(ROOMS):
        if BESIDE[annex] == card:
            return annex
    return NO_ROOM


# Which annex wants to lie beside a card.
ANNEX = bytes([_annex(card) for card in range(WALL + 1)])


def _related(card):
    """The rooms that score other beside this one, as bits: its own kind, annex and wanted room."""
    bits = 0
    if card < ROOMS:
        bits = 1 << card
        if BESIDE[card] != NO_ROOM:
            bits |= 1 << BESIDE[card]
        if ANNEX[card] != NO_ROOM:
            bits |= 1 << ANNEX[card]
    return bits


RELATED = array("i", (_related(card) for card in range(WALL + 1)))


def belongs(card, in_basement):
    """Whether a card may lie in the basement, or on the floors (D1.1)."""
    return card == EMPTY or IN_BASEMENT[card] == in_basement
