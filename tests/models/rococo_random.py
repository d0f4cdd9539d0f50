"""Right sheets by chance: small numbers, so that ties are frequent."""

import copy

from models.rococo_board import seat, spaces_of
from models.rococo_choices import (
    COLOUR_LIMITS,
    COLOURS,
    COUNTED,
    EXPANSIONS,
    EXPANSIONS_ADDING_GARMENTS,
    HOLDINGS,
    KINDS,
    TILE_LISTS,
)
from models.rococo_damage import broken
from models.rococo_model import score
from models.rococo_problems import problems

__all__ = ["broken", "forgetful", "tally_of", "tally_sheet", "tile_sheet", "without_unneeded"]

MOST_IN_THE_GRAND_HALL = 4
MOST_SPACES = 6


def chance(rng, share):
    return rng.random() < share


def tile_sheet(rng):
    options = random_options(rng)
    count = 2 if options.get("solo") else rng.randint(2, 5)
    sheet = {
        "game": "rococo",
        "players": [{"name": rng.choice(["A", "Ara", "동현", "x" * 24])} for _ in range(count)],
        "halls": [random_hall(rng, count) for _ in range(5)],
    }
    if options or chance(rng, 0.3):
        sheet["options"] = options
    if chance(rng, 0.8):
        sheet["fireworks"] = random_fireworks(rng, count)
    if chance(rng, 0.7):
        sheet["queens_favour"] = rng.choice([None, *range(count)])
    sheet["garments"] = random_garments(rng, count, options)
    sheet["statues"] = [random_marker(rng, count) for _ in range(rng.choice([0, 1, 2, 4, 8]))]
    sheet["kitchens"] = [
        {"owner": player, "points": rng.randint(0, 3), "side": side}
        for player in range(count)
        for side in ["left", "right"]
        if chance(rng, 0.3)
    ]
    if "jewelry_box" in options.get("expansions", []):
        owners = [player for player in range(count) if chance(rng, 0.5)]
        sheet["jewel_decorations"] = [{**random_marker(rng, count), "owner": o} for o in owners]
    for name in TILE_LISTS:
        if sheet.get(name) == [] and chance(rng, 0.5):
            del sheet[name]
        elif name in sheet:
            rng.shuffle(sheet[name])
    for player in range(count):
        fill_player(rng, sheet, options, player)
    if chance(rng, 0.5):
        sheet["balcony"] = random_moves(rng, sheet) if chance(rng, 0.4) else "best"
    if chance(rng, 0.5):
        level_totals(rng, sheet)
    return shuffled_keys(rng, sheet) if chance(rng, 0.5) else sheet


def tally_sheet(rng):
    return without_unneeded(rng, tally_of(tile_sheet(rng)))


def tally_of(sheet):
    """The same board in the other form, every value told; the balcony becomes the best."""
    tally = copy.deepcopy(sheet)
    for name in [*TILE_LISTS, "balcony"]:
        tally.pop(name, None)
    for player, entry in enumerate(tally["players"]):
        board = seat(sheet, player)
        entry["tally"] = {
            "halls": board["halls"],
            "vip": board["vip"],
            "colours": board["colours"],
            "points": board["points"],
            "grand_hall": [
                {"points": garment["points"], "colour": garment["colour"]}
                for garment in board["grand_hall"]
            ],
            "statues": board["statues"],
            "decorations": board["decorations"],
            "decoration_points": board["decoration_points"],
            "kitchens": board["kitchens"],
        }
    for hall in tally["halls"]:
        musician = hall.get("musician")
        hall["musician"] = None if musician is None else {"owner": musician["owner"]}
    for space in spaces_of(tally):
        del space["points"]
    return tally


def without_unneeded(rng, sheet):
    """Drops some of the values that the sheet is right without."""
    sheet = copy.deepcopy(sheet)
    places = list(droppable(sheet))
    rng.shuffle(places)
    for holder, key in places:
        if not chance(rng, 0.8) or key not in (holder if isinstance(holder, dict) else range(5)):
            continue
        before = dict(holder) if isinstance(holder, dict) else list(holder)
        if isinstance(holder, dict):
            del holder[key]
        else:
            holder[key] = None
        if problems(sheet):
            restore(holder, before)
    return sheet


def forgetful(rng, sheet):
    """Drops values of a right tally whether they are needed or not."""
    sheet = copy.deepcopy(sheet)
    share = rng.choice([0.05, 0.2, 0.5, 1])
    places = list(droppable(sheet))
    rng.shuffle(places)
    for holder, key in places:
        if chance(rng, share):
            if isinstance(holder, list):
                holder[key] = None
            else:
                holder.pop(key, None)
    return sheet


def restore(holder, before):
    if isinstance(holder, dict):
        holder.clear()
        holder.update(before)
    else:
        holder[:] = before


def droppable(sheet):
    for hall in sheet["halls"]:
        yield hall, "musician"
    for player in sheet["players"]:
        tally = player["tally"]
        for key in ["vip", "colours", "grand_hall", "decorations", "kitchens"]:
            yield tally, key
        for key in ["statues", "decoration_points"]:
            if tally.get(key) == 0:
                yield tally, key
        for hall in range(5):
            if "vip" in tally:
                yield tally["vip"], hall
        for garment in tally.get("grand_hall", []):
            yield garment, "colour"
        for key in HOLDINGS:
            if key != "jewel":
                yield player.get("holdings", {}), key


def level_totals(rng, sheet):
    totals = [player["total"] for player in score(sheet)["players"]]
    for player, total in zip(sheet["players"], totals, strict=True):
        fame = player.get("fame", 0) + max(totals) - total
        if fame <= 999 and chance(rng, 0.8):
            player["fame"] = fame


