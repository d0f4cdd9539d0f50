"""How it would stand if the game ended now (R6)."""

from array import array

from micropython import const

from ...core.sheet import ABSENT, NONE
from .. import fields as f
from ..printed import fill
from ..scoring import score
from .filling import fill_tally

_MOST_CHANGES = const(400)  # about 50 of each player, and the halls
_ZEROS = (f.FAME, f.T_POINTS, f.T_STATUES, f.T_DECORATION_POINTS, f.CONNECTION)


class _Aside:
    """What is written into a sheet for a moment, and what stood there before."""

    def __init__(self):
        self._places = array("h", bytes(2 * _MOST_CHANGES))
        self._olds = array("h", bytes(2 * _MOST_CHANGES))
        self._count = 0
        self.cells = None

    def write(self, cell, value):
        """Change a cell."""
        old = self.cells[cell]
        if old != value:
            self._places[self._count] = cell
            self._olds[self._count] = old
            self._count += 1
            self.cells[cell] = value

    def take_back(self):
        """Let the sheet be as it was."""
        while self._count:
            self._count -= 1
            self.cells[self._places[self._count]] = self._olds[self._count]


_aside = _Aside()


def _write(cell, value):
    _aside.write(cell, value)


def score_now(tracker, sheet, result, copy=None):
    """Score into `result` what is known of `sheet`; the rest counts nothing.

    The sheet is as before when this returns.
    copy      a Sheet of printed.PRINTED: what is known of the board that is played on
    returns   whether the printed prizes of all halls are known
    """
    _aside.cells = sheet.cells
    if copy:
        fill(sheet, copy, _write)
    fill_tally(tracker, sheet, _write)
    for player in range(tracker.state.players):
        for field in _ZEROS:
            _assume(sheet, field, player, 0)
        if not (sheet.value(f.SOLO) and player == f.DU_BARRY):
            _assume(sheet, f.LIVRES, player, 0)
        for hall in range(f.HALLS):
            _assume(sheet, f.T_HALL, player, hall)
    if sheet.get(f.QUEENS_FAVOUR) == ABSENT:
        _write(sheet.cell(f.QUEENS_FAVOUR), NONE)
    result.clear()
    score(sheet, result)
    known = True
    for hall in range(f.HALLS):
        if sheet.get(f.HALL_FIRST, hall) == ABSENT:
            known = False
    _aside.take_back()
    return known


def _assume(sheet, field, i, j):
    if sheet.get(field, i, j) == ABSENT:
        _write(sheet.cell(field, i, j), 0)
