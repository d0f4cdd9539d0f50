"""Sheets of Splendor Duel by chance: cards dealt to two, wild ones joined where they can."""

from models import plain_damage as d
from models.splendor_duel_model import (
    CARDS,
    COLOURS,
    KINDS,
    PAGE,
    bonus_of,
    colour_of,
    conditions,
    crowns_of,
    is_wild,
    sums,
)

KEYS = ["", "x", "Name", "가", *sorted({key for keys in PAGE.values() for key in keys})]


def right(rng):
    """A sheet without problems."""
    names = list(CARDS)
    rng.shuffle(names)
    if rng.random() < 0.3:
        names.sort(key=lambda name: (CARDS[name]["crowns"] != "0", rng.random()))
    elif rng.random() < 0.2:
        colour = rng.choice([*COLOURS, "wild"])
        names.sort(key=lambda name: (CARDS[name]["colour"] == colour, rng.random()))
    royals = [3, 2, 2, 2]
    rng.shuffle(royals)
    players = []
    for _ in range(2):
        player = {"name": rng.choice(["A", "동현", "x" * 24])}
        count = rng.choice([0, 3, 8, 12, 16, 20])
        cards = hand(rng, [names.pop() for _ in range(count)])
        crowns = sum(crowns_of(card) for card in cards)
        if cards or rng.random() < 0.5:
            player["cards"] = cards
        earned = [royals.pop() for _ in range((crowns >= 3) + (crowns >= 6))]
        if earned or rng.random() < 0.5:
            player["royals"] = earned
        players.append(player)
    add_tokens(rng, players)
    sheet = {"game": "splendor_duel", "players": players}
    both = all(conditions(sums(p.get("cards", []), p.get("royals", []))) for p in players)
    if both or rng.random() < 0.6:
        sheet["just_played"] = rng.randrange(2)
    if rng.random() < 0.2:
        sheet["options"] = {}
    return d.shuffled_keys(rng, sheet) if rng.random() < 0.5 else sheet


def hand(rng, names):
    """Entries of the cards, some written out; wild ones without a home are left out."""
    plain = [{"id": name} for name in names if not is_wild(name)]
    homes = sorted({colour_of(card) for card in plain if bonus_of(card)})
    if rng.random() < 0.3:
        homes = homes[:1]
    cards = plain + [
        {"id": name, "as": rng.choice(homes)} for name in names if is_wild(name) and homes
    ]
    if rng.random() < 0.3:
        cards = [written_out(rng, card) if rng.random() < 0.4 else card for card in plain]
    rng.shuffle(cards)
    return cards


def written_out(rng, card):
    row = CARDS[card["id"]]
    entry = {"colour": row["colour"]}
    for key in ("points", "crowns", "bonus"):
        if row[key] != "0" or rng.random() < 0.3:
            entry[key] = int(row[key])
    return entry


def add_tokens(rng, players):
    left = {kind: {"pearl": 2, "gold": 3}.get(kind, 4) for kind in KINDS}
    for player in players:
        if rng.random() < 0.5:
            tokens = {}
            room = 10
            for kind in rng.sample(KINDS, rng.randint(0, 7)):
                tokens[kind] = rng.randint(0, min(room, left[kind]))
                room -= tokens[kind]
                left[kind] -= tokens[kind]
            player["tokens"] = tokens


def broken(rng, sheet):
    damages = [other_card, other_card, other_card, other_royal, other_tokens, whose_turn]
    return d.broken(rng, sheet, KEYS, damages)


def other_card(rng, sheet):
    card = {"id": rng.choice([*CARDS, "1-31", "4-01"])}
    if rng.random() < 0.5:
        card["as"] = rng.choice([*COLOURS, "none"])
    if rng.random() < 0.2:
        card[rng.choice(["colour", "points", "bonus"])] = rng.choice([0, 2, "red", "none"])
    if rng.random() < 0.3:
        del card[rng.choice(list(card))]
    d.listed(d.some_player(rng, sheet), "cards").append(card)


def other_royal(rng, sheet):
    royals = d.listed(d.some_player(rng, sheet), "royals")
    royals.append(rng.choice([1, 2, 2, 3, 3, 4]))
    if rng.random() < 0.5:
        royals.pop(0)


def other_tokens(rng, sheet):
    tokens = d.some_player(rng, sheet).setdefault("tokens", {})
    if isinstance(tokens, dict):
        tokens[rng.choice(KINDS)] = rng.choice([0, 2, 3, 4, 5, 11])


def whose_turn(rng, sheet):
    sheet.pop("just_played", None)
    if rng.random() < 0.5:
        sheet["just_played"] = rng.choice([0, 1, 2, -1])
