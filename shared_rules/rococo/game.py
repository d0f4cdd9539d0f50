"""Rococo Deluxe: the sheet, what to ask, the checks and the final scoring (rules R1-R11)."""

from .checks import check
from .faults import RULES
from .fields import MOST_PLAYERS, SEAT_WORDS, STEPS, TABLE
from .needs import need
from .scoring import DECIDERS, LINES, line_count, score

# What the result calls the balcony moves, and the three numbers of each.
MOVES = "moves"
MOVE_KEYS = ("player", "garment", "space")
MOST_MOVES = 8 * MOST_PLAYERS

__all__ = [
    "DECIDERS",
    "LINES",
    "MOST_MOVES",
    "MOST_PLAYERS",
    "MOVES",
    "MOVE_KEYS",
    "RULES",
    "SEAT_WORDS",
    "STEPS",
    "TABLE",
    "check",
    "line_count",
    "need",
    "score",
]
