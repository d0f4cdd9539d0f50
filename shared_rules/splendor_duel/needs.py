"""What a sheet has to say now: which card, which colour it joins, royals, who has just played."""

from ..core.sheet import ABSENT
from ..core.table import OPTIONAL, REQUIRED, WANTED
from .collection import BY_NOTHING, Collection, is_wild, is_written_out
from .fields import CARD, CARD_AS, CARD_COLOUR, JUST_PLAYED, PLAYERS, ROYALS

_collection = Collection()


def need(sheet, field, i, j):
    """Answer for every field that depends on others: OPTIONAL, WANTED or REQUIRED.

    i, j   the indexes of the value
    """
    if field == ROYALS:
        return WANTED if royals_earned(sheet, i) else OPTIONAL
    if field == JUST_PLAYED:
        return WANTED if _winners(sheet) > 1 else OPTIONAL
    if field == CARD_AS:
        return REQUIRED if is_wild(sheet, i, j) else OPTIONAL
    if sheet.get(CARD, i, j) != ABSENT:
        return OPTIONAL
    written_out = is_written_out(sheet, i, j)
    if field == CARD:
        return OPTIONAL if written_out else REQUIRED
    return REQUIRED if field == CARD_COLOUR and written_out else OPTIONAL


def royals_earned(sheet, player):
    """Return how many royal cards the crowns of a player are worth (S2.1)."""
    _collection.fill(sheet, player)
    return _collection.royals_earned()


def _winners(sheet):
    """How many players fulfil a condition (S1)."""
    winners = 0
    for player in range(sheet.used(PLAYERS)):
        _collection.fill(sheet, player)
        winners += _collection.first_condition() != BY_NOTHING
    return winners
