"""Functions of deployed packages run where they stand in flash."""

from tabletally.virtual_board.board import VirtualBoard

MOUNT = """
import gc, sys, vfs
import tabletally_start as start
_, lines = start._version(start._read("run").split()[0])
vfs.mount(start.Packages(lines), "/app")
sys.path.insert(0, "/app")
"""
COUNT = """
from machine import mem32
from firmware import in_flash, canvas, font
from shared_rules.core import log, sheet
functions = [
    getattr(holder, name)
    for holder in (canvas.Canvas, font.Font, log.Log, sheet.Sheet, font)
    for name in dir(holder)
    if type(getattr(holder, name)) is type(in_flash.forget)
]
def there():
    return len([f for f in functions if mem32[id(f) + 12] < 0x20000000])
before = there()
while in_flash.place_more():
    pass
gc.collect()
records = log.Log()
records.begin(1, 2)
print(len(functions), before, there(), records.layout)
"""


def test_most_functions_run_from_flash(make_chip):
    board = VirtualBoard(make_machine=make_chip)
    try:
        words = board.ask(MOUNT + COUNT).split()
    finally:
        board.close()
    functions, before, after, layout = map(int, words)
    assert functions > 40
    assert before == 0
    assert after > functions * 3 // 4
    assert layout == 2  # what was noted by functions that run from flash
