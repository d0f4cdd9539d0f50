"""A slow scorer of right Dream Home sheets."""

from models.dream_home_exchanges import best
from models.dream_home_house import house_of, lines_of
from models.dream_home_rules import COLOURS


def score(sheet):
    options = sheet.get("options", {})
    discarded = sheet.get("discarded_rooms", [])
    players, exchanges = [], []
    for index, player in enumerate(sheet["players"]):
        chosen = best(house_of(player), player, options, discarded)
        exchanges += exchanges_of(index, chosen)
        lines = lines_of(chosen[-1], player, options)
        lines["roof"] = roof_points(player.get("roofs", []))
        players.append(
            {
                "name": player["name"],
                "total": sum(lines.values()),
                "lines": [{"key": key, "points": points} for key, points in lines.items()],
            }
        )
    ranks, decided_by = ranking(
        [player["total"] for player in players],
        [player.get("children", 0) for player in sheet["players"]],
    )
    for player, rank in zip(players, ranks, strict=True):
        player["rank"] = rank
    return {
        "game": "dream_home",
        "players": players,
        "winners": [index for index, rank in enumerate(ranks) if rank == 1],
        "decided_by": decided_by,
        "exchanges": exchanges,
        "problems": [],
    }


def exchanges_of(index, chosen):
    before, between, end, supply, swap, _ = chosen
    made = []
    if supply is not None:
        place, room = supply
        made.append(
            {
                "player": index,
                "helper": "supplier",
                "place": list(place),
                "room": room,
                "gain": between - before,
            }
        )
    if swap is not None:
        made.append(
            {
                "player": index,
                "helper": "handyman",
                "places": [list(place) for place in swap],
                "gain": end - between,
            }
        )
    return made


def roof_points(roofs):
    """The best four of the own roof cards, by trying every kind of roof (D5.1)."""
    if len(roofs) < 4:
        return 0
    windows = sum(bool(card.get("window")) for card in roofs)
    choices = [3 + min(4, windows)]
    for colour in COLOURS:
        own = [card for card in roofs if card["colour"] == colour]
        if len(own) >= 4:
            choices.append(8 + any(card.get("window") for card in own))
    return max(choices)


def ranking(totals, children):
    standing = list(zip(totals, children, strict=True))
    ranks = [1 + sum(other > own for other in standing) for own in standing]
    first, second = sorted(standing, reverse=True)[:2]
    if first == second:
        return ranks, "shared"
    return ranks, "total" if first[0] > second[0] else "children"
