"""Values that a sheet without other problems still lacks."""

from models.rococo_board import funder, is_tally, options_of, seat
from models.rococo_choices import (
    CARDS_NEED_VIP_OF_HALLS_WITHOUT_GARMENTS,
    COLOURS,
    COLOURS_ARE_NEEDED_WITHOUT_GARMENTS,
    GRAND_HALL_IS_NEEDED_WHEN_HALL_1_IS_EMPTY,
    HOLDINGS,
)


def needed(sheet):
    """Paths of the values to ask next, each once."""
    paths = []
    for i, player in enumerate(sheet["players"]):
        paths += holdings_needed(sheet, i, player)
    if is_tally(sheet):
        seats = [seat_so_far(sheet, i) for i in range(len(sheet["players"]))]
        for hall in range(5):
            paths += needed_for_prizes(sheet, seats, hall)
        for i, player in enumerate(sheet["players"]):
            paths += needed_for_board(sheet, seats[i], i, player)
    return list(dict.fromkeys(paths))


def seat_so_far(sheet, player):
    known = [{**hall, "musician": hall.get("musician")} for hall in sheet["halls"]]
    return seat({**sheet, "halls": known}, player)


def counted_words(player):
    return [card["count"] for card in player.get("employees", []) if "count" in card]


def holdings_needed(sheet, i, player):
    words = counted_words(player)
    if options_of(sheet)["solo"] and i == 1:
        words.append("resource_tile")
    held = player.get("holdings", {})
    return [
        ("players", i, "holdings", key)
        for key in HOLDINGS
        if key != "jewel" and key in words and key not in held
    ]


def musician_unknown(sheet, hall):
    return "musician" not in sheet["halls"][hall]


def decide(sheet, seats, hall, candidates):
    """The best placed of the candidates, and what must be asked to know them."""
    most = max([seats[i]["halls"][hall] for i in candidates], default=0)
    tied = [i for i in candidates if seats[i]["halls"][hall] == most and most > 0]
    if len(tied) < 2:
        return tied, []
    unknown = [i for i in tied if seats[i]["vip"][hall] is None]
    if unknown:
        return [], [("players", i, "tally", "vip", hall) for i in unknown]
    most = max(seats[i]["vip"][hall] for i in tied)
    tied = [i for i in tied if seats[i]["vip"][hall] == most]
    if len(tied) < 2:
        return tied, []
    if musician_unknown(sheet, hall):
        return [], [("halls", hall, "musician")]
    return ([funder(sheet, hall)] if funder(sheet, hall) in tied else tied), []


def needed_for_prizes(sheet, seats, hall):
    everybody = list(range(len(seats)))
    firsts, asked = decide(sheet, seats, hall, everybody)
    if asked or len(firsts) != 1 or len(seats) == 2:
        return asked
    return decide(sheet, seats, hall, [i for i in everybody if i not in firsts])[1]


def needed_for_board(sheet, board, i, player):
    tally = player["tally"]
    place = ("players", i, "tally")
    words = counted_words(player)
    paths = []

    if "garment:vip" in words:
        paths += [
            (*place, "vip", hall)
            for hall in range(5)
            if board["vip"][hall] is None
            and (board["halls"][hall] > 0 or CARDS_NEED_VIP_OF_HALLS_WITHOUT_GARMENTS)
        ]

    statues_ask = board["statues"] > 0 and (
        sum(board["halls"]) > 0 or COLOURS_ARE_NEEDED_WITHOUT_GARMENTS
    )
    cards_ask = any(f"garment:{colour}" in words for colour in COLOURS)
    if (statues_ask or cards_ask) and "colours" not in tally:
        paths.append((*place, "colours"))

    if board["spaces"]:
        paths += needed_for_balcony(sheet, board, tally, place)
    if "decoration" in words and "decorations" not in tally:
        paths.append((*place, "decorations"))
    if "kitchen" in words and "kitchens" not in tally:
        paths.append((*place, "kitchens"))

    for hall in range(5):
        for_halls = "hall" in words or player.get("connection", 0) > 0
        asked = "musician" in words or (for_halls and board["halls"][hall] == 0)
        if asked and musician_unknown(sheet, hall):
            paths.append(("halls", hall, "musician"))
    return paths


def needed_for_balcony(sheet, board, tally, place):
    if "grand_hall" not in tally:
        if board["halls"][0] > 0 or GRAND_HALL_IS_NEEDED_WHEN_HALL_1_IS_EMPTY:
            return [(*place, "grand_hall")]
        return []
    if options_of(sheet)["balcony_counts_for_statues"] or board["statues"] == 0:
        return []
    return [
        (*place, "grand_hall", g, "colour")
        for g, garment in enumerate(tally["grand_hall"])
        if "colour" not in garment
    ]
