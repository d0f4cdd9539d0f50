"""Every place where the contract leaves a choice, each under one name."""

COLOURS = ["blue", "pink", "green", "orange"]
COLOUR_LIMITS = {"blue": 13, "pink": 13, "green": 10, "orange": 6}
EXPANSIONS = ["jewelry_box", "haute_couture", "festive", "expert_tailors"]
EXPANSIONS_ADDING_GARMENTS = ["haute_couture", "festive", "expert_tailors"]
EXPANSIONS_WITH_JEWELS = ["jewelry_box"]

HOLDINGS = [
    "employee",
    "employee:master",
    "employee:journeyman",
    "employee:apprentice",
    "thread",
    "lace",
    "resource_tile",
    "jewel",
]
KINDS = ["employee:master", "employee:journeyman", "employee:apprentice"]

COUNTED = [
    "garment",
    *[f"garment:{colour}" for colour in COLOURS],
    "garment:vip",
    *[f"garment:hall{hall}" for hall in range(1, 6)],
    "decoration",
    "statue",
    "musician",
    "kitchen",
    "fireworks",
    "hall",
    "employee",
    *KINDS,
    "resource_tile",
    "thread",
    "lace",
    "jewel",
]

LONGEST = {"employees": 16, "garments": 60, "spaces": 8, "statues": 8}
LONGEST_THAT_THE_PAGE_LEAVES_OPEN = {
    "kitchens": 60,
    "jewel_decorations": 60,
    "grand_hall": 99,
    "balcony": 60,
}

TILE_LISTS = ["garments", "statues", "kitchens", "jewel_decorations"]

SIDE_STANDS_FIRST = False

PAGE_KEYS = {
    "": [
        "game",
        "players",
        "options",
        "halls",
        "fireworks",
        "queens_favour",
        "garments",
        "statues",
        "kitchens",
        "jewel_decorations",
        "balcony",
    ],
    "players[]": [
        "name",
        "colour",
        "fame",
        "livres",
        "employees",
        "holdings",
        "connection",
        "tally",
    ],
    "players[].employees[]": ["count", "points", "per", "max"],
    "players[].holdings": HOLDINGS,
    "players[].tally": [
        "halls",
        "vip",
        "colours",
        "points",
        "grand_hall",
        "statues",
        "decorations",
        "decoration_points",
        "kitchens",
    ],
    "players[].tally.colours": COLOURS,
    "players[].tally.grand_hall[]": ["points", "colour"],
    "options": [
        "expansions",
        "solo",
        "second_place_tie",
        "two_player_tie",
        "balcony_counts_for_statues",
    ],
    "halls[]": ["first", "second", "musician"],
    "halls[].musician": ["owner", "points"],
    "fireworks": ["first", "second", "spaces"],
    "fireworks.spaces[]": ["times", "points", "owner"],
    "garments[]": ["owner", "hall", "colour", "points", "vip"],
    "statues[]": ["owner", "points"],
    "kitchens[]": ["side", "owner", "points"] if SIDE_STANDS_FIRST else ["owner", "points", "side"],
    "jewel_decorations[]": ["owner", "points"],
}

FLAT_CARD_KEYS = ["points"]

RULES = {
    "kitchens": "R3.6",
    "one_jewel_decoration": "R7.2",
    "jewel_decoration_without_box": "R7.2",
    "jewel_without_box": "R7.2",
    "connection": "R4.2",
    "balcony": "R6.7",
    "colours": "R1.4",
    "few_employees": "R3.5",
    "employee_kinds": "R10",
    "du_barry_livres": "R8.1",
}

TILE_MUSICIAN_MAY_BE_NULL = True
FREE_SPACE_OWNER_MAY_BE_NULL = False
PLAYER_COLOUR_LENGTH_IS_CHECKED = True
FIREWORKS_PRIZES_ARE_REQUIRED = True
BALCONY_LIST_IN_A_TALLY_IS_MIXING = True
EMPTY_TILE_LIST_IN_A_TALLY_IS_MIXING = True
UNKNOWN_KEY_SPOILS_ITS_ENTRY = False
PER_OR_MAX_ASKS_FOR_COUNT = True
ENTRIES_BEHIND_THE_LONGEST_LIST_TAKE_PART_IN_RULES = False
WRONG_VALUES_MIX_THE_FORMS = False
ABSENT_KEYS_OF_HALLS_ARE_LISTED_IN_A_LIST_OF_WRONG_LENGTH = True
NO_EMPLOYEES_TAKE_PART_IN_THEIR_SUM = True
GRAND_HALL_IS_NEEDED_WHEN_HALL_1_IS_EMPTY = False
COLOURS_ARE_NEEDED_WITHOUT_GARMENTS = True
CARDS_NEED_VIP_OF_HALLS_WITHOUT_GARMENTS = True
EVERY_EXTRA_KITCHEN_IS_A_PROBLEM = False
ZERO_TAKES_PART_IN_A_SUM = False
