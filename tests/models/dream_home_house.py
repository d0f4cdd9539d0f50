"""One house as cards and tokens by place: its rooms, what may stand where, and what it scores."""

from models.dream_home_rules import BESIDE, DECOR, FLOORS, LINES, PLACES, ROOMS, SINGLES


class House:
    """cards: place -> room or "empty"; tokens: place -> decor; outside: decor beside the house."""

    def __init__(self, cards, tokens, outside):
        self.cards, self.tokens, self.outside = cards, tokens, outside

    def joined(self):
        """The rooms: kind and places. Same cards side by side are one room, empty ones never."""
        rooms = []
        for place in PLACES:
            kind = self.cards.get(place)
            if kind is None:
                continue
            left = (place[0], place[1] - 1)
            if kind != "empty" and self.cards.get(left) == kind:
                rooms[-1][1].append(place)
            else:
                rooms.append((kind, [place]))
        return rooms


def house_of(player):
    cards = {
        (floor, space): player["house"][floor][space]
        for floor, space in PLACES
        if player["house"][floor][space] is not None
    }
    tokens, outside = {}, []
    for entry in player.get("decor", []):
        if "at" in entry:
            tokens[tuple(entry["at"])] = entry["token"]
        else:
            outside.append(entry["token"])
    return House(cards, tokens, outside)


def belongs(kind, floor):
    if kind == "empty":
        return True
    return (ROOMS[kind][1] == "basement") == (floor == "basement")


def over_limit(house):
    """The places of cards that come on top of a room at its limit."""
    return [
        place
        for kind, places in house.joined()
        if kind != "empty"
        for place in places[ROOMS[kind][0] :]
    ]


def is_legal(house):
    misplaced = any(not belongs(kind, place[0]) for place, kind in house.cards.items())
    return not misplaced and not over_limit(house)


def points_of(options, kind):
    return options.get("room_points", {}).get(kind, ROOMS[kind][2])


def lines_of(house, player, options):
    """The lines of a legal house; the roof apart."""
    helpers = player.get("helpers", [])
    lines = dict.fromkeys(LINES, 0)
    floors_of = {kind: [] for kind in [*ROOMS, "empty"]}
    designer = "interior_designer" in helpers
    architect = "architect" in helpers
    tokens = list(house.outside)
    for kind, places in house.joined():
        floors_of[kind].append(places[0][0])
        if kind == "empty":
            lines["empty"] += int(architect)
            continue
        points = points_of(options, kind)
        if kind in BESIDE:
            floor, space = places[0]
            near = [house.cards.get((floor, space + step)) for step in (-1, 1)]
            lines["annexes"] += points[1] if BESIDE[kind] in near else points[0]
        elif kind in SINGLES:
            lines["single_rooms"] += points[0]
        else:
            lines[kind] += points[len(places) - 1]
        here = [house.tokens[place] for place in places if place in house.tokens]
        if here:
            tokens.append(max(here, key=lambda token: DECOR[token][0]))
    lines["decor"] = sum(DECOR[token][0] + designer for token in tokens)
    each = 4 if architect else 3
    if "floor1" in floors_of["bathroom"] and "floor2" in floors_of["bathroom"]:
        lines["functionality"] += each
    if floors_of["bathroom"] and floors_of["kitchen"] and floors_of["bedroom"]:
        lines["functionality"] += each
    return lines


assert list(FLOORS) == ["basement", "floor1", "floor2"]
