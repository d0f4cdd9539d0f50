"""Where each text of Queenz stands on the device."""

import game_places
from text_places import beside_a_number, column, line

from shared_rules.queenz.fields import MOST_HIVES

LONGEST_SUM = MOST_HIVES
FILLED = {**game_places.FILLED, "HIVES_SUM": "88"}

_PANEL = 41  # columns beside the map of a garden
_LETTER = 11

PLACES = {
    **game_places.PLACES,
    "HIVES_SUM": beside_a_number(2),
    "OPEN_MAP": line(),
    "LETTERS": column(_LETTER),
    "TOKENS": column(_PANEL - 3),
    "MAP_HINTS": column(_PANEL),
}
