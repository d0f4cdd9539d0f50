"""Prints the live sheet whenever it is another than before."""

from shared_rules.core.sheet import ABSENT

_last = ""


def tell(app):
    """Print slot and values of the game that is played."""
    global _last
    line = "none"
    if app.play:
        cells = app.play.sheet.cells
        held = ["%d=%d" % (i, cells[i]) for i in range(len(cells)) if cells[i] != ABSENT]
        line = "%d %s" % (app.play.game.slot, " ".join(held))
    if line != _last:
        _last = line
        print("live", line)
