"""Prints the microseconds that judging a sheet of GAME with CELLS takes, with the heap locked."""

import gc
from time import ticks_diff, ticks_us

import micropython

from shared_rules import registry
from shared_rules.core.judging import judge
from shared_rules.core.problems import Problems
from shared_rules.core.result import result_of
from shared_rules.core.sheet import Sheet

game = registry.load(GAME)  # noqa: F821
sheet = Sheet(game.TABLE)
cells = CELLS  # noqa: F821
for at in range(0, len(cells), 2):
    sheet.cells[cells[at]] = cells[at + 1]
problems = Problems()
result = result_of(game)


def _taken():
    """Only local names: a new global one may need the heap."""
    micropython.heap_lock()
    try:
        start = ticks_us()
        judge(game, sheet, problems, result)
        return ticks_diff(ticks_us(), start)
    finally:
        micropython.heap_unlock()


gc.collect()
taken = _taken()
print("wrong" if problems.count else taken)
