"""Rococo in English; templates as in core.wording."""

from .. import fields as f
from .. import reasons as why
from . import NAMES as _NAMES

NAME = _NAMES["en"]

LINES = (
    "Fame track", "Livres", "Jewels", "Employees", "Queen's Favour", "Grand Hall", "Hall 2",
    "Hall 3", "Hall 4", "Hall 5", "Fireworks", "Statues", "Garments", "Decorations",
    "Connection", "Resource tiles",
)  # fmt: skip

SEATS = ("Purple", "Black", "Yellow", "Blue", "White")

SOLO_OPPONENT = "Du Barry"

SWITCHES = (
    "Jewelry Box", "Haute Couture", "Festive Dresses", "Expert Tailors", "Tied 2nd: no prize",
    "Two tied: no prize", "No balcony statues",
)  # fmt: skip

DECIDERS = (
    "by total fame",
    "by livres kept, after a tie in fame",
    "du Barry wins a tie",
    "nobody: the first place is shared",
)

_MAJORITY = {
    why.MOST + why.NOT_BROKEN: "{0}, like {b2}: all first",
    why.NEXT + why.BY_COUNT: "{0}: second most",
    why.NEXT + why.NOT_BROKEN: "{0}, like {b2}: all second",
    why.TIE_FOR_NOTHING: "{0}, like {b2}: no prize",
    why.BEHIND + why.BY_COUNT: "{0}: fewer than {p2} with {3}",
    why.FIRST_SHARED: "{0}: no second prize after a shared first",
    why.TWO_PLAYERS: "{0}, fewer than {p2}; two players, one prize",
}

_HALL = {
    why.ABSENT_HERE: "no garment here",
    why.ALONE: "{0} {0?garment|garments}, the only ones here",
    why.MOST + why.BY_COUNT: "{0} {0?garment|garments}, the most ({p2} {3})",
    why.MOST + why.BY_BREAKER: "{0}, tied with {p2}; more VIP spots, {1} to {4}",
    why.MOST + why.BY_MUSICIAN: "{0}, tied with {p2}, VIP too; funds the musician",
    why.NEXT + why.BY_BREAKER: "{0}, tied with {p2} for second; VIP {1} to {4}",
    why.NEXT + why.BY_MUSICIAN: "{0}, tied with {p2} for second; has musician",
    why.AFTER_TIE + why.BY_BREAKER: "{0}, tied with {p2}; VIP spots {1} to {4}: second",
    why.AFTER_TIE + why.BY_MUSICIAN: "{0}, tied with {p2}, who funds the musician: 2nd",
    why.BEHIND + why.BY_BREAKER: "{0}, tied with {p2}; fewer VIP, {1} to {4}",
    why.BEHIND + why.BY_MUSICIAN: "{0}, tied with {p2}, who funds the musician",
}

_SPACES = {
    why.ABSENT_HERE: "no space",
    why.ALONE: "{0} {0?space|spaces}, the only ones",
    why.MOST + why.BY_COUNT: "{0} {0?space|spaces}, the most ({p2} {3})",
    why.MOST + why.BY_BREAKER: "{0}, tied with {p2}; holds the dearer space",
    why.NEXT + why.BY_BREAKER: "{0}, tied with {p2}; dearer space: second",
    why.AFTER_TIE + why.BY_BREAKER: "{0}, tied with {p2}; cheaper space: second",
    why.BEHIND + why.BY_BREAKER: "{0}, tied with {p2}, who holds the dearer space",
}

REASONS = {
    why.NOTHING_SAID: "",
    why.ON_TRACK: "{0} on the fame track",
    why.SOLD: "{0} {0?livre|livres}, {1} kept",
    why.JEWELS_OWNED: "{0} {0?jewel|jewels}",
    why.NO_CARDS: "no end-game card",
    why.CARDS: "{0} {0?card|cards}: {+1}",
    why.HELD_FAVOUR: "holds it after round 7",
    why.NO_FAVOUR: "does not hold it",
    why.NO_STATUES: "no statue",
    why.STATUES_COUNTED: "{0} {0?statue|statues}: {+1}",
    why.GARMENTS_PRINTED: "{0} printed",
    why.GARMENTS_ON_BALCONY: "{0} printed, {2} more by {1} on the balcony",
    why.DECORATIONS_PRINTED: "{0} printed",
    why.CONNECTED: "{0} printed on the space",
    why.NOT_CONNECTED: "no connection bonus",
    why.TILES_PAIRED: "{0} {0?tile|tiles}, 1 per 2",
}
for _reason in _MAJORITY:
    REASONS[why.HALL + _reason] = REASONS[why.SPACES + _reason] = _MAJORITY[_reason]
for _reason in _HALL:
    REASONS[why.HALL + _reason] = _HALL[_reason]
for _reason in _SPACES:
    REASONS[why.SPACES + _reason] = _SPACES[_reason]

