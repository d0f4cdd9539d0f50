"""Which royal cards a player can have beside those of the opponent (S2.1)."""

from micropython import const

from ..core.sheet import ABSENT
from .fields import PLAYERS, ROYAL, ROYALS
from .needs import royals_earned

COMMON = const(2)  # points of three of them
RARE = const(3)  # and of one
_COMMON_IN_GAME = const(3)


def royal_points(sheet, player):
    """Return the points of a player's royal cards, or ABSENT."""
    if sheet.get(ROYALS, player) == ABSENT:
        return ABSENT
    points = 0
    for royal in range(sheet.used(ROYALS, player)):
        points += sheet.get(ROYAL, player, royal)
    return points


def can_have(sheet, player, points):
    """Whether royal cards of so many points in all are left for as many as were earned."""
    earned = royals_earned(sheet, player)
    rare = points - COMMON * earned
    if not 0 <= rare <= 1 or rare > earned:
        return False
    return _fits(sheet, 1 - player, rare, earned - rare)


def put_royals(sheet, player, points, change):
    """Give a player all that were earned, of so many points; the opponent may have to say anew."""
    earned = royals_earned(sheet, player)
    change(sheet.cell(ROYALS, player), earned)
    for royal in range(earned):
        is_rare = royal < points - COMMON * earned
        change(sheet.cell(ROYAL, player, royal), RARE if is_rare else COMMON)
    rare = points - COMMON * earned
    if not _fits(sheet, 1 - player, rare, earned - rare):
        _forget(sheet, 1 - player, change)


def follow(sheet, change, only=None):
    """Forget royal cards that crowns no longer earn; take those that alone are left.

    `only` (see firmware.wizard.asking) spares the others' crowns; but what one player takes is
    gone for the other.
    """
    for player in range(sheet.used(PLAYERS)):
        if only is None or player == only:
            held = sheet.get(ROYALS, player)
            if held != ABSENT and held != royals_earned(sheet, player):
                _forget(sheet, player, change)
    for player in range(sheet.used(PLAYERS)):
        # Of all that the game has there is a choice.
        if sheet.get(ROYALS, player) == ABSENT and sheet.used(ROYALS, 1 - player):
            if royals_earned(sheet, player):
                points = _only(sheet, player)
                if points:
                    put_royals(sheet, player, points, change)


def _only(sheet, player):
    """Return the points of the only royal cards that are left, 0 if there is a choice."""
    least = COMMON * royals_earned(sheet, player)
    if not can_have(sheet, player, least):
        return least + 1
    return 0 if can_have(sheet, player, least + 1) else least


def _fits(sheet, other, rare, common):
    """Whether the opponent's royal cards leave so many."""
    for royal in range(sheet.used(ROYALS, other)):
        if sheet.get(ROYAL, other, royal) == RARE:
            rare += 1
        else:
            common += 1
    return rare <= 1 and common <= _COMMON_IN_GAME


def _forget(sheet, player, change):
    for royal in range(sheet.used(ROYALS, player)):
        change(sheet.cell(ROYAL, player, royal), ABSENT)
    change(sheet.cell(ROYALS, player), ABSENT)
