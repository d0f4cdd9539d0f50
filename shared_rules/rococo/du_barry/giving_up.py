"""She cannot do it at all: 3 fame instead (R8.3)."""

from micropython import const

from . import events as event
from . import steps
from .state import FAME, STEP

GIVING_UP_FAME = const(3)


def give_up(s, why, events):
    """Give up the action for 3 fame; `why` is one of the NO_ constants of events."""
    s[FAME] += GIVING_UP_FAME
    events.add(event.GAVE_UP, GIVING_UP_FAME, why)
    s[STEP] = steps.FINISH
