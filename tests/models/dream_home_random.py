"""Dream Home sheets by chance: right ones, and ones with much to exchange."""

from models.dream_home_exchanges import best
from models.dream_home_house import House, belongs, house_of, is_legal
from models.dream_home_rules import COLOURS, DECOR, FLOORS, HELPERS, PLACES, ROOMS

OUTSIDE = [token for token, (_, rooms) in DECOR.items() if rooms is None]
INSIDE = [token for token in DECOR if token not in OUTSIDE]
JOINING = ["living", "kitchen", "bedroom", "kids", "garage"]


def random_cards(rng, filled, kinds):
    """Cards that lie legally; `filled` is the chance of each space."""
    cards = {}
    for place in PLACES:
        floor, space = place
        below = ("floor1", space)
        if rng.random() > filled or (floor == "floor2" and below not in cards):
            continue
        fitting = [kind for kind in [*kinds, "empty"] if belongs(kind, floor)]
        weights = [4 if kind in JOINING else 2 for kind in fitting]
        for _ in range(5):
            cards[place] = rng.choices(fitting, weights)[0]
            if is_legal(House(cards, {}, [])):
                break
            cards[place] = "empty"
    return cards


def house_json(cards):
    return {
        floor: [cards.get((floor, space)) for space in range(size)]
        for floor, size in FLOORS.items()
    }


def random_decor(rng, cards, tokens):
    """Some of the tokens, each where it may stand, one in a room; used ones leave `tokens`."""
    decor = []
    for _, places in House(cards, {}, []).joined():
        fitting = [
            token for token in tokens if token in INSIDE and cards[places[0]] in DECOR[token][1]
        ]
        if fitting and rng.random() < 0.6:
            token = rng.choice(fitting)
            tokens.remove(token)
            decor.append({"token": token, "at": list(rng.choice(places))})
    for token in OUTSIDE:
        if token in tokens and rng.random() < 0.3:
            tokens.remove(token)
            decor.append({"token": token})
    rng.shuffle(decor)
    return decor


def random_roofs(rng, windows):
    roofs = []
    favourite = rng.choice(COLOURS)
    for _ in range(rng.randrange(8)):
        colour = favourite if rng.random() < 0.6 else rng.choice(COLOURS)
        card = {"colour": colour}
        if colour in windows and rng.random() < 0.5:
            windows.remove(colour)
            card["window"] = True
        elif rng.random() < 0.2:
            card["window"] = False
        roofs.append(card)
    return roofs


def random_options(rng):
    options = {}
    if rng.random() < 0.3:
        rooms = rng.sample(list(ROOMS), rng.randrange(1, 5))
        options["room_points"] = {
            room: [rng.randrange(12) for _ in ROOMS[room][2]] for room in rooms
        }
    return options


def told_exchange(rng, player, options, discarded):
    """Sometimes tell what supplier and handyman did, legally or not at all."""
    house = house_of(player)
    for helper in ("supplier", "handyman"):
        chance = rng.random()
        if helper not in player["helpers"] or chance < 0.5:
            continue
        if chance < 0.6:
            player[helper] = rng.choice(["best", "none"])
            continue
        for _ in range(5):
            player[helper] = random_told(rng, helper, discarded)
            if best(house, player, options, discarded):
                break
            del player[helper]


def random_told(rng, helper, discarded):
    if helper == "handyman":
        return [list(place) for place in rng.sample(PLACES, 2)]
    return [list(rng.choice(PLACES)), rng.choice(discarded)] if discarded else "best"


def right_sheet(rng, filled=0.95, discarded=4, helpers_of_one=False):
    """A sheet without problems, but that children may be needed."""
    count = rng.randrange(2, 5)
    options = random_options(rng)
    rooms = rng.choices(list(ROOMS), k=rng.randrange(discarded + 1))
    tokens, windows = list(DECOR), list(COLOURS)
    players = []
    everything = list(ROOMS)
    for i in range(count):
        kinds = rng.sample(everything, rng.randrange(5, 17))
        cards = random_cards(rng, filled, kinds)
        players.append(
            {
                "name": "ABCD"[i],
                "house": house_json(cards),
                "decor": random_decor(rng, cards, tokens),
                "roofs": random_roofs(rng, windows),
                "helpers": [],
                "children": rng.randrange(3),
            }
        )
    for helper in HELPERS:
        if helpers_of_one:
            players[0]["helpers"].append(helper)
        elif rng.random() < 0.7:
            rng.choice(players)["helpers"].append(helper)
    if helpers_of_one and rng.random() < 0.5:
        players[0]["helpers"].remove("interior_designer")
    for player in players:
        if not helpers_of_one:
            told_exchange(rng, player, options, rooms)
    sheet = {"game": "dream_home", "players": players, "discarded_rooms": rooms}
    if options:
        sheet["options"] = options
    return sheet


def level_sheet(rng):
    """A sheet in which most players have the same house, and some tell no children."""
    sheet = right_sheet(rng)
    bare = {**sheet["players"][-1], "decor": [], "roofs": [], "helpers": []}
    bare = {key: bare[key] for key in ("name", "house", "decor", "roofs", "helpers", "children")}
    players = []
    for player in sheet["players"]:
        one = {**bare, "name": player["name"], "children": rng.randrange(2)}
        if rng.random() < 0.3:
            del one["children"]
        players.append(player if rng.random() < 0.2 else one)
    return {**sheet, "players": players}
