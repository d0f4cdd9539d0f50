"""Types, unknown keys and words, ranges and missing keys of a Dream Home sheet."""

from models.dream_home_report import keys_at
from models.dream_home_rules import COLOURS, DECOR, FLOORS, HELPERS, ROOMS

LONGEST = {"players": 4, "decor": 11, "roofs": 16, "helpers": 12, "discarded_rooms": 60}


def check_shape(report, sheet):
    root = record(report, (), sheet, ["players"])
    if "players" in root:
        for i, player in enumerate(entries(report, ("players",), root["players"], 2, 4)):
            check_player(report, ("players", i), player)
    options = record(report, ("options",), root.get("options", {}))
    points = record(report, ("options", "room_points"), options.get("room_points", {}))
    for room, values in points.items():
        path = ("options", "room_points", room)
        length = len(ROOMS[room][2])
        for k, value in enumerate(entries(report, path, values, length, length)):
            number(report, (*path, k), value, 0, 99)
    path = ("options", "over_basement")
    for k, value in enumerate(entries(report, path, options.get("over_basement", [0, 0]), 2, 2)):
        number(report, (*path, k), value, 0, 4)
    words(report, ("discarded_rooms",), root.get("discarded_rooms", []), list(ROOMS))


def check_player(report, path, value):
    player = record(report, path, value, ["name", "house"])
    for key in ("name", "colour"):
        if key in player:
            text(report, (*path, key), player[key])
    if "house" in player:
        check_house(report, (*path, "house"), player["house"])
    decor = (*path, "decor")
    for k, entry in enumerate(entries(report, decor, player.get("decor", []), 0, 11)):
        check_decor(report, (*decor, k), entry)
    roofs = (*path, "roofs")
    for k, entry in enumerate(entries(report, roofs, player.get("roofs", []), 0, 16)):
        roof = record(report, (*roofs, k), entry, ["colour"])
        if "colour" in roof:
            word(report, (*roofs, k, "colour"), roof["colour"], COLOURS)
        if not isinstance(roof.get("window", False), bool):
            report.fault((*roofs, k, "window"), "type")
    words(report, (*path, "helpers"), player.get("helpers", []), HELPERS)
    if "children" in player:
        number(report, (*path, "children"), player["children"], 0, 99)
    check_exchange(report, (*path, "handyman"), player.get("handyman", "best"), place, place)
    check_exchange(report, (*path, "supplier"), player.get("supplier", "best"), place, room)


def check_house(report, path, value):
    house = record(report, path, value, list(FLOORS))
    for floor, rooms in house.items():
        size = FLOORS[floor]
        for k, kind in enumerate(entries(report, (*path, floor), rooms, size, size)):
            if kind is not None:
                word(report, (*path, floor, k), kind, [*ROOMS, "empty"])


def check_decor(report, path, value):
    entry = record(report, path, value, ["token"])
    if "token" in entry:
        word(report, (*path, "token"), entry["token"], list(DECOR))
    token = entry.get("token")
    inside = isinstance(token, str) and token in DECOR and DECOR[token][1] is not None
    if "at" in entry:
        place(report, (*path, "at"), entry["at"])
    elif inside:
        report.fault((*path, "at"), "missing")


def check_exchange(report, path, value, first, second):
    if isinstance(value, str):
        if value not in ("best", "none"):
            report.fault(path, "unknown")
        return
    values = entries(report, path, value, 2, 2)
    for k, check in enumerate((first, second)):
        if k < len(values):
            check(report, (*path, k), values[k])


def place(report, path, value):
    values = entries(report, path, value, 2, 2)
    last = 4
    if values:
        word(report, (*path, 0), values[0], list(FLOORS))
        if isinstance(values[0], str) and not stands_behind(path):
            last = FLOORS.get(values[0], 5) - 1
    if len(values) > 1:
        number(report, (*path, 1), values[1], 0, last)


def stands_behind(path):
    """Whether a place is in an entry that its list has no room for; such are not looked at."""
    return path[1] >= LONGEST["players"] or (path[2] == "decor" and path[3] >= LONGEST["decor"])


def room(report, path, value):
    word(report, path, value, list(ROOMS))


def number(report, path, value, low, high):
    if type(value) is not int:
        report.fault(path, "type")
    elif not low <= value <= high:
        report.fault(path, "range")


def text(report, path, value):
    if not isinstance(value, str):
        report.fault(path, "type")
    elif not 1 <= len(value) <= 24:
        report.fault(path, "range")


def word(report, path, value, known):
    if not isinstance(value, str):
        report.fault(path, "type")
    elif value not in known:
        report.fault(path, "unknown")


def words(report, path, value, known):
    for k, one in enumerate(entries(report, path, value, 0, LONGEST[path[-1]])):
        word(report, (*path, k), one, known)


def entries(report, path, value, low, high):
    if not isinstance(value, list):
        report.fault(path, "type")
        return []
    if not low <= len(value) <= high:
        report.fault(path, "range" if low == high else "range of a list")
    return value


def record(report, path, value, required=()):
    """The known keys of an object; nothing in place of anything else."""
    if not isinstance(value, dict):
        report.fault(path, "type")
        return {}
    known = keys_at(path)
    for key in value:
        if key not in known:
            report.fault((*path, key), "unknown key")
    for key in required:
        if key not in value:
            report.fault((*path, key), "missing")
    return {key: value[key] for key in value if key in known}
