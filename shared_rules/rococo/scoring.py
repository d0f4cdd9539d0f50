"""The final scoring of Rococo, step by step as in the rulebook (R6)."""

from array import array

from micropython import const

from ..core.ranking import rank
from . import cards
from . import reasons as why
from .balcony import Balcony
from .board import Board, is_du_barry, is_tally
from .fields import (
    BALCONY,
    BALCONY_COUNTS,
    COLOURS,
    CONNECTION,
    DU_BARRY,
    EMPLOYEES,
    FAME,
    GARMENT_COLOUR,
    GARMENT_HALL,
    GARMENT_OWNER,
    GARMENT_POINTS,
    GARMENTS,
    HALLS,
    HELD_JEWELS,
    HELD_TILES,
    LIVRES,
    MOST_IN_GRAND_HALL,
    MOST_PLAYERS,
    MOST_SPACES,
    MOVE_GARMENT,
    MOVE_SPACE,
    PLAYERS,
    QUEENS_FAVOUR,
    SOLO,
    SPACE_OWNER,
    SPACE_TIMES,
    SPACES,
    T_GRAND,
    T_GRAND_COLOUR,
    T_GRAND_POINTS,
)  # fmt: skip
from .majorities import Majorities

L_FAME = const(0)
L_LIVRES = const(1)
L_JEWELS = const(2)
L_EMPLOYEES = const(3)
L_QUEENS_FAVOUR = const(4)
L_HALL = const(5)  # 5..9
L_FIREWORKS = const(10)
L_STATUES = const(11)
L_GARMENTS = const(12)
L_DECORATIONS = const(13)
L_CONNECTION = const(14)
L_RESOURCE_TILES = const(15)  # only in a solo game

LINES = (
    ("fame", "R1.2"), ("livres", "R6.1"), ("jewels", "R6.2"), ("employees", "R6.3"),
    ("queens_favour", "R6.4"), ("hall_1", "R6.5"), ("hall_2", "R6.5"), ("hall_3", "R6.5"),
    ("hall_4", "R6.5"), ("hall_5", "R6.5"), ("fireworks", "R6.6"), ("statues", "R6.8"),
    ("garments", "R6.9"), ("decorations", "R6.9"), ("connection", "R6.9"),
    ("resource_tiles", "R8.11"),
)  # fmt: skip

DECIDERS = ("total", "livres", "solo", "shared")
_BY_SOLO = const(2)
_SHARED = const(3)

_LIVRES_PER_FAME = const(10)
_FAVOUR_FAME = const(3)
_STATUE_FAME = const(2)  # per colour
_TILES_PER_FAME = const(2)
_NAMED = const(7)  # how many cards or statues a reason names

_board = Board()
_balcony = Balcony()
_majorities = Majorities()
_grand_hall = bytearray(MOST_IN_GRAND_HALL)  # the sheet's index of each garment in `_balcony`
_spaces = bytearray(MOST_SPACES)  # likewise of each space
_keys = array("i", (0 for _ in range(2 * MOST_PLAYERS)))


def score(sheet, result):
    """Score a sheet without problems into a cleared `result` (R6, R8.11); allocates nothing."""
    players = sheet.used(PLAYERS)
    result.players = players
    _board.fill(sheet)
    for player in range(players):
        _score_own(sheet, result, player)
    for hall in range(HALLS):
        _majorities.hall(sheet, _board, hall, result, L_HALL + hall)
    _majorities.fireworks(sheet, _board, result, L_FIREWORKS)
    for player in range(players):
        _score_markers(sheet, result, player)
    _rank(sheet, result, players)


def line_count(sheet):
    """How many of LINES a game of this sheet has: resource tiles score only in solo (R8.11)."""
    return len(LINES) if sheet.value(SOLO) else L_RESOURCE_TILES


