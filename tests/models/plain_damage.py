"""Damage by chance: one to three faults in a sheet that was right."""

import copy

WEIRD = [
    None, True, False, 0, 1, -1, 3, 4, 99, 100, 1000, 2**31, 10**40, -(10**40), 0.0, 3.0, 1e300,
    "", "3", "red", "x" * 24, "x" * 25, "가" * 25, [], [[]], [0, 1], [1, 2, 3], {}, {"": {}},
    {"points": 4}, {"at": [0, 0]},
]  # fmt: skip


def places_of(value):
    """Every place in the sheet but the root, as the holder and the key within it."""
    inside = value.items() if isinstance(value, dict) else enumerate(value)
    for key, entry in inside:
        yield value, key
        if isinstance(entry, dict | list):
            yield from places_of(entry)


def broken(rng, sheet, keys, damages):
    """A damaged copy. `keys` may be added anywhere, `damages` are the game's own."""
    sheet = copy.deepcopy(sheet)
    for _ in range(rng.randint(1, 3)):
        damage = rng.choice([*GENERAL, *GENERAL, *damages])
        if damage is added_key:
            added_key(rng, sheet, keys)
        else:
            damage(rng, sheet)
    return sheet


def weird_value(rng, sheet):
    holder, key = rng.choice(list(places_of(sheet)) or [({}, "")])
    if key != "game" or rng.random() < 0.1:
        holder[key] = copy.deepcopy(rng.choice(WEIRD))


def shifted_number(rng, sheet):
    numbers = [(h, k) for h, k in places_of(sheet) if type(h[k]) is int]
    if numbers:
        holder, key = rng.choice(numbers)
        holder[key] += rng.choice([-1, 1, 1, 2, 5, 95, 1000, -30])


def missing_key(rng, sheet):
    objects = [(h, k) for h, k in places_of(sheet) if isinstance(h, dict)]
    if objects:
        holder, key = rng.choice(objects)
        if key != "game" or rng.random() < 0.1:
            del holder[key]


def added_key(rng, sheet, keys):
    objects = [sheet, *[h[k] for h, k in places_of(sheet) if isinstance(h[k], dict)]]
    rng.choice(objects).setdefault(rng.choice(keys), copy.deepcopy(rng.choice(WEIRD)))


def shorter_list(rng, sheet):
    lists = [h[k] for h, k in places_of(sheet) if isinstance(h[k], list) and h[k]]
    if lists:
        entries = rng.choice(lists)
        entries.pop(rng.randrange(len(entries)))


def longer_list(rng, sheet):
    lists = [h[k] for h, k in places_of(sheet) if isinstance(h[k], list) and h[k]]
    if lists:
        entries = rng.choice(lists)
        for _ in range(rng.choice([1, 1, 2, 45])):
            entries.insert(rng.randint(0, len(entries)), copy.deepcopy(rng.choice(entries)))


GENERAL = [
    weird_value, weird_value, shifted_number, missing_key, missing_key, added_key, shorter_list,
    longer_list,
]  # fmt: skip


def some_player(rng, sheet):
    """A player that damage can be done to; a stranger if there is none."""
    players = sheet.get("players")
    players = players if isinstance(players, list) else []
    return rng.choice([player for player in players if isinstance(player, dict)] or [{}])


def listed(holder, key):
    """A list under the key, made if there is none; a strange one if it is something else."""
    entries = holder.setdefault(key, [])
    return entries if isinstance(entries, list) else []


def shuffled_keys(rng, value):
    if isinstance(value, list):
        return [shuffled_keys(rng, entry) for entry in value]
    if isinstance(value, dict):
        keys = list(value)
        rng.shuffle(keys)
        return {key: shuffled_keys(rng, value[key]) for key in keys}
    return value
