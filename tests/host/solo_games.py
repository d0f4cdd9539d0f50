"""Finished solo games, and a human's side to score them against."""

import random

from tabletally.decks import files
from tabletally.shared_rules.rococo.du_barry import questions as q
from tabletally.shared_rules.rococo.du_barry import state
from tabletally.solo.session import Beginning, Session

HOUSE = files.compiled(files.load(files.HOUSE))
RARELY = (q.SPOT, q.TILES, q.GARMENT, q.FUNDED)


def beginning(seed, settings=0, deck=HOUSE):
    return Beginning(seed, settings, deck, 1)


def usual(session, chance):
    """An answer as it comes at a table: small printed numbers, seldom what cannot be done."""
    s = session.state
    allowed = session.allowed()
    if s[state.QUESTION] == q.MORE_BLUE:
        return min(allowed[-1], 2)
    if s[state.QUESTION] in RARELY and chance.random() < 0.85:
        allowed = allowed[1:] or allowed
    return chance.choice(allowed[:9])


def finished(seed, settings=0):
    """A game played to its end by chance."""
    session = Session(beginning(seed, settings))
    chance = random.Random(seed)
    while not session.over:
        assert session.answer(usual(session, chance))
    return session


def prizes():
    return [{"first": first} for first in (8, 6, 5, 4, 3)]


def tiles_of_the_human():
    """A sheet tile by tile with the printed prizes; her places on it are free."""
    return {
        "players": [{"name": "Mina", "fame": 12, "livres": 34}],
        "halls": prizes(),
        "fireworks": {
            "first": 6,
            "spaces": [{"times": 2 + (place > 4), "points": 0} for place in range(8)],
        },
        "garments": [
            {"owner": 0, "hall": 1, "colour": "blue", "points": 4, "vip": True},
            {"owner": 0, "hall": 3, "colour": "orange", "points": 3, "vip": False},
        ],
        "statues": [{"owner": 0, "points": 2}],
        "options": {"expansions": ["haute_couture"]},
    }


def tally_of_the_human():
    """The same side as people count it."""
    tally = {
        "halls": [1, 0, 1, 0, 0], "vip": [1, 0, 0, 0, 0], "points": 7, "statues": 1,
        "colours": {"blue": 1, "orange": 1}, "decorations": 1, "decoration_points": 2,
        "grand_hall": [{"points": 4, "colour": "blue"}], "kitchens": 0,
    }  # fmt: skip
    sheet = tiles_of_the_human()
    del sheet["garments"], sheet["statues"]
    sheet["players"][0]["tally"] = tally
    for space in sheet["fireworks"]["spaces"]:
        del space["points"]
    for hall in sheet["halls"]:
        hall["musician"] = None
    return sheet
