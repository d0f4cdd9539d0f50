"""A slow scorer of right Rococo sheets."""

from models.rococo_balcony import best_moves, chosen_moves, garment_points, statue_points
from models.rococo_board import funder, options_of, seat, spaces_of

HALL_LINES = ["hall_1", "hall_2", "hall_3", "hall_4", "hall_5"]


def score(sheet):
    options = options_of(sheet)
    count = len(sheet["players"])
    seats = [seat(sheet, player) for player in range(count)]
    moves = [moves_of(sheet, options, seats, player) for player in range(count)]
    halls = [hall_prizes(sheet, options, seats, hall) for hall in range(5)]
    fireworks = fireworks_prizes(sheet, seats)
    players = []
    for player in range(count):
        lines = lines_of(sheet, options, seats[player], moves[player], player)
        for hall in range(5):
            lines[HALL_LINES[hall]] = halls[hall][player]
        lines["fireworks"] = fireworks[player]
        players.append(
            {
                "name": sheet["players"][player]["name"],
                "total": sum(lines.values()),
                "lines": [{"key": key, "points": points} for key, points in lines.items()],
            }
        )
    ranks, decided_by = ranking(sheet, options, [p["total"] for p in players])
    for player, rank in zip(players, ranks, strict=True):
        player["rank"] = rank
    return {
        "game": "rococo",
        "players": players,
        "winners": [player for player in range(count) if ranks[player] == 1],
        "decided_by": decided_by,
        "problems": [],
        "moves": [
            {"player": player, "garment": garment, "space": space}
            for player in range(count)
            for garment, space in moves[player]
        ],
    }


def lines_of(sheet, options, board, moves, player):
    entry = sheet["players"][player]
    holdings = entry.get("holdings", {})
    lines = {
        "fame": entry.get("fame", 0),
        "livres": entry.get("livres", 0) // 10,
        "jewels": holdings.get("jewel", 0),
        "employees": sum(card_points(card, board, holdings) for card in entry.get("employees", [])),
        "queens_favour": 3 if sheet.get("queens_favour") == player else 0,
        **dict.fromkeys(HALL_LINES, 0),
        "fireworks": 0,
        "statues": statue_points(board, moves, options["balcony_counts_for_statues"]),
        "garments": garment_points(board, moves, spaces_of(sheet)),
        "decorations": board["decoration_points"],
        "connection": entry.get("connection", 0),
    }
    if options["solo"]:
        lines["resource_tiles"] = holdings["resource_tile"] // 2 if player == 1 else 0
    return lines


def card_points(card, board, holdings):
    if "count" not in card:
        return card["points"]
    points = card["points"] * (counted(card["count"], board, holdings) // card.get("per", 1))
    return min(points, card["max"]) if "max" in card else points


def counted(word, board, holdings):
    if word == "garment":
        return sum(board["halls"])
    if word == "garment:vip":
        return sum(vip or 0 for vip in board["vip"])
    if word.startswith("garment:hall"):
        return board["halls"][int(word[-1]) - 1]
    if word.startswith("garment:"):
        return board["colours"][word.removeprefix("garment:")]
    if word == "decoration":
        return board["decorations"]
    if word == "statue":
        return board["statues"]
    if word == "musician":
        return len(board["musicians"])
    if word == "kitchen":
        return board["kitchens"]
    if word == "fireworks":
        return len(board["spaces"])
    if word == "hall":
        return len(board["attended"])
    if word == "jewel":
        return holdings.get("jewel", 0)
    return holdings[word]


def narrowed_by_vip(tied, seats, hall):
    most = max(seats[player]["vip"][hall] for player in tied)
    return [player for player in tied if seats[player]["vip"][hall] == most]


def best_placed(candidates, sheet, seats, hall):
    """The players with most garments; several only if nothing breaks their tie."""
    present = [player for player in candidates if seats[player]["halls"][hall] > 0]
    if not present:
        return []
    most = max(seats[player]["halls"][hall] for player in present)
    tied = [player for player in present if seats[player]["halls"][hall] == most]
    if len(tied) > 1:
        tied = narrowed_by_vip(tied, seats, hall)
    if len(tied) > 1 and funder(sheet, hall) in tied:
        tied = [funder(sheet, hall)]
    return tied


def hall_prizes(sheet, options, seats, hall):
    everybody = list(range(len(seats)))
    prizes = [0] * len(seats)
    prize = sheet["halls"][hall]
    firsts = best_placed(everybody, sheet, seats, hall)
    if len(seats) == 2:
        if len(firsts) == 1 or options["two_player_tie"] == "share":
            for player in firsts:
                prizes[player] = prize["first"]
        return prizes
    for player in firsts:
        prizes[player] = prize["first"]
    if len(firsts) == 1:
        others = [player for player in everybody if player not in firsts]
        seconds = best_placed(others, sheet, seats, hall)
        if len(seconds) == 1 or options["second_place_tie"] == "share":
            for player in seconds:
                prizes[player] = prize["second"]
    return prizes


def fireworks_prizes(sheet, seats):
    prizes = [0] * len(seats)
    owners = [player for player in range(len(seats)) if seats[player]["spaces"]]
    placed = sorted(
        owners,
        key=lambda player: (len(seats[player]["spaces"]), max(seats[player]["spaces"])),
        reverse=True,
    )
    if placed:
        prizes[placed[0]] = sheet["fireworks"]["first"]
    if len(placed) > 1 and len(seats) > 2:
        prizes[placed[1]] = sheet["fireworks"]["second"]
    return prizes


def moves_of(sheet, options, seats, player):
    if isinstance(sheet.get("balcony"), list):
        return chosen_moves(sheet, player)
    return best_moves(seats[player], spaces_of(sheet), options["balcony_counts_for_statues"])


def ranking(sheet, options, totals):
    kept = [player.get("livres", 0) % 10 for player in sheet["players"]]
    standing = []
    for player, total in enumerate(totals):
        if options["solo"]:
            standing.append((total, player))
        else:
            standing.append((total, kept[player]))
    ranks = [1 + sum(other > own for other in standing) for own in standing]
    best, following = sorted(standing, reverse=True)[:2]
    if best == following:
        return ranks, "shared"
    if best[0] > following[0]:
        return ranks, "total"
    return ranks, "solo" if options["solo"] else "livres"
