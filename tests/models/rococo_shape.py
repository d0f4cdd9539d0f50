"""Types, unknown keys and words, ranges and missing keys of a sheet."""

from models.rococo_checks import array, number, record, text, word, yes_or_no
from models.rococo_choices import (
    ABSENT_KEYS_OF_HALLS_ARE_LISTED_IN_A_LIST_OF_WRONG_LENGTH,
    COLOURS,
    COUNTED,
    EXPANSIONS,
    FIREWORKS_PRIZES_ARE_REQUIRED,
    FLAT_CARD_KEYS,
    FREE_SPACE_OWNER_MAY_BE_NULL,
    HOLDINGS,
    LONGEST,
    LONGEST_THAT_THE_PAGE_LEAVES_OPEN,
    PAGE_KEYS,
    PER_OR_MAX_ASKS_FOR_COUNT,
    PLAYER_COLOUR_LENGTH_IS_CHECKED,
    TILE_LISTS,
    TILE_MUSICIAN_MAY_BE_NULL,
)


def longest(name):
    return {**LONGEST_THAT_THE_PAGE_LEAVES_OPEN, **LONGEST}[name]


class Frame:
    """What the checks of one value must know about the sheet around it."""

    def __init__(self, sheet):
        players = sheet.get("players")
        options = sheet.get("options")
        self.players = len(players) if isinstance(players, list) else 0
        self.tally = isinstance(players, list) and any(
            isinstance(player, dict) and "tally" in player for player in players
        )
        self.solo = isinstance(options, dict) and options.get("solo") is True
        self.prizes = ["first"] if self.players == 2 else ["first", "second"]
        self.prizes_of_halls = self.prizes


def check_shape(report, sheet):
    frame = Frame(sheet)
    root = record(report, (), sheet, ["game", "players", "halls"])
    if "players" in root:
        low, high = (2, 2) if frame.solo else (2, 5)
        for i, player in enumerate(array(report, ("players",), root["players"], low, high)):
            check_player(report, frame, i, player)
    if "options" in root:
        check_options(report, root["options"])
    if "halls" in root:
        halls = array(report, ("halls",), root["halls"], 5, 5)
        if len(halls) != 5 and not ABSENT_KEYS_OF_HALLS_ARE_LISTED_IN_A_LIST_OF_WRONG_LENGTH:
            frame.prizes_of_halls = []
        for h, hall in enumerate(halls):
            check_hall(report, frame, ("halls", h), hall)
    if "fireworks" in root:
        check_fireworks(report, frame, root["fireworks"])
    if root.get("queens_favour") is not None:
        number(report, ("queens_favour",), root["queens_favour"], 0, frame.players - 1)
    for name in TILE_LISTS:
        if name in root:
            for i, entry in enumerate(array(report, (name,), root[name], 0, longest(name))):
                check_piece(report, frame, (name, i), entry)
    if "balcony" in root:
        check_balcony(report, frame, root)


def check_player(report, frame, i, value):
    path = ("players", i)
    required = ["name"]
    if not (frame.solo and i == 1):
        required.append("livres")
    if frame.tally:
        required.append("tally")
    player = record(report, path, value, required)
    if "name" in player:
        text(report, (*path, "name"), player["name"])
    if "colour" in player:
        check_player_colour(report, (*path, "colour"), player["colour"])
    for key in ["fame", "livres"]:
        if key in player:
            number(report, (*path, key), player[key], 0, 999)
    if "connection" in player:
        number(report, (*path, "connection"), player["connection"], 0, 99)
    if "employees" in player:
        place = (*path, "employees")
        cards = array(report, place, player["employees"], 0, LONGEST["employees"])
        for e, card in enumerate(cards):
            check_card(report, (*place, e), card)
    if "holdings" in player:
        place = (*path, "holdings")
        holdings = record(report, place, player["holdings"])
        for key in HOLDINGS:
            if key in holdings:
                number(report, (*place, key), holdings[key], 0, 99)
    if "tally" in player:
        check_tally(report, (*path, "tally"), player["tally"])


def check_player_colour(report, path, value):
    if PLAYER_COLOUR_LENGTH_IS_CHECKED:
        text(report, path, value)
    elif not isinstance(value, str):
        report.fault(path, "type")


def check_card(report, path, value):
    flat = isinstance(value, dict) and "count" not in value
    if flat and PER_OR_MAX_ASKS_FOR_COUNT and ("per" in value or "max" in value):
        card = record(report, path, value, ["count", "points"])
    else:
        card = record(report, path, value, ["points"], FLAT_CARD_KEYS if flat else None)
    if "count" in card:
        word(report, (*path, "count"), card["count"], COUNTED)
    for key, low in [("points", 0), ("per", 1), ("max", 0)]:
        if key in card:
            number(report, (*path, key), card[key], low, 99)


