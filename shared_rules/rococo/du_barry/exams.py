"""Exams: tasks marked by her actions, completed at once when all are marked (R8.5-R8.9)."""

from micropython import const

from . import events as event
from . import piles, steps
from . import questions as q
from .blue_cards import forget
from .cards import FUND, RESOURCES, TAILOR, action_of
from .giving_up import GIVING_UP_FAME
from .state import (
    APPRENTICE,
    CARD_LIST,
    CURRENT,
    EMPLOYEES,
    EXAM,
    EXAM_CARDS,
    FAME,
    FAME_FOR_GAP,
    FUND_TASK,
    HUMAN_GAINED,
    JOURNEYMAN,
    JOURNEYMAN_EXAM,
    MASTER,
    MASTER_EXAM,
    NO_EXAM,
    STEP,
    TASKS,
    bits,
    blue_cards,
    has,
)

_ALL_TASKS = b"\x00\x0f\x07"  # by exam: none, four, three
_TOP_TASK = const(1)
_EXAM_DECK_SIZE = const(9)
_PASSED_FAME = const(1)
_ANY_BLUE = const(32766)  # answers 1..14 of BLUE_LEAVES, as bits


def mark_task(s, events):
    """See which task the action met, asking where only the printed tasks tell."""
    s[STEP] = steps.PASS_EXAM
    action = action_of(s[CARD_LIST + s[CURRENT]])
    if s[EXAM] == JOURNEYMAN_EXAM and action != TAILOR:
        if not s[FUND_TASK]:
            s[STEP] = steps.MARK_TASK
            q.ask(s, q.FUND_TASK)
        elif action == FUND:
            _mark(s, s[FUND_TASK], events)
        elif action == RESOURCES:
            _ask_open(s, q.RESOURCE_TASK, 2 << s[FUND_TASK] - 1)
    elif s[EXAM] == MASTER_EXAM and action == TAILOR:
        if not s[TASKS] & 1:
            q.ask(s, q.THIMBLE)
        else:
            _ask_open(s, q.MASTER_TASK, 2)


def _ask_open(s, question, barred):
    """Ask which open task was met, the topmost one; not if none is open."""
    barred |= s[TASKS] << 1
    if barred != _ALL_TASKS[s[EXAM]] << 1:
        q.ask(s, question, 0, barred)


def told_fund_task(s, value, events):
    """Which of the four tasks is to fund a decoration."""
    s[FUND_TASK] = value


def told_task(s, value, events):
    """The topmost open task that the action met, or none."""
    if value:
        _mark(s, value, events)


def told_thimble(s, value, events):
    """Only a garment with a golden thimble meets the top task of the master exam (R8.6)."""
    if value:
        _mark(s, _TOP_TASK, events)
    else:
        _ask_open(s, q.MASTER_TASK, 2)


def _mark(s, task, events):
    bit = 1 << task - 1
    if not s[TASKS] & bit:
        s[TASKS] |= bit
        events.add(event.MARKED, task, s[EXAM])


def pass_exam(s, events):
    """Complete the exam if all its tasks are marked."""
    if s[EXAM] == NO_EXAM or s[TASKS] != _ALL_TASKS[s[EXAM]]:
        s[STEP] = steps.FINISH
        return
    s[FAME] += _PASSED_FAME
    events.add(event.PASSED, s[EXAM], _PASSED_FAME)
    s[STEP] = steps.REMOVE


def remove(s, events):
    """A random apprentice, but not of level 6, or a random journeyman leaves the game."""
    s[STEP] = steps.JOIN
    kind = APPRENTICE if s[EXAM] == JOURNEYMAN_EXAM else JOURNEYMAN
    count = s[EMPLOYEES + kind]
    if not count:
        events.add(event.NO_ONE_LEAVES, kind, _fame_for_gap(s))
        return
    s[EMPLOYEES + kind] -= 1
    events.add(event.REMOVED, kind)
    blue = blue_cards(s, kind)
    if blue:
        others = count > bits(blue)
        q.ask(s, q.BLUE_LEAVES, kind, ~blue & _ANY_BLUE | (0 if others else 1))


def told_leaving(s, value, events):
    """Which of her known end-game cards left, if it was one."""
    if value:
        forget(s, value - 1)


def join(s, events):
    """A random card of the exam deck joins hers; asked only if the deck may be empty."""
    if s[EXAM_CARDS + s[EXAM] - 1] + s[HUMAN_GAINED] >= _EXAM_DECK_SIZE:
        q.ask(s, q.EXAM_DECK, s[EXAM])
    else:
        told_exam_deck(s, 1, events)


def told_exam_deck(s, value, events):
    """Whether the exam deck had a card left; then one more action card (R8.9)."""
    exam = s[EXAM]
    if value:
        kind = JOURNEYMAN if exam == JOURNEYMAN_EXAM else MASTER
        s[EMPLOYEES + kind] += 1
        s[EXAM_CARDS + exam - 1] += 1
        events.add(event.JOINED, kind)
    else:
        events.add(event.EXAM_DECK_EMPTY, exam, _fame_for_gap(s))
    piles.add_action(s, events)
    s[STEP] = steps.MOVE_ON


def move_on(s, events):
    """The task markers come back and the start marker moves to the other exam."""
    s[TASKS] = 0
    s[EXAM] = MASTER_EXAM if s[EXAM] == JOURNEYMAN_EXAM else JOURNEYMAN_EXAM
    events.add(event.MOVED_ON, s[EXAM])
    s[STEP] = steps.FINISH


def _fame_for_gap(s):
    """Take 3 fame for a part that cannot be done, if this is the setting; returns the fame."""
    if not has(s, FAME_FOR_GAP):
        return 0
    s[FAME] += GIVING_UP_FAME
    return GIVING_UP_FAME
