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
    if play:
        tell_game(play.game)
    else:
        print("live none")
    gc.collect()


def tell_game(game):
    """Print slot and values of a game."""
    cells = game.sheet.cells
    print("live", game.slot, end="")
    for i in range(len(cells)):
        if cells[i] != ABSENT:
            print(" ", i, "=", cells[i], sep="", end="")
    print()