def check_tally(report, path, value):
    tally = record(report, path, value, ["halls", "points"])
    if "halls" in tally:
        for h, count in enumerate(array(report, (*path, "halls"), tally["halls"], 5, 5)):
            number(report, (*path, "halls", h), count, 0, 99)
    if "vip" in tally:
        for h, count in enumerate(array(report, (*path, "vip"), tally["vip"], 5, 5)):
            if count is not None:
                number(report, (*path, "vip", h), count, 0, 99)
    if "colours" in tally:
        colours = record(report, (*path, "colours"), tally["colours"])
        for colour in colours:
            number(report, (*path, "colours", colour), colours[colour], 0, 99)
    if "grand_hall" in tally:
        place = (*path, "grand_hall")
        entries = array(report, place, tally["grand_hall"], 0, longest("grand_hall"))
        for g, entry in enumerate(entries):
            place = (*path, "grand_hall", g)
            garment = record(report, place, entry, ["points"])
            if "points" in garment:
                number(report, (*place, "points"), garment["points"], 0, 99)
            if "colour" in garment:
                word(report, (*place, "colour"), garment["colour"], COLOURS)
    for key in ["points", "statues", "decorations", "decoration_points", "kitchens"]:
        if key in tally:
            number(report, (*path, key), tally[key], 0, 99)


def check_options(report, value):
    path = ("options",)
    options = record(report, path, value)
    if "expansions" in options:
        for e, name in enumerate(array(report, (*path, "expansions"), options["expansions"])):
            word(report, (*path, "expansions", e), name, EXPANSIONS)
    for key in ["solo", "balcony_counts_for_statues"]:
        if key in options:
            yes_or_no(report, (*path, key), options[key])
    for key in ["second_place_tie", "two_player_tie"]:
        if key in options:
            word(report, (*path, key), options[key], ["share", "none"])


def check_prizes(report, path, prizes):
    for key in ["first", "second"]:
        if key in prizes:
            number(report, (*path, key), prizes[key], 0, 99)


def check_hall(report, frame, path, value):
    hall = record(report, path, value, frame.prizes_of_halls)
    check_prizes(report, path, hall)
    if "musician" in hall:
        none = hall["musician"] is None and (frame.tally or TILE_MUSICIAN_MAY_BE_NULL)
        if not none:
            required = ["owner"] if frame.tally else ["owner", "points"]
            place = (*path, "musician")
            musician = record(report, place, hall["musician"], required)
            check_owner_and_points(report, frame, place, musician)


def check_owner_and_points(report, frame, path, entry):
    if "owner" in entry:
        number(report, (*path, "owner"), entry["owner"], 0, frame.players - 1)
    if "points" in entry:
        number(report, (*path, "points"), entry["points"], 0, 99)


def check_fireworks(report, frame, value):
    path = ("fireworks",)
    fireworks = record(report, path, value, frame.prizes if FIREWORKS_PRIZES_ARE_REQUIRED else [])
    check_prizes(report, path, fireworks)
    if "spaces" in fireworks:
        place = (*path, "spaces")
        for s, entry in enumerate(array(report, place, fireworks["spaces"], 0, LONGEST["spaces"])):
            check_space(report, frame, (*place, s), entry)


def check_space(report, frame, path, value):
    space = record(report, path, value, ["times"] if frame.tally else ["times", "points"])
    if "times" in space:
        number(report, (*path, "times"), space["times"], 2, 3)
    if FREE_SPACE_OWNER_MAY_BE_NULL and space.get("owner", 0) is None:
        del space["owner"]
    check_owner_and_points(report, frame, path, space)


def check_piece(report, frame, path, value):
    keys = PAGE_KEYS[f"{path[0]}[]"]
    piece = record(report, path, value, keys)
    check_owner_and_points(report, frame, path, piece)
    if "hall" in piece:
        number(report, (*path, "hall"), piece["hall"], 1, 5)
    if "colour" in piece:
        word(report, (*path, "colour"), piece["colour"], COLOURS)
    if "side" in piece:
        word(report, (*path, "side"), piece["side"], ["left", "right"])
    if "vip" in piece:
        yes_or_no(report, (*path, "vip"), piece["vip"])


def check_balcony(report, frame, root):
    balcony = root["balcony"]
    if isinstance(balcony, str):
        word(report, ("balcony",), balcony, ["best"])
        return
    garments = report.value(("garments",))
    spaces = report.value(("fireworks", "spaces"))
    lengths = [len(values) if isinstance(values, list) else 0 for values in [garments, spaces]]
    for m, move in enumerate(array(report, ("balcony",), balcony, 0, longest("balcony"))):
        path = ("balcony", m)
        for k, index in enumerate(array(report, path, move, 2, 2)[:2]):
            number(report, (*path, k), index, 0, lengths[k] - 1)
