"""The fields of a Rococo score sheet, in the order of the score sheet's page."""

from micropython import const

from ..core.declaring import Table
from ..core.table import DEPENDS, NOTHING, REQUIRED, UNKNOWN, WANTED

HALLS = const(5)
COLOURS = const(4)
MOST_PLAYERS = const(5)
MOST_EMPLOYEES = const(16)
MOST_GARMENTS = const(60)
MOST_IN_GRAND_HALL = const(99)  # no list of its own: as many as the counts of a tally go
MOST_SPACES = const(8)
MOST_ENTRIES = const(280)  # of what is tracked during play
MOST_KNOWN_CARDS = const(25)  # of du Barry, from the beginning of a tracked game on
MOST_MARKERS = const(60)  # a list of kitchens or jewel decorations; more than 10 break a rule

DU_BARRY = const(1)  # her place among the players of a solo game (R8)

# Expansions, as bits of `options.expansions`.
JEWELRY_BOX = const(1)
HAUTE_COUTURE = const(2)
FESTIVE = const(4)
EXPERT_TAILORS = const(8)

SHARE = const(0)  # a tie that stays: all take the prize
NO_PRIZE = const(1)  # a tie that stays: nobody takes it

# What an end-game employee card counts (R10), in the order of COUNTED_WORDS.
C_GARMENT = const(0)
C_COLOUR = const(1)  # 1..4: blue, pink, green, orange
C_VIP = const(5)
C_HALL_GARMENT = const(6)  # 6..10: garments in hall 1..5
C_DECORATION = const(11)
C_STATUE = const(12)
C_MUSICIAN = const(13)
C_KITCHEN = const(14)
C_FIREWORKS = const(15)
C_HALL = const(16)
C_EMPLOYEE = const(17)
C_KIND = const(18)  # 18..20: masters, journeymen, apprentices
C_RESOURCE_TILE = const(21)
C_THREAD = const(22)
C_LACE = const(23)
C_JEWEL = const(24)

COUNTED_WORDS = (
    "garment", "garment:blue", "garment:pink", "garment:green", "garment:orange", "garment:vip",
    "garment:hall1", "garment:hall2", "garment:hall3", "garment:hall4", "garment:hall5",
    "decoration", "statue", "musician", "kitchen", "fireworks", "hall",
    "employee", "employee:master", "employee:journeyman", "employee:apprentice",
    "resource_tile", "thread", "lace", "jewel",
)  # fmt: skip
SEAT_WORDS = ("purple", "black", "yellow", "blue", "white")
COLOUR_WORDS = ("blue", "pink", "green", "orange")

TABLE = Table()
_t = TABLE

PLAYERS = _t.list("players", MOST_PLAYERS, REQUIRED, least=2)
FAME = _t.number("players[].fame", 999, WANTED)
LIVRES = _t.number("players[].livres", 999, DEPENDS)
EMPLOYEES = _t.list("players[].employees", MOST_EMPLOYEES, WANTED)
CARD_COUNT = _t.word("players[].employees[].count", COUNTED_WORDS, DEPENDS)
CARD_POINTS = _t.number("players[].employees[].points", ask=REQUIRED)
CARD_PER = _t.number("players[].employees[].per", low=1, default=1)
CARD_MAX = _t.number("players[].employees[].max")
HOLDINGS = _t.object("players[].holdings")
HELD_EMPLOYEES = _t.number("players[].holdings.employee", ask=DEPENDS)
HELD_MASTERS = _t.number("players[].holdings.employee:master", ask=DEPENDS)
HELD_JOURNEYMEN = _t.number("players[].holdings.employee:journeyman", ask=DEPENDS)
HELD_APPRENTICES = _t.number("players[].holdings.employee:apprentice", ask=DEPENDS)
HELD_THREAD = _t.number("players[].holdings.thread", ask=DEPENDS)
HELD_LACE = _t.number("players[].holdings.lace", ask=DEPENDS)
HELD_TILES = _t.number("players[].holdings.resource_tile", ask=DEPENDS)
HELD_JEWELS = _t.number("players[].holdings.jewel", ask=DEPENDS)
CONNECTION = _t.number("players[].connection", ask=WANTED)
TALLY = _t.object("players[].tally", DEPENDS)
T_HALLS = _t.array("players[].tally.halls", HALLS, REQUIRED)
T_HALL = _t.number("players[].tally.halls[]", ask=REQUIRED)
T_VIPS = _t.array("players[].tally.vip", HALLS)
T_VIP = _t.number("players[].tally.vip[]", ask=DEPENDS, null=UNKNOWN)
T_COLOURS = _t.object("players[].tally.colours", DEPENDS)
T_BLUE = _t.number("players[].tally.colours.blue")
T_PINK = _t.number("players[].tally.colours.pink")
T_GREEN = _t.number("players[].tally.colours.green")
T_ORANGE = _t.number("players[].tally.colours.orange")
T_POINTS = _t.number("players[].tally.points", ask=REQUIRED)
T_GRAND = _t.list("players[].tally.grand_hall", MOST_IN_GRAND_HALL, DEPENDS)
T_GRAND_POINTS = _t.number("players[].tally.grand_hall[].points", ask=REQUIRED)
T_GRAND_COLOUR = _t.word("players[].tally.grand_hall[].colour", COLOUR_WORDS, DEPENDS)
T_STATUES = _t.number("players[].tally.statues", ask=WANTED)
T_DECORATIONS = _t.number("players[].tally.decorations", ask=DEPENDS)
T_DECORATION_POINTS = _t.number("players[].tally.decoration_points", ask=WANTED)
T_KITCHENS = _t.number("players[].tally.kitchens", ask=DEPENDS)

