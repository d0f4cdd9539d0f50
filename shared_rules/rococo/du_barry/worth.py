"""What an end-game employee card is worth to her now (R8.7, R10)."""

from ..fields import (
    C_COLOUR,
    C_DECORATION,
    C_EMPLOYEE,
    C_FIREWORKS,
    C_GARMENT,
    C_HALL,
    C_HALL_GARMENT,
    C_JEWEL,
    C_KITCHEN,
    C_LACE,
    C_MUSICIAN,
    C_RESOURCE_TILE,
    C_STATUE,
    C_THREAD,
    C_VIP,
    HALLS,
)  # fmt: skip
from .state import (
    APPRENTICE,
    EMPLOYEES,
    GARMENT_LIST,
    GARMENTS,
    JEWEL_MARKER,
    JEWELS,
    JOURNEYMAN,
    KITCHEN,
    LACE,
    LEVEL_6_APPRENTICE,
    MASTER,
    MOST_SPACES,
    MUSICIANS,
    SPACE_TIMES,
    STATUES,
    THREAD,
    TILES,
    bits,
    employees,
    garment_colour,
    garment_hall,
    garment_vip,
    halls_attended,
)


def worth(s, counted, points, per, most):
    """Return the fame of a card for her; `counted` a C_ constant or -1 for a flat number.

    per   1..99; most: cap of the fame, 0 for none
    """
    if counted >= 0:
        points *= count(s, counted) // per
    return most if most and points > most else points


def count(s, counted):
    """Return how many of `counted` (a C_ constant) she has."""
    if counted < C_DECORATION:
        return _garments(s, counted)
    if counted < C_HALL:
        return _markers(s, counted)
    if counted == C_HALL:
        return bits(halls_attended(s))
    if counted < C_RESOURCE_TILE:
        return _employees(s, counted)
    if counted == C_RESOURCE_TILE:
        return s[TILES]
    if counted == C_THREAD:
        return s[THREAD]
    if counted == C_LACE:
        return s[LACE]
    assert counted == C_JEWEL
    return s[JEWELS]


def _garments(s, counted):
    found = 0
    for garment in range(s[GARMENTS]):
        one = s[GARMENT_LIST + garment]
        if (
            counted == C_GARMENT
            or counted == C_COLOUR + garment_colour(one)
            or (counted == C_VIP and garment_vip(one))
            or counted == C_HALL_GARMENT - 1 + garment_hall(one)
        ):
            found += 1
    return found


def _markers(s, counted):
    statues = s[STATUES]
    musicians = _used(s, MUSICIANS, HALLS)
    kitchens = _used(s, KITCHEN, 2)
    fireworks = _used(s, SPACE_TIMES, MOST_SPACES)
    if counted == C_STATUE:
        return statues
    if counted == C_MUSICIAN:
        return musicians
    if counted == C_KITCHEN:
        return kitchens
    if counted == C_FIREWORKS:
        return fireworks
    return statues + musicians + kitchens + fireworks + int(s[JEWEL_MARKER] > 0)


def _employees(s, counted):
    if counted == C_EMPLOYEE:
        return employees(s)
    kind = counted - C_EMPLOYEE
    if kind == MASTER or kind == JOURNEYMAN:
        return s[EMPLOYEES + kind]
    return s[EMPLOYEES + APPRENTICE] + s[EMPLOYEES + LEVEL_6_APPRENTICE]


def _used(s, first, count):
    used = 0
    for place in range(count):
        if s[first + place]:
            used += 1
    return used
