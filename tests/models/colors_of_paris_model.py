"""A slow judge of Colors of Paris, written from the rules."""

from models import plain_report as r

GAME = "colors_of_paris"
TOOLS = ["tube", "palette", "brush"]
PAGE = {
    "": ["game", "players", "options"],
    "options": [],
    "players[]": [
        "name", "colour", "paintings", "unfinished", "black", "tokens", "bonus_cards",
    ],
    "players[].paintings[]": ["points", "white"],
    "players[].tokens": TOOLS,
}  # fmt: skip


def problems(sheet):
    return r.problems(sheet, GAME, PAGE, (2, 4), check_player, check_rules)


def check_player(report, path, player):
    for place, value in r.player_values(report, path, player):
        key = place[-1]
        if key == "paintings":
            for entry, painting in report.array(place, value, 0, 9):
                for spot, number in report.record(entry, painting, ["points"]):
                    report.number(spot, number, 0, 99 if spot[-1] == "points" else 3)
        elif key == "tokens":
            for spot, number in report.record(place, value):
                report.number(spot, number, among=(0, 6, 10))
        elif key == "bonus_cards":
            for spot, number in report.array(place, value, 0, 15):
                report.number(spot, number)
        else:
            report.number(place, value)


def check_rules(report):
    paths = [("players", i, "black") for i in range(r.count_of_players(report, 4))]
    black = [path for path in paths if report.good(path)]
    if sum(report.good(path) for path in black) > 5:
        report.rule(black, "C3.4")


def score(sheet):
    lines = [lines_of(player) for player in sheet["players"]]
    totals = [sum(own.values()) for own in lines]
    chains = [
        (total, -white_of(player), best_of(player), player.get("black", 0))
        for total, player in zip(totals, sheet["players"], strict=True)
    ]
    ranks, decided_by = r.places(chains, ["total", "white_cubes", "best_painting", "black_cubes"])
    return r.result(GAME, sheet, lines, totals, ranks, decided_by)


def lines_of(player):
    return {
        "paintings": sum(painting["points"] for painting in player.get("paintings", [])),
        "white_cubes": -2 * white_of(player),
        "black_cubes": 6 * player.get("black", 0),
        "tokens": sum(player.get("tokens", {}).get(tool, 0) for tool in TOOLS),
        "bonus_cards": sum(player.get("bonus_cards", [])),
    }


def white_of(player):
    return sum(painting.get("white", 0) for painting in player.get("paintings", []))


def best_of(player):
    return max([painting["points"] for painting in player.get("paintings", [])], default=0)
