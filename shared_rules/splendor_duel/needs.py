"""What a card's entry has to say: which card it is, or which colour it counts for (S1.2)."""

from ..core.sheet import ABSENT
from ..core.table import OPTIONAL, REQUIRED
from .collection import is_wild, is_written_out
from .fields import CARD, CARD_AS, CARD_COLOUR


def need(sheet, field, i, j):
    """Answer for every field that depends on others: OPTIONAL or REQUIRED.

    i, j   the indexes of the value
    """
    if field == CARD_AS:
        return REQUIRED if is_wild(sheet, i, j) else OPTIONAL
    if sheet.get(CARD, i, j) != ABSENT:
        return OPTIONAL
    written_out = is_written_out(sheet, i, j)
    if field == CARD:
        return OPTIONAL if written_out else REQUIRED
    return REQUIRED if field == CARD_COLOUR and written_out else OPTIONAL
