"""Entries that cannot be: they would break a rule."""

from micropython import const

from ...core.sheet import ABSENT
from ..fields import DU_BARRY, MOST_SPACES
from . import entries as e
from . import exam_facts, exam_tasks
from .table_state import (
    EMPLOYEES_USED,
    LEFT,
    NO_EXAM,
    NOBODY,
    RIGHT,
    ROUNDS,
)

FITS = const(0)
OVER = const(1)
FAVOUR_TAKEN = const(2)
TOO_FEW_EMPLOYEES = const(3)
KITCHEN_TAKEN = const(4)
JEWEL_DECORATION_TAKEN = const(5)
MUSICIAN_TAKEN = const(6)
SPACE_TAKEN = const(7)
NOT_IN_ALL_HALLS = const(8)
CONNECTED_BEFORE = const(9)
INCOME_BOOKED = const(10)
INCOME_NOT_BOOKED = const(11)
NO_HIRE_CARD = const(12)
NO_JEWELRY_BOX = const(13)
TASK_MARKED = const(14)
NO_SUCH_TASK = const(15)
TASKS_OPEN = const(16)
SPECIAL_HIRED = const(17)
SPECIAL_NOT_HIRED = const(18)
NOT_FIRST = const(19)
HALL_MISSING = const(20)
SPACE_MISSING = const(21)
BEGINNING_STAYS = const(22)
KITCHENS_ARE_DECORATIONS = const(23)
TWO_TASKS_MET = const(24)
TASK_NOT_MET = const(25)
NEEDS_MASTER = const(26)
SOLO_BEGINS = const(27)
NOT_ASKED = const(28)
HER_TURN_STAYS = const(29)
SHE_ANSWERS = const(30)

# The rule that each of them breaks.
RULES = (
    "", "R2", "R3.1", "R3.5", "R3.6", "R7.2", "R6.5", "R6.6", "R4.2", "R4.2", "R2.4", "R2.4",
    "R3.4", "R7", "R7.6", "R7.6", "R7.4", "R7.3", "R7.3", "R2", "R3.6", "R3.6", "R2", "R5.2",
    "R7.6", "R7.6", "R3.3", "R8", "R8.3", "R8.3", "R8.3",
)  # fmt: skip

_FEWEST_EMPLOYEES = const(4)


def refusal(state, kind, player, bonus, values, is_first):
    """Return why an entry cannot follow the state, or FITS.

    bonus, values   of the entry, as in entries.append
    is_first        whether no entry stands before it
    """
    if kind == e.BEGIN or kind == e.SOLO:
        if (kind == e.SOLO) != state.solo:
            return SOLO_BEGINS
        return FITS if is_first else NOT_FIRST
    if kind == e.HER:
        return FITS if state.solo else NOT_ASKED  # the opponent knows what she is asked
    if state.solo:
        if is_first:
            return SOLO_BEGINS
        if player == DU_BARRY and e.is_of_player(kind):
            return SHE_ANSWERS
    if kind == e.ROUND:
        if state.round == ROUNDS:
            return OVER
        return FITS if state.booked else INCOME_NOT_BOOKED
    if kind == e.INCOME:
        return INCOME_BOOKED if state.booked else FITS
    if state.booked and e.is_card(kind):
        return INCOME_BOOKED
    if kind == e.COUNTS:
        markers = (values[0] & LEFT > 0) + (values[0] & RIGHT > 0)
        return FITS if values[2] == ABSENT or values[2] >= markers else KITCHENS_ARE_DECORATIONS
    if kind == e.FAVOUR:
        return FITS if state.favour == NOBODY else FAVOUR_TAKEN
    if kind == e.HIRE:
        return FITS if state.shown or values[0] != ABSENT else NO_HIRE_CARD
    if kind == e.DISPATCH:
        if state.before[player] & EMPLOYEES_USED or state.employees[player] > _FEWEST_EMPLOYEES:
            return FITS
        return TOO_FEW_EMPLOYEES
    if kind == e.FUND:
        refused = _refused_decoration(state, player, values)
        return refused or _refused_task(state, kind, player, bonus, values)
    if e.may_meet_task(kind):
        return _refused_task(state, kind, player, bonus, values)
    if kind == e.CONNECTION:
        if state.connection[player] != NOBODY:
            return CONNECTED_BEFORE
        known = state.are_halls_known(player)
        return NOT_IN_ALL_HALLS if known and not state.attends_all(player) else FITS
    if kind >= e.JEWEL:
        return _refused_of_jewelry_box(state, kind, player, values)
    return FITS


def is_of_task(why):
    """Whether a refusal is of the exam task alone, which an action may go without."""
    return why == TWO_TASKS_MET or why == TASK_NOT_MET


def _refused_decoration(state, player, values):
    what = values[0]
    if what == e.LEFT_KITCHEN:
        return KITCHEN_TAKEN if state.kitchens[player] & LEFT else FITS
    if what == e.RIGHT_KITCHEN:
        return KITCHEN_TAKEN if state.kitchens[player] & RIGHT else FITS
    if what == e.JEWEL_DECORATION:
        if state.exam[player] == NO_EXAM:
            return NO_JEWELRY_BOX
        return JEWEL_DECORATION_TAKEN if state.jewel_decorations[player] else FITS
    if what == e.MUSICIAN:
        hall = values[3]
        if hall == ABSENT:
            return HALL_MISSING
        return FITS if state.musicians[hall - 1] == NOBODY else MUSICIAN_TAKEN
    if what == e.FIREWORKS:
        space = values[4]
        if space == ABSENT or space >= MOST_SPACES:
            return SPACE_MISSING
        return FITS if state.space_owners[space] == NOBODY else SPACE_TAKEN
    return FITS


def _refused_task(state, kind, player, bonus, values):
    """Refuse facts that cannot be, and those that leave open which of two tasks is marked."""
    if exam_facts.needs_master(kind, values):
        if exam_facts.card_of(kind, values) != e.MASTER:
            return NEEDS_MASTER
    task = exam_tasks.marked(state, kind, player, bonus, values)
    if task == exam_tasks.TWO_TASKS:
        return TWO_TASKS_MET
    chosen = exam_facts.task_of(values[e.FACTS])
    if chosen and chosen != task and not state.tasks[player] >> chosen - 1 & 1:
        return TASK_NOT_MET
    return FITS


def _refused_of_jewelry_box(state, kind, player, values):
    exam = state.exam[player]
    if exam == NO_EXAM:
        return NO_JEWELRY_BOX
    if kind == e.TASK:
        if values[0] > exam_tasks.tasks_of(exam):
            return NO_SUCH_TASK
        return TASK_MARKED if state.tasks[player] >> values[0] - 1 & 1 else FITS
    if kind == e.EXAM:
        return FITS if state.tasks[player] == exam_tasks.all_tasks(exam) else TASKS_OPEN
    if kind == e.SPECIAL:
        return SPECIAL_HIRED if state.special[player] else FITS
    if kind == e.SPECIAL_PLAYED:
        return FITS if state.special[player] else SPECIAL_NOT_HIRED
    return FITS
