"""The tracker in English; templates as in core.wording: {p0} is the player, {1} the number."""

NEWS = (
    "{p0} attends all five halls: connection bonus",
    "{p0} plays",
    "{p0} has no card left",
    "all cards are played: income",
    "{p0}: income {1}",
    "{p0} starts, by the Queen's Favour",
    "{p0} starts again",
    "round {1}",
    "the last round",
    "final scoring",
    "{p0}: all tasks done, the exam is open",
    "{p0}: {1} below zero, an entry is missing",
    "{p0} pays {1} {1?livre|livres}",
    "{p0} gains {1} {1?livre|livres}",
    "{p0} scores {1} fame",
    "entry {0} does not fit any more",
    "{p0}: exam task {1} done",
)

REFUSALS = (
    "",
    "the seventh round is the last one",
    "the Queen's Favour was taken in this round",
    "nobody may have fewer than 4 employees",
    "only one left and one right kitchen each",
    "only one jewel decoration each",
    "this hall's musician is funded already",
    "this fireworks space has an owner",
    "the connection bonus needs all five halls",
    "the connection bonus comes once each",
    "this round's income is booked",
    "book this round's income first",
    "no employee is left on display",
    "this needs the Jewelry Box",
    "this task is marked already",
    "this exam has no such task",
    "not all tasks of the exam are marked",
    "the special apprentice is hired already",
    "the special apprentice is not hired yet",
    "the beginning comes first",
    "say in which hall the musician plays",
    "say which fireworks space it is",
    "the beginning stays; change it instead",
    "kitchens are decorations, too: count at least these",
    "two exam tasks are met: say which one is marked",
    "this action does not meet that exam task",
    "only a master fills a VIP spot or uses the golden thimble",
    "a solo game begins with its number, and no other game does",
    "that answers nothing du Barry is asked now",
    "her turns are changed by undo alone",
    "du Barry plays by the answers to her questions",
)

# What the device calls each kind of entry, its values, and their words.
KINDS = (
    "Start", "Next round", "Next phase", "Income", "Queen's Favour", "Resource", "Rent garment",
    "Sell garment", "Hire", "Dispatch", "Fund", "No main action", "Livres +/-", "Fame +/-",
    "Livres now", "Fame now", "Count things", "Employees now", "Jewel", "Exam task", "Exam",
    "Special hired", "Special played", "Connection",
    "begins", "turn", "Exam now",
)  # fmt: skip
VALUES = {
    "round": "round",
    "left": "left there",
    "cost": "cost",
    "hall": "hall",
    "vip": "VIP",
    "colour": "col.",
    "points": "fame",
    "price": "price",
    "kind": "kind",
    "livres": "livres",
    "decoration": "kind",
    "space": "no.",
    "amount": "+/-",
    "number": "now",
    "garments": "garm.",
    "decorations": "decor",
    "kitchens": "kitch.",
    "jewels": "gems",
    "employees": "all",
    "masters": "M",
    "journeymen": "J",
    "apprentices": "A",
    "task": "task",
    "card": "card",
    "cloth": "cloth",
    "exam": "exam",
    "special": "special app.",
    "thimble": "thimble",
    "deed": "deed",
    "what": "what",
}
WORDS = {
    "none": "none",
    "left": "left kitchen",
    "right": "right kitchen",
    "both": "both",
    "no": "no",
    "yes": "yes",
    "blue": "blue",
    "pink": "pink",
    "green": "green",
    "orange": "orange",
    "master": "master",
    "journeyman": "journeyman",
    "apprentice": "apprentice",
    "left_kitchen": "left kitchen",
    "right_kitchen": "right kitchen",
    "statue": "statue",
    "musician": "musician",
    "fireworks": "fireworks",
    "jewel_decoration": "jeweller",
    "gown": "gown",
    "frock": "frock coat",
    "thimble": "golden thimble",
    "any": "any",
}
ROUND = "Round {}"
PHASES = ("prepare", "choose", "actions", "income")
TO_INCOME = "Inc."
TO_ROUND = "Go"
TO_SCORING = "End"
WHO_STARTS = "Who starts?"
ROUND_FOLLOWS = "Then: in which round"
INCOME = "Income, round {}"
PARTS = "{} +{} decor +{} garm. +{}"
BOOK = "● book it"
NOW = "If it ended now"
NOW_WITHOUT_PRIZES = "Now, without prizes"
ENTRIES = "Entries"
CHANGE = "Change"
TAKE_OUT = "Take out"
FORGOTTEN = "Add one after it"
LEFT_OPEN = "▲ say it   ● skip"
FITS_NO_MORE = ": does not fit any more"
SAY_IT = "▲ say it"
EXAM_TASKS = "Exam rules"
EXAM_CHOICES = ("Mark tasks by itself", "Mark tasks by hand", "Tell the tasks anew")
EXAM_TITLES = ("Journeyman exam {}", "Master exam {}")
DEEDS = ("fund", "resource", "tailor", "rent", "sell", "other")
WHOSE = "Who was it?"
NO_ROOM = "there is no room for more entries"
TAKE_OVER = ("As tracked", "● yes  ▼ no")
