"""Income and its parts (R5)."""

from micropython import const

from ..fields import DU_BARRY
from .table_state import LEFT, RIGHT

BASE = const(0)  # the parts
DECORATIONS = const(1)
GARMENTS = const(2)
JEWELS = const(3)
PARTS = const(4)

_BASE = const(5)


def earners(state):
    """Return how many players get an income, from the first on: du Barry gets none (R8.10)."""
    return DU_BARRY if state.solo else state.players


def income(state, player, parts):
    """Write the parts of a player's income into `parts` (PARTS numbers); return their sum (R5)."""
    kitchens = state.kitchens[player]
    parts[BASE] = _BASE
    parts[DECORATIONS] = state.decorations[player] if kitchens & LEFT else 0
    parts[GARMENTS] = state.garments[player] if kitchens & RIGHT else 0
    parts[JEWELS] = state.jewels[player]
    return parts[BASE] + parts[DECORATIONS] + parts[GARMENTS] + parts[JEWELS]
