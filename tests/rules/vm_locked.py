"""Run by MicroPython: judges and questions sheets of any game with the heap locked.

    micropython vm_locked.py FOLDER_OF_SHARED_RULES GAME < SHEETS

Each line of the input is a sheet's cells (cell, value, cell, value, ...). Prints `ok` for each,
or what tried to allocate.
"""

import sys
from array import array

import micropython

sys.path.insert(0, sys.argv[1])

from shared_rules.core.judging import judge, questions
from shared_rules.core.problems import Problems
from shared_rules.core.result import result_of
from shared_rules.core.sheet import Sheet
from shared_rules.registry import load

game = load(sys.argv[2])
sheet = Sheet(game.TABLE)
problems = Problems()
result = result_of(game)
found = array("h", (0 for _ in range(3 * 400)))


def refused(work):
    """Do some work without a heap; returns the error if it wanted one."""
    micropython.heap_lock()
    try:
        work()
    except MemoryError as error:
        micropython.heap_unlock()
        return error
    micropython.heap_unlock()
    return None


def work():
    """All that a device does with a sheet while somebody waits."""
    judge(game, sheet, problems, result)
    questions(game, sheet, found)
    questions(game, sheet, found, True)


if not refused(lambda: [0] * 100):
    print("the heap cannot be locked")
for line in sys.stdin:
    words = line.split()
    sheet.clear()
    for at in range(0, len(words), 2):
        sheet.cells[int(words[at])] = int(words[at + 1])
    problems.clear()
    error = refused(work)
    if error:
        sys.print_exception(error, sys.stdout)
    else:
        print("ok")
