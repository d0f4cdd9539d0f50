"""Her actions but tailoring: Favour, resources, hiring, funding (R8.4, R8.5, R8.7, R8.8)."""

from micropython import const

from ..fields import HALLS
from . import events as event
from . import piles, steps, tailoring
from . import questions as q
from .cards import (
    FAVOUR,
    FIREWORKS,
    FIRST_POSITION,
    HIRE,
    JEWEL_DECORATION,
    KITCHEN_LEFT,
    KITCHEN_RIGHT,
    MUSICIAN,
    RESOURCES,
    STATUE,
    TAILOR,
    action_of,
    which_of,
)
from .giving_up import give_up
from .state import (
    ABOUT,
    APPRENTICE,
    BLUE_LEFT,
    BLUES,
    CARD,
    EMPLOYEES,
    FAME,
    FAVOUR_OF,
    HIGHEST_SPACE,
    HIRED_NOW,
    JEWEL_MARKER,
    JEWELRY_BOX,
    KIND,
    KITCHEN,
    LAST_ROUND,
    LEVEL_6_APPRENTICE,
    MOST_BLUE,
    MOST_SPACES,
    MUSICIANS,
    NO_ONE,
    ROUND,
    SHE,
    SPACE_FAME,
    SPACE_TIMES,
    STATUE_FAME,
    STATUES,
    STEP,
    TILES,
    TILES_TAKEN,
    TIMES,
    WHERE,
    employees,
    has,
)

_FAVOUR_FAME = const(3)
_FIRST_BLUE_ROUND = const(5)
_HIRE_SPACES = const(4)
_FIRST_LEVEL_6_ROUND = const(6)
_NONE_THERE = const(1)  # answer 0 of HIRED, as a bit
_ALL_SPACES = const(510)  # answers 1..8, as bits
_ALL_MUSICIANS = const(62)  # answers 1..5, as bits


def act(s, events):
    """Begin the action of the card in hand."""
    action = action_of(s[CARD])
    which = which_of(s[CARD])
    if action == FAVOUR:
        _take_favour(s, events)
    elif action == RESOURCES:
        if which < FIRST_POSITION:
            events.add(event.TAKE_DRAWER, 1 + which)
        else:
            events.add(event.TAKE_POSITION, which - FIRST_POSITION)
        q.ask(s, q.TILES)
    elif action == TAILOR:
        tailoring.begin(s, which, events)
    elif action == HIRE:
        _begin_hiring(s, which, events)
    else:
        _begin_funding(s, which, events)


def _take_favour(s, events):
    """Take the tile if it is free; 3 fame either way (R8.4)."""
    events.add(event.TAKE_FAVOUR)
    free = s[FAVOUR_OF] == NO_ONE
    if free:
        s[FAVOUR_OF] = SHE
    s[FAME] += _FAVOUR_FAME
    events.add(event.GOT_FAVOUR, _FAVOUR_FAME, int(free))
    s[STEP] = steps.FINISH


def told_tiles(s, value, events):
    """So many tiles were there (R8.5)."""
    if not value:
        give_up(s, event.NO_TILE, events)
        return
    s[TILES_TAKEN] = value
    s[TILES] += value
    events.add(event.GOT_TILES, value, s[TILES])
    s[STEP] = steps.MARK_TASK


def _begin_hiring(s, which, events):
    """The n-th card; from round 5 on the end-game card worth most to her (R8.7)."""
    late = s[ROUND] >= _FIRST_BLUE_ROUND
    events.add(event.HIRE_BLUE if late else event.HIRE_NTH, which >> 1, which & 1)
    if s[HIRED_NOW] == _HIRE_SPACES:
        give_up(s, event.NO_EMPLOYEE, events)
    elif late:
        q.ask(s, q.BLUE_CARD, which & 1)
    else:
        q.ask(s, q.HIRED)


def told_blue(s, value, events):
    """Which shown end-game card she takes, if there is one."""
    s[BLUE_LEFT] = int(value > 0 and s[BLUES] < MOST_BLUE)
    q.ask(s, q.HIRED, 0, _NONE_THERE if value else 0)


