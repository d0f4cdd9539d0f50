"""Dream Home in English; templates as in core.wording."""

from .. import fields as f
from .. import reasons as why
from . import NAMES as _NAMES

NAME = _NAMES["en"]

LINES = (
    "Living rooms", "Kitchens", "Bedrooms", "Kids' rooms", "Bathrooms", "Garages", "Single rooms",
    "Annexes", "Empty rooms", "Decor", "Functionality", "Roof",
)  # fmt: skip

SEATS = ("A", "B", "C", "D")  # the players have no colours

SWITCHES = ()

DECIDERS = (
    "by total points",
    "by hidden children, after a tie in points",
    "nobody: the first place is shared",
)

# In the order of the sheet's words.
ROOMS = (
    "bathroom", "bedroom", "games room", "garage", "kids' room", "kitchen", "laundry", "library",
    "living room", "pantry", "sauna", "storage room", "study", "wardrobe", "wine cellar",
    "workshop", "empty room",
)  # fmt: skip
TOKENS = (
    "piano", "paintings", "canopy bed", "jacuzzi", "whirlpool", "ice cream machine", "shelves",
    "cat house", "tree house", "bird house",
)  # fmt: skip
FLOORS = ("basement", "floor 1", "floor 2")
COLOURS = ("red", "brown", "purple", "grey")
HELPERS = ("roofer", "supplier", "architect", "handyman", "interior designer")
ROOFER_FIRST = "Roofer first: take one of the discarded roofs before you look at your own"

_NAMED = "{0} {0?room|rooms}: {+1}"

REASONS = {
    why.NO_ROOM: "none",
    why.ROOMS: _NAMED,
    why.NO_EMPTY: "none",
    why.EMPTY_WORTH_NOTHING: "{0} without an architect",
    why.EMPTY_WITH_ARCHITECT: "{0}, 1 each with the architect",
    why.NO_DECOR: "no token",
    why.DECOR: "{0} {0?token|tokens}: {+1}",
    why.DECOR_WITH_DESIGNER: "{0} {0?token|tokens}, designer +1: {+1}",
    why.UNUSUAL: "neither two bathrooms nor all three rooms",
    why.TWO_BATHROOMS: "a bathroom on both floors",
    why.THREE_KINDS: "bathroom, kitchen and bedroom",
    why.BOTH: "two bathrooms {0}; bath, kitchen, bedroom {0}",
    why.UNFINISHED_ROOF: "fewer than 4 cards",
    why.ONE_COLOUR: "all {1:red|brown|purple|grey} 8, {0} {0?window|windows}",
    why.MIXED: "mixed 3, {0} {0?window|windows}",
}

FAULTS = (
    "basement rooms lie in the basement only, all others on floors 1 and 2 only",
    "no card may lie over an empty space, an empty room neither",
    "the room beside it is closed: so many cards of this kind do not join",
    "the basement spaces lie under two different spaces",
    "tree house and bird house stand beside the house; leave their place out",
    "no decor without a room, nor in an empty room",
    "this decor belongs in another kind of room",
    "one decor per room only",
    "every decor token exists once in the game",
    "every colour has one card with a window",
    "every helper exists once in the game",
    "only who has the supplier may exchange a card with a discarded one",
    "the supplier needs an own card in that place",
    "this room is not among the discarded rooms",
    "the room may not be placed there: wrong floor, over its limit, or beside a closed room",
    "only who has the handyman may exchange two own cards",
    "the handyman exchanges two different cards",
    "the handyman needs an own card in both places",
    "the cards may not lie so: wrong floor, or a room over its limit",
)

_PLACES = "basement 1|basement 2|" + "|".join(
    [f"floor {floor} space {space}" for floor in (1, 2) for space in range(1, 6)]
)
_ROOMS = "|".join(ROOMS)
_SUPPLY = f"{{2:{_PLACES}}} becomes {{3:{_ROOMS}}}"
_SWAP = f"{{2:{_PLACES}}} for {{3:{_PLACES}}}"
MOVES = "Exchanges"
MOVE = {
    f.SUPPLIER: "{p0}: supplier, " + _SUPPLY + ": gain {4}",
    f.HANDYMAN: "{p0}: handyman, " + _SWAP + ": gain {4}",
}

DECIDED = ("", "children", "shared")

STEPS = ("",) * 12

ASKS = {
    f.HOUSE: "{}: house",
    f.DECOR: "Who has decor?",
    f.HELPER_LIST: "Who has helpers?",
    f.ROOFS: "{}: roof",
    f.SUPPLY: "{}: supplier",
    f.SWAP: "{}: handyman",
    f.CHILDREN: "Tie: children",
}
ROWS = {}
REVIEWED = {
    f.DECOR: "{}: decor",
    f.HELPER_LIST: "{}: helpers",
    f.CHILDREN: "{}: children",
}

# The screen with the house.
NO_CARD = "no card"
HOUSE_POINTS = "points"
HOUSE_HELD = "hold: +"
HOUSE_KEYS = "▲ ▼ space   ● change"

# The roof: the four cards chosen at the end.
UNFINISHED = "fewer than 4 cards"
ONE_COLOUR = "4 {}"
MIXED = "mixed"
WINDOW = "{} window"
NO_WINDOW = "no window"
WINDOWS_DONE = "that is all"
ROOF_HELD = "Hold ●: all others too"

# The screens that offer an exchange; the keys are ● ▼ ▲.
SUPPLY_KEYS = ("● take", "▼ not", "▲ skip")
SUPPLY_ASKS = "a {}?"
SWAP_KEYS = ("● swap", "▼ keep")
NO_GAIN = "No swap gains anything"

# The list of what is printed on this copy.
OVER_BASEMENT = "over the basement"
CARD_LABELS = ("1 card", "2 cards", "3 cards")
ANNEX_LABELS = ("alone", "beside")
OVER_LABELS = ("left", "right")

PLACES = (
    "base 1", "base 2", "F1 1", "F1 2", "F1 3", "F1 4", "F1 5", "F2 1", "F2 2", "F2 3",
    "F2 4", "F2 5",
)  # fmt: skip
MOVE_GAIN = "{} +{}"
SUPPLY_TOLD = "{} → {}"
SWAP_TOLD = "{} ↔ {}"
