"""What the device holds, printed as lines of words for a host that runs this instead of `main`.

game WORD                      the game that was played last
seat COLOUR NAME               per player; the name in hexadecimal, - for none
cells CELL VALUE ...           of its sheet
result LINES DECIDED           and then, if it was scored:
player TOTAL RANK POINTS ...   per player
moves NUMBER ...
"""

from shared_rules import registry

from .storage.store import Store


class _NoKeys:
    def before_flash(self):
        """Nobody presses keys now."""

    def after_flash(self):
        """Nobody presses keys now."""


def print_sheet():
    """Print the sheet of the game that was played last, and its result if it has one."""
    store = Store(_NoKeys(), registry)
    game = store.resume(store.slots.latest())
    if game and not game.sheet.used(game.sheet.table.players):
        game = store.undo_new_game()  # as in play.resume
    if game is None:
        return
    print("game", game.facts.game)
    for colour, name in game.facts.seats:
        print("seat", colour, name.hex() or "-")
    cells = game.sheet.cells
    print("cells", _pairs(cells))
    store.history.open()
    if store.history.numbers:
        _print_result(store.history.read(store.history.numbers[-1]), cells)


def _pairs(cells):
    from shared_rules.core.sheet import ABSENT

    return " ".join(
        [str(cell) + " " + str(cells[cell]) for cell in range(len(cells)) if cells[cell] != ABSENT]
    )


def _print_result(played, cells):
    """Print a game of the history if it is the same as that of `cells`."""
    if played is None or any(cells[cell] != value for cell, value in played.cells):
        return
    print("result", played.lines, played.decided)
    for player in range(len(played.totals)):
        at = player * played.lines
        points = played.points[at : at + played.lines]
        print("player", played.totals[player], played.ranks[player], _words(points))
    print("moves", _words(played.moves))


def _words(numbers):
    return " ".join([str(number) for number in numbers])
