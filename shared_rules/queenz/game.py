"""Queenz: the sheet, what to ask, the checks, the gardens and the final scoring (rules Q1-Q2)."""

from .checks import check
from .faults import RULES
from .fields import MOST_PLAYERS, STEPS, TABLE
from .needs import need
from .scoring import DECIDERS, LINES, line_count, score

MOVES = ""  # the result lists nothing besides points
MOVE_KEYS = ()
MOST_MOVES = 0

__all__ = [
    "DECIDERS",
    "LINES",
    "MOST_MOVES",
    "MOST_PLAYERS",
    "MOVES",
    "MOVE_KEYS",
    "RULES",
    "STEPS",
    "TABLE",
    "check",
    "line_count",
    "need",
    "score",
]
