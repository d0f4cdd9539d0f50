"""Look for the houses whose best exchanges cost most, by small changes that never make it cheaper.

    python tests/rules/hunt_exchanges.py [SEED] [CLIMBS] [STEPS]

Only houses that the checks of a sheet let pass count: every token at most once, each where it may
stand. Prints the rows that the search weighs for the dearest house of each climb, and that house
as `dream_home_dear_houses` writes it.
"""

import random
import sys

sys.path.insert(0, __file__.replace("\\", "/").rsplit("/", 1)[0])
sys.path.insert(1, sys.path[0] + "/../..")
sys.path.append(sys.path[1] + "/host_tools/stand_ins")

from dream_home_dear_houses import built, search
from dream_home_houses import CARDS

from shared_rules.core.judging import judge
from shared_rules.dream_home import fields as f
from shared_rules.dream_home import game
from shared_rules.dream_home.rooms import IN_BASEMENT, ROOM_WORDS

_SIZES = (2, 5, 5)
_ANY = [letters for letters, word in CARDS.items()]
_BELOW = [word for word in _ANY if IN_BASEMENT[ROOM_WORDS.index(CARDS[word])]] + ["--"]
_ABOVE = [word for word in _ANY if word not in _BELOW] + ["--"]
_TOKENS = f.TOKEN_WORDS[: f.TREE_HOUSE]
_HELPERS = ("architect", "interior_designer")


def first_house(chance):
    """A house of few kinds, without decor: rows of cards, token by place, helpers."""
    few = chance.sample(_ABOVE, chance.choice((3, 4, 6, 10)))
    rows = [[chance.choice(few if floor else _BELOW) for _ in range(_SIZES[floor])]
            for floor in range(3)]  # fmt: skip
    return rows, {}, chance.sample(_HELPERS, chance.randrange(3))


def changed(chance, house):
    """The same house with one to three small changes."""
    rows, tokens, helpers = [list(row) for row in house[0]], dict(house[1]), list(house[2])
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        kind = chance.random()
        floor = chance.randrange(3)
        space = chance.randrange(_SIZES[floor])
        if kind < 0.5:
            rows[floor][space] = chance.choice(_ABOVE if floor else _BELOW)
        elif kind < 0.7:
            row, other = chance.choice(rows[1:]), chance.choice(rows[1:])
            one, two = chance.randrange(5), chance.randrange(5)
            row[one], other[two] = other[two], row[one]
        elif kind < 0.9:
            tokens.pop(chance.choice(_TOKENS), None)
            tokens[chance.choice(_TOKENS)] = (floor, space)
        else:
            helpers = chance.sample(_HELPERS, chance.randrange(3))
    return rows, tokens, helpers


def cost(house):
    """How many rows the search weighs; -1 if the house is not legal."""
    made = built(written(house))
    made.problems.clear()
    if judge(game, made.sheet, made.problems, made.result):
        return -1
    return search(made).evaluations


def written(house):
    """A house as `dream_home_dear_houses` writes it."""
    rows, tokens, helpers = house
    placed = sorted((token, *place) for token, place in tokens.items())
    return tuple(" ".join(row) for row in rows), tuple(placed), tuple(sorted(helpers))


def climb(chance, steps):
    """The dearest house of one climb, and its cost."""
    house, most = None, -1
    while most < 0:
        house = first_house(chance)
        most = cost(house)
    for _ in range(steps):
        other = changed(chance, house)
        rows = cost(other)
        if rows >= most:
            house, most = other, rows
    return most, house


def main(seed=1, climbs=10, steps=400):
    """Climb so often; prints as it goes."""
    chance = random.Random(seed)
    for _ in range(climbs):
        most, house = climb(chance, steps)
        print(most, written(house), flush=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
