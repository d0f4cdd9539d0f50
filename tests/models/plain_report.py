"""Checks of JSON values for the games with a plain sheet: problems, and where they stand."""

import re


class Report:
    """Problems of one sheet. `page` lists the keys of each object in the order of the page."""

    def __init__(self, sheet, page):
        self.sheet = sheet
        self.page = page
        self.found = []
        self.wrong = []

    def add(self, path, code):
        self.found.append((path, code, None))
        self.wrong.append(path)

    def rule(self, paths, rule):
        last = max(paths, key=self.position)
        if (last, "rule", rule) not in self.found:
            self.found.append((last, "rule", rule))

    def needed(self, path):
        self.found.append((path, "needed", None))

    def clean(self, path):
        """Nothing is wrong at the place or inside it."""
        return not any(wrong[: len(path)] == path for wrong in self.wrong)

    def good(self, path):
        """What stands there if nothing is wrong with it, else None."""
        here = self.sheet
        for part in path:
            there = isinstance(here, list) and isinstance(part, int) and part < len(here)
            if not there and not (isinstance(here, dict) and part in here):
                return None
            here = here[part]
        return here if self.clean(path) else None

    def position(self, path):
        """As in the file; what is absent stands behind, in the order of the page."""
        place = []
        here = self.sheet
        for depth, part in enumerate(path):
            if isinstance(part, int):
                place.append((0, part))
                here = here[part] if isinstance(here, list) and part < len(here) else None
            elif isinstance(here, dict) and part in here:
                place.append((0, list(here).index(part)))
                here = here[part]
            else:
                place.append((1, self.keys(path[:depth]).index(part)))
                here = None
        return place

    def keys(self, path):
        return self.page[re.sub(r"\[\d+\]", "[]", text_of(path))]

    def in_order(self):
        found = sorted(self.found, key=lambda problem: self.position(problem[0]))
        return [{"path": text_of(path), "code": code} for path, code, _ in found]

    def number(self, path, value, low=0, high=99, among=None):
        if type(value) is not int:
            self.add(path, "type")
        elif not low <= value <= high or (among and value not in among):
            self.add(path, "range")

    def text(self, path, value):
        if type(value) is not str:
            self.add(path, "type")
        elif not 1 <= len(value) <= 24:
            self.add(path, "range")

    def word(self, path, value, words):
        if type(value) is not str:
            self.add(path, "type")
        elif value not in words:
            self.add(path, "unknown")

    def flag(self, path, value):
        if type(value) is not bool:
            self.add(path, "type")

    def array(self, path, value, low, high):
        """The places of the entries that there is room for."""
        if type(value) is not list:
            self.add(path, "type")
            return []
        if not low <= len(value) <= high:
            self.add(path, "range")
        return [((*path, i), value[i]) for i in range(len(value))]

    def record(self, path, value, required=()):
        """Place and value of each known key."""
        if type(value) is not dict:
            self.add(path, "type")
            return []
        known = self.keys(path)
        for key in value:
            if key not in known:
                self.found.append(((*path, key), "unknown", None))
        for key in required:
            if key not in value:
                self.add((*path, key), "missing")
        return [((*path, key), value[key]) for key in value if key in known]


def text_of(path):
    text = ""
    for part in path:
        text += f"[{part}]" if isinstance(part, int) else f".{part}"
    return text.removeprefix(".")


def problems(sheet, game, page, players, check_player, check_more):
    """All problems of a sheet: path and code, in the order of the file.

    players        the least and the most
    check_player   checks one value of a player: report, path, key, value
    check_more     what else the sheet has, and the rules: report
    """
    if type(sheet) is not dict:
        return [{"path": "", "code": "type"}]
    if "game" not in sheet:
        return [{"path": "game", "code": "missing"}]
    if type(sheet["game"]) is not str:
        return [{"path": "game", "code": "type"}]
    if sheet["game"] != game:
        return [{"path": "game", "code": "unknown"}]
    report = Report(sheet, page)
    for path, value in report.record((), sheet, ["players"]):
        if path == ("players",):
            for place, player in report.array(path, value, *players):
                check_player(report, place, player)
        elif path == ("options",):
            report.record(path, value)
    check_more(report)
    return report.in_order()


def player_values(report, path, player, required=()):
    """Place and value of each key of a player but name and colour, which are checked here."""
    values = []
    for place, value in report.record(path, player, ["name", *required]):
        if place[-1] in ("name", "colour"):
            report.text(place, value)
        else:
            values.append((place, value))
    return values


def count_of_players(report, most):
    players = report.sheet.get("players")
    return min(most, len(players)) if type(players) is list else 0


def places(chains, deciders):
    """Ranks by chains of keys, larger = better, and the step that decided."""
    ranks = [1 + sum(other > chain for other in chains) for chain in chains]
    if ranks.count(1) > 1:
        return ranks, "shared"
    first, second = sorted(chains, reverse=True)[:2]
    steps = [one != other for one, other in zip(first, second, strict=True)]
    return ranks, deciders[steps.index(True)]


def result(game, sheet, lines, totals, ranks, decided_by):
    """The result as the command prints it, without reasons."""
    return {
        "game": game,
        "players": [
            {
                "name": player["name"],
                "total": total,
                "rank": rank,
                "lines": [{"key": key, "points": points} for key, points in own.items()],
            }
            for player, own, total, rank in zip(sheet["players"], lines, totals, ranks, strict=True)
        ],
        "winners": [index for index, rank in enumerate(ranks) if rank == 1],
        "decided_by": decided_by,
        "problems": [],
    }
