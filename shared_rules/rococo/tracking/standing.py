"""How it would stand if the game ended now (R6)."""

from ...core.sheet import ABSENT, NONE
from .. import fields as f
from ..scoring import score
from .filling import fill_tally

_ZEROS = (f.FAME, f.T_POINTS, f.T_STATUES, f.T_DECORATION_POINTS, f.CONNECTION)

_filled: list = [None]  # the cells that `_fill` writes to: a closure would be made at each call


def _fill(cell, value):
    _filled[0][cell] = value


def score_now(state, sheet, scratch, result):
    """Score into `result` what is known of `sheet`; the rest counts nothing.

    scratch   a sheet of the same table, overwritten
    returns   whether the printed prizes of all halls are known
    """
    scratch.copy(sheet)
    _filled[0] = scratch.cells
    fill_tally(state, scratch, _fill)
    for player in range(state.players):
        for field in _ZEROS:
            _assume(scratch, field, player, 0)
        if not (scratch.value(f.SOLO) and player == f.DU_BARRY):
            _assume(scratch, f.LIVRES, player, 0)
        for hall in range(f.HALLS):
            _assume(scratch, f.T_HALL, player, hall)
    if scratch.get(f.QUEENS_FAVOUR) == ABSENT:
        scratch.cells[scratch.cell(f.QUEENS_FAVOUR)] = NONE
    result.clear()
    score(scratch, result)
    for hall in range(f.HALLS):
        if scratch.get(f.HALL_FIRST, hall) == ABSENT:
            return False
    return True


def _assume(sheet, field, i, j):
    if sheet.get(field, i, j) == ABSENT:
        sheet.cells[sheet.cell(field, i, j)] = 0
