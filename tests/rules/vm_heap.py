"""Run by MicroPython: judges and questions sheets with the heap locked.

    micropython vm_heap.py FOLDER_OF_SHARED_RULES < SHEETS

Each line of the input is the name of a sheet and its cells (cell, value, cell, value, ...).
Prints the name of every sheet, and after it what tried to allocate.
"""

import sys
from array import array

import micropython

sys.path.insert(0, sys.argv[1])

from shared_rules.core.judging import judge, questions
from shared_rules.core.problems import Problems
from shared_rules.core.result import Result
from shared_rules.core.sheet import Sheet
from shared_rules.rococo import game as rococo

sheet = Sheet(rococo.TABLE)
problems = Problems()
result = Result(rococo.MOST_PLAYERS, len(rococo.LINES), rococo.MOST_MOVES)
found = array("h", (0 for _ in range(3 * 400)))


def fill(words):
    """Read a sheet from the words of a line."""
    sheet.clear()
    for at in range(1, len(words), 2):
        sheet.cells[int(words[at])] = int(words[at + 1])
    problems.clear()


def locked(work):
    """Do some work without a heap; returns what is wrong with that, or nothing."""
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
    problems.clear()
    judge(rococo, sheet, problems, result)
    questions(rococo, sheet, found)


def allocate():
    """What the lock must refuse, or it proves nothing."""
    return [0] * 100


if not locked(allocate):
    print("the heap cannot be locked")
for line in sys.stdin:
    words = line.split()
    fill(words)
    error = locked(work)
    print(words[0], problems.count, result.players if not problems.count else "-")
    if error:
        sys.print_exception(error, sys.stdout)