def told_hired(s, value, events):
    """What kind the card is that she hired."""
    if not value:
        give_up(s, event.NO_EMPLOYEE, events)
        return
    s[KIND] = value
    if value == APPRENTICE and s[ROUND] == LAST_ROUND:
        s[KIND] = LEVEL_6_APPRENTICE
    elif value == APPRENTICE and s[ROUND] == _FIRST_LEVEL_6_ROUND and has(s, JEWELRY_BOX):
        q.ask(s, q.LEVEL_SIX)
        return
    _take_employee(s, events)


def told_level(s, value, events):
    """Whether the apprentice is of level 6, and so never leaves by an exam (R8.9)."""
    if value:
        s[KIND] = LEVEL_6_APPRENTICE
    _take_employee(s, events)


def _take_employee(s, events):
    s[HIRED_NOW] += 1
    s[EMPLOYEES + s[KIND]] += 1
    events.add(event.HIRED, s[KIND], employees(s))
    piles.add_action(s, events)
    s[STEP] = steps.FINISH
    if s[BLUE_LEFT]:
        q.ask(s, q.BLUE_COUNTS)


def _begin_funding(s, which, events):
    """The decoration named, cheapest free space (R8.8)."""
    if which == JEWEL_DECORATION and not has(s, JEWELRY_BOX):
        events.add(event.FUND_CHEAPEST, which)
        give_up(s, event.NO_EXPANSION, events)
        return
    events.add(event.FUND_CHEAPEST, which)
    if _has_her_one(s, which):
        give_up(s, event.HAS_ONE, events)
        return
    if which == FIREWORKS:
        _ask_place(s, q.FIREWORKS_SPACE, _own(s, SPACE_TIMES, MOST_SPACES), _ALL_SPACES, events)
    elif which == MUSICIAN:
        _ask_place(s, q.MUSICIAN_HALL, _own(s, MUSICIANS, HALLS), _ALL_MUSICIANS, events)
    elif which == STATUE and s[STATUES] == MOST_SPACES:
        give_up(s, event.NO_SPACE, events)
    else:
        q.ask(s, q.FUNDED, which)


def _ask_place(s, question, own, all_places, events):
    """Ask for the place where several may be equally cheap, hers barred."""
    if own == all_places:
        give_up(s, event.NO_SPACE, events)
        return
    events.add(event.FUND_TIED, int(has(s, HIGHEST_SPACE)))
    q.ask(s, question, 0, own)


def _has_her_one(s, which):
    if which == KITCHEN_LEFT or which == KITCHEN_RIGHT:
        return s[KITCHEN + which - KITCHEN_LEFT] > 0
    return which == JEWEL_DECORATION and s[JEWEL_MARKER] > 0


def _own(s, first, count):
    """Her places among `count` cells from `first` on, as answers: bits from 1 on."""
    bits = 0
    for place in range(count):
        if s[first + place]:
            bits |= 2 << place
    return bits


def told_place(s, value, events):
    """Where the cheapest free space was: 0 nowhere, a hall, a fireworks space, or just there."""
    if not value:
        give_up(s, event.NO_SPACE, events)
        return
    s[WHERE] = value - 1
    which = which_of(s[CARD])
    if which == FIREWORKS:
        q.ask(s, q.FIREWORKS_TIMES)
    else:
        q.ask(s, q.DECORATION_FAME, which)


def told_times(s, value, events):
    """The garments on this fireworks space will count so many times (R6.9)."""
    s[TIMES] = value
    q.ask(s, q.DECORATION_FAME, FIREWORKS)


def told_fame(s, value, events):
    """The printed fame of the space; her marker stands."""
    which = s[ABOUT]
    where = s[WHERE]
    if which == FIREWORKS:
        s[SPACE_TIMES + where] = s[TIMES]
        s[SPACE_FAME + where] = value
    elif which == MUSICIAN:
        s[MUSICIANS + where] = 1 + value
    elif which == STATUE:
        s[STATUE_FAME + s[STATUES]] = value
        s[STATUES] += 1
    elif which == JEWEL_DECORATION:
        s[JEWEL_MARKER] = 1 + value
    else:
        s[KITCHEN + which - KITCHEN_LEFT] = 1 + value
    events.add(event.FUNDED, which, value)
    s[STEP] = steps.CONNECT
