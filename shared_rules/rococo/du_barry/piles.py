"""Her draw pile, action pile and discard; 25 cards among them and the one being resolved."""

from ...core import random
from . import events as event
from .cards import DECK_SIZE, hall_of
from .state import (
    ACTION,
    ACTION_PILE,
    CARD_LIST,
    CURRENT,
    DISCARD,
    DISCARD_PILE,
    DRAW,
    DRAW_PILE,
    EXTRA,
    FULL_HALLS,
    NO_CARD,
    PHYSICAL_DECK,
    RANDOM,
    SEEN,
    STOP_AT_EMPTY,
    UNSEEN,
    has,
)

_FIRST_ACTIONS = 4


def deal(s):
    """Shuffle all 25 cards; the top 4 become her action pile, unseen (R8.2)."""
    hidden = has(s, PHYSICAL_DECK)
    for place in range(DECK_SIZE):
        s[DRAW_PILE + place] = UNSEEN if hidden else place
    for place in range(DRAW_PILE - SEEN):
        s[SEEN + place] = 0
    if not hidden:
        random.shuffle(s, RANDOM, s, DRAW_PILE, DECK_SIZE)
    s[DRAW] = DECK_SIZE - _FIRST_ACTIONS
    s[ACTION] = _FIRST_ACTIONS
    s[DISCARD] = 0
    s[CURRENT] = NO_CARD
    for place in range(_FIRST_ACTIONS):
        s[ACTION_PILE + place] = s[DRAW_PILE + s[DRAW] + place]


def take_action(s):
    """Take the top card of the action pile in hand (R8.3)."""
    s[ACTION] -= 1
    s[CURRENT] = s[ACTION_PILE + s[ACTION]]


def discard_current(s):
    """Put the card in hand onto her discard."""
    _discard(s, s[CURRENT])
    s[CURRENT] = NO_CARD


def reveal(s, position):
    """Put the top of the draw pile onto the discard; it is the card at a position of the list."""
    s[DRAW] -= 1
    _discard(s, position)


def top(s):
    """Return the position in the list of the top card of the draw pile; UNSEEN if not known."""
    return s[DRAW_PILE + s[DRAW] - 1]


def add_action(s, events):
    """Put the top of the draw pile, unseen, onto the action pile (R8.7, R8.9)."""
    if not ready(s, events):
        events.add(event.NO_MORE_ACTION)
        return
    s[DRAW] -= 1
    s[ACTION_PILE + s[ACTION]] = s[DRAW_PILE + s[DRAW]]
    s[ACTION] += 1
    s[EXTRA] += 1
    events.add(event.MORE_ACTION, s[ACTION])


def ready(s, events):
    """Whether a card can be drawn; shuffles her discard into an empty draw pile (R8.6)."""
    if s[DRAW]:
        return True
    if has(s, STOP_AT_EMPTY) or not s[DISCARD]:
        return False
    hidden = has(s, PHYSICAL_DECK)
    for place in range(s[DISCARD]):
        position = s[DISCARD_PILE + place]
        s[SEEN + position] = 0
        s[DRAW_PILE + place] = UNSEEN if hidden else position
    s[DRAW] = s[DISCARD]
    s[DISCARD] = 0
    if not hidden:
        random.shuffle(s, RANDOM, s, DRAW_PILE, s[DRAW])
    events.add(event.RESHUFFLED, s[DRAW])
    return True


def can_reveal_room(s):
    """Whether turning on can end: cards to draw, or a hall with room named in her discard."""
    if s[DRAW]:
        return True
    for place in range(s[DISCARD]):
        hall = hall_of(s[CARD_LIST + s[DISCARD_PILE + place]])
        if not s[FULL_HALLS] >> hall - 1 & 1:
            return True
    return False


def _discard(s, position):
    s[DISCARD_PILE + s[DISCARD]] = position
    s[DISCARD] += 1