def _score_own(sheet, result, player):
    """What needs no comparison and stands before the majorities (R6.1-R6.4)."""
    fame = sheet.value(FAME, player)
    result.set(player, L_FAME, fame, why.ON_TRACK)
    result.say(player, L_FAME, 0, fame)
    livres = sheet.value(LIVRES, player)
    result.set(player, L_LIVRES, livres // _LIVRES_PER_FAME, why.SOLD)
    result.say(player, L_LIVRES, 0, livres)
    result.say(player, L_LIVRES, 1, livres % _LIVRES_PER_FAME)
    jewels = sheet.value(HELD_JEWELS, player)
    result.set(player, L_JEWELS, jewels, why.JEWELS_OWNED)
    result.say(player, L_JEWELS, 0, jewels)
    _score_cards(sheet, result, player)
    if sheet.get(QUEENS_FAVOUR) == player:
        result.set(player, L_QUEENS_FAVOUR, _FAVOUR_FAME, why.HELD_FAVOUR)
    else:
        result.set(player, L_QUEENS_FAVOUR, 0, why.NO_FAVOUR)
    if sheet.value(SOLO):
        tiles = sheet.value(HELD_TILES, player) if player == DU_BARRY else 0
        reason = why.TILES_PAIRED if player == DU_BARRY else why.NOTHING_SAID
        result.set(player, L_RESOURCE_TILES, tiles // _TILES_PER_FAME, reason)
        result.say(player, L_RESOURCE_TILES, 0, tiles)


def _score_cards(sheet, result, player):
    count = sheet.used(EMPLOYEES, player)
    total = 0
    for card in range(count):
        fame = cards.fame(sheet, _board, player, card)
        total += fame
        if card < _NAMED:
            result.say(player, L_EMPLOYEES, 1 + card, fame)
    result.set(player, L_EMPLOYEES, total, why.CARDS if count else why.NO_CARDS)
    result.say(player, L_EMPLOYEES, 0, count)


def _score_markers(sheet, result, player):
    """Balcony, statues and everything printed (R6.7-R6.9)."""
    counted = sheet.value(BALCONY_COUNTS)
    more = _move(sheet, result, player, 0 if counted else _board.statues[player])
    _score_statues(result, player)
    printed = _board.points[player]
    moved = _balcony.moves
    result.set(
        player, L_GARMENTS, printed + more,
        why.GARMENTS_ON_BALCONY if moved else why.GARMENTS_PRINTED,
    )  # fmt: skip
    result.say(player, L_GARMENTS, 0, printed)
    result.say(player, L_GARMENTS, 1, moved)
    result.say(player, L_GARMENTS, 2, more)
    printed = _board.decoration_points[player]
    result.set(player, L_DECORATIONS, printed, why.DECORATIONS_PRINTED)
    result.say(player, L_DECORATIONS, 0, printed)
    printed = sheet.value(CONNECTION, player)
    result.set(player, L_CONNECTION, printed, why.CONNECTED if printed else why.NOT_CONNECTED)
    result.say(player, L_CONNECTION, 0, printed)


def _score_statues(result, player):
    """The i-th statue scores 2 per colour of which at least i garments count (R6.8)."""
    statues = _board.statues[player]
    total = 0
    for statue in range(statues):
        colours = 0
        for colour in range(COLOURS):
            if _board.colours[player * COLOURS + colour] > statue:
                colours += 1
        total += _STATUE_FAME * colours
        if statue < _NAMED:
            result.say(player, L_STATUES, 1 + statue, _STATUE_FAME * colours)
    result.set(player, L_STATUES, total, why.STATUES_COUNTED if statues else why.NO_STATUES)
    result.say(player, L_STATUES, 0, statues)


def _move(sheet, result, player, statues):
    """Make the balcony moves of a player; returns the fame more on garments (R6.7).

    statues   own statues for which garments on the balcony do not count: the
              moved ones are taken out of the board's colours
    """
    tally = is_tally(sheet)
    _gather(sheet, player, tally, statues)
    if not tally and sheet.get(BALCONY) >= 0:
        _take_told_moves(sheet, player)
    else:
        _balcony.search(_board.colours, player * COLOURS, statues)
    more = 0
    for move in range(_balcony.moves):
        garment = _balcony.garment_of[move]
        space = _balcony.space_of[move]
        more += _balcony.points[garment] * (_balcony.times[space] - 1)
        if statues:
            _board.colours[player * COLOURS + _balcony.colours[garment]] -= 1
        result.move(player, _grand_hall[garment], _spaces[space])
    return more


def _gather(sheet, player, tally, statues):
    """Collect the own garments of the Grand Hall and the own spaces, in the sheet's order."""
    _balcony.begin()
    for space in range(sheet.used(SPACES)):
        if sheet.get(SPACE_OWNER, space) == player:
            _spaces[_balcony.spaces] = space
            _balcony.add_space(sheet.get(SPACE_TIMES, space))
    if tally:
        for garment in range(sheet.used(T_GRAND, player)):
            colour = sheet.value(T_GRAND_COLOUR, player, garment) if statues else 0
            _grand_hall[_balcony.garments] = garment
            _balcony.add_garment(sheet.get(T_GRAND_POINTS, player, garment), colour)
        return
    for garment in range(sheet.used(GARMENTS)):
        if sheet.get(GARMENT_OWNER, garment) == player and sheet.get(GARMENT_HALL, garment) == 1:
            colour = sheet.get(GARMENT_COLOUR, garment) if statues else 0
            _grand_hall[_balcony.garments] = garment
            _balcony.add_garment(sheet.get(GARMENT_POINTS, garment), colour)


def _take_told_moves(sheet, player):
    for move in range(sheet.used(BALCONY)):
        garment = _position(_grand_hall, _balcony.garments, sheet.get(MOVE_GARMENT, move))
        if garment >= 0 and sheet.get(GARMENT_OWNER, _grand_hall[garment]) == player:
            space = _position(_spaces, _balcony.spaces, sheet.get(MOVE_SPACE, move))
            _balcony.take(garment, space)


def _position(indexes, count, index):
    for position in range(count):
        if indexes[position] == index:
            return position
    return -1


def _rank(sheet, result, players):
    """Most fame; then livres kept, or in a solo game du Barry; then shared (R6.10, R8.11)."""
    solo = sheet.value(SOLO)
    for player in range(players):
        _keys[player] = result.totals[player]
        if solo:
            _keys[players + player] = int(is_du_barry(sheet, player))
        else:
            _keys[players + player] = sheet.value(LIVRES, player) % _LIVRES_PER_FAME
    step = rank(_keys, 2, players, result.ranks)
    if step == 2:
        result.decided = _SHARED
    elif step == 1 and solo:
        result.decided = _BY_SOLO
    else:
        result.decided = step
