"""The connection bonus, given at once when she attends all five halls (R4, R8.10)."""

from . import events as event
from . import questions as q
from . import steps
from .state import ALL_HALLS, CONNECTED, STEP, halls_attended


def connect(s, events):
    """Ask for the best free connection space when she attends all halls for the first time."""
    s[STEP] = steps.MARK_TASK
    if not s[CONNECTED] and halls_attended(s) == ALL_HALLS:
        q.ask(s, q.CONNECTION)


def told_connection(s, value, events):
    """The printed fame of the space that she takes, or that none is free."""
    s[CONNECTED] = 1 + value
    if value:
        events.add(event.CONNECTION, value)
    else:
        events.add(event.NO_CONNECTION)
