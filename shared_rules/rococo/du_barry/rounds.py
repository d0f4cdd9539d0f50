"""Seven rounds, who starts each, and whose turn it is (R2, R8.1-R8.3)."""

from micropython import const

from . import events as event
from . import piles, steps
from . import questions as q
from .state import (
    ACTION,
    BESIDE_TRACKER,
    EXTRA,
    EXTRA_AT_ONCE,
    FAVOUR_OF,
    GAINED_NOW,
    HIRED_NOW,
    HUMAN,
    HUMAN_CARDS,
    HUMAN_GAINED,
    LAST_ROUND,
    LAST_TURN,
    NO_ONE,
    ROUND,
    SHE,
    STARTER,
    STEP,
    has,
)

_CHOSEN_CARDS = const(3)
_PREPARED = const(1)  # what GO_ON is about: the round, not her turn
_FAVOUR_TAKEN = const(10)  # answers 1 and 3 of HUMAN_TURN, as bits
_CARDS_GAINED = const(28)  # answers 2, 3 and 4
_MOST_GAINED = const(8)  # a round: 4 to hire, a special apprentice, exams
_WITH_FAVOUR = b"\x00\x01\x00\x01\x00"
_WITH_CARDS = b"\x00\x00\x01\x01\x02"


def begin_round(s, events):
    """Start the next round: the holder of the Queen's Favour starts; 25 cards shuffled, 4 dealt."""
    if s[ROUND] == LAST_ROUND:
        s[STEP] = steps.COUNT_BLUE
        return
    if s[FAVOUR_OF] != NO_ONE:
        s[STARTER] = s[FAVOUR_OF]
        s[FAVOUR_OF] = NO_ONE
    s[ROUND] += 1
    s[HUMAN_CARDS] = _CHOSEN_CARDS
    s[LAST_TURN] = NO_ONE
    s[EXTRA] = 0
    s[HIRED_NOW] = 0
    s[GAINED_NOW] = 0
    piles.deal(s)
    events.add(event.ROUND_BEGINS, s[ROUND], s[STARTER])
    s[STEP] = steps.NEXT_TURN
    if not has(s, BESIDE_TRACKER):
        q.ask(s, q.GO_ON, _PREPARED)


def next_turn(s, events):
    """Give the turn to whoever has cards, the other one first (R2.3)."""
    if has(s, BESIDE_TRACKER):
        s[STEP] = steps.TURN_CARD
        q.ask(s, q.GO_ON)
        return
    last = s[LAST_TURN]
    if s[EXTRA] and s[ACTION] and has(s, EXTRA_AT_ONCE):
        s[EXTRA] -= 1
        turn = SHE
    else:
        turn = s[STARTER] if last == NO_ONE else 1 - last
        if not _cards(s, turn):
            turn = 1 - turn
    if not _cards(s, turn):
        s[STEP] = steps.BEGIN_ROUND
        return
    s[LAST_TURN] = turn
    if turn == HUMAN:
        barred = 0 if s[FAVOUR_OF] == NO_ONE else _FAVOUR_TAKEN
        if s[GAINED_NOW] >= _MOST_GAINED:
            barred |= _CARDS_GAINED
        q.ask(s, q.HUMAN_TURN, s[HUMAN_CARDS], barred)
        return
    s[STEP] = steps.TURN_CARD
    if last == SHE:
        q.ask(s, q.GO_ON)


def told_turn(s, value, events):
    """The human played a card: what of it concerns her."""
    if _WITH_FAVOUR[value]:
        s[FAVOUR_OF] = HUMAN
    s[GAINED_NOW] += _WITH_CARDS[value]
    s[HUMAN_GAINED] += _WITH_CARDS[value]
    s[HUMAN_CARDS] += _WITH_CARDS[value] - 1
    s[STEP] = steps.NEXT_TURN


def go_on(s, value, events):
    """Nothing to note: the next step was set when the question was put."""


def _cards(s, player):
    return s[HUMAN_CARDS] if player == HUMAN else s[ACTION]
