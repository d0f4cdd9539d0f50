"""The fields of a Dream Home score sheet, in the order of the score sheet's page."""

from micropython import const

from ..core.declaring import Table
from ..core.table import DEPENDS, NOTHING, REQUIRED, WANTED
from .rooms import EMPTY_WORDS, MOST_POINTS, POINTS, ROOM_WORDS

MOST_PLAYERS = const(4)
BASEMENT_SPACES = const(2)
FLOOR_SPACES = const(5)
MOST_DECOR = const(11)
MOST_ROOFS = const(16)
MOST_HELPERS = const(12)  # one resource card a round
MOST_DISCARDED = const(60)  # all room cards of the game

BASEMENT = const(0)
FLOOR_1 = const(1)
FLOOR_2 = const(2)
FLOOR_WORDS = ("basement", "floor1", "floor2")

# Decor tokens (D3), in the order of TOKEN_WORDS.
PIANO = const(0)
PAINTINGS = const(1)
CANOPY_BED = const(2)
JACUZZI = const(3)
WHIRLPOOL = const(4)
ICE_CREAM = const(5)
SHELVES = const(6)
CAT_HOUSE = const(7)
TREE_HOUSE = const(8)
BIRD_HOUSE = const(9)
TOKENS = const(10)
TOKEN_WORDS = (
    "piano", "paintings", "canopy_bed", "jacuzzi", "whirlpool", "ice_cream", "shelves",
    "cat_house", "tree_house", "bird_house",
)  # fmt: skip

COLOURS = const(4)
COLOUR_WORDS = ("red", "brown", "purple", "grey")

# Helpers (D6), in the order of HELPER_WORDS.
ROOFER = const(0)
SUPPLIER = const(1)
ARCHITECT = const(2)
HANDYMAN = const(3)
DESIGNER = const(4)
HELPERS = const(5)
HELPER_WORDS = ("roofer", "supplier", "architect", "handyman", "interior_designer")

_BY_WORD = ("best", "none")  # in place of an exchange; the first is the default

TABLE = Table()
_t = TABLE
_CARDS = ROOM_WORDS + EMPTY_WORDS

PLAYERS = _t.list("players", MOST_PLAYERS, REQUIRED, least=2)
HOUSE = _t.object("players[].house", REQUIRED)
BASEMENT_ROW = _t.array("players[].house.basement", BASEMENT_SPACES, REQUIRED)
BASEMENT_CARD = _t.word("players[].house.basement[]", _CARDS, WANTED, null=NOTHING)
FLOOR_1_ROW = _t.array("players[].house.floor1", FLOOR_SPACES, REQUIRED)
FLOOR_1_CARD = _t.word("players[].house.floor1[]", _CARDS, WANTED, null=NOTHING)
FLOOR_2_ROW = _t.array("players[].house.floor2", FLOOR_SPACES, REQUIRED)
FLOOR_2_CARD = _t.word("players[].house.floor2[]", _CARDS, WANTED, null=NOTHING)
DECOR = _t.list("players[].decor", MOST_DECOR, WANTED)
TOKEN = _t.word("players[].decor[].token", TOKEN_WORDS, REQUIRED)
AT = _t.array("players[].decor[].at", 2, DEPENDS)
AT_FLOOR = _t.word("players[].decor[].at[0]", FLOOR_WORDS, REQUIRED)
AT_SPACE = _t.number("players[].decor[].at[1]", FLOOR_SPACES - 1, REQUIRED)
ROOFS = _t.list("players[].roofs", MOST_ROOFS, WANTED)
ROOF_COLOUR = _t.word("players[].roofs[].colour", COLOUR_WORDS, REQUIRED)
ROOF_WINDOW = _t.flag("players[].roofs[].window")
HELPER_LIST = _t.list("players[].helpers", MOST_HELPERS, WANTED)
HELPER = _t.word("players[].helpers[]", HELPER_WORDS, REQUIRED)
CHILDREN = _t.number("players[].children", ask=DEPENDS)
SWAP = _t.array("players[].handyman", 2, DEPENDS, words=_BY_WORD)
SWAP_FLOOR = _t.word("players[].handyman[0][0]", FLOOR_WORDS, REQUIRED)
SWAP_SPACE = _t.number("players[].handyman[0][1]", FLOOR_SPACES - 1, REQUIRED)
SWAP_OTHER_FLOOR = _t.word("players[].handyman[1][0]", FLOOR_WORDS, REQUIRED)
SWAP_OTHER_SPACE = _t.number("players[].handyman[1][1]", FLOOR_SPACES - 1, REQUIRED)
SUPPLY = _t.array("players[].supplier", 2, DEPENDS, words=_BY_WORD)
SUPPLY_FLOOR = _t.word("players[].supplier[0][0]", FLOOR_WORDS, REQUIRED)
SUPPLY_SPACE = _t.number("players[].supplier[0][1]", FLOOR_SPACES - 1, REQUIRED)
SUPPLY_ROOM = _t.word("players[].supplier[1]", ROOM_WORDS, REQUIRED)

# What is printed on this copy of the game, where it differs from the table of rooms (D2).
ROOM_POINTS = _t.object("options.room_points")
PRINTED = []  # by room: one number a card of a joined room; annexes: alone, beside
for _room in range(len(ROOM_WORDS)):
    _path = "options.room_points." + ROOM_WORDS[_room]
    _t.array(_path, len(POINTS[_room]))
    PRINTED.append(_t.number(_path + "[]", MOST_POINTS, REQUIRED))
OVER_BASEMENT = _t.array("options.over_basement", BASEMENT_SPACES)
OVER_SPACE = _t.number("options.over_basement[]", FLOOR_SPACES - 1, REQUIRED)
TOKEN_POINTS = _t.array("options.#decor_points", TOKENS)  # likewise of decor, a copy profile's
TOKEN_POINT = _t.number("options.#decor_points[]", MOST_POINTS, low=1)

DISCARDED = _t.list("discarded_rooms", MOST_DISCARDED, DEPENDS)
DISCARDED_ROOM = _t.word("discarded_rooms[]", ROOM_WORDS, REQUIRED)

# What the wizard asks, in the order in which the rulebook counts. The roofs come between helpers
# and exchanges: the roofer works first, and before the own roof cards are seen (D5.2, D6.3).
STEPS = (
    (HOUSE,),
    (BASEMENT_CARD,),
    (FLOOR_1_CARD,),
    (FLOOR_2_CARD,),
    (DECOR,),
    (TOKEN, AT),
    (HELPER_LIST,),
    (HELPER,),
    (ROOFS,),
    (ROOF_COLOUR,),
    (DISCARDED,),
    (DISCARDED_ROOM,),
    (SUPPLY,),
    (SWAP,),
    (CHILDREN,),
)
