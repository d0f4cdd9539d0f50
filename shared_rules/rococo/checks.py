"""The rule problems of a Rococo sheet: everything that cannot stand on a table."""

from micropython import const

from ..core import problems as p
from ..core.sheet import NONE
from . import faults as fault
from .board import is_du_barry, is_tally, musician_owner
from .fields import (
    BALCONY,
    COLOURS,
    CONNECTION,
    EXPANSIONS,
    GARMENT_COLOUR,
    GARMENT_HALL,
    GARMENT_OWNER,
    GARMENTS,
    HALLS,
    HELD_APPRENTICES,
    HELD_EMPLOYEES,
    HELD_JEWELS,
    HELD_MASTERS,
    JEWELRY_BOX,
    JEWELS,
    KITCHENS,
    LIVRES,
    MUSICIAN,
    MUSICIAN_OWNER,
    MUSICIAN_POINTS,
    PLAYERS,
    SOLO,
    SPACE_POINTS,
    SPACES,
    STATUES,
    T_BLUE,
    T_HALL,
    TALLY,
)
from .marker_checks import check_markers
from .move_checks import check_moves
from .tally_checks import check_tally
from .whole import is_whole_garment

_FEWEST_EMPLOYEES = const(4)
_SOLO_PLAYERS = const(2)
_TILE_LISTS = (GARMENTS, STATUES, KITCHENS, JEWELS, BALCONY)
_GARMENTS_IN_GAME = (13, 13, 10, 6)  # blue, pink, green, orange (R1.4)
_ADD_GARMENTS = const(14)  # the expansions that add some, as bits


def check(sheet, problems, only=None):
    """Add every broken rule; faulty and missing values are left out (`only`: see core.judging)."""
    if sheet.value(SOLO) and sheet.get(PLAYERS) >= 0 and sheet.used(PLAYERS) != _SOLO_PLAYERS:
        problems.add(p.RANGE)
        problems.at(PLAYERS)
    if _is_mixed(sheet):
        _add_mixed(sheet, problems)
    for player in range(sheet.used(PLAYERS)):
        if only is None or player == only:
            _check_player(sheet, player, problems)
            if sheet.get(TALLY, player) >= 0:
                check_tally(sheet, player, problems)
    if not sheet.value(EXPANSIONS) & _ADD_GARMENTS:
        for colour in range(COLOURS):
            if only is None or sheet.get(T_BLUE + colour, only) > 0:
                _check_colour(sheet, colour, problems)
    check_markers(sheet, problems)
    check_moves(sheet, problems)


def _is_mixed(sheet):
    """Whether a tally stands beside what only the form tile by tile has."""
    if not is_tally(sheet):
        return False
    if (
        sheet.get(GARMENTS) >= 0
        or sheet.get(STATUES) >= 0
        or sheet.get(KITCHENS) >= 0
        or sheet.get(JEWELS) >= 0
        or sheet.get(BALCONY) >= 0
    ):
        return True
    for hall in range(HALLS):
        if sheet.get(MUSICIAN_POINTS, hall) >= 0:
            return True
    for space in range(sheet.used(SPACES)):
        if sheet.get(SPACE_POINTS, space) >= 0:
            return True
    return False


def _add_mixed(sheet, problems):
    problems.add(p.RULE, fault.MIXED)
    for player in range(sheet.used(PLAYERS)):
        if sheet.get(TALLY, player) >= 0:
            problems.at(TALLY, player)
    for hall in range(HALLS):
        if sheet.get(MUSICIAN_POINTS, hall) >= 0:
            problems.at(MUSICIAN_POINTS, hall)
    for space in range(sheet.used(SPACES)):
        if sheet.get(SPACE_POINTS, space) >= 0:
            problems.at(SPACE_POINTS, space)
    for field in _TILE_LISTS:
        if sheet.get(field) >= 0:
            problems.at(field)


def _check_player(sheet, player, problems):
    if is_du_barry(sheet, player) and sheet.get(LIVRES, player) > 0:
        problems.add(p.RULE, fault.HER_LIVRES)
        problems.at(LIVRES, player)
    if sheet.get(HELD_JEWELS, player) > 0 and not sheet.value(EXPANSIONS) & JEWELRY_BOX:
        problems.add(p.RULE, fault.JEWELS_WITHOUT_BOX)
        problems.at(HELD_JEWELS, player)
    _check_employees(sheet, player, problems)
    if sheet.get(CONNECTION, player) > 0 and misses_hall(sheet, player):
        problems.add(p.RULE, fault.NOT_CONNECTED)
        problems.at(CONNECTION, player)


def _check_employees(sheet, player, problems):
    employees = sheet.get(HELD_EMPLOYEES, player)
    if employees < 0:
        return
    if employees < _FEWEST_EMPLOYEES:
        problems.add(p.RULE, fault.TOO_FEW_EMPLOYEES)
        problems.at(HELD_EMPLOYEES, player)
    kinds = 0
    for field in range(HELD_MASTERS, HELD_APPRENTICES + 1):
        kinds += max(0, sheet.get(field, player))
    if kinds > employees:
        problems.add(p.RULE, fault.KINDS_OVER_SUM)
        for field in range(HELD_EMPLOYEES, HELD_APPRENTICES + 1):
            if field == HELD_EMPLOYEES or sheet.get(field, player) > 0:
                problems.at(field, player)


def misses_hall(sheet, player):
    """Whether it is known that the player does not attend all five halls (R4.2)."""
    tally = is_tally(sheet)
    for hall in range(HALLS):
        if tally:
            garments = sheet.get(T_HALL, player, hall)
        else:
            garments = _garments_in(sheet, player, hall)
        if garments or _funds(sheet, player, hall, tally):
            continue
        if _musician_known(sheet, hall, tally):
            return True
    return False


def _funds(sheet, player, hall, tally):
    """Whether the player funds the musician; tile by tile one without points is left out."""
    return musician_owner(sheet, hall) == player and (
        tally or sheet.get(MUSICIAN_POINTS, hall) >= 0
    )


def _musician_known(sheet, hall, tally):
    """Tile by tile everything is known; in a tally what was said."""
    return not tally or sheet.get(MUSICIAN, hall) == NONE or sheet.get(MUSICIAN_OWNER, hall) >= 0


def _garments_in(sheet, player, hall):
    count = 0
    for garment in range(sheet.used(GARMENTS)):
        if (
            sheet.get(GARMENT_OWNER, garment) == player
            and sheet.get(GARMENT_HALL, garment) == hall + 1
            and is_whole_garment(sheet, garment)
        ):
            count += 1
    return count


def _check_colour(sheet, colour, problems):
    """Not more garments of a colour than the game has (R1.4)."""
    count = 0
    for garment in range(sheet.used(GARMENTS)):
        if is_whole_garment(sheet, garment) and sheet.get(GARMENT_COLOUR, garment) == colour:
            count += 1
    for player in range(sheet.used(PLAYERS)):
        here = sheet.get(T_BLUE + colour, player)
        if here > 0:
            count += here
    if count <= _GARMENTS_IN_GAME[colour]:
        return
    problems.add(p.RULE, fault.TOO_MANY_OF_COLOUR)
    for player in range(sheet.used(PLAYERS)):
        if sheet.get(T_BLUE + colour, player) > 0:
            problems.at(T_BLUE + colour, player)
    for garment in range(sheet.used(GARMENTS)):
        if is_whole_garment(sheet, garment) and sheet.get(GARMENT_COLOUR, garment) == colour:
            problems.at(GARMENTS, garment)
