"""Print the answers given in solo games by chance, and their checksum.

    python print_du_barry_games.py FIRST COUNT [locked]

Runs on CPython and on MicroPython; `locked` gives every answer with the heap
locked, where the interpreter can.
"""

import sys

sys.path.insert(0, __file__.replace("\\", "/").rsplit("/", 1)[0])
sys.path.insert(1, sys.path[0] + "/../..")
sys.path.append(sys.path[1] + "/host_tools/stand_ins")

import du_barry_games

for part in du_barry_games.games(int(sys.argv[1]), int(sys.argv[2]), "locked" in sys.argv):
    print(part)
