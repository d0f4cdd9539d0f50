"""Kitchens and jewel decorations: how many of them one player can have."""

from ..core import problems as p
from . import faults as fault
from .fields import (
    EXPANSIONS,
    JEWEL_OWNER,
    JEWELRY_BOX,
    JEWELS,
    KITCHEN_OWNER,
    KITCHEN_SIDE,
    KITCHENS,
    PLAYERS,
)
from .whole import is_whole_marker


def check_markers(sheet, problems):
    """One kitchen per side and one jewel decoration per player, these in their expansion."""
    kitchens = sheet.used(KITCHENS)
    jewels = sheet.used(JEWELS)
    if not kitchens and not jewels:  # as in a tally, looked at after each entry
        return
    for owner in range(sheet.used(PLAYERS)):
        for side in range(2):
            _check_single(sheet, problems, KITCHENS, owner, side)
        _check_single(sheet, problems, JEWELS, owner, -1)
    if not sheet.value(EXPANSIONS) & JEWELRY_BOX:
        for jewel in range(jewels):
            if is_whole_marker(sheet, JEWELS, jewel):
                problems.add(p.RULE, fault.DECORATION_WITHOUT_BOX)
                problems.at(JEWELS, jewel)


def _check_single(sheet, problems, markers, owner, side):
    """At most one marker of this owner (and side, if not -1)."""
    owner_field = KITCHEN_OWNER if markers == KITCHENS else JEWEL_OWNER
    for twice in range(2):
        found = 0
        for entry in range(sheet.used(markers)):
            if (
                sheet.get(owner_field, entry) == owner
                and (side < 0 or sheet.get(KITCHEN_SIDE, entry) == side)
                and is_whole_marker(sheet, markers, entry)
            ):
                found += 1
                if twice:
                    problems.at(markers, entry)
        if found < 2:
            return
        if not twice:
            problems.add(
                p.RULE,
                fault.SECOND_KITCHEN if markers == KITCHENS else fault.SECOND_JEWEL_DECORATION,
            )
