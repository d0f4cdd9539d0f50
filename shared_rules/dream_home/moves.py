"""How the result lists an exchange: its five numbers, and what they stand for."""

from .fields import FLOOR_WORDS, HANDYMAN, HELPER_WORDS, MOST_PLAYERS, SUPPLIER
from .rooms import ROOM_WORDS

FIRST_PLACE = bytes((0, 2, 7))  # of each floor; places are numbered through the house
_SPACES = ((0, 2), (1, 5), (2, 5))
PLACES = tuple(
    [(FLOOR_WORDS[floor], space) for floor, spaces in _SPACES for space in range(spaces)]
)

MOVES = "exchanges"
MOVE_KEYS = ("player", "helper", "place", "other", "gain")
MOST_MOVES = 2 * MOST_PLAYERS

# By helper: what each key of the result shows. A number is that of the exchange; a number with
# words is the word that it stands for; several of these are a list.
MOVE_FORMS = {
    SUPPLIER: (
        ("player", 0),
        ("helper", (1, HELPER_WORDS)),
        ("place", (2, PLACES)),
        ("room", (3, ROOM_WORDS)),
        ("gain", 4),
    ),
    HANDYMAN: (
        ("player", 0),
        ("helper", (1, HELPER_WORDS)),
        ("places", ((2, PLACES), (3, PLACES))),
        ("gain", 4),
    ),
}
