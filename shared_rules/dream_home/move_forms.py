"""What stands in a result for the numbers of an exchange."""

from .fields import BASEMENT_SPACES, FLOOR_SPACES, FLOOR_WORDS, HANDYMAN, HELPER_WORDS, SUPPLIER
from .rooms import ROOM_WORDS

_SPACES = (BASEMENT_SPACES, FLOOR_SPACES, FLOOR_SPACES)
_PLACES = tuple(
    [(FLOOR_WORDS[floor], space) for floor in range(3) for space in range(_SPACES[floor])]
)

# By helper: what each key of the result shows. A number is that of the exchange; a number with
# words is the word that it stands for; several of these are a list.
MOVE_FORMS = {
    SUPPLIER: (
        ("player", 0),
        ("helper", (1, HELPER_WORDS)),
        ("place", (2, _PLACES)),
        ("room", (3, ROOM_WORDS)),
        ("gain", 4),
    ),
    HANDYMAN: (
        ("player", 0),
        ("helper", (1, HELPER_WORDS)),
        ("places", ((2, _PLACES), (3, _PLACES))),
        ("gain", 4),
    ),
}
