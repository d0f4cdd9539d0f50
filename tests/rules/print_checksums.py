"""Print the table of docs/checksums.md; runs on CPython and on MicroPython."""

import sys

sys.path.insert(0, __file__.replace("\\", "/").rsplit("/", 1)[0])
sys.path.insert(1, sys.path[0] + "/../..")
sys.path.append(sys.path[1] + "/host_tools/stand_ins")

import perft

for line in perft.table():
    print(line)
