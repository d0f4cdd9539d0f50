"""A slow judge of Splendor Duel, written from the rules and the published list of cards."""

import csv
from pathlib import Path

from models import plain_report as r

GAME = "splendor_duel"
COLOURS = ["white", "blue", "green", "red", "black"]
KINDS = [*COLOURS, "pearl", "gold"]
WRITTEN = ["colour", "points", "crowns", "bonus"]
PAGE = {
    "": ["game", "players", "options", "just_played"],
    "options": [],
    "players[]": ["name", "colour", "cards", "royals", "tokens"],
    "players[].cards[]": ["id", "as", *WRITTEN],
    "players[].tokens": KINDS,
}
LENGTHS = {"players": 2, "cards": 40, "royals": 15}

with (Path(__file__).parent / "splendor_duel_cards.csv").open(encoding="utf-8") as _file:
    CARDS = {row["id"]: row for row in csv.DictReader(_file)}


def problems(sheet):
    return r.problems(sheet, GAME, PAGE, (2, 2), check_player, check_rest)


def check_player(report, path, player):
    for place, value in r.player_values(report, path, player):
        if place[-1] == "cards":
            for spot, card in report.array(place, value, 0, LENGTHS["cards"]):
                check_card(report, spot, card)
        elif place[-1] == "royals":
            for spot, number in report.array(place, value, 0, LENGTHS["royals"]):
                report.number(spot, number, 2, 3)
        else:
            for spot, number in report.record(place, value):
                report.number(spot, number)


def check_card(report, path, card):
    required = []
    if type(card) is dict and "id" not in card:
        required = ["colour"] if any(key in card for key in WRITTEN) else ["id"]
    elif type(card) is dict and is_wild(card["id"]):
        required = ["as"]
    for place, value in report.record(path, card, required):
        if place[-1] == "id":
            report.word(place, value, CARDS)
        elif place[-1] == "as":
            report.word(place, value, COLOURS)
        elif place[-1] == "colour":
            report.word(place, value, [*COLOURS, "none"])
        else:
            report.number(place, value)


def is_wild(name):
    return type(name) is str and name in CARDS and CARDS[name]["colour"] == "wild"


def check_rest(report):
    sheet = report.sheet
    players = sheet.get("players")
    players = players if type(players) is list else []
    if "just_played" in sheet:
        report.number(("just_played",), sheet["just_played"], 0, len(players) - 1)
    players = [player if type(player) is dict else {} for player in players[:2]]
    good = [check_cards(report, i, player) for i, player in enumerate(players)]
    for i, player in enumerate(players):
        check_royals(report, ("players", i), player, [report.good(place) for place in good[i]])
        check_tokens(report, [("players", i, "tokens", kind) for kind in KINDS], 10)
    check_copies(report, [place for places in good for place in places])
    for points, most in [(2, 3), (3, 1)]:
        same = [
            ("players", i, "royals", k)
            for i, player in enumerate(players)
            for k in range(len(royals_of(player)))
            if report.good(("players", i, "royals", k)) == points
        ]
        if len(same) > most:
            report.rule(same, "S2.1")
    for kind in KINDS:
        most = {"pearl": 2, "gold": 3}.get(kind, 4)
        check_tokens(report, [("players", i, "tokens", kind) for i in range(len(players))], most)
    if "just_played" not in sheet and len(players) == 2:
        had = [have(report, i, player, good[i]) for i, player in enumerate(players)]
        if all(conditions(one) for one in had):
            report.rule([("just_played",)], "S1.3")


def royals_of(player):
    royals = player.get("royals")
    return royals[: LENGTHS["royals"]] if type(royals) is list else []


