"""The printed tasks of the exams, and which of them an action meets (R7.6)."""

from micropython import const

from ...core.sheet import ABSENT
from ..fields import COLOUR_WORDS, EXAM_TASK
from . import entries as e
from . import exam_facts as x
from .table_state import JOURNEYMAN_EXAM, MASTER_EXAM, NO_EXAM

# What a task asks for, in the order of DEED_WORDS. OTHER is none of these: it is marked by hand.
FUND = const(0)
RESOURCE = const(1)
TAILOR = const(2)  # rented or sold
RENT = const(3)
SELL = const(4)
OTHER = const(5)
DEED_WORDS = ("fund", "resource", "tailor", "rent", "sell", "other")

ANY_CARD = const(3)  # after the kinds of employees
CARD_WORDS = e.EMPLOYEE_WORDS + ("any",)

# The cloth or garment that it has to be, in the order of WHAT_WORDS; 0..3 are the colours.
GOWN = const(4)
FROCK = const(5)
THIMBLE = const(6)
ANYTHING = const(7)
WHAT_WORDS = COLOUR_WORDS + ("gown", "frock", "thimble", "any")

JOURNEYMAN_TASKS = const(4)  # R7.4
MASTER_TASKS = const(3)  # R7.5; they stand behind the others
TASKS = const(7)

NO_TASK = const(0)
TWO_TASKS = const(-1)

_CARD_SHIFT = const(3)
_DEED_SHIFT = const(5)
_PINK = const(1)  # with orange the colours of frock coats
_ORANGE = const(3)


def printed_task(deed, card, what):
    """Return a printed task as the number that the sheet and the copy profile keep.

    deed, card, what   places in DEED_WORDS, CARD_WORDS and WHAT_WORDS
    """
    return deed << _DEED_SHIFT | card << _CARD_SHIFT | what


def deed_of(task):
    """Return what a printed task asks for; OTHER where it is not known."""
    return OTHER if task < 0 else task >> _DEED_SHIFT


def what_of(task):
    """Return the cloth or garment that a printed task asks for."""
    return task & 7


def tasks_of(exam):
    """Return how many tasks an exam has, 0 for NO_EXAM (R7.4, R7.5)."""
    if exam == NO_EXAM:
        return 0
    return JOURNEYMAN_TASKS if exam == JOURNEYMAN_EXAM else MASTER_TASKS


def all_tasks(exam):
    """Return all tasks of an exam as bits."""
    return (1 << tasks_of(exam)) - 1


def first_of(exam):
    """Return the place of an exam's first task among all."""
    return JOURNEYMAN_TASKS if exam == MASTER_EXAM else 0


def read(sheet, state):
    """Take the printed tasks of the sheet into the state."""
    for task in range(TASKS):
        state.printed_tasks[task] = sheet.get(EXAM_TASK, task)


def could_meet(state, kind, player, bonus):
    """Return the open tasks, as bits, that an entry of this kind might meet."""
    exam = state.exam[player]
    found = 0
    if exam == NO_EXAM or (bonus and state.passing == player):
        return 0  # the marker moves after the last bonus of the card that passed (R7.4)
    for task in range(tasks_of(exam)):
        if not state.tasks[player] >> task & 1:
            if _is_of_deed(deed_of(state.printed_tasks[first_of(exam) + task]), kind):
                found |= 1 << task
    return found


def met(printed_tasks, exam, tasks, kind, values):
    """Return which of `tasks`, bits of those of an exam that are open, an entry meets."""
    for task in range(tasks_of(exam)):
        if tasks >> task & 1 and not _is_met(
            printed_tasks[first_of(exam) + task], exam, kind, values
        ):
            tasks &= ~(1 << task)
    return tasks


def card_for(task, exam):
    """Return the kind of card that a printed task of an exam asks for, or ANY_CARD (R7.6)."""
    return e.APPRENTICE if exam == JOURNEYMAN_EXAM else task >> _CARD_SHIFT & 3


def marked(state, kind, player, bonus, values):
    """Return the task, 1..4, that an entry marks, NO_TASK, or TWO_TASKS while one is to be chosen.

    One action marks one task at most: of two the entry says which (R7.6).
    """
    tasks = could_meet(state, kind, player, bonus)
    if tasks:
        tasks = met(state.printed_tasks, state.exam[player], tasks, kind, values)
    if not tasks:
        return NO_TASK
    chosen = x.task_of(values[e.FACTS])
    if chosen and tasks >> chosen - 1 & 1:
        return chosen
    found = NO_TASK
    for task in range(JOURNEYMAN_TASKS):
        if tasks >> task & 1:
            if found:
                return TWO_TASKS
            found = task + 1
    return found


def _is_of_deed(deed, kind):
    if kind == e.RESOURCE:
        return deed == RESOURCE
    if kind == e.FUND:
        return deed == FUND
    if kind == e.RENT:
        return deed == TAILOR or deed == RENT
    return kind == e.SELL and (deed == TAILOR or deed == SELL)


def _is_met(task, exam, kind, values):
    facts = values[e.FACTS]
    wanted = card_for(task, exam)
    if wanted != ANY_CARD and wanted != x.card_of(kind, values):
        return False
    what = what_of(task)
    if what == ANYTHING or kind == e.FUND:
        return True
    if kind == e.RESOURCE:
        return what < GOWN and x.cloth_of(facts) >> what & 1 == 1
    if what == THIMBLE:
        return x.thimble_of(facts) == 1
    colour = x.colour_of(kind, values)
    if colour == ABSENT:
        return False
    if what == GOWN or what == FROCK:
        return (colour == _PINK or colour == _ORANGE) == (what == FROCK)
    return colour == what
