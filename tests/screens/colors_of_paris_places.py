"""Where each text of Colors of Paris stands on the device."""

import game_places

LONGEST_SUM = game_places.LONGEST_SUM
FILLED = game_places.FILLED
PLACES = game_places.PLACES