def random_options(rng):
    options = {}
    if chance(rng, 0.4):
        options["expansions"] = [name for name in EXPANSIONS if chance(rng, 0.5)]
    if chance(rng, 0.3):
        options["solo"] = chance(rng, 0.7)
    for key in ["second_place_tie", "two_player_tie"]:
        if chance(rng, 0.5):
            options[key] = rng.choice(["share", "none"])
    if chance(rng, 0.5):
        options["balcony_counts_for_statues"] = chance(rng, 0.4)
    return options


def random_marker(rng, count):
    return {"owner": rng.randrange(count), "points": rng.choice([0, 0, 1, 2])}


def random_hall(rng, count):
    hall = {"first": rng.choice([0, 5, 6, 8])}
    if count > 2 or chance(rng, 0.5):
        hall["second"] = rng.choice([0, 2, 3])
    if chance(rng, 0.4):
        hall["musician"] = random_marker(rng, count)
    return hall


def random_fireworks(rng, count):
    fireworks = {"first": rng.choice([6, 7])}
    if count > 2 or chance(rng, 0.5):
        fireworks["second"] = rng.choice([2, 3])
    if chance(rng, 0.9):
        spaces = [
            {"times": rng.choice([2, 3]), "points": rng.choice([0, 0, 1, 2])}
            for _ in range(rng.randint(0, MOST_SPACES))
        ]
        for space in spaces:
            if chance(rng, 0.8):
                space["owner"] = rng.randrange(count)
        fireworks["spaces"] = spaces
    return fireworks


def random_garments(rng, count, options):
    left = dict(COLOUR_LIMITS)
    if any(name in EXPANSIONS_ADDING_GARMENTS for name in options.get("expansions", [])):
        left = dict.fromkeys(COLOURS, 60)
    fullness = rng.choice([[0], [0, 0, 1], [0, 1], [0, 1, 2], [1], [1, 2], [2]])
    dearest = rng.choice([0, 2, 4, 4])
    garments = []
    for player in range(count):
        for hall in range(1, 6):
            most = MOST_IN_THE_GRAND_HALL if hall == 1 else 2
            number = min(most, rng.choice(fullness) + (rng.choice(fullness) if hall == 1 else 0))
            for _ in range(number):
                colours = [colour for colour in COLOURS if left[colour] > 0]
                if not colours or len(garments) == 60:
                    return garments
                colour = rng.choice(colours)
                left[colour] -= 1
                garments.append(
                    {
                        "owner": player,
                        "hall": hall,
                        "colour": colour,
                        "points": rng.randint(0, dearest),
                        "vip": chance(rng, 0.3),
                    }
                )
    return garments


def fill_player(rng, sheet, options, player):
    entry = sheet["players"][player]
    du_barry = options.get("solo") and player == 1
    if not du_barry:
        entry["livres"] = rng.choice([0, 3, 3, 9, 10, 13, 29, 999])
    elif chance(rng, 0.3):
        entry["livres"] = 0
    if chance(rng, 0.3):
        entry["colour"] = rng.choice(["black", "보라"])
    if chance(rng, 0.5):
        entry["fame"] = rng.choice([0, 1, 2, 999])
    if chance(rng, 0.5):
        entry["employees"] = [random_card(rng) for _ in range(rng.choice([0, 1, 1, 2, 4, 16]))]
    holdings = random_holdings(rng, options, needed_holdings(entry, du_barry))
    if holdings or chance(rng, 0.3):
        entry["holdings"] = holdings
    if len(seat(sheet, player)["attended"]) == 5:
        entry["connection"] = rng.choice([0, 1, 3, 5])
    elif chance(rng, 0.2):
        entry["connection"] = 0


def random_card(rng):
    if chance(rng, 0.2):
        return {"points": rng.randint(0, 5)}
    card = {"count": rng.choice(COUNTED), "points": rng.randint(0, 3)}
    if chance(rng, 0.4):
        card["per"] = rng.choice([1, 2, 3, 99])
    if chance(rng, 0.3):
        card["max"] = rng.choice([0, 2, 5])
    return card


def needed_holdings(entry, du_barry):
    words = [card.get("count") for card in entry.get("employees", [])]
    return [*words, "resource_tile"] if du_barry else words


def random_holdings(rng, options, words):
    kinds = [rng.randint(0, 3) for _ in KINDS]
    amounts = {
        **dict(zip(KINDS, kinds, strict=True)),
        "employee": max(4, sum(kinds) + rng.choice([0, 0, 1])),
        "thread": rng.randint(0, 3),
        "lace": rng.randint(0, 3),
        "resource_tile": rng.randint(0, 5),
        "jewel": rng.randint(0, 4) if "jewelry_box" in options.get("expansions", []) else 0,
    }
    return {key: amounts[key] for key in HOLDINGS if key in words or chance(rng, 0.2)}


def random_moves(rng, sheet):
    moves = []
    for player in range(len(sheet["players"])):
        board = seat(sheet, player)
        garments = [garment["index"] for garment in board["grand_hall"]]
        spaces = list(board["spaces"])
        rng.shuffle(garments)
        rng.shuffle(spaces)
        number = rng.randint(0, min(len(garments), len(spaces)))
        moves += [[garments[k], spaces[k]] for k in range(number)]
    rng.shuffle(moves)
    return moves


def shuffled_keys(rng, value):
    if isinstance(value, list):
        return [shuffled_keys(rng, entry) for entry in value]
    if isinstance(value, dict):
        keys = list(value)
        rng.shuffle(keys)
        return {key: shuffled_keys(rng, value[key]) for key in keys}
    return value
