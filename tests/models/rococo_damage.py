"""Damage by chance: one to three faults in a sheet that was right."""

import copy

from models.rococo_choices import COLOURS, COUNTED, EXPANSIONS, HOLDINGS, KINDS, PAGE_KEYS

WEIRD = [
    None,
    True,
    False,
    0,
    1,
    -1,
    4,
    99,
    100,
    999,
    1000,
    2**31,
    10**40,
    -(10**40),
    0.0,
    3.0,
    2.5,
    1e300,
    "",
    "3",
    "best",
    "worst",
    "none",
    "blue",
    "x" * 24,
    "x" * 25,
    "가" * 25,
    [],
    [[]],
    [[[1]]],
    [0, 1],
    [1, 1, 1, 1, 1],
    [None, None, None, None, None],
    ["festive"],
    {},
    {"": {}},
    {"owner": 0},
    {"points": 4},
]

KEYS = [
    "",
    "x",
    "Name",
    "points ",
    "a.b[0]",
    "가",
    *HOLDINGS,
    *[key for keys in PAGE_KEYS.values() for key in keys],
]


def places_of(value, path=()):
    """Every place in the sheet but the root, as the holder and the key within it."""
    inside = value.items() if isinstance(value, dict) else enumerate(value)
    for key, entry in inside:
        yield value, key
        if isinstance(entry, dict | list):
            yield from places_of(entry, (*path, key))


def broken(rng, sheet):
    sheet = copy.deepcopy(sheet)
    for _ in range(rng.randint(1, 3)):
        rng.choice(DAMAGES)(rng, sheet)
    return sheet


def some_place(rng, sheet):
    return rng.choice([*places_of(sheet), (sheet, "added")])


def weird_value(rng, sheet):
    holder, key = some_place(rng, sheet)
    if key != "game" or rng.random() < 0.1:
        holder[key] = copy.deepcopy(rng.choice(WEIRD))


def shifted_number(rng, sheet):
    numbers = [(h, k) for h, k in places_of(sheet) if type(h[k]) is int]
    if numbers:
        holder, key = rng.choice(numbers)
        holder[key] += rng.choice([-1, 1, 1, 2, 5, 95, 1000])


def missing_key(rng, sheet):
    objects = [(h, k) for h, k in places_of(sheet) if isinstance(h, dict)]
    if objects:
        holder, key = rng.choice(objects)
        if key != "game" or rng.random() < 0.1:
            del holder[key]


def added_key(rng, sheet):
    objects = [sheet, *[h[k] for h, k in places_of(sheet) if isinstance(h[k], dict)]]
    holder = rng.choice(objects)
    holder.setdefault(rng.choice(KEYS), copy.deepcopy(rng.choice(WEIRD)))


def lists_of(sheet):
    return [h[k] for h, k in places_of(sheet) if isinstance(h[k], list)]


def shorter_list(rng, sheet):
    lists = [entries for entries in lists_of(sheet) if entries]
    if lists:
        entries = rng.choice(lists)
        entries.pop(rng.randrange(len(entries)))


def longer_list(rng, sheet):
    lists = [entries for entries in lists_of(sheet) if entries]
    if lists:
        entries = rng.choice(lists)
        for _ in range(rng.choice([1, 1, 2, 61])):
            entries.insert(rng.randint(0, len(entries)), copy.deepcopy(rng.choice(entries)))


def some_player(rng, sheet):
    players = sheet.get("players")
    players = players if isinstance(players, list) else []
    return rng.choice([player for player in players if isinstance(player, dict)] or [{}])


def some_index(rng, sheet):
    players = sheet.get("players")
    return rng.randrange(max(1, len(players) if isinstance(players, list) else 0))


def held(rng, sheet):
    holdings = some_player(rng, sheet).setdefault("holdings", {})
    return holdings if isinstance(holdings, dict) else {}


def listed(sheet, key):
    entries = sheet.setdefault(key, [])
    return entries if isinstance(entries, list) else []


def twice_the_kitchen(rng, sheet):
    owner, side = some_index(rng, sheet), rng.choice(["left", "right"])
    for _ in range(rng.choice([2, 2, 3])):
        listed(sheet, "kitchens").append({"owner": owner, "points": 0, "side": side})