FAULTS = (
    "a tally and tiles (or printed points of markers) describe the same board; keep one form",
    "du Barry never has livres; leave them out",
    'jewels need the expansion "jewelry_box" in options.expansions',
    "nobody can have fewer than 4 employees",
    "masters, journeymen and apprentices together are more than the employees",
    "a connection needs a garment or the musician in all five halls",
    "more VIP spots than garments in this hall",
    "the colours do not sum up to the garments of the halls",
    "grand_hall needs one entry for each garment in hall 1",
    "the garments of the Grand Hall have more points than all garments together",
    "the Grand Hall shows more garments of a colour than the player has",
    "more statues than decorations",
    "decoration points without any decoration",
    "the game has fewer garments of this colour",
    "only one left and one right kitchen for each player",
    "only one jewel decoration for each player",
    'jewel decorations need the expansion "jewelry_box" in options.expansions',
    "a move goes from the own Grand Hall onto an own fireworks space",
    "each garment and each space can take part in one move only",
)

MOVES = "Balcony"
MOVE = "{p0}: garment [{1}] onto space [{2}], by their places in the file"

COLOURS = ("blue", "pink", "green", "orange")
NOBODY = "nobody"

# Of each line, the step of the rulebook's final scoring.
STEPS = (
    "", "STEP 1", "STEP 1", "STEP 2", "STEP 2", "STEP 3", "STEP 3", "STEP 3", "STEP 3", "STEP 3",
    "STEP 4", "STEP 6", "STEP 7", "STEP 7", "STEP 7", "",
)  # fmt: skip

# What the device calls each question; {} is the hall, the player, or the number of the place.
ASKS = {
    f.FAME: "Fame track",
    f.LIVRES: "Livres left",
    f.HELD_JEWELS: "Jewels",
    f.EMPLOYEES: "{}: cards",
    f.HELD_EMPLOYEES: "Employees",
    f.HELD_MASTERS: "Masters",
    f.HELD_JOURNEYMEN: "Journeymen",
    f.HELD_APPRENTICES: "Apprentices",
    f.HELD_TILES: "Resource tiles",
    f.HELD_THREAD: "Thread",
    f.HELD_LACE: "Lace",
    f.QUEENS_FAVOUR: "Queen's Favour",
    f.HALL_FIRST: "{} prizes",
    f.HALL_SECOND: "{} prizes",
    f.T_HALL: "{} outfits",
    f.T_VIP: "{} VIP",
    f.MUSICIAN: "{} music",
    f.FIREWORKS_FIRST: "Fireworks prizes",
    f.FIREWORKS_SECOND: "Fireworks prizes",
    f.SPACES: "Fireworks spaces",
    f.SPACE_TIMES: "Fireworks {}",
    f.SPACE_OWNER: "Fireworks {}",
    f.T_GRAND_POINTS: "{}: Grand Hall",
    f.T_GRAND_COLOUR: "{}: colour",
    f.T_STATUES: "Statues",
    f.T_COLOURS: "{}: colours",
    f.T_DECORATIONS: "Decorations",
    f.T_KITCHENS: "Kitchens",
    f.T_POINTS: "Garment fame",
    f.T_DECORATION_POINTS: "Decoration fame",
    f.CONNECTION: "Connection",
}
# Rows that are no players.
ROWS = {
    f.HALL_FIRST: "First",
    f.HALL_SECOND: "Second",
    f.FIREWORKS_FIRST: "First",
    f.FIREWORKS_SECOND: "Second",
    f.T_GRAND_POINTS: "No. {}",
    f.SPACES: "spaces",
}

# Beside a number that is being entered; {} is what it comes to, or what there is.
NOTES = {
    f.LIVRES: "+{} fame",
    f.T_HALL: "sum {}",
    f.T_VIP: "of {}",
    f.T_GRAND_POINTS: "sum {}",
    f.T_COLOURS: "left {}",
    f.T_POINTS: "for {}",
}
# What is printed on the board, on one screen: its title, the keys, the rows.
PRINTED = ("As printed?", "● yes ▼ no", "Halls", "2nd", "Fireworks")

NO_CARD = "no card"
CARDS_DONE = "that is all"
NO_CARDS_AFTER_ALL = "none after all"
NEW_CARD = "another card..."
FLAT = "just fame"
CARD_FAME = "fame"
CARD_PER = "per"
CARD_MOST = "at most"
CARD_NO_LIMIT = ("0:", "no limit")
CARD_FLAT = "{} fame"
CARD_EACH = "{0} per {2}"
CARD_EVERY = "{0} per {1} {2}"
COUNTED = (
    "garment", "blue", "pink", "green", "orange", "VIP spot", "Grand Hall", "hall 2", "hall 3",
    "hall 4", "hall 5", "decoration", "statue", "musician", "kitchen", "fireworks", "hall",
    "employee", "master", "journeyman", "apprentice", "resource", "thread", "lace", "jewel",
)  # fmt: skip

# The decider, short.
DECIDED = ("", "livres", "solo", "shared")
MOVE_TOLD = "{0} → {1} ×{2}"
