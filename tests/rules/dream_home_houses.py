"""Short ways to build houses of Dream Home on a flat sheet."""

from plain_sheets import Bench

from shared_rules.core.sheet import NONE
from shared_rules.dream_home import fields as f
from shared_rules.dream_home import game
from shared_rules.dream_home.rooms import ROOM_WORDS

_ROWS = (f.BASEMENT_CARD, f.FLOOR_1_CARD, f.FLOOR_2_CARD)
_SIZES = (2, 5, 5)

# Two letters a card, so that a house can be read.
CARDS = {
    "ba": "bathroom", "be": "bedroom", "gm": "games", "ga": "garage", "kd": "kids", "ki": "kitchen",
    "la": "laundry", "li": "library", "lv": "living", "pa": "pantry", "sa": "sauna",
    "st": "storage", "sy": "study", "wd": "wardrobe", "wc": "wine_cellar", "wo": "workshop",
}  # fmt: skip
EMPTY = len(ROOM_WORDS)


def card(letters):
    """The number of a card; `--` an empty room, `..` no card."""
    if letters == "..":
        return NONE
    return EMPTY if letters == "--" else ROOM_WORDS.index(CARDS[letters])


def bench(*houses):
    """A sheet with so many players without children; a house is its rows from the basement."""
    made = Bench(game, max(2, len(houses)))
    for player in range(max(2, len(houses))):
        rows = houses[player] if player < len(houses) else ()
        for floor in range(3):
            letters = rows[floor].split() if floor < len(rows) else []
            for space in range(_SIZES[floor]):
                value = card(letters[space]) if space < len(letters) else NONE
                made.put(_ROWS[floor], value, player, space)
        made.put(f.CHILDREN, 0, player)
    return made


def one(*rows):
    """A sheet whose first player has this house, and whose second has none."""
    return bench(rows)


def decorate(made, token, floor=None, space=None, player=0):
    """Put a token into a house, or beside it."""
    at = made.entry(f.DECOR, player)
    made.put(f.TOKEN, token, player, at)
    if floor is not None:
        made.put(f.AT_FLOOR, floor, player, at)
        made.put(f.AT_SPACE, space, player, at)
    return at


def roofs(made, colours, windows=(), player=0):
    """Give roof cards; those in `windows` have one."""
    for k in range(len(colours)):
        at = made.entry(f.ROOFS, player)
        made.put(f.ROOF_COLOUR, colours[k], player, at)
        if k in windows:
            made.put(f.ROOF_WINDOW, 1, player, at)


def helper(made, which, player=0):
    """Give a helper."""
    made.put(f.HELPER, which, player, made.entry(f.HELPER_LIST, player))


def discard(made, *letters):
    """Discard room cards."""
    for one_card in letters:
        at = made.sheet.used(f.DISCARDED)
        made.put(f.DISCARDED, at + 1)
        made.put(f.DISCARDED_ROOM, card(one_card), at)


def tell_swap(made, one_place, other_place, player=0):
    """Tell what the handyman did; a place is floor and space."""
    made.put(f.SWAP_FLOOR, one_place[0], player)
    made.put(f.SWAP_SPACE, one_place[1], player)
    made.put(f.SWAP_OTHER_FLOOR, other_place[0], player)
    made.put(f.SWAP_OTHER_SPACE, other_place[1], player)


def tell_supply(made, place, letters, player=0):
    """Tell what the supplier did."""
    made.put(f.SUPPLY_FLOOR, place[0], player)
    made.put(f.SUPPLY_SPACE, place[1], player)
    made.put(f.SUPPLY_ROOM, card(letters), player)


def exchanges(made):
    """What was exchanged: player, helper, place, room or other place, gain."""
    result = made.score()
    width = result.width
    return [tuple(result.moves[k * width : (k + 1) * width]) for k in range(result.move_count)]


def place(floor, space):
    """The number of a place in a result."""
    return (0, 2, 7)[floor] + space
