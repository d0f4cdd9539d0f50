"""Sheets and gardens of Queenz by chance: small numbers, so that ties are frequent."""

from models import plain_damage as d
from models.queenz_model import FLOWERS, PAGE, lines_of, problems

KEYS = ["", "x", "Name", "가", *sorted({key for keys in PAGE.values() for key in keys})]


def right(rng):
    """A sheet without problems."""
    players = [player(rng) for _ in range(rng.randint(2, 4))]
    if rng.random() < 0.6:
        most = max(sum(lines_of(one).values()) for one in players)
        for one in players:
            if rng.random() < 0.7:
                one["track"] += most - sum(lines_of(one).values())
    sheet = {"game": "queenz", "players": players}
    if rng.random() < 0.2:
        sheet["options"] = {}
    for problem in problems(sheet):
        assert problem["code"] == "needed", problem
        number = int(problem["path"].split("[")[1].split("]")[0])
        players[number]["bees"] = rng.randint(0, 3)
    return d.shuffled_keys(rng, sheet) if rng.random() < 0.5 else sheet


def player(rng):
    one = {"name": rng.choice(["A", "Ara", "동현"]), "track": rng.choice([0, 1, 2, 40])}
    if rng.random() < 0.5:
        one["bonus"] = rng.choice([0, 7, 10])
    if rng.random() < 0.5:
        one["garden"] = garden(rng)
        return one
    if rng.random() < 0.8:
        one["hives"] = [rng.randint(0, 9) for _ in range(rng.randint(0, 3))]
    if rng.random() < 0.3:
        one["bees"] = rng.randint(0, 9)
    return one


def garden(rng):
    side = rng.choice([2, 4, 6])
    x, y = rng.choice([(0, 0), (-3, 2), (-20, -20), (20 - side, 20 - side)])
    spots = [(x + dx, y + dy) for dx in range(side + 1) for dy in range(side + 1)]
    rng.shuffle(spots)
    flowers = FLOWERS[: rng.randint(1, 5)]
    hives = rng.randint(0, 3)
    tokens = []
    for k, spot in enumerate(spots[: rng.choice([0, 1, 5, 9, 25, 30])]):
        if k < hives:
            tokens.append({"at": list(spot), "hive": True})
            continue
        token = {"at": list(spot), "flower": rng.choice(flowers)}
        if rng.random() < 0.8:
            token["bees"] = rng.randint(0, 3)
        if rng.random() < 0.1:
            token["hive"] = False
        tokens.append(token)
    rng.shuffle(tokens)
    return tokens


def broken(rng, sheet):
    damages = [same_place, more_hives, both_forms, odd_token, no_bees, no_bees, no_bees]
    return d.broken(rng, sheet, KEYS, damages)


def tokens_of(rng, sheet):
    return d.listed(d.some_player(rng, sheet), "garden")


def same_place(rng, sheet):
    tokens = tokens_of(rng, sheet)
    if tokens and isinstance(tokens[0], dict):
        at = rng.choice([token.get("at") for token in tokens if isinstance(token, dict)])
        tokens.append({"at": at, "flower": "red"})


def more_hives(rng, sheet):
    tokens = tokens_of(rng, sheet)
    for k in range(rng.choice([1, 2, 4])):
        tokens.append({"at": [k, 20], "hive": True})


def both_forms(rng, sheet):
    one = d.some_player(rng, sheet)
    key = rng.choice(["garden", "hives", "bees"])
    one.setdefault(key, {"garden": [], "hives": [], "bees": rng.choice([0, 3])}[key])


def odd_token(rng, sheet):
    token = {"at": [rng.randint(-21, 21), 5], "flower": rng.choice([*FLOWERS, "black"])}
    if rng.random() < 0.7:
        token["hive"] = rng.random() < 0.7
    if rng.random() < 0.5:
        token["bees"] = rng.choice([0, 1, 3, 4])
    if rng.random() < 0.3:
        del token[rng.choice(list(token))]
    tokens_of(rng, sheet).append(token)


def no_bees(rng, sheet):
    d.some_player(rng, sheet).pop("bees", None)
