"""The rule problems of a Colors of Paris sheet: everything that cannot stand on a table."""

from micropython import const

from ..core import problems as p
from . import faults as fault
from .fields import BLACK, PLAYERS

_BLACK_IN_GAME = const(5)


def check(sheet, problems, only=None):
    """Add every broken rule; faulty values are left out.

    There is one rule, on all players: `only` (see core.judging) spares nothing.
    """
    players = sheet.used(PLAYERS)
    black = 0
    for player in range(players):
        black += max(0, sheet.get(BLACK, player))
    if black <= _BLACK_IN_GAME:
        return
    problems.add(p.RULE, fault.TOO_MANY_BLACK)
    for player in range(players):
        if sheet.get(BLACK, player) > 0:
            problems.at(BLACK, player)
