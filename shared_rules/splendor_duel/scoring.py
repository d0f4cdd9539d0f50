"""Who has won a game of Splendor Duel, and by what (S1)."""

from micropython import const

from ..core.result import OPEN
from . import reasons as why
from .collection import BY_NOTHING, Collection
from .fields import JUST_PLAYED, PLAYERS

L_POINTS = const(0)
L_CROWNS = const(1)
L_BEST_COLOUR = const(2)

LINES = (("points", "S1.1"), ("crowns", "S1.2"), ("best_colour", "S1.3"))

DECIDERS = ("points", "crowns", "one_colour", "open")  # in the order of collection.BY_POINTS

_WINNER = const(1)
_LOSER = const(2)

_collection = Collection()


def score(sheet, result):
    """Sum up a sheet without problems into a cleared `result` (S1); allocates nothing.

    Crowns and the best colour are shown, but the total is the points. While
    nobody has won all ranks are OPEN.
    """
    players = sheet.used(PLAYERS)
    result.players = players
    result.decided = BY_NOTHING
    for player in range(players):
        _collection.fill(sheet, player)
        _show(result, player)
        condition = _collection.first_condition()
        if condition != BY_NOTHING and _may_win(sheet, player):
            result.decided = condition
            result.ranks[player] = _WINNER
    if result.decided != BY_NOTHING:
        for player in range(players):
            if result.ranks[player] == OPEN:
                result.ranks[player] = _LOSER


def line_count(_sheet):
    """How many of LINES a game has."""
    return len(LINES)


def _may_win(sheet, player):
    """Only who has just played can win (S1); without a word about it, whoever fulfils it did."""
    just_played = sheet.value(JUST_PLAYED)
    return just_played < 0 or just_played == player


def _show(result, player):
    royals = _collection.royal_points
    result.set(
        player, L_POINTS, _collection.total(), why.CARDS_AND_ROYALS if royals else why.CARDS_ONLY
    )
    result.say(player, L_POINTS, 0, _collection.points)
    result.say(player, L_POINTS, 1, royals)
    result.note(player, L_CROWNS, _collection.crowns, why.CROWNS_COUNTED)
    result.say(player, L_CROWNS, 0, _collection.crowns)
    best = _collection.best_colour()
    points = _collection.by_colour[best]
    result.note(player, L_BEST_COLOUR, points, why.BEST_COLOUR + best if points else why.NO_COLOUR)
    result.say(player, L_BEST_COLOUR, 0, points)
