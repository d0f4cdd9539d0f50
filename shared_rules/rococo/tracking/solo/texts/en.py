"""A game alone on the device, in English; the other words are those of du_barry.texts."""

from ....du_barry import questions as q

HER = "Madame du Barry"
TURN = "R{0} {1}/{2}"

# The card of a turn: what, from where, and to where.
BOLD_ACTIONS = ("Queen's Favour", "Resources", "Tailor", "Hire", "Fund")
FAVOUR = "takes it if it is free"
DRAWERS = (
    "all tiles of drawer 1", "all tiles of drawer 2", "all tiles of drawer 3",
    "left of every drawer", "middle of each drawer", "right of every drawer",
)  # fmt: skip
NTH = ("{1} garment from {0}", "{1} card from {0}")
CHEAPEST = "cheapest free space"
BLUE_FIRST = "a blue card goes first"
HALL = ("→ hall {0}", "→ hall {0}, no jewel", "→ hall {0}, with a jewel")
CHEAPEST_SPACE = ("cheapest, left first", "cheapest, right first")
CHEAPEST_HALL = ("cheapest, hall 1 first", "cheapest, hall 5 first")
GAVE_UP = (
    "no tile there", "no garment", "all halls full", "no hall is free", "no employee",
    "no free space", "has hers", "not in play",
)  # fmt: skip
GOT_FAVOUR = ("not free", "taken")
THREE_MORE = "{0}: +3"
PLUS_THREE = " +3"
DONE_OR_NOT = "● done  ▼ cannot (+3)"
DONE = "● done  ▲ details"
NEXT = "● next  ▲ details"

TITLES = {
    q.CARD_ACTION: "Upper part of card",
    q.CARD_WHICH: "Which one?",
    q.CARD_LOWER: "Lower part of card",
    q.TILES: "Tiles she took",
    q.GARMENT: "Garment's colour",
    q.GARMENT_FAME: "Garment's fame",
    q.SPOT: "Spot in hall {0}",
    q.BONUS: "Bonus of the spot",
    q.JEWEL: "The jewel",
    q.BLUE_CARD: "Best blue card",
    q.HIRED: "Employee hired",
    q.LEVEL_SIX: "Of level 6?",
    q.BLUE_COUNTS: "Blue card counts",
    q.BLUE_POINTS: "Fame of the card",
    q.BLUE_PER: "For each how many?",
    q.BLUE_MOST: "At most (0: no limit)",
    q.FUNDED: "Funded",
    q.MUSICIAN_HALL: "Musician's hall",
    q.FIREWORKS_SPACE: "Fireworks space",
    q.FIREWORKS_TIMES: "Garments times?",
    q.DECORATION_FAME: "Fame of the space",
    q.CONNECTION: "Connection bonus",
    q.FUND_TASK: "Fund task, from top",
    q.RESOURCE_TASK: "Task that was met",
    q.THIMBLE: "Golden thimble?",
    q.MASTER_TASK: "Task that was met",
    q.BLUE_LEAVES: "Which card left?",
    q.EXAM_DECK: "A card in the deck?",
    q.MORE_BLUE: "Her other blue cards",
}
FOR_HALL = "Card for the hall"
LABELS = {
    q.TILES: "tiles",
    q.BLUE_PER: "each",
    q.FIREWORKS_TIMES: "times",
    q.FUND_TASK: "task",
    q.MORE_BLUE: "cards",
}
POINTS = "fame"

# What she has.
SUMMARY = ("fame {0} tiles {1} garm. {2}", "hall {0} dec. {1} em. {2}")
NO_HALLS = "-"
STATE = (
    "Fame", "Resource tiles", "Garments", "Halls attended", "Decorations", "Employees",
    "Action cards left", "Thread", "Lace",
)  # fmt: skip
STATE_OF_BOX = ("Jewels", "Tasks")
EXAMS = ("", "journeym.", "master")

# The beginning.
CARDS = "Her cards"
DECKS = ("House deck", "My 25 cards", "Real cards")
KNOWN = "{0}/25"
RULES = "Settings"
FORGET = "Forget her cards"
FORGET_QUESTION = "Forget the {0} cards of hers that are known?"
SEED = "Game no."
BY_CLOCK = "by clock"
DIGITS = ("000...", "...000...", "...000")
SETTINGS = (
    ("Extra action", "next turn", "at once"),
    ("Empty pile", "shuffle", "none"),
    ("Equal price", "left", "right"),
    ("Jewel", "right", "left"),
    ("Exam gap", "skip", "+3"),
)
SET_UP = "Set-up"
CHECKLIST = (
    "Small side, as for two",
    "Hers: pieces of a colour, no rack; 1 lace, 1 thread, no livres",
    "Her 5 employees lie aside. She starts round 1.",
)
CHECKLIST_OF_BOX = "Her marker on the journeyman exam. Special apprentice: you alone."
CHECKLIST_OF_DECKS = (
    "House deck: our own cards, not the published ones",
    "The device shuffles your 25 cards",
    "Each round: shuffle 25 cards, 4 are her action pile",
)
COMPLETE = "All 25 cards are known. From the next game on the device can shuffle them."
CARDS_FIRST = "Du Barry has {0} more {0?card|cards} to play in this round"
