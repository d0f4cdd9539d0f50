"""Turning a card: drawn here from a known list, or told by whoever turned it at the table."""

from . import events as event
from . import piles, steps
from . import questions as q
from .cards import DECK_SIZE, FAVOUR, MOST_WHICH, action_of, card, hall_of, same_upper
from .state import (
    ABOUT,
    ACTION,
    CARD,
    CARD_LIST,
    CARDS,
    CURRENT,
    FULL_HALLS,
    HIGH,
    MOST_CARDS,
    OFFERED,
    PHYSICAL_DECK,
    REVEALING,
    SEEN,
    STEP,
    has,
)


def turn_action(s, events):
    """Turn the top card of her action pile (R8.3)."""
    s[REVEALING] = 0
    piles.take_action(s)
    _turn(s, s[CURRENT], events)


def turn_for_hall(s, events):
    """Turn the top card of her draw pile for its lower part (R8.6)."""
    s[REVEALING] = 1
    _turn(s, piles.top(s), events)


def _turn(s, position, events):
    if has(s, PHYSICAL_DECK):
        q.ask(s, q.CARD_ACTION)
    else:
        _turned(s, position, events)


def told_action(s, value, events):
    """The upper part of the card at the table: which action."""
    s[CARD] = card(value, 0, 0, 0)
    if value == FAVOUR:
        _ask_lower(s)
        return
    q.ask(s, q.CARD_WHICH, value)
    s[HIGH] = MOST_WHICH[value] - 1


def told_which(s, value, events):
    """The upper part of the card at the table: which one of the action."""
    s[CARD] = card(s[ABOUT], value, 0, 0)
    _ask_lower(s)


def told_lower(s, value, events):
    """The lower part of the card at the table; the card is whole and goes into the list."""
    s[CARD] += card(0, 0, 1 + (value >> 1), value & 1)
    _turned(s, _learn(s, events), events)


def _ask_lower(s):
    """Ask for hall and jewel sign, first offered as on the first such card not seen this round."""
    q.ask(s, q.CARD_LOWER)
    for position in range(s[CARDS]):
        known = s[CARD_LIST + position]
        if not s[SEEN + position] and same_upper(known, s[CARD]):
            s[OFFERED] = (known & 15) - 2
            return


def _learn(s, events):
    """Return the position in the list of the card just told, added if it was not there."""
    for position in range(s[CARDS]):
        if s[CARD_LIST + position] == s[CARD] and not s[SEEN + position]:
            return position
    if s[CARDS] == MOST_CARDS:
        events.add(event.TOO_MANY, MOST_CARDS)
        s[CARD_LIST + MOST_CARDS - 1] = s[CARD]
        return MOST_CARDS - 1
    s[CARD_LIST + s[CARDS]] = s[CARD]
    s[CARDS] += 1
    if s[CARDS] < DECK_SIZE:
        events.add(event.LEARNED, s[CARDS])
    elif s[CARDS] == DECK_SIZE:
        events.add(event.COMPLETE, DECK_SIZE)
    else:
        events.add(event.TOO_MANY, s[CARDS])
    return s[CARDS] - 1


def _turned(s, position, events):
    number = s[CARD] = s[CARD_LIST + position]
    s[SEEN + position] = 1
    if s[REVEALING]:
        piles.reveal(s, position)
        events.add(event.REVEALED, number, s[FULL_HALLS] >> hall_of(number) - 1 & 1)
        s[STEP] = steps.FIND_SPOT
    else:
        s[CURRENT] = position
        events.add(event.TURNED, number, s[ACTION])
        s[STEP] = steps.ACT
    return action_of(number)
