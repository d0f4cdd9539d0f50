"""The rule problems of a Rococo sheet: everything that cannot stand on a table."""

from micropython import const

from ..core import problems as p
from ..core.sheet import FAULTY, NONE
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
    GARMENT_VIP,
    GARMENTS,
    HALLS,
    HELD_APPRENTICES,
    HELD_EMPLOYEES,
    HELD_JEWELS,
    HELD_MASTERS,
    JEWEL_OWNER,
    JEWEL_POINTS,
    JEWELRY_BOX,
    JEWELS,
    KITCHEN_OWNER,
    KITCHEN_SIDE,
    KITCHENS,
    LIVRES,
    MOVE_GARMENT,
    MOVE_SPACE,
    MUSICIAN,
    MUSICIAN_OWNER,
    MUSICIAN_POINTS,
    PLAYERS,
    SOLO,
    SPACE_OWNER,
    SPACE_POINTS,
    SPACE_TIMES,
    SPACES,
    STATUES,
    T_BLUE,
    T_COLOURS,
    T_DECORATION_POINTS,
    T_DECORATIONS,
    T_GRAND,
    T_GRAND_COLOUR,
    T_GRAND_POINTS,
    T_HALL,
    T_HALLS,
    T_POINTS,
    T_STATUES,
    T_VIP,
    TALLY,
)  # fmt: skip

_FEWEST_EMPLOYEES = const(4)
_SOLO_PLAYERS = const(2)
_TILE_LISTS = (GARMENTS, STATUES, KITCHENS, JEWELS, BALCONY)
_GARMENTS_IN_GAME = (13, 13, 10, 6)  # blue, pink, green, orange (R1.4)
_ADD_GARMENTS = const(14)  # the expansions that add some, as bits


def check(sheet, problems):
    """Add every broken rule; faulty and missing values are left out."""
    if sheet.value(SOLO) and sheet.get(PLAYERS) >= 0 and sheet.used(PLAYERS) != _SOLO_PLAYERS:
        problems.add(p.RANGE)
        problems.at(PLAYERS)
    if _is_mixed(sheet):
        _add_mixed(sheet, problems)
    for player in range(sheet.used(PLAYERS)):
        _check_player(sheet, player, problems)
        if sheet.get(TALLY, player) >= 0:
            _check_tally(sheet, player, problems)
    for colour in range(COLOURS):
        if not sheet.value(EXPANSIONS) & _ADD_GARMENTS:
            _check_colour(sheet, colour, problems)
    _check_markers(sheet, problems)
    _check_moves(sheet, problems)


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
    return (
        not tally or sheet.get(MUSICIAN, hall) == NONE or sheet.get(MUSICIAN_OWNER, hall) >= 0
    )


def _garments_in(sheet, player, hall):
    count = 0
    for garment in range(sheet.used(GARMENTS)):
        if (
            sheet.get(GARMENT_OWNER, garment) == player
            and sheet.get(GARMENT_HALL, garment) == hall + 1
            and _is_whole(sheet, garment)
        ):
            count += 1
    return count


def _is_whole(sheet, garment):
    """Whether nothing of a garment is faulty or missing."""
    for field in range(GARMENT_OWNER, GARMENT_VIP + 1):
        if sheet.get(field, garment) < 0:
            return False
    return True


def _check_tally(sheet, player, problems):
    _check_halls(sheet, player, problems)
    _check_grand_hall(sheet, player, problems)
    statues = sheet.get(T_STATUES, player)
    decorations = sheet.get(T_DECORATIONS, player)
    if statues > decorations >= 0:
        problems.add(p.RULE, fault.STATUES_OVER_DECORATIONS)
        problems.at(T_STATUES, player)
        problems.at(T_DECORATIONS, player)
    if decorations == 0 and sheet.get(T_DECORATION_POINTS, player) > 0:
        problems.add(p.RULE, fault.POINTS_WITHOUT_DECORATIONS)
        problems.at(T_DECORATIONS, player)
        problems.at(T_DECORATION_POINTS, player)


def _check_halls(sheet, player, problems):
    """VIP spots within the garments of each hall; colours that sum up to the halls (R6.5, R6.8)."""
    garments = 0
    for hall in range(HALLS):
        here = sheet.get(T_HALL, player, hall)
        garments = garments + here if here >= 0 and garments >= 0 else -1
        if sheet.get(T_VIP, player, hall) > here >= 0:
            problems.add(p.RULE, fault.VIPS_OVER_GARMENTS)
            problems.at(T_HALL, player, hall)
            problems.at(T_VIP, player, hall)
    colours = 0
    for colour in range(COLOURS):
        if sheet.get(T_BLUE + colour, player) == FAULTY:
            return
        colours += sheet.value(T_BLUE + colour, player)
    if sheet.get(T_HALLS, player) != 1 or sheet.get(T_COLOURS, player) < 0:
        return
    if garments >= 0 and colours != garments:
        problems.add(p.RULE, fault.COLOURS_NOT_HALLS)
        problems.at(T_HALLS, player)
        problems.at(T_COLOURS, player)


