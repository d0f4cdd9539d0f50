"""The tables of Dream Home as the rules state them, by the words of the score sheet."""

FLOORS = {"basement": 2, "floor1": 5, "floor2": 5}
PLACES = [(floor, space) for floor in FLOORS for space in range(FLOORS[floor])]

# limit, where, points of 1, 2, 3 cards (D2)
ROOMS = {
    "living": (3, "floors", [1, 4, 9]),
    "kitchen": (2, "floors", [1, 6]),
    "bedroom": (2, "floors", [1, 4]),
    "kids": (2, "floors", [2, 6]),
    "bathroom": (1, "floors", [1]),
    "garage": (2, "basement", [0, 4]),
    "library": (1, "floors", [2]),
    "study": (1, "floors", [2]),
    "games": (1, "floors", [2]),
    "laundry": (1, "basement", [2]),
    "workshop": (1, "basement", [2]),
    "wine_cellar": (1, "basement", [1]),
    "storage": (1, "basement", [1]),
    "wardrobe": (1, "floors", [1, 3]),  # alone, beside
    "sauna": (1, "floors", [1, 3]),
    "pantry": (1, "floors", [1, 3]),
}
BESIDE = {"wardrobe": "bedroom", "sauna": "bathroom", "pantry": "kitchen"}
SINGLES = ["library", "study", "games", "laundry", "workshop", "wine_cellar", "storage"]

# points, where it may stand (D3)
DECOR = {
    "piano": (3, ["living"]),
    "paintings": (2, ["living"]),
    "canopy_bed": (2, ["bedroom"]),
    "jacuzzi": (2, ["bathroom"]),
    "whirlpool": (2, ["bathroom"]),
    "ice_cream": (2, ["kitchen"]),
    "shelves": (1, [room for room in ROOMS if ROOMS[room][1] == "basement"]),
    "cat_house": (1, list(ROOMS)),
    "tree_house": (1, None),
    "bird_house": (1, None),
}

HELPERS = ["roofer", "supplier", "architect", "handyman", "interior_designer"]
COLOURS = ["red", "brown", "purple", "grey"]
LINES = [
    "living",
    "kitchen",
    "bedroom",
    "kids",
    "bathroom",
    "garage",
    "single_rooms",
    "annexes",
    "empty",
    "decor",
    "functionality",
    "roof",
]
