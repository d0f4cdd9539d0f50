"""Prints the microseconds that a replay of 2,000 records takes, read in pieces as from flash."""

import gc
from time import ticks_diff, ticks_us

from shared_rules.core.declaring import Table
from shared_rules.core.log import RECORD, Log
from shared_rules.core.sheet import Sheet

_RECORDS = 2000
_PIECE = 128

table = Table()
table.number("number", 999)
sheet = Sheet(table)
log = Log(_PIECE)
stored = bytearray(_RECORDS * RECORD)
log.begin(0, 0)
at = 0
while at < len(stored):
    stored[at : at + RECORD] = log.pending[:RECORD]
    log.settle()
    at += RECORD
    log.start()
    log.change(sheet, 0, at // RECORD % 900)
    log.finish(True)
log = Log(_PIECE)
sheet.clear()
piece = bytearray(_PIECE * RECORD)
view = memoryview(stored)
gc.collect()
start = ticks_us()
good = 0
for at in range(0, len(stored), len(piece)):
    length = min(len(piece), len(stored) - at)
    piece[:length] = view[at : at + length]
    good += log.replay(sheet, piece, length)
taken = ticks_diff(ticks_us(), start)
print(taken if good == len(stored) else "damaged")
