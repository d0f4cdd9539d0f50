"""Damage to Dream Home sheets by chance, of kinds that only this game knows."""

from models import plain_damage as d
from models.dream_home_rules import COLOURS, DECOR, FLOORS, HELPERS, PLACES, ROOMS

KEYS = [
    "house",
    "decor",
    "roofs",
    "helpers",
    "children",
    "handyman",
    "supplier",
    "options",
    "discarded_rooms",
    "room_points",
    "over_basement",
    "at",
    "window",
    "basement",
    "sauna",
    "#decor_points",
]


def broken(rng, sheet):
    return d.broken(rng, sheet, KEYS, DAMAGES)


def rooms_of(rng, sheet):
    """The list of one floor of some house; a stranger if there is none."""
    house = d.some_player(rng, sheet).get("house")
    house = house if isinstance(house, dict) else {}
    rooms = house.get(rng.choice(list(FLOORS)))
    return rooms if isinstance(rooms, list) else []


def other_card(rng, sheet):
    rooms = rooms_of(rng, sheet)
    if rooms:
        rooms[rng.randrange(len(rooms))] = rng.choice([None, "empty", *ROOMS])


def same_card_beside(rng, sheet):
    rooms = rooms_of(rng, sheet)
    if len(rooms) > 1:
        space = rng.randrange(1, len(rooms))
        rooms[space] = rooms[space - 1]
        if rng.random() < 0.5:
            rooms[0] = rooms[-1] = rooms[space]


def more_decor(rng, sheet):
    entry = {"token": rng.choice(list(DECOR))}
    if rng.random() < 0.8:
        entry["at"] = list(rng.choice(PLACES))
    d.listed(d.some_player(rng, sheet), "decor").append(entry)


def more_roofs(rng, sheet):
    roofs = d.listed(d.some_player(rng, sheet), "roofs")
    roofs.append({"colour": rng.choice(COLOURS), "window": True})


def more_helpers(rng, sheet):
    d.listed(d.some_player(rng, sheet), "helpers").append(rng.choice(HELPERS))


def told(rng, sheet):
    """An exchange out of the blue, mostly by whoever holds the helper."""
    player = d.some_player(rng, sheet)
    one = [list(rng.choice(PLACES)), list(rng.choice(PLACES))]
    helper = rng.choice(["handyman", "supplier"])
    if rng.random() < 0.8:
        d.listed(player, "helpers").append(helper)
    if helper == "supplier":
        one[1] = rng.choice(list(ROOMS))
        if rng.random() < 0.8:
            d.listed(sheet, "discarded_rooms").append(one[1])
    elif rng.random() < 0.1:
        one[1] = one[0]
    player[helper] = one if rng.random() < 0.9 else rng.choice(["best", "none", "always"])


def basement_below(rng, sheet):
    options = sheet.setdefault("options", {})
    if isinstance(options, dict):
        options["over_basement"] = [rng.randrange(5), rng.randrange(5)]


def no_children(rng, sheet):
    for player in sheet.get("players", []) if isinstance(sheet.get("players"), list) else []:
        if isinstance(player, dict):
            player.pop("children", None)


DAMAGES = [
    other_card,
    other_card,
    same_card_beside,
    more_decor,
    more_roofs,
    more_helpers,
    told,
    told,
    basement_below,
    no_children,
]
