"""Majority prizes: who has most, who comes next, and at which step of the chain a tie fell."""

from micropython import const

NO_PLACE = const(0)
FIRST = const(1)
SECOND = const(2)
TIED_FIRST = const(3)  # an unbroken tie for the first prize
TIED_SECOND = const(4)


def standings(keys, players, seconds, places):
    """Write into `places` how each player stands in one majority; allocates nothing.

    keys     one int per player, 0 = takes no part, larger = better; the
             tie-breakers stand in its low bits
    players  how many keys count
    seconds  whether there is a second place; never after a tie for the first
    places   bytearray, one of the constants above for each player

    Who loses a tie for the first place competes for the second (R6.5).
    """
    best = 0
    for player in range(players):
        places[player] = NO_PLACE
        if keys[player] > best:
            best = keys[player]
    if not best:
        return
    if _mark(keys, players, best, FIRST, TIED_FIRST, places) > 1 or not seconds:
        return
    next_best = 0
    for player in range(players):
        if next_best < keys[player] < best:
            next_best = keys[player]
    if next_best:
        _mark(keys, players, next_best, SECOND, TIED_SECOND, places)


def _mark(keys, players, key, alone, tied, places):
    holders = 0
    for player in range(players):
        if keys[player] == key:
            holders += 1
    for player in range(players):
        if keys[player] == key:
            places[player] = alone if holders == 1 else tied
    return holders


def best_other(keys, players, player, at_most):
    """Return who else has the best key up to `at_most`; -1 if nobody else takes part."""
    found = -1
    for other in range(players):
        if (
            other != player
            and 0 < keys[other] <= at_most
            and (found < 0 or keys[other] > keys[found])
        ):
            found = other
    return found


def sharers(keys, players, key):
    """Return the players who hold exactly this key, as bits."""
    bits = 0
    for player in range(players):
        if keys[player] == key:
            bits |= 1 << player
    return bits
