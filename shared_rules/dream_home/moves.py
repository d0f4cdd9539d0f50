"""How the result lists an exchange: its five numbers."""

from .fields import MOST_PLAYERS

FIRST_PLACE = bytes((0, 2, 7))  # of each floor; places are numbered through the house

MOVES = "exchanges"
MOVE_KEYS = ("player", "helper", "place", "other", "gain")
MOST_MOVES = 2 * MOST_PLAYERS