def _check_grand_hall(sheet, player, problems):
    """One entry per garment in hall 1, within the player's points and colours (R6.7)."""
    if sheet.get(T_GRAND, player) < 0:
        return
    count = sheet.used(T_GRAND, player)
    here = sheet.get(T_HALL, player, 0)
    if here >= 0 and here != count:
        problems.add(p.RULE, fault.GRAND_HALL_COUNT)
        problems.at(T_HALL, player, 0)
        problems.at(T_GRAND, player)
    points = 0
    for garment in range(count):
        points += max(0, sheet.get(T_GRAND_POINTS, player, garment))
    if points > sheet.get(T_POINTS, player) >= 0:
        problems.add(p.RULE, fault.GRAND_HALL_POINTS)
        problems.at(T_POINTS, player)
        problems.at(T_GRAND, player)
    if sheet.get(T_COLOURS, player) < 0:
        return
    for colour in range(COLOURS):
        shown = 0
        for garment in range(count):
            if sheet.get(T_GRAND_COLOUR, player, garment) == colour:
                shown += 1
        if sheet.get(T_BLUE + colour, player) != FAULTY and shown > sheet.value(
            T_BLUE + colour, player
        ):
            problems.add(p.RULE, fault.GRAND_HALL_COLOURS)
            problems.at(T_COLOURS, player)
            problems.at(T_GRAND, player)


def _check_colour(sheet, colour, problems):
    """Not more garments of a colour than the game has (R1.4)."""
    count = 0
    for garment in range(sheet.used(GARMENTS)):
        if _is_whole(sheet, garment) and sheet.get(GARMENT_COLOUR, garment) == colour:
            count += 1
    for player in range(sheet.used(PLAYERS)):
        count += max(0, sheet.get(T_BLUE + colour, player))
    if count <= _GARMENTS_IN_GAME[colour]:
        return
    problems.add(p.RULE, fault.TOO_MANY_OF_COLOUR)
    for player in range(sheet.used(PLAYERS)):
        if sheet.get(T_BLUE + colour, player) > 0:
            problems.at(T_BLUE + colour, player)
    for garment in range(sheet.used(GARMENTS)):
        if _is_whole(sheet, garment) and sheet.get(GARMENT_COLOUR, garment) == colour:
            problems.at(GARMENTS, garment)


def _check_markers(sheet, problems):
    """One kitchen per side and one jewel decoration per player, these in their expansion."""
    for owner in range(sheet.used(PLAYERS)):
        for side in range(2):
            _check_single(sheet, problems, KITCHENS, owner, side)
        _check_single(sheet, problems, JEWELS, owner, -1)
    if not sheet.value(EXPANSIONS) & JEWELRY_BOX:
        for jewel in range(sheet.used(JEWELS)):
            if _is_marker(sheet, JEWELS, jewel):
                problems.add(p.RULE, fault.DECORATION_WITHOUT_BOX)
                problems.at(JEWELS, jewel)


def _is_marker(sheet, markers, entry):
    """Whether nothing of an entry of `markers` (kitchens or jewel decorations) is faulty."""
    first = KITCHEN_OWNER if markers == KITCHENS else JEWEL_OWNER
    last = KITCHEN_SIDE if markers == KITCHENS else JEWEL_POINTS
    for field in range(first, last + 1):
        if sheet.get(field, entry) < 0:
            return False
    return True


def _check_single(sheet, problems, markers, owner, side):
    """At most one marker of this owner (and side, if not -1)."""
    owner_field = KITCHEN_OWNER if markers == KITCHENS else JEWEL_OWNER
    for twice in range(2):
        found = 0
        for entry in range(sheet.used(markers)):
            if (
                sheet.get(owner_field, entry) == owner
                and (side < 0 or sheet.get(KITCHEN_SIDE, entry) == side)
                and _is_marker(sheet, markers, entry)
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


def _check_moves(sheet, problems):
    """From the own Grand Hall onto an own space; each garment and each space once (R6.7)."""
    moves = sheet.used(BALCONY)
    for move in range(moves):
        garment = sheet.get(MOVE_GARMENT, move)
        space = sheet.get(MOVE_SPACE, move)
        if (
            garment >= 0
            and space >= 0
            and _is_whole(sheet, garment)
            and _is_whole_space(sheet, space)
            and (
                sheet.get(GARMENT_HALL, garment) != 1
                or sheet.get(GARMENT_OWNER, garment) != sheet.get(SPACE_OWNER, space)
            )
        ):
            problems.add(p.RULE, fault.MOVE_NOT_OWN)
            problems.at(BALCONY, move)
    for move in range(moves):
        _check_repeated(sheet, problems, MOVE_GARMENT, move, moves)
        _check_repeated(sheet, problems, MOVE_SPACE, move, moves)


def _is_whole_space(sheet, space):
    for field in range(SPACE_TIMES, SPACE_OWNER + 1):
        if sheet.get(field, space) == FAULTY:
            return False
    return True


def _moved(sheet, field, move):
    """Return what a move takes (MOVE_GARMENT or MOVE_SPACE); -1 if half of it is faulty."""
    other = sheet.get(MOVE_GARMENT if field == MOVE_SPACE else MOVE_SPACE, move)
    return sheet.get(field, move) if other >= 0 else -1


def _check_repeated(sheet, problems, field, move, moves):
    """Add a problem if `move` is the first of several with the same garment or space."""
    index = _moved(sheet, field, move)
    if index < 0:
        return
    for earlier in range(move):
        if _moved(sheet, field, earlier) == index:
            return
    begun = False
    for later in range(move + 1, moves):
        if _moved(sheet, field, later) == index:
            if not begun:
                problems.add(p.RULE, fault.MOVE_REPEATED)
                problems.at(BALCONY, move)
                begun = True
            problems.at(BALCONY, later)
