"""Her end-game employee cards: told when she hires one, and after the last round (R6.3, R10)."""

from . import events as event
from . import questions as q
from . import steps
from .state import (
    BLUE_LEFT,
    BLUE_LIST,
    BLUE_PARTS,
    BLUES,
    HIGH,
    KIND,
    MASTER,
    MOST_BLUE,
    STEP,
    employees,
)

COUNTED = 1  # parts of a card: 0 its kind
POINTS = 2
PER = 3
MOST = 4


def told_counts(s, value, events):
    """What the card counts, or that its fame is flat."""
    _put(s, COUNTED, value)
    _put(s, PER, 1)
    _put(s, MOST, 0)
    q.ask(s, q.BLUE_POINTS)


def told_points(s, value, events):
    """The fame of the card, for each group that it counts."""
    _put(s, POINTS, value)
    if s[_at(s) + COUNTED]:
        q.ask(s, q.BLUE_PER)
    else:
        _keep(s)


def told_per(s, value, events):
    """How many make a group."""
    _put(s, PER, value)
    q.ask(s, q.BLUE_MOST)


def told_most(s, value, events):
    """The cap of the card's fame, 0 if there is none."""
    _put(s, MOST, value)
    _keep(s)


def count_blue(s, events):
    """After the last round: how many of her other cards count at the end."""
    s[STEP] = steps.END
    left = min(employees(s), MOST_BLUE) - s[BLUES]
    s[KIND] = MASTER
    if left > 0:
        q.ask(s, q.MORE_BLUE)
        s[HIGH] = left


def told_more(s, value, events):
    """So many more cards are to be told."""
    s[BLUE_LEFT] = value
    if value:
        q.ask(s, q.BLUE_COUNTS)


def end(s, events):
    """The game is over; the score sheet knows the rest."""
    events.add(event.GAME_ENDS)
    q.ask(s, q.OVER)


def forget(s, blue):
    """Take a card that left the game from the list."""
    s[BLUES] -= 1
    for cell in range(BLUE_LIST + blue * BLUE_PARTS, BLUE_LIST + s[BLUES] * BLUE_PARTS):
        s[cell] = s[cell + BLUE_PARTS]


def _at(s):
    return BLUE_LIST + s[BLUES] * BLUE_PARTS


def _put(s, part, value):
    s[_at(s) + part] = value


def _keep(s):
    _put(s, 0, s[KIND])
    s[BLUES] += 1
    s[BLUE_LEFT] -= 1
    if s[BLUE_LEFT]:
        q.ask(s, q.BLUE_COUNTS)