def check_cards(report, i, player):
    """Return the places of a player's faultless cards."""
    cards = player.get("cards")
    cards = cards[: LENGTHS["cards"]] if type(cards) is list else []
    places = [("players", i, "cards", k) for k in range(len(cards))]
    for place, card in zip(places, cards, strict=True):
        if type(card) is dict:
            check_entry(report, place, card)
    places = [place for place in places if report.clean(place)]
    seen = [report.good(place) for place in places]
    homes = {colour_of(card) for card in seen if not is_wild(card.get("id")) and bonus_of(card)}
    for place, card in zip(places, seen, strict=True):
        if is_wild(card.get("id")) and card["as"] not in homes:
            report.rule([place], "S1.2")
    return places


def check_entry(report, place, card):
    """One entry: named or written out, and joined only if it is a wild card."""
    named = report.good((*place, "id")) is not None
    both = [(*place, key) for key in WRITTEN if report.good((*place, key)) is not None]
    if named and both:
        report.rule([(*place, "id"), *both], "S1.1")
    joined = report.good((*place, "as")) is not None
    written = "id" not in card and any(key in card for key in WRITTEN)
    if joined and (named or written) and not is_wild(card.get("id")):
        report.rule([(*place, "as")], "S1.2")


def check_royals(report, path, player, cards):
    for key in ("cards", "royals"):
        if key in player and type(player[key]) is not list:
            return
    if report.sheet["players"][path[1]] is not player:
        return
    crowns = sum(crowns_of(card) for card in cards)
    if len(royals_of(player)) != (crowns >= 3) + (crowns >= 6):
        places = [(*path, "royals")]
        report.rule([*places, (*path, "cards")] if crowns else places, "S2.1 count")


def check_tokens(report, paths, most):
    some = [path for path in paths if report.good(path)]
    if sum(report.good(path) for path in some) > most:
        report.rule(some, "S2.4")


def check_copies(report, places):
    names = {}
    for place in places:
        if "id" in report.good(place):
            names.setdefault(report.good(place)["id"], []).append(place)
    for same in names.values():
        if len(same) > 1:
            report.rule(same, "S1.1")


def colour_of(card):
    if "id" not in card:
        return card["colour"]
    return card["as"] if is_wild(card["id"]) else CARDS[card["id"]]["colour"]


def printed(card, key):
    return int(CARDS[card["id"]][key]) if "id" in card else card.get(key, 0)


def points_of(card):
    return printed(card, "points")


def crowns_of(card):
    return printed(card, "crowns")


def bonus_of(card):
    return printed(card, "bonus")


def have(report, i, player, places):
    royals = [
        royal
        for k, royal in enumerate(royals_of(player))
        if report.good(("players", i, "royals", k)) is not None
    ]
    return sums([report.good(place) for place in places], royals)


def sums(cards, royals):
    by_colour = [
        sum(points_of(card) for card in cards if colour_of(card) == colour) for colour in COLOURS
    ]
    return {
        "points": sum(points_of(card) for card in cards) + sum(royals),
        "crowns": sum(crowns_of(card) for card in cards),
        "best_colour": max(by_colour),
    }


def conditions(one):
    fulfilled = {
        "points": one["points"] >= 20,
        "crowns": one["crowns"] >= 10,
        "one_colour": one["best_colour"] >= 10,
    }
    return [name for name, holds in fulfilled.items() if holds]


def score(sheet):
    lines = [sums(player.get("cards", []), player.get("royals", [])) for player in sheet["players"]]
    fulfilled = [conditions(one) for one in lines]
    may_win = [sheet["just_played"]] if "just_played" in sheet else [0, 1]
    winners = [player for player in may_win if fulfilled[player]]
    ranks, decided_by = [None, None], "open"
    if winners:
        [winner] = winners
        ranks = [1 if player == winner else 2 for player in range(2)]
        decided_by = fulfilled[winner][0]
    totals = [one["points"] for one in lines]
    return r.result(GAME, sheet, lines, totals, ranks, decided_by)


def price(name, bonuses):
    """What is left to pay of each kind, for bonuses by colour."""
    return {
        kind: max(0, int(CARDS[name][f"cost_{kind}"]) - bonuses.get(kind, 0))
        for kind in [*COLOURS, "pearl"]
    }
