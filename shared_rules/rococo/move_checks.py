"""Balcony moves that were told: from where, onto what, and each once."""

from ..core import problems as p
from . import faults as fault
from .fields import (
    BALCONY,
    GARMENT_HALL,
    GARMENT_OWNER,
    MOVE_GARMENT,
    MOVE_SPACE,
    SPACE_OWNER,
)
from .whole import is_whole_garment, is_whole_space


def check_moves(sheet, problems):
    """From the own Grand Hall onto an own space; each garment and each space once (R6.7)."""
    moves = sheet.used(BALCONY)
    for move in range(moves):
        garment = sheet.get(MOVE_GARMENT, move)
        space = sheet.get(MOVE_SPACE, move)
        if (
            garment >= 0
            and space >= 0
            and is_whole_garment(sheet, garment)
            and is_whole_space(sheet, space)
            and (
                sheet.get(GARMENT_HALL, garment) != 1
                or sheet.get(GARMENT_OWNER, garment) != sheet.get(SPACE_OWNER, space)
            )
        ):
            problems.add(p.RULE, fault.MOVE_NOT_OWN)
            problems.at(BALCONY, move)
    for move in range(moves):
        _check_repeated(sheet, problems, MOVE_GARMENT, move, moves)
        _check_repeated(sheet, problems, MOVE_SPACE, move, moves)


def _moved(sheet, field, move):
    """Return what a move takes (MOVE_GARMENT or MOVE_SPACE); -1 if half of it is faulty."""
    other = sheet.get(MOVE_GARMENT if field == MOVE_SPACE else MOVE_SPACE, move)
    return sheet.get(field, move) if other >= 0 else -1


def _check_repeated(sheet, problems, field, move, moves):
    """Add a problem if `move` is the first of several with the same garment or space."""
    index = _moved(sheet, field, move)
    if index < 0:
        return
    for earlier in range(move):
        if _moved(sheet, field, earlier) == index:
            return
    begun = False
    for later in range(move + 1, moves):
        if _moved(sheet, field, later) == index:
            if not begun:
                problems.add(p.RULE, fault.MOVE_REPEATED)
                problems.at(BALCONY, move)
                begun = True
            problems.at(BALCONY, later)
