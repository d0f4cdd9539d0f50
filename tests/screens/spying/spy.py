"""Prints the live sheet after each change, leaving no garbage behind: it is not to be measured."""

import gc

from shared_rules.core.sheet import ABSENT

_last = (None, 0)


def tell(app):
    """Print slot and values of the game that is played."""
    global _last
    play = app.play
    state = (play, play.game.log.position if play else 0)
    if state == _last:
        return
    _last = state
    print("live", end=" ")
    if play:
        cells = play.sheet.cells
        print(play.game.slot, end="")
        for i in range(len(cells)):
            if cells[i] != ABSENT:
                print(" ", i, "=", cells[i], sep="", end="")
        print()
    else:
        print("none")
    gc.collect()
