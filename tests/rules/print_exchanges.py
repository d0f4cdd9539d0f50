"""Print what the search for the best exchanges costs, on this interpreter.

    micropython tests/rules/print_exchanges.py

Supplier and handyman in one hand, a card of every room discarded: 120 exchanges of the one, each
with up to 46 of the other. Rows weighed, of about 8,000 that all pairs have; the best of ten runs.
The last ones are the dearest houses that `hunt_exchanges.py` has found.
"""

import sys
import time

sys.path.insert(0, __file__.replace("\\", "/").rsplit("/", 1)[0])
sys.path.insert(1, sys.path[0] + "/../..")
sys.path.append(sys.path[1] + "/host_tools/stand_ins")

from dream_home_dear_houses import DEAR, PLAIN, built, search

_RUNS = 10


def now():
    """Microseconds that go on."""
    return time.ticks_us() if hasattr(time, "ticks_us") else time.perf_counter_ns() // 1000


for house in PLAIN + DEAR:
    made = built(house)
    best = None
    for _ in range(_RUNS):
        begun = now()
        found = search(made)
        took = now() - begun
        best = took if best is None or took < best else best
    print(" / ".join(house[0]), "|", found.before, "->", found.after, "|", end=" ")
    print(found.evaluations, "rows,", best // 100 / 10, "ms")
