"""Every exchange of supplier and handyman that is legal, and the best pair by trying all (D6)."""

from itertools import combinations

from models.dream_home_house import House, is_legal, lines_of
from models.dream_home_rules import PLACES, ROOMS


def beside(place):
    return [(place[0], place[1] - 1), (place[0], place[1] + 1)]


def room_around(house, place):
    """All places of the room of which the place is part."""
    for _, places in house.joined():
        if place in places:
            return places
    return []


def supplied(house, place, room, designer):
    """The house after the supplier's exchange, None if it is not legal."""
    if place not in house.cards:
        return None
    for near in beside(place):
        if house.cards.get(near) == room and not designer:
            rest = House({**house.cards, place: "empty"}, house.tokens, [])
            if any(spot in house.tokens for spot in room_around(rest, near)):
                return None
    tokens = {spot: token for spot, token in house.tokens.items() if spot != place}
    after = House({**house.cards, place: room}, tokens, house.outside)
    return after if is_legal(after) else None


def swapped(house, one, other):
    """The house after the handyman's exchange, None if it is not legal."""
    if one not in house.cards or other not in house.cards or one == other:
        return None
    turn = {one: other, other: one}
    cards = {turn.get(place, place): kind for place, kind in house.cards.items()}
    tokens = {turn.get(place, place): token for place, token in house.tokens.items()}
    after = House(cards, tokens, house.outside)
    return after if is_legal(after) else None


def place_of(value):
    return (value[0], value[1])


def supplies(player, discarded):
    """What may be tried of the supplier, in order; None stands for no exchange."""
    told = player.get("supplier", "best")
    if "supplier" not in player.get("helpers", []) or told == "none":
        return [None]
    if told != "best":
        return [(place_of(told[0]), told[1])]
    rooms = sorted(set(discarded) & set(ROOMS))
    return [None, *((place, room) for place in PLACES for room in rooms)]


def swaps(player):
    told = player.get("handyman", "best")
    if "handyman" not in player.get("helpers", []) or told == "none":
        return [None]
    if told != "best":
        return [(place_of(told[0]), place_of(told[1]))]
    return [None, *combinations(PLACES, 2)]


def best(house, player, options, discarded):
    """The best pair: total before, after the supplier, after both, the pair, the house; or None."""

    def total(one):
        return sum(lines_of(one, player, options).values())

    designer = "interior_designer" in player.get("helpers", [])
    before = total(house)
    found = None
    for supply in supplies(player, discarded):
        middle = house if supply is None else supplied(house, *supply, designer)
        if middle is None:
            continue
        between = total(middle)
        for swap in swaps(player):
            after = middle if swap is None else swapped(middle, *swap)
            if after is None:
                continue
            end = between if swap is None else total(after)
            if found is None or end > found[2]:
                found = (before, between, end, supply, swap, after)
    return found
