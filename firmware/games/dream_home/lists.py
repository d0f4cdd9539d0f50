"""Lists of a player's tokens or helpers: who has one, and how one is given away."""

from micropython import const

from shared_rules.core.sheet import ABSENT
from shared_rules.dream_home.fields import (
    AT,
    AT_FLOOR,
    AT_SPACE,
    DECOR,
    HELPER,
    HELPER_LIST,
    PLAYERS,
    TOKEN,
)

from ...wizard.owners_page import NOBODY

NO_ENTRY = const(-1)

_PARTS_OF_DECOR = (TOKEN, AT, AT_FLOOR, AT_SPACE)
_PARTS_OF_HELPERS = (HELPER,)


def owner(sheet, field, thing):
    """Return the player in whose list `field` a thing stands, or NOBODY."""
    for player in range(sheet.used(PLAYERS)):
        if entry_of(sheet, field, player, thing) != NO_ENTRY:
            return player
    return NOBODY


def entry_of(sheet, field, player, thing):
    """Return at which entry a thing stands in a player's list, or NO_ENTRY."""
    for entry in range(sheet.used(field, player)):
        if sheet.get(_parts(field)[0], player, entry) == thing:
            return entry
    return NO_ENTRY


def take_away(wizard, field, thing):
    """Put into the step that a thing stands in no list; the entries behind it move up."""
    sheet = wizard.sheet
    player = owner(sheet, field, thing)
    if player == NOBODY:
        return
    held = sheet.used(field, player)
    for entry in range(entry_of(sheet, field, player, thing), held):
        for part in _parts(field):
            following = sheet.get(part, player, entry + 1) if entry + 1 < held else ABSENT
            wizard.put(part, player, entry, following)
    wizard.put(field, player, 0, held - 1)


def hand_over(wizard, field, thing, player):
    """Put into the step that a player has a thing; returns its entry."""
    entry = wizard.sheet.used(field, player)
    wizard.put(field, player, 0, entry + 1)
    wizard.put(_parts(field)[0], player, entry, thing)
    return entry


def _parts(field):
    return _PARTS_OF_DECOR if field == DECOR else _PARTS_OF_HELPERS if field == HELPER_LIST else ()
