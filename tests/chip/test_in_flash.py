"""Functions and texts of deployed packages are used where they stand in flash."""

from tabletally.pico.building import using_ours
from tabletally.virtual_board.board import VirtualBoard

FUNCTIONS = """\
import gc
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
INNER = """\
import gc
from machine import mem32
from firmware import hardware, in_flash, keys
from firmware.drivers import on_i2c
def bytecode():
    return [mem32[mem32[mem32[id(make) + 8]] + 4] for make in made]
made = (keys.Keys.__init__, on_i2c.make)  # each has a function in it
before = bytecode()
while in_flash.place_more():
    pass
gc.collect()
after = bytecode()
class Board:
    INPUT = {"kind": "buttons", "up": 10, "down": 11, "ok": 12, "back": 13}
hardware.make_keys(Board)
print(len([at for at in before if at < 0x20000000]), len([at for at in after if at < 0x20000000]))
"""
TEXTS = """\
import gc
from machine import mem32
from firmware import in_flash
from boards import check
from firmware.fonts import galmuri9_hangul, galmuri9_latin
texts = [
    value
    for module in (check, galmuri9_hangul, galmuri9_latin)
    for value in module.__dict__.values()
    if type(value) is bytes and value
]
copies = [bytes(bytearray(text)) for text in texts]
def there():
    return len([text for text in texts if mem32[id(text) + 12] < 0x20000000])
before = there()
while in_flash.place_more():
    pass
gc.collect()
print(len(texts), before, there(), texts == copies)
"""
DISTRUSTED = """
import sys
from firmware import in_flash
from firmware.fonts import galmuri9_hangul
known = in_flash.is_trusted()
class Mem32:
    def __getitem__(self, address):
        told.append(address)
        return genuine[address] if address != wrong else 1
    def __setitem__(self, address, value):
        raise ValueError
genuine = in_flash.mem32
in_flash.mem32 = Mem32()
wrong = 0
told = []
same = in_flash.is_trusted()
looked_at = set(told)
refused = 0
for wrong in looked_at:
    in_flash.mem32 = Mem32()
    refused += not in_flash.is_trusted()
in_flash._trusted = None
while in_flash.place_more():
    pass
print(known, same, len(looked_at), refused)
"""


def test_most_functions_run_from_flash(make_chip):
    board = VirtualBoard(make_machine=make_chip)
    try:
        words = board.ask(using_ours(FUNCTIONS)).split()
    finally:
        board.close()
    functions, before, after, layout = map(int, words)
    assert functions > 40
    assert before == 0
    assert after > functions * 3 // 4
    assert layout == 2  # what was noted by functions that run from flash


def test_what_is_in_functions_too(make_chip):
    board = VirtualBoard(make_machine=make_chip)
    try:
        before, after = map(int, board.ask(using_ours(INNER)).split())
    finally:
        board.close()
    assert before == 0
    assert after >= 2


def test_texts_too(make_chip):
    board = VirtualBoard(make_machine=make_chip)
    try:
        texts, before, after, same = board.ask(using_ours(TEXTS)).split()
    finally:
        board.close()
    assert int(texts) > 4
    assert before == "0"
    assert int(after) > int(texts) * 3 // 4
    assert same == "True"


def test_nothing_is_placed_where_memory_looks_otherwise(make_chip):
    board = VirtualBoard(make_machine=make_chip)
    try:
        known, same, looked_at, refused = board.ask(using_ours(DISTRUSTED)).split()
    finally:
        board.close()
    assert (known, same) == ("True", "True")
    # Each word that is looked at decides, but for the constants before the one that is known.
    assert int(refused) == 8 <= int(looked_at)
