"""All problems of a Dream Home sheet, in the order of the file."""

from models.dream_home_exchanges import best, supplied
from models.dream_home_house import House, belongs, over_limit
from models.dream_home_model import score
from models.dream_home_report import Report
from models.dream_home_rules import DECOR, PLACES, ROOMS
from models.dream_home_shape import LONGEST, check_shape


def problems(sheet):
    """Path and code of all problems."""
    return [{"path": path, "code": code} for path, code, _ in problems_and_rules(sheet)]


def problems_and_rules(sheet):
    """Path, code and broken rule of all problems."""
    if type(sheet) is not dict:
        return [("", "type", None)]
    if sheet.get("game") != "dream_home":
        game = sheet.get("game")
        code = "missing" if "game" not in sheet else "unknown" if type(game) is str else "type"
        return [("game", code, None)]
    report = Report(sheet)
    check_shape(report, sheet)
    check_rules(report, sheet)
    if not report.found:
        totals = [player["total"] for player in score(sheet)["players"]]
        for i, player in enumerate(sheet["players"]):
            if totals.count(totals[i]) > 1 and "children" not in player:
                report.fault(("players", i, "children"), "needed")
    return report.in_order()


def check_rules(report, sheet):
    over = over_basement(report, sheet)
    players = sheet.get("players")
    count = len(players) if isinstance(players, list) else 0
    whole = [i for i in range(min(count, 4)) if isinstance(players[i], dict)]
    for i in whole:
        before = len(report.found)
        house = check_cards(report, ("players", i), players[i], over)
        check_tokens(report, ("players", i), players[i], house)
        sound = len(report.found) == before and report.clean(("players", i, "house"))
        sound = sound and report.clean(("players", i, "decor"))
        check_exchanges(report, sheet, ("players", i), players[i], house if sound else None)
    once(report, "D3", [spot for i in whole for spot in named(report, players, i, "decor")])
    once(report, "D5.1", [spot for i in whole for spot in named(report, players, i, "roofs")])
    once(report, "D6", [spot for i in whole for spot in named(report, players, i, "helpers")])


def over_basement(report, sheet):
    """The space of floor 1 over each basement space, as far as it is known (D1.2)."""
    path = ("options", "over_basement")
    options = sheet.get("options")
    over = options.get("over_basement") if isinstance(options, dict) else None
    if not isinstance(over, list) or len(over) != 2:
        return {}
    known = {k: over[k] for k in range(2) if report.clean((*path, k))}
    if len(known) == 2 and over[0] == over[1]:
        report.rule("D1.2", (*path, 0), (*path, 1))
    return known


def value_at(report, path, holder, kind):
    """What stands at the last step of the path if it has the right type and length."""
    value = holder.get(path[-1]) if isinstance(holder, dict) else None
    return value if isinstance(value, kind) else kind()


def check_cards(report, path, player, over):
    """D1 at every card; returns the house as far as it can be read."""
    here = (*path, "house")
    floors = value_at(report, here, player, dict)
    cards = {}
    unread = set()
    for floor, space in PLACES:
        rooms = floors.get(floor)
        known = isinstance(rooms, list) and len(rooms) > space
        if not known or not report.clean((*here, floor, space)):
            unread.add((floor, space))
        elif rooms[space] is not None:
            cards[floor, space] = rooms[space]
    house = House(cards, {}, [])
    below = {("floor2", space): ("floor1", space) for space in range(5)}
    for space, place in over.items():
        below.setdefault(("floor1", place), []).append(("basement", space))
    for place, kind in cards.items():
        if not belongs(kind, place[0]):
            report.rule("D1.1", (*here, *place))
        under = below.get(place, [])
        for spot in under if isinstance(under, list) else [under]:
            if spot not in cards and spot not in unread:
                report.rule("D1.2", (*here, *place))
    for place in over_limit(house):
        report.rule("D1.3", (*here, *place))
    house.unread = unread
    return house


def check_tokens(report, path, player, house):
    """D3 at every token: where it may stand, one in a room."""
    here = (*path, "decor")
    standing = []
    for k, entry in enumerate(value_at(report, here, player, list)[: LONGEST["decor"]]):
        if not isinstance(entry, dict) or not report.clean((*here, k)):
            continue
        rooms = DECOR[entry["token"]][1]
        if rooms is None:
            if "at" in entry:
                report.rule("D3", (*here, k))
            else:
                house.outside.append(entry["token"])
            continue
        place = tuple(entry["at"])
        if place in house.unread:
            continue
        if house.cards.get(place) not in rooms:
            report.rule("D3", (*here, k))
            continue
        standing.append((place, k))
        house.tokens[place] = entry["token"]
    for _, places in house.joined():
        inside = [(*here, k) for place, k in standing if place in places]
        if len(inside) > 1:
            report.rule("D3", *inside)


def check_exchanges(report, sheet, path, player, house):
    """D6 of what was told: helper held, cards there, room discarded, step legal."""
    if not report.clean((*path, "helpers")):
        return
    held = player.get("helpers", [])[: LONGEST["helpers"]]
    trial = {"helpers": held, "supplier": "none", "handyman": "none"}
    rooms_known = report.clean(("discarded_rooms",))
    discarded = []
    if rooms_known:
        discarded = sheet.get("discarded_rooms", [])[: LONGEST["discarded_rooms"]]
    told = player.get("supplier", "best")
    if told == "best":
        trial["supplier"] = "best" if rooms_known else "none"
    elif isinstance(told, list) and report.clean((*path, "supplier")):
        place = tuple(told[0])
        designer = "interior_designer" in held
        if (
            "supplier" not in held
            or is_bare(player, place)
            or (rooms_known and told[1] not in discarded)
            or (house and supplied(house, place, told[1], designer) is None)
        ):
            report.rule("D6.1", (*path, "supplier"))
        else:
            trial["supplier"] = told
    told = player.get("handyman", "best")
    if isinstance(told, list) and report.clean((*path, "handyman")):
        places = [tuple(place) for place in told]
        trial["handyman"] = told
        if (
            "handyman" not in held
            or places[0] == places[1]
            or any(is_bare(player, place) for place in places)
            or (house and best(house, trial, {}, discarded) is None)
        ):
            report.rule("D6.2", (*path, "handyman"))


def is_bare(player, place):
    """Whether it is known that no card lies there."""
    house = player.get("house")
    floor = house.get(place[0]) if isinstance(house, dict) else None
    return isinstance(floor, list) and len(floor) > place[1] and floor[place[1]] is None


def named(report, players, i, key):
    """Word and path of each thing that the game has once."""
    path = ("players", i, key)
    spots = []
    for k, entry in enumerate(value_at(report, path, players[i], list)[: LONGEST[key]]):
        if not report.clean((*path, k)):
            continue
        if key == "helpers":
            spots.append((entry, (*path, k)))
        elif key == "decor":
            spots.append((entry["token"], (*path, k)))
        elif entry.get("window"):
            spots.append((entry["colour"], (*path, k)))
    return spots


def once(report, rule, spots):
    for word in {word for word, _ in spots}:
        paths = [path for one, path in spots if one == word]
        if len(paths) > 1:
            report.rule(rule, *paths)


assert len(ROOMS) == 16
