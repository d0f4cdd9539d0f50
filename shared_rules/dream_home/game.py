"""Dream Home: the sheet, what to ask, the checks, the exchanges and the scoring (rules D1-D7)."""

from .checks import check
from .faults import RULES
from .fields import MOST_PLAYERS, STEPS, TABLE
from .moves import MOST_MOVES, MOVE_KEYS, MOVES
from .needs import need
from .scoring import DECIDERS, LINES, line_count, score

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
    "move_forms",
    "need",
    "score",
]


def move_forms():
    """Return what each key shows of an exchange, by helper; only who writes JSON needs it."""
    from .move_forms import MOVE_FORMS

    return MOVE_FORMS
