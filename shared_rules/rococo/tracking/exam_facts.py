"""What an entry says for the exam's tasks, in one number: card, cloth or garment, task (R7.6)."""

from micropython import const

from ...core.sheet import ABSENT
from . import entries as e

# Bits, from the lowest: 2 kind of card, 5 cloth or garment, 3 task. All are 0 where not said;
# a kind of card and a colour are one more than their number, thimble is 1 for no and 2 for yes.
_WHAT_SHIFT = const(2)
_COLOUR_SHIFT = const(4)
_TASK_SHIFT = const(7)


def facts(card=ABSENT, cloth=0, thimble=ABSENT, colour=ABSENT, task=0):
    """Return them as the value FACTS of an entry; ABSENT if nothing is said.

    cloth     the colours of a resource tile as bits, for RESOURCE only
    thimble   whether the garment asks for a golden thimble, `colour` its own; not for RESOURCE
    task      1..4: the one that is marked, if the action meets two
    """
    what = cloth | _kept(thimble)
    said = _kept(card) | what << _WHAT_SHIFT | _kept(colour) << _COLOUR_SHIFT | task << _TASK_SHIFT
    return said or ABSENT


def card_of(kind, values):
    """Return the kind of card played, also where only a master can have been (R3.3)."""
    card = _part(values[e.FACTS], 0, 3)
    if card == ABSENT and needs_master(kind, values):
        return e.MASTER
    return card


def needs_master(kind, values):
    """Whether the garment is on a VIP spot or asks for a golden thimble (R3.3)."""
    if kind != e.RENT and kind != e.SELL:
        return False
    return (kind == e.RENT and values[e.RENT_VIP] == 1) or thimble_of(values[e.FACTS]) == 1


def cloth_of(said):
    """Return the colours of a resource tile as bits."""
    return 0 if said == ABSENT else said >> _WHAT_SHIFT & 15


def thimble_of(said):
    """Return 1 if the garment asks for a golden thimble, 0 if not, ABSENT where not said."""
    return _part(said, _WHAT_SHIFT, 3)


def colour_of(kind, values):
    """Return the garment's colour, ABSENT where not said."""
    if kind == e.RENT and values[e.RENT_COLOUR] != ABSENT:
        return values[e.RENT_COLOUR]
    return _part(values[e.FACTS], _COLOUR_SHIFT, 7)


def task_of(said):
    """Return the task that was chosen, 1..4, or 0."""
    return 0 if said == ABSENT else said >> _TASK_SHIFT & 7


def _kept(value):
    return 0 if value == ABSENT else value + 1


def _part(said, shift, mask):
    kept = 0 if said == ABSENT else said >> shift & mask
    return kept - 1 if kept else ABSENT
