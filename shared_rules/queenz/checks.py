"""The rule problems of a Queenz sheet: everything that cannot stand on a table."""

from ..core import problems as p
from . import faults as fault
from .fields import (
    AT_X,
    AT_Y,
    BEES,
    FLOWER,
    FLOWER_BEES,
    GARDEN,
    HIVES,
    IS_HIVE,
    MOST_HIVES,
    MOST_TOKENS,
    PLAYERS,
)
from .totals import has_garden, is_whole

_told = bytearray(MOST_TOKENS)  # tokens that need no further look


def check(sheet, problems, only=None):
    """Add every broken rule; faulty and missing values are left out (`only`: see core.judging)."""
    for player in range(sheet.used(PLAYERS)):
        if (only is None or player == only) and has_garden(sheet, player):
            _check_form(sheet, player, problems)
            _check_tokens(sheet, player, problems)
            _check_places(sheet, player, problems)
            _check_hives(sheet, player, problems)


def _check_form(sheet, player, problems):
    """Hives and bees follow from a garden, so they do not stand beside it."""
    if sheet.get(HIVES, player) < 0 and sheet.get(BEES, player) < 0:
        return
    problems.add(p.RULE, fault.BOTH_FORMS)
    problems.at(GARDEN, player)
    if sheet.get(HIVES, player) >= 0:
        problems.at(HIVES, player)
    if sheet.get(BEES, player) >= 0:
        problems.at(BEES, player)


def _check_tokens(sheet, player, problems):
    """A token is a flower or a hive, and a hive shows no bees (Q1.1)."""
    for token in range(sheet.used(GARDEN, player)):
        if sheet.get(IS_HIVE, player, token) != 1:
            continue
        flower = sheet.get(FLOWER, player, token)
        bees = sheet.get(FLOWER_BEES, player, token)
        if flower < 0 and bees <= 0:
            continue
        problems.add(p.RULE, fault.HIVE_IN_FLOWER)
        problems.at(IS_HIVE, player, token)
        if flower >= 0:
            problems.at(FLOWER, player, token)
        if bees > 0:
            problems.at(FLOWER_BEES, player, token)


def _check_places(sheet, player, problems):
    """Every place holds one token (Q1.1)."""
    count = sheet.used(GARDEN, player)
    for token in range(count):
        _told[token] = not is_whole(sheet, player, token)
    for token in range(count):
        if _told[token]:
            continue
        begun = False
        for later in range(token + 1, count):
            if _told[later] or not _same(sheet, player, token, later):
                continue
            if not begun:
                problems.add(p.RULE, fault.SAME_PLACE)
                problems.at(GARDEN, player, token)
                begun = True
            problems.at(GARDEN, player, later)
            _told[later] = 1


def _same(sheet, player, one, other):
    return sheet.get(AT_X, player, one) == sheet.get(AT_X, player, other) and sheet.get(
        AT_Y, player, one
    ) == sheet.get(AT_Y, player, other)


def _check_hives(sheet, player, problems):
    """A player owns three hives (Q1.1)."""
    hives = 0
    for token in range(sheet.used(GARDEN, player)):
        hives += _is_whole_hive(sheet, player, token)
    if hives <= MOST_HIVES:
        return
    problems.add(p.RULE, fault.TOO_MANY_HIVES)
    for token in range(sheet.used(GARDEN, player)):
        if _is_whole_hive(sheet, player, token):
            problems.at(GARDEN, player, token)


def _is_whole_hive(sheet, player, token):
    return sheet.get(IS_HIVE, player, token) == 1 and is_whole(sheet, player, token)
