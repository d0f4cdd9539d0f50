"""Whether an entry of a list has no faulty or missing value: only then the rules look at it."""

from ..core.sheet import FAULTY
from .fields import (
    GARMENT_OWNER,
    GARMENT_VIP,
    JEWEL_OWNER,
    JEWEL_POINTS,
    KITCHEN_OWNER,
    KITCHEN_SIDE,
    KITCHENS,
    SPACE_OWNER,
    SPACE_TIMES,
)


def is_whole_garment(sheet, garment):
    """Whether nothing of a garment is faulty or missing."""
    for field in range(GARMENT_OWNER, GARMENT_VIP + 1):
        if sheet.get(field, garment) < 0:
            return False
    return True


def is_whole_space(sheet, space):
    """Whether nothing of a fireworks space is faulty; its owner may be absent."""
    for field in range(SPACE_TIMES, SPACE_OWNER + 1):
        if sheet.get(field, space) == FAULTY:
            return False
    return True


def is_whole_marker(sheet, markers, entry):
    """Whether nothing of an entry of `markers` (kitchens or jewel decorations) is faulty."""
    first = KITCHEN_OWNER if markers == KITCHENS else JEWEL_OWNER
    last = KITCHEN_SIDE if markers == KITCHENS else JEWEL_POINTS
    for field in range(first, last + 1):
        if sheet.get(field, entry) < 0:
            return False
    return True
