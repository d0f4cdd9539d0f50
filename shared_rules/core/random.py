"""A seeded generator of our own: the same cards on every interpreter, small numbers only.

L'Ecuyer's combination of three multiplicative generators for 16-bit machines
(1988): period about 8e12, no product beyond 23 bits, no number beyond 15 bits
kept. The state is CELLS cells of the caller's array, so that a game's state
holds its generator; nothing is allocated.
"""

from micropython import const

CELLS = const(3)
OUTCOMES = const(32362)  # the generator gives 0..OUTCOMES - 1, all equally likely
MOST_SEED = const(999999999)

_MODULUS_1 = const(32363)
_MODULUS_2 = const(31727)
_MODULUS_3 = const(31657)
_FACTOR_1 = const(157)
_FACTOR_2 = const(146)
_FACTOR_3 = const(142)
_WARM_UP = const(16)  # so that neighbouring seeds part


def start(cells, at, seed):
    """Set the generator in `cells[at]` and the two after it to `seed`, 0..MOST_SEED."""
    cells[at] = 1 + seed % (_MODULUS_1 - 1)
    cells[at + 1] = 1 + seed // (_MODULUS_1 - 1) % (_MODULUS_2 - 1)
    cells[at + 2] = 1 + seed % (_MODULUS_3 - 1)
    for _ in range(_WARM_UP):
        outcome(cells, at)


def outcome(cells, at):
    """Advance the generator and return 0..OUTCOMES - 1."""
    one = cells[at] * _FACTOR_1 % _MODULUS_1
    two = cells[at + 1] * _FACTOR_2 % _MODULUS_2
    three = cells[at + 2] * _FACTOR_3 % _MODULUS_3
    cells[at] = one
    cells[at + 1] = two
    cells[at + 2] = three
    return (one - two + three) % OUTCOMES


def below(cells, at, limit):
    """Return one of 0..limit - 1, each equally likely; limit 1..OUTCOMES."""
    fair = OUTCOMES - OUTCOMES % limit
    while True:
        number = outcome(cells, at)
        if number < fair:
            return number % limit


def shuffle(cells, at, items, first, count):
    """Shuffle `count` entries of the array `items` from `first` on, in place."""
    for left in range(count, 1, -1):
        other = first + below(cells, at, left)
        last = first + left - 1
        item = items[last]
        items[last] = items[other]
        items[other] = item
