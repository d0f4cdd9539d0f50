"""Enters the cards of Splendor Duel, walking as the device's cursor does."""

from shared_rules.splendor_duel import fields as f
from shared_rules.splendor_duel.cards import COLOURS, colour_of
from shared_rules.splendor_duel.collection import Collection

from .asked import device_of
from .holding import moves

device_of("splendor_duel")
from firmware.games.splendor_duel.walk import (  # noqa: E402 - needs the stand-ins
    DONE,
    OWN,
    TAKEN,
    Walk,
    is_wild,
)


def enter_cards(robot, field, i, j):
    """Press the keys for a player's cards, in the order of the sheet."""
    walk = walk_of(robot.sheet, i)
    for entry in range(robot.goal.used(f.CARDS, i)):
        card = robot.goal.get(f.CARD, i, entry)
        joins = robot.goal.get(f.CARD_AS, i, entry)
        robot.press(*way(walk, card), "ok")
        if is_wild(card):
            robot.press(*_joining(robot.sheet, i, joins))
        robot.put(f.CARDS, i, 0, entry + 1)
        robot.put(f.CARD, i, entry, card)
        robot.change(robot.sheet.cell(f.CARD_AS, i, entry), joins)
        walk.holders[card] = OWN
        walk.go_on()
    robot.put(f.CARDS, i, 0, robot.goal.used(f.CARDS, i))
    robot.press(*to_the_end(walk), "ok")


def walk_of(sheet, player):
    """A walk at its beginning, with the cards that both players have."""
    walk = Walk()
    for other in range(sheet.used(f.PLAYERS)):
        for entry in range(sheet.used(f.CARDS, other)):
            walk.holders[sheet.get(f.CARD, other, entry)] = OWN if other == player else TAKEN
    walk.begin()
    return walk


def to_the_end(walk):
    """The keys behind the last colour."""
    words = []
    while walk.colour != DONE:
        words.append("up")
        walk.go_to_next_colour()
    return words


def way(walk, card):
    """The keys to a card, and go there: first to a colour, then on from card to card."""
    start = walk.colour, walk.card
    ways = {}
    for ups in range(DONE + 1):
        walk.colour, walk.card = start
        for _ in range(ups):
            walk.go_to_next_colour()
        downs = 0
        while walk.card != card and downs < len(walk.holders):
            walk.go_on()
            downs += 1
        ways[ups + downs, ups] = ["up"] * ups + ["down"] * downs
    walk.card, walk.colour = card, colour_of(card)
    return ways[min(ways)]


def _joining(sheet, player, joins):
    collection = Collection()
    collection.fill(sheet, player)
    colours = [colour for colour in range(COLOURS) if collection.joinable >> colour & 1]
    if len(colours) == 1:
        return []
    best = collection.best_colour()
    at = colours.index(best) if best in colours else 0
    return [*moves(at, colours.index(joins), len(colours)), "ok"]