EXPANSIONS = _t.word_set(
    "options.expansions", ("jewelry_box", "haute_couture", "festive", "expert_tailors")
)
SOLO = _t.flag("options.solo")
SECOND_TIE = _t.word("options.second_place_tie", ("share", "none"))
TWO_PLAYER_TIE = _t.word("options.two_player_tie", ("share", "none"))
BALCONY_COUNTS = _t.flag("options.balcony_counts_for_statues", default=1)

HALL_LIST = _t.array("halls", HALLS, REQUIRED)
HALL_FIRST = _t.number("halls[].first", ask=REQUIRED)
HALL_SECOND = _t.number("halls[].second", ask=DEPENDS)
MUSICIAN = _t.object("halls[].musician", DEPENDS, null=NOTHING)
MUSICIAN_OWNER = _t.player("halls[].musician.owner", REQUIRED)
MUSICIAN_POINTS = _t.number("halls[].musician.points", ask=DEPENDS)
FIREWORKS = _t.object("fireworks")
FIREWORKS_FIRST = _t.number("fireworks.first", ask=REQUIRED)
FIREWORKS_SECOND = _t.number("fireworks.second", ask=DEPENDS)
SPACES = _t.list("fireworks.spaces", MOST_SPACES, WANTED)
SPACE_TIMES = _t.number("fireworks.spaces[].times", 3, REQUIRED, low=2)
SPACE_POINTS = _t.number("fireworks.spaces[].points", ask=DEPENDS)
SPACE_OWNER = _t.player("fireworks.spaces[].owner", WANTED)
QUEENS_FAVOUR = _t.player("queens_favour", WANTED, null=NOTHING)

# Only in the form that lists the board tile by tile. Last, so that a device can do without.
GARMENTS = _t.list("garments", MOST_GARMENTS)
GARMENT_OWNER = _t.player("garments[].owner", REQUIRED)
GARMENT_HALL = _t.number("garments[].hall", HALLS, REQUIRED, low=1)
GARMENT_COLOUR = _t.word("garments[].colour", COLOUR_WORDS, REQUIRED)
GARMENT_POINTS = _t.number("garments[].points", ask=REQUIRED)
GARMENT_VIP = _t.flag("garments[].vip", REQUIRED)
STATUES = _t.list("statues", MOST_SPACES)
STATUE_OWNER = _t.player("statues[].owner", REQUIRED)
STATUE_POINTS = _t.number("statues[].points", ask=REQUIRED)
KITCHENS = _t.list("kitchens", MOST_MARKERS)
KITCHEN_OWNER = _t.player("kitchens[].owner", REQUIRED)
KITCHEN_POINTS = _t.number("kitchens[].points", ask=REQUIRED)
KITCHEN_SIDE = _t.word("kitchens[].side", ("left", "right"), REQUIRED)
JEWELS = _t.list("jewel_decorations", MOST_MARKERS)
JEWEL_OWNER = _t.player("jewel_decorations[].owner", REQUIRED)
JEWEL_POINTS = _t.number("jewel_decorations[].points", ask=REQUIRED)
BALCONY = _t.list("balcony", MOST_GARMENTS, words=("best",))
MOVE_GARMENT = _t.entry("balcony[][0]", GARMENTS)
MOVE_SPACE = _t.entry("balcony[][1]", SPACES)

# What was entered during play (see tracking.entries); the device's own.
ENTRIES = _t.list("#entries", MOST_ENTRIES)
ENTRY_WHAT = _t.number("#entries[].#what", 999)  # kind, player, bonus: see tracking.entries
ENTRY_AFTER = _t.number("#entries[].#after", MOST_ENTRIES - 1)  # which one it comes after
ENTRY_VALUE = _t.number("#entries[].#value1", 999, low=-999)  # the first of six in order
_t.number("#entries[].#value2", 999, low=-999)
_t.number("#entries[].#value3", 999, low=-999)
_t.number("#entries[].#value4", 999, low=-999)
_t.number("#entries[].#value5", 999, low=-999)
_t.number("#entries[].#value6", 1023)  # see tracking.exam_facts
EXAM_TASKS = _t.array("#exam_tasks", 7)  # four of the journeyman exam, three of the master exam
EXAM_TASK = _t.number("#exam_tasks[]", 255)  # see tracking.exam_tasks
DECK = _t.list("#deck", MOST_KNOWN_CARDS)  # du Barry's, as far as it is known when a game begins
DECK_CARD = _t.number("#deck[].#card", 4095)  # see du_barry.cards

# The steps of the final scoring and what the wizard asks in each (R6); a tally only.
STEPS = (
    (FAME,),
    (LIVRES,),
    (HELD_JEWELS,),
    (EMPLOYEES,),
    (CARD_COUNT, CARD_POINTS),
    (HELD_EMPLOYEES, HELD_MASTERS, HELD_JOURNEYMEN, HELD_APPRENTICES),
    (HELD_TILES, HELD_THREAD, HELD_LACE),
    (QUEENS_FAVOUR,),
    (HALL_FIRST, HALL_SECOND, T_HALL, T_VIP, MUSICIAN),
    (FIREWORKS_FIRST, FIREWORKS_SECOND, SPACES),
    (SPACE_TIMES, SPACE_OWNER),
    (T_GRAND,),
    (T_GRAND_POINTS, T_GRAND_COLOUR),
    (T_STATUES,),
    (T_COLOURS,),
    (T_DECORATIONS, T_KITCHENS),
    (T_POINTS,),
    (T_DECORATION_POINTS,),
    (CONNECTION,),
)
