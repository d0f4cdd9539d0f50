"""A slow judge of Queenz, written from the rules; groups by joining sets until nothing changes."""

from models import plain_report as r

GAME = "queenz"
FLOWERS = ["blue", "white", "yellow", "red", "purple"]
PAGE = {
    "": ["game", "players", "options"],
    "options": [],
    "players[]": ["name", "colour", "track", "bonus", "hives", "bees", "garden"],
    "players[].garden[]": ["at", "flower", "bees", "hive"],
}


def problems(sheet):
    return r.problems(sheet, GAME, PAGE, (2, 4), check_player, check_rules)


def check_player(report, path, player):
    for place, value in r.player_values(report, path, player, ["track"]):
        key = place[-1]
        if key == "hives":
            for spot, number in report.array(place, value, 0, 3):
                report.number(spot, number)
        elif key == "garden":
            for spot, token in report.array(place, value, 0, 30):
                check_token(report, spot, token)
        else:
            report.number(place, value, 0, 999 if key == "track" else 99)


def check_token(report, path, token):
    if path[-1] >= 30 and type(token) is dict:  # there is no room to look at all of it
        required = ["at"]
    else:
        is_dict = type(token) is dict
        hive = is_dict and token.get("hive", False)
        required = ["at", "flower"] if hive is False else ["at"]
    for place, value in report.record(path, token, required):
        key = place[-1]
        if key == "at":
            if type(value) is list and len(value) != 2:
                report.add(place, "range")
            elif type(value) is not list:
                report.add(place, "type")
            for i in range(min(2, len(value)) if type(value) is list else 0):
                report.number((*place, i), value[i], -20, 20)
        elif key == "flower":
            report.word(place, value, FLOWERS)
        elif key == "bees":
            report.number(place, value, 0, 3)
        else:
            report.flag(place, value)


def check_rules(report):
    for i in range(r.count_of_players(report, 4)):
        path = ("players", i)
        player = report.sheet["players"][i]
        if type(player) is not dict or type(player.get("garden")) is not list:
            continue
        others = []
        if type(player.get("hives")) is list:
            others.append((*path, "hives"))
        if report.good((*path, "bees")) is not None:
            others.append((*path, "bees"))
        if others:
            report.rule([*others, (*path, "garden")], "Q2.2")
        check_garden(report, (*path, "garden"), player["garden"][:30])
    if not report.found:
        for path in missing_bees(report.sheet):
            report.needed(path)


def check_garden(report, path, garden):
    for k, token in enumerate(garden):
        place = (*path, k)
        if type(token) is dict and token.get("hive") is True:
            more = [(*place, "flower")] if report.good((*place, "flower")) is not None else []
            more += [(*place, "bees")] if report.good((*place, "bees")) else []
            if more:
                report.rule([*more, (*place, "hive")], "Q1.1")
    whole = [(*path, k) for k in range(len(garden)) if report.clean((*path, k))]
    by_place = {}
    for place in whole:
        by_place.setdefault(tuple(report.good(place)["at"]), []).append(place)
    for together in by_place.values():
        if len(together) > 1:
            report.rule(together, "Q1.1 place")
    hives = [place for place in whole if report.good(place).get("hive")]
    if len(hives) > 3:
        report.rule(hives, "Q1.1 hives")


def missing_bees(sheet):
    totals = [sum(lines_of(player).values()) for player in sheet["players"]]
    return [
        ("players", i, "bees")
        for i, player in enumerate(sheet["players"])
        if totals.count(totals[i]) > 1 and "garden" not in player and "bees" not in player
    ]


def score(sheet):
    lines = [lines_of(player) for player in sheet["players"]]
    totals = [sum(own.values()) for own in lines]
    chains = [
        (total, bees_of(player)) for total, player in zip(totals, sheet["players"], strict=True)
    ]
    ranks, decided_by = r.places(chains, ["total", "bees"])
    return r.result(GAME, sheet, lines, totals, ranks, decided_by)


def lines_of(player):
    return {
        "track": player["track"],
        "hives": sum(hives_of(player)),
        "bonus": player.get("bonus", 0),
    }


def hives_of(player):
    if "garden" not in player:
        return player.get("hives", [])
    bees = {tuple(t["at"]): t.get("bees", 0) for t in player["garden"] if not t.get("hive")}
    around = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if (dx, dy) != (0, 0)]
    return [
        sum(bees.get((t["at"][0] + dx, t["at"][1] + dy), 0) for dx, dy in around)
        for t in player["garden"]
        if t.get("hive")
    ]


def bees_of(player):
    if "garden" not in player:
        return player.get("bees", 0)
    return sum(token.get("bees", 0) for token in player["garden"] if not token.get("hive"))


def filling(old, new):
    """Points and scoring colours of one filling step; tokens are (x, y, flower or "hive")."""
    groups = [{token} for token in old | new if token[2] != "hive"]
    joined = True
    while joined:
        joined = False
        for one in groups:
            for other in groups:
                if one is not other and any(touch(a, b) for a in one for b in other):
                    groups = [group for group in groups if group not in (one, other)]
                    groups.append(one | other)
                    joined = True
                    break
            if joined:
                break
    scoring = [group for group in groups if len(group) > 1 and group & new]
    return sum(map(len, scoring)), {next(iter(group))[2] for group in scoring}


def touch(a, b):
    return a[2] == b[2] and {abs(a[0] - b[0]), abs(a[1] - b[1])} == {0, 1}
