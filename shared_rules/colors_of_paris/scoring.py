"""The final scoring of Colors of Paris (C1)."""

from array import array

from micropython import const

from ..core.ranking import rank
from . import reasons as why
from .fields import (
    BLACK,
    BONUS_CARD,
    BONUS_CARDS,
    MOST_PLAYERS,
    PAINTING_POINTS,
    PAINTING_WHITE,
    PAINTINGS,
    PLAYERS,
    TOOLS,
    TUBE,
)

L_PAINTINGS = const(0)
L_WHITE_CUBES = const(1)
L_BLACK_CUBES = const(2)
L_TOKENS = const(3)
L_BONUS_CARDS = const(4)

LINES = (
    ("paintings", "C1.1"), ("white_cubes", "C1.2"), ("black_cubes", "C1.3"), ("tokens", "C1.4"),
    ("bonus_cards", "C1.5"),
)  # fmt: skip

DECIDERS = ("total", "white_cubes", "best_painting", "black_cubes", "shared")
_STEPS = const(4)  # of the chain; the last decider says that none of them did

_WHITE_FAME = const(-2)
_BLACK_FAME = const(6)
_NAMED = const(7)  # how many paintings or cards a reason names

_keys = array("i", (0 for _ in range(_STEPS * MOST_PLAYERS)))


def score(sheet, result):
    """Score a sheet without problems into a cleared `result` (C1); allocates nothing."""
    players = sheet.used(PLAYERS)
    result.players = players
    for player in range(players):
        _score_paintings(sheet, result, player)
        _score_white(sheet, result, player)
        _score_black(sheet, result, player)
        _score_tokens(sheet, result, player)
        _score_bonus_cards(sheet, result, player)
    _rank(sheet, result, players)


def line_count(_sheet):
    """How many of LINES a game has."""
    return len(LINES)


def white_cubes(sheet, player):
    """Return the white cubes on all finished paintings of a player (C1.2)."""
    cubes = 0
    for painting in range(sheet.used(PAINTINGS, player)):
        cubes += sheet.value(PAINTING_WHITE, player, painting)
    return cubes


def best_painting(sheet, player):
    """Return the printed fame of the player's most valuable finished painting (C1.6)."""
    best = 0
    for painting in range(sheet.used(PAINTINGS, player)):
        best = max(best, sheet.value(PAINTING_POINTS, player, painting))
    return best


def _score_paintings(sheet, result, player):
    _score_printed(
        sheet, result, player, PAINTINGS, PAINTING_POINTS, L_PAINTINGS,
        why.NO_PAINTING, why.PAINTINGS_PRINTED,
    )  # fmt: skip


def _score_bonus_cards(sheet, result, player):
    _score_printed(
        sheet, result, player, BONUS_CARDS, BONUS_CARD, L_BONUS_CARDS,
        why.NO_BONUS_CARD, why.BONUS_CARDS_PRINTED,
    )  # fmt: skip


def _score_printed(sheet, result, player, entries, printed, line, none, some):
    """Score the sum of what is printed on the entries of a list."""
    count = sheet.used(entries, player)
    total = 0
    for entry in range(count):
        fame = sheet.value(printed, player, entry)
        total += fame
        if entry < _NAMED:
            result.say(player, line, 1 + entry, fame)
    result.set(player, line, total, some if count else none)
    result.say(player, line, 0, count)


def _score_white(sheet, result, player):
    cubes = white_cubes(sheet, player)
    reason = why.WHITE_CUBES if cubes else why.NO_WHITE
    result.set(player, L_WHITE_CUBES, _WHITE_FAME * cubes, reason)
    result.say(player, L_WHITE_CUBES, 0, cubes)


def _score_black(sheet, result, player):
    cubes = sheet.value(BLACK, player)
    reason = why.BLACK_CUBES if cubes else why.NO_BLACK
    result.set(player, L_BLACK_CUBES, _BLACK_FAME * cubes, reason)
    result.say(player, L_BLACK_CUBES, 0, cubes)


def _score_tokens(sheet, result, player):
    total = 0
    tokens = 0
    for tool in range(TOOLS):
        fame = sheet.value(TUBE + tool, player)
        total += fame
        if fame:
            tokens += 1
            result.say(player, L_TOKENS, tokens, fame)
    result.set(player, L_TOKENS, total, why.TOKENS if tokens else why.NO_TOKEN)
    result.say(player, L_TOKENS, 0, tokens)


def _rank(sheet, result, players):
    """Most fame; then fewer white cubes, the best painting, more black cubes; shared (C1.6)."""
    for player in range(players):
        _keys[player] = result.totals[player]
        _keys[players + player] = -white_cubes(sheet, player)
        _keys[2 * players + player] = best_painting(sheet, player)
        _keys[3 * players + player] = sheet.value(BLACK, player)
    result.decided = rank(_keys, _STEPS, players, result.ranks)
