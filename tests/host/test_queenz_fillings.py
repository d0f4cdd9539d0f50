"""Fillings of gardens by chance, against groups by brute force."""

from random import Random

from models.queenz_model import FLOWERS, filling
from tabletally.shared_rules.queenz.garden import HIVE, Garden


def tokens_by_chance(rng):
    side = rng.choice([2, 3, 5, 6])
    spots = [(x - 3, y + 2) for x in range(side) for y in range(min(side, 5))]
    rng.shuffle(spots)
    kinds = [*FLOWERS[: rng.choice([1, 2, 3, 5])], "hive"]
    return [(x, y, rng.choice(kinds)) for x, y in spots[: rng.randint(0, 30)]]


def test_fillings():
    garden = Garden()
    scored = 0
    for seed in range(3000):
        rng = Random(seed)
        tokens = tokens_by_chance(rng)
        first = rng.randint(0, len(tokens))
        garden.clear()
        for x, y, kind in tokens:
            garden.lay(x, y, HIVE if kind == "hive" else FLOWERS.index(kind))
        points, colours = filling(set(tokens[:first]), set(tokens[first:]))
        assert garden.filling_points(first) == points, (tokens, first)
        assert garden.scored == sum(1 << FLOWERS.index(colour) for colour in colours)
        scored += points > 0
    assert scored > 1000