def twice_the_jewel_decoration(rng, sheet):
    owner = some_index(rng, sheet)
    for _ in range(rng.choice([1, 2, 2, 3])):
        listed(sheet, "jewel_decorations").append({"owner": owner, "points": 0})


def unearned_connection(rng, sheet):
    some_player(rng, sheet)["connection"] = rng.choice([1, 5])


def jewels(rng, sheet):
    held(rng, sheet)["jewel"] = rng.choice([0, 1, 3])


def few_employees(rng, sheet):
    held(rng, sheet)["employee"] = rng.choice([0, 3, 4])


def many_of_a_kind(rng, sheet):
    holdings = held(rng, sheet)
    holdings.setdefault("employee", 5)
    holdings[rng.choice(KINDS)] = rng.choice([0, 5, 6, 9])


def livres(rng, sheet):
    some_player(rng, sheet)["livres"] = rng.choice([0, 1, 50])


def many_of_a_colour(rng, sheet):
    entry = {"owner": some_index(rng, sheet), "hall": 2, "points": 1, "vip": False}
    colour = rng.choice(COLOURS)
    for _ in range(rng.choice([4, 7, 11, 14])):
        listed(sheet, "garments").append({**entry, "colour": colour})


def odd_moves(rng, sheet):
    moves = sheet.get("balcony")
    moves = moves if isinstance(moves, list) else []
    sheet["balcony"] = moves + [
        [rng.randint(0, 9), rng.randint(0, 4)] for _ in range(rng.randint(1, 3))
    ]


def other_option(rng, sheet):
    options = sheet.setdefault("options", {})
    if isinstance(options, dict):
        key = rng.choice(["solo", "solo", "expansions", "second_place_tie"])
        options[key] = {"solo": rng.random() < 0.7}.get(key, rng.choice(["share", EXPANSIONS[:1]]))


def other_card(rng, sheet):
    cards = listed(some_player(rng, sheet), "employees")
    card = {"count": rng.choice([*COUNTED, "garment:hall6", "gown"]), "points": 1}
    if rng.random() < 0.3:
        del card[rng.choice(list(card))]
    if rng.random() < 0.3:
        card[rng.choice(["per", "max"])] = rng.choice([0, 1, 2, 100])
    cards.append(card)


def some_tally(rng, sheet):
    tally = some_player(rng, sheet).get("tally")
    return tally if isinstance(tally, dict) else {}


def other_tally_value(rng, sheet):
    tally = some_tally(rng, sheet)
    key = rng.choice(["halls", "vip", "colours", "points", "statues", "decorations", "kitchens"])
    if key in ["halls", "vip"] and isinstance(tally.get(key), list) and tally[key]:
        tally[key][rng.randrange(len(tally[key]))] = rng.choice([0, 1, 2, 3])
    elif key == "colours" and isinstance(tally.get(key), dict):
        tally[key][rng.choice(COLOURS)] = rng.choice([0, 1, 2, 14])
    elif key not in ["halls", "vip", "colours"]:
        tally[key] = rng.choice([0, 1, 2, 9])


def not_known(rng, sheet):
    tally = some_tally(rng, sheet)
    if isinstance(tally.get("vip"), list) and tally["vip"] and rng.random() < 0.6:
        tally["vip"][rng.randrange(len(tally["vip"]))] = None
    else:
        tally.pop(rng.choice(["vip", "colours", "grand_hall", "decorations", "kitchens"]), None)


def mixed(rng, sheet):
    """Something of the other form; judges may well differ about it."""
    tallied = any(isinstance(p, dict) and "tally" in p for p in listed(sheet, "players"))
    if tallied:
        sheet[rng.choice(["garments", "statues", "kitchens", "balcony"])] = []
    else:
        some_player(rng, sheet)["tally"] = {"halls": [0, 0, 0, 0, 0], "points": 0}


DAMAGES = [
    weird_value,
    weird_value,
    weird_value,
    shifted_number,
    shifted_number,
    missing_key,
    missing_key,
    missing_key,
    added_key,
    shorter_list,
    longer_list,
    twice_the_kitchen,
    twice_the_jewel_decoration,
    unearned_connection,
    jewels,
    few_employees,
    many_of_a_kind,
    livres,
    many_of_a_colour,
    odd_moves,
    other_option,
    other_card,
    other_tally_value,
    other_tally_value,
    not_known,
    not_known,
    mixed,
]
