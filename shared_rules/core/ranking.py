"""Places at the table: by a chain of keys, shared where all are equal."""


def rank(keys, steps, players, ranks):
    """Write 1 for the best and so on into `ranks`; equal players share a rank, the next one skips.

    keys     one int per step and player, `keys[step * players + player]`,
             larger = better; the total first, then the tie-breakers
    ranks    bytearray, one entry per player
    returns  the step that separated the first place from the next one, or
             `steps` if several share the first place
    """
    decided = -1
    for player in range(players):
        better = 0
        for other in range(players):
            if other != player and first_difference(keys, steps, players, other, player) > 0:
                better += 1
        ranks[player] = better + 1
    for leader in range(players):
        if ranks[leader] != 1:
            continue
        for other in range(players):
            if other == leader:
                continue
            if ranks[other] == 1:
                return steps
            step = abs(first_difference(keys, steps, players, leader, other)) - 1
            if step > decided:
                decided = step
        break
    return decided if decided >= 0 else 0


def first_difference(keys, steps, players, one, other):
    """Return the first step at which two players differ, counted from 1, negative if `other` leads.

    0 if they are equal in every step.
    """
    for step in range(steps):
        mine = keys[step * players + one]
        theirs = keys[step * players + other]
        if mine > theirs:
            return step + 1
        if mine < theirs:
            return -step - 1
    return 0
