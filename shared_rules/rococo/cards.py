"""End-game employee cards: "P fame per N of X" (R6.3, R10)."""

from .board import attends
from .fields import (
    C_COLOUR,
    C_DECORATION,
    C_EMPLOYEE,
    C_FIREWORKS,
    C_GARMENT,
    C_HALL_GARMENT,
    C_KIND,
    C_KITCHEN,
    C_LACE,
    C_MUSICIAN,
    C_RESOURCE_TILE,
    C_STATUE,
    C_THREAD,
    C_VIP,
    CARD_COUNT,
    CARD_MAX,
    CARD_PER,
    CARD_POINTS,
    COLOURS,
    EMPLOYEES,
    HALLS,
    HELD_EMPLOYEES,
    HELD_JEWELS,
    HELD_LACE,
    HELD_MASTERS,
    HELD_THREAD,
    HELD_TILES,
)  # fmt: skip


def counts(sheet, player, least, most):
    """Whether a card of the player counts something from `least` to `most` (C_ constants)."""
    for card in range(sheet.used(EMPLOYEES, player)):
        if least <= sheet.get(CARD_COUNT, player, card) <= most:
            return True
    return False


def fame(sheet, board, player, card):
    """Return the fame of one card before any balcony move (R10)."""
    points = sheet.value(CARD_POINTS, player, card)
    counted = sheet.get(CARD_COUNT, player, card)
    if counted >= 0:
        points *= counted_by(sheet, board, player, counted) // sheet.value(CARD_PER, player, card)
    most = sheet.get(CARD_MAX, player, card)
    return points if most < 0 else min(points, most)


def counted_by(sheet, board, player, counted):
    """Return how many of `counted` (a C_ constant) the player has."""
    if counted == C_GARMENT:
        return board.garments_of(player)
    if counted < C_VIP:
        return board.colours[player * COLOURS + counted - C_COLOUR]
    if counted == C_VIP:
        return board.vips_of(player)
    if counted < C_DECORATION:
        return board.garments[player * HALLS + counted - C_HALL_GARMENT]
    if counted < C_EMPLOYEE:
        return _on_board(sheet, board, player, counted)
    return sheet.value(_held_field(counted), player)


def _on_board(sheet, board, player, counted):
    if counted == C_DECORATION:
        return board.decorations[player]
    if counted == C_STATUE:
        return board.statues[player]
    if counted == C_MUSICIAN:
        return board.musicians[player]
    if counted == C_KITCHEN:
        return board.kitchens[player]
    if counted == C_FIREWORKS:
        return board.fireworks[player]
    halls = 0
    for hall in range(HALLS):
        if attends(sheet, player, hall, board.garments[player * HALLS + hall]):
            halls += 1
    return halls


def _held_field(counted):
    if counted == C_EMPLOYEE:
        return HELD_EMPLOYEES
    if counted < C_RESOURCE_TILE:
        return HELD_MASTERS + counted - C_KIND
    if counted == C_RESOURCE_TILE:
        return HELD_TILES
    if counted == C_THREAD:
        return HELD_THREAD
    if counted == C_LACE:
        return HELD_LACE
    return HELD_JEWELS
