"""Sheets of Colors of Paris by chance: small numbers, so that ties are frequent."""

from models import plain_damage as d
from models.colors_of_paris_model import PAGE, TOOLS, lines_of

KEYS = ["", "x", "Name", "가", *sorted({key for keys in PAGE.values() for key in keys})]


def right(rng):
    """A sheet without problems."""
    black = 5
    players = []
    dearest = rng.choice([1, 3, 12, 99])
    for _ in range(rng.randint(2, 4)):
        player = {"name": rng.choice(["A", "Ara", "동현", "x" * 24])}
        if rng.random() < 0.8:
            player["paintings"] = [
                painting(rng, dearest) for _ in range(rng.choice([0, 1, 1, 2, 2, 3, 9]))
            ]
        if rng.random() < 0.6:
            player["black"] = rng.randint(0, black) if rng.random() < 0.7 else 0
            black -= player["black"]
        if rng.random() < 0.6:
            tools = [tool for tool in TOOLS if rng.random() < 0.8]
            player["tokens"] = {tool: rng.choice([0, 6, 6, 10]) for tool in tools}
        if rng.random() < 0.3:
            cards = rng.choice([0, 1, 2, 15])
            player["bonus_cards"] = [rng.randint(0, dearest) for _ in range(cards)]
        if rng.random() < 0.3:
            player["unfinished"] = rng.randint(0, 99)
        if rng.random() < 0.2:
            player["colour"] = "보라"
        players.append(player)
    if rng.random() < 0.2:
        players[-1] = {**players[0], "black": 0, "name": "Twin"}
    if rng.random() < 0.5:
        level_totals(players)
    sheet = {"game": "colors_of_paris", "players": players}
    if rng.random() < 0.2:
        sheet["options"] = {}
    return d.shuffled_keys(rng, sheet) if rng.random() < 0.5 else sheet


def level_totals(players):
    """Give bonus cards to those behind."""
    totals = [sum(lines_of(player).values()) for player in players]
    for player, total in zip(players, totals, strict=True):
        cards = player.get("bonus_cards", [])
        if max(totals) - total < 100 and len(cards) < 15:
            player["bonus_cards"] = [*cards, max(totals) - total]


def painting(rng, dearest):
    entry = {"points": rng.randint(0, dearest)}
    if rng.random() < 0.7:
        entry["white"] = rng.randint(0, 3)
    return entry


def broken(rng, sheet):
    return d.broken(rng, sheet, KEYS, [more_black, other_token])


def more_black(rng, sheet):
    d.some_player(rng, sheet)["black"] = rng.choice([0, 2, 3, 5, 6])


def other_token(rng, sheet):
    tokens = d.some_player(rng, sheet).setdefault("tokens", {})
    if isinstance(tokens, dict):
        tokens[rng.choice(TOOLS)] = rng.choice([0, 1, 5, 6, 9, 10, 11])
