"""Run by MicroPython: random tables tracked with the heap locked; prints what allocated.

micropython vm_tracker_locked.py FOLDER_OF_SHARED_RULES
"""

import sys

import micropython

sys.path.insert(0, sys.argv[1])
sys.path.insert(0, __file__.rsplit("/", 1)[0])

import du_barry_games
from solo_table import HUMAN, SoloTable
from test_rococo_tracker_properties import tables

from shared_rules.core import random
from shared_rules.core.result import result_of
from shared_rules.core.sheet import Sheet
from shared_rules.rococo import fields as f
from shared_rules.rococo import game as rococo
from shared_rules.rococo.tracking import entries as e
from shared_rules.rococo.tracking.filling import fill_tally
from shared_rules.rococo.tracking.income import PARTS, income
from shared_rules.rococo.tracking.standing import score_now
from shared_rules.rococo.tracking.table_state import NOBODY

_ENTRIES = 60

scratch = Sheet(f.TABLE)
result = result_of(rococo)
parts = bytearray(PARTS)
cells = scratch.cells


def put(cell, value):
    cells[cell] = value


def locked(work):
    """Do some work without a heap; prints the error if it wanted one."""
    done = False
    micropython.heap_lock()
    try:
        done = work()
    except MemoryError as error:
        micropython.heap_unlock()
        sys.print_exception(error, sys.stdout)
        return False
    micropython.heap_unlock()
    return done


def enter():
    """One entry."""
    return table.tracker.enter(kind, player, False, table.values, change)


def read():
    """All that is shown, after all was played again."""
    table.tracker.replay()
    for one in range(table.state.players):
        income(table.state, one, parts)
    fill_tally(table.tracker, scratch, put)
    score_now(table.tracker, table.sheet, result)


def allocate():
    """What the lock must refuse, or it proves nothing."""
    return [0] * 100


def values_of(kind, dice):
    """Any values of a kind."""
    values = {}
    for key, low, high, _, may_be_open in e.VALUES[kind]:
        if not may_be_open or dice.below(4):
            values[key] = low + dice.below(min(high - low, 20) + 1)
    if e.may_meet_task(kind):
        values["facts"] = dice.below(1024)
    return values


taken = 0
for table, dice in tables():
    change = table.change
    for _ in range(_ENTRIES):
        kind = dice.below(e.KINDS)
        player = dice.below(table.state.players)
        table.fill(kind, values_of(kind, dice))
        taken += locked(enter)
        locked(read)

table = SoloTable(123456789)


def her_answer():
    """One answer of du Barry's, by chance."""
    return table.tracker.answer(du_barry_games.choose(hers), change)


answered = 0
random.start(du_barry_games._dice, 0, 1)
kind, player = e.SOLO, f.DU_BARRY
table.fill(kind, dict(table.first))
change = table.change
hers = table.hers
taken += locked(enter)
while table.state.current != NOBODY:
    if table.state.current == HUMAN:
        kind, player = e.PASS, HUMAN
        taken += locked(enter)
    else:
        answered += locked(her_answer)
    locked(read)
print("taken", taken > 200 and answered > 10)
locked(allocate)
