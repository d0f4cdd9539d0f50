"""Which values of a Rococo sheet somebody has to say now (score_sheet, rococo)."""

from array import array

from ..core.majority import FIRST, SECOND, standings
from ..core.sheet import ABSENT
from ..core.table import NEEDED, OPTIONAL, REQUIRED, WANTED
from .board import attends, is_du_barry, is_tally, only_first_prizes
from .cards import counts
from .fields import (
    BALCONY_COUNTS,
    C_COLOUR,
    C_DECORATION,
    C_EMPLOYEE,
    C_HALL,
    C_KIND,
    C_KITCHEN,
    C_LACE,
    C_MUSICIAN,
    C_RESOURCE_TILE,
    C_THREAD,
    C_VIP,
    CARD_COUNT,
    CARD_MAX,
    CARD_PER,
    COLOURS,
    CONNECTION,
    EXPANSIONS,
    FIREWORKS_SECOND,
    HALL_SECOND,
    HELD_APPRENTICES,
    HELD_EMPLOYEES,
    HELD_JEWELS,
    HELD_JOURNEYMEN,
    HELD_LACE,
    HELD_MASTERS,
    HELD_THREAD,
    HELD_TILES,
    JEWELRY_BOX,
    LIVRES,
    MOST_PLAYERS,
    MUSICIAN,
    MUSICIAN_POINTS,
    PLAYERS,
    SPACE_OWNER,
    SPACE_POINTS,
    SPACES,
    T_COLOURS,
    T_DECORATIONS,
    T_GRAND,
    T_GRAND_COLOUR,
    T_HALL,
    T_KITCHENS,
    T_STATUES,
    T_VIP,
    TALLY,
)  # fmt: skip
from .majorities import difference, hall_key
from .reasons import NOT_BROKEN

_keys = array("h", (0 for _ in range(MOST_PLAYERS)))
_places = bytearray(MOST_PLAYERS)


def need(sheet, field, i, j):
    """Answer for every field that depends on others: OPTIONAL, WANTED, REQUIRED or NEEDED.

    i, j   the indexes of the value; 0 where the field takes none
    """
    if field == LIVRES:
        return OPTIONAL if is_du_barry(sheet, i) else REQUIRED
    if field == HALL_SECOND or field == FIREWORKS_SECOND:
        return OPTIONAL if only_first_prizes(sheet) else REQUIRED
    if field == CARD_COUNT:
        flat = sheet.get(CARD_PER, i, j) == ABSENT and sheet.get(CARD_MAX, i, j) == ABSENT
        return OPTIONAL if flat else REQUIRED
    if HELD_EMPLOYEES <= field <= HELD_JEWELS:
        return _held(sheet, field, i)
    tally = is_tally(sheet)
    if field == TALLY:
        return REQUIRED if tally else OPTIONAL
    if field == MUSICIAN_POINTS or field == SPACE_POINTS:
        return OPTIONAL if tally else REQUIRED
    if not tally:
        return OPTIONAL
    return NEEDED if _decides(sheet, field, i, j) else OPTIONAL


def _held(sheet, field, player):
    """Holdings: what a card counts, and du Barry's resource tiles (R8.11)."""
    if field == HELD_JEWELS:
        return WANTED if sheet.value(EXPANSIONS) & JEWELRY_BOX else OPTIONAL
    if field == HELD_TILES and is_du_barry(sheet, player):
        return NEEDED
    if field == HELD_EMPLOYEES:
        counted = C_EMPLOYEE
    elif field == HELD_MASTERS or field == HELD_JOURNEYMEN or field == HELD_APPRENTICES:
        counted = C_KIND + field - HELD_MASTERS
    elif field == HELD_THREAD:
        counted = C_THREAD
    elif field == HELD_LACE:
        counted = C_LACE
    else:
        counted = C_RESOURCE_TILE
    return NEEDED if counts(sheet, player, counted, counted) else OPTIONAL


def _decides(sheet, field, i, j):
    if field == T_VIP:
        return _vip_decides(sheet, i, j)
    if field == MUSICIAN:
        return _musician_decides(sheet, i)
    if field == T_COLOURS:
        statues = sheet.value(T_STATUES, i) > 0
        return statues or counts(sheet, i, C_COLOUR, C_COLOUR + COLOURS - 1)
    if field == T_GRAND:
        return sheet.value(T_HALL, i, 0) > 0 and _owns_space(sheet, i)
    if field == T_GRAND_COLOUR:
        return (
            not sheet.value(BALCONY_COUNTS)
            and sheet.value(T_STATUES, i) > 0
            and _owns_space(sheet, i)
        )
    if field == T_DECORATIONS:
        return counts(sheet, i, C_DECORATION, C_DECORATION)
    return field == T_KITCHENS and counts(sheet, i, C_KITCHEN, C_KITCHEN)


def _owns_space(sheet, player):
    for space in range(sheet.used(SPACES)):
        if sheet.get(SPACE_OWNER, space) == player:
            return True
    return False


def _vip_decides(sheet, player, hall):
    """A card that counts VIP spots (then those of all halls), or a tie for a prize (R6.5)."""
    return counts(sheet, player, C_VIP, C_VIP) or _tied_for_prize(sheet, player, hall)


def _tied_for_prize(sheet, player, hall):
    """Whether the garments alone leave the player tied with somebody for a prize.

    A tie for the most is also the tie for the second prize, so only a single
    leader leaves the second prize to those with fewer garments.
    """
    mine = sheet.value(T_HALL, player, hall)
    if not mine:
        return False
    equal = 0
    ahead = 0
    for other in range(sheet.used(PLAYERS)):
        theirs = sheet.value(T_HALL, other, hall)
        if other != player and theirs == mine:
            equal += 1
        elif theirs > mine:
            ahead += 1
    return equal > 0 and (ahead == 0 or (ahead == 1 and not only_first_prizes(sheet)))


def _musician_decides(sheet, hall):
    """A tie that VIP spots leave, a card that counts musicians or halls, or a connection (R6.5)."""
    for player in range(sheet.used(PLAYERS)):
        if counts(sheet, player, C_MUSICIAN, C_MUSICIAN):
            return True
        if not attends(sheet, player, hall, sheet.value(T_HALL, player, hall)) and (
            counts(sheet, player, C_HALL, C_HALL) or sheet.value(CONNECTION, player) > 0
        ):
            return True
    return _tie_lasts(sheet, hall)


def _tie_lasts(sheet, hall):
    """Whether known VIP spots leave players tied for a prize of the hall."""
    players = sheet.used(PLAYERS)
    for player in range(players):
        garments = sheet.value(T_HALL, player, hall)
        if sheet.get(T_VIP, player, hall) == ABSENT and _tied_for_prize(sheet, player, hall):
            return False
        _keys[player] = hall_key(garments, sheet.value(T_VIP, player, hall), 0)
    standings(_keys, players, not only_first_prizes(sheet), _places)
    for player in range(players):
        if not _places[player] or _places[player] == FIRST or _places[player] == SECOND:
            continue
        for other in range(players):
            if other != player and difference(_keys[player], _keys[other]) == NOT_BROKEN:
                return True
    return False
