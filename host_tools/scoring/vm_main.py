"""Run by MicroPython: judges a sheet per line of standard input (see engine.py)."""

import sys

sys.path.insert(0, sys.argv[1])

from shared_rules.core.verdict import Judge

judges = {}
for line in sys.stdin:
    words = line.split()
    name = words[0]
    if name not in judges:
        judges[name] = Judge(name)
    answer = judges[name].answer([int(word) for word in words[1:]])
    print(" ".join(str(number) for number in answer))
