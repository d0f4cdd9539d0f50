"""The final scoring of Queenz (Q2)."""

from array import array

from micropython import const

from ..core.ranking import rank
from . import reasons as why
from .fields import BONUS, MOST_HIVES, MOST_PLAYERS, PLAYERS, TRACK
from .totals import bees, hives

L_TRACK = const(0)
L_HIVES = const(1)
L_BONUS = const(2)

LINES = (("track", "Q2.3"), ("hives", "Q2.2"), ("bonus", "Q1.2"))

DECIDERS = ("total", "bees", "shared")
_STEPS = const(2)  # of the chain; the last decider says that neither of them did

_points = bytearray(MOST_HIVES)
_keys = array("i", (0 for _ in range(_STEPS * MOST_PLAYERS)))


def score(sheet, result):
    """Score a sheet without problems into a cleared `result` (Q2.3); allocates nothing."""
    players = sheet.used(PLAYERS)
    result.players = players
    for player in range(players):
        track = sheet.value(TRACK, player)
        result.set(player, L_TRACK, track, why.ON_TRACK)
        result.say(player, L_TRACK, 0, track)
        _score_hives(sheet, result, player)
        bonus = sheet.value(BONUS, player)
        result.set(player, L_BONUS, bonus, why.BONUS_TOKEN if bonus else why.NO_BONUS)
        result.say(player, L_BONUS, 0, bonus)
    for player in range(players):
        _keys[player] = result.totals[player]
        _keys[players + player] = bees(sheet, player)
    result.decided = rank(_keys, _STEPS, players, result.ranks)


def line_count(_sheet):
    """How many of LINES a game has."""
    return len(LINES)


def _score_hives(sheet, result, player):
    """Each hive scores the bees around it; a token counts for every hive it touches (Q2.2)."""
    count = hives(sheet, player, _points)
    total = 0
    for hive in range(count):
        total += _points[hive]
        result.say(player, L_HIVES, 1 + hive, _points[hive])
    result.set(player, L_HIVES, total, why.HIVES_COUNTED if count else why.NO_HIVE)
    result.say(player, L_HIVES, 0, count)
