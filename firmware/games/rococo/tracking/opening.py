"""What the table during play needs: room, and the tracked game, alone or among friends."""

import sys

from shared_rules.rococo.fields import SOLO

from .... import modules

_RULES = "shared_rules.rococo."
_KEPT = ("fields", "printed", "texts", "tracking", "du_barry")  # of the game's rules


def make_room():
    """Let go of what asks for the score, and scores; none of it may be in use."""
    for name in list(sys.modules):
        if name.startswith(_RULES) and name[len(_RULES) :].split(".")[0] not in _KEPT:
            modules.forget(name)
    modules.let_go(modules.ASKING)


def tracked_of(app):
    """Return the tracked.Tracked of the app's play; du Barry's modules are loaded only for her."""
    if app.play.sheet.value(SOLO):
        from .solo.tracked import SoloTracked

        return SoloTracked(app)
    from .tracked import Tracked

    return Tracked(app)


def table_of(tracked):
    """Return the screen of the table during play."""
    if tracked.is_solo:
        from .solo.table import SoloTable

        return SoloTable(tracked)
    from .table_page import TablePage

    return TablePage(tracked)
