"""Madame du Barry in English; templates as in core.wording.

An event is a template and the words that {pN} picks from by operand N.
"""

from .. import events as event
from .. import questions as q

HER = "Madame du Barry"
YOU = "You"

NTH = ("1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th", "9th")
ENDS = ("left", "right")
POSITIONS = ("left", "middle", "right")
DECORATIONS = (
    "fireworks", "left kitchen", "right kitchen", "statue", "musician", "jewel decoration",
)  # fmt: skip
COLOURS = ("blue", "pink", "green", "orange")
KINDS = ("", "master", "journeyman", "apprentice", "level-6 apprentice")
EXAMS = ("", "journeyman exam", "master exam")
_WHO = ("you start", "she starts")
_JEWELS = ("necklace", "ring", "necklace", "ring")
_SPOTS = ("a guest spot", "a VIP spot")
_BONUSES = ("", "resource tile", "thread", "lace")

# The upper part of a card by its action, which one in {0} and {1}.
UPPER = (
    ("Queen's Favour", ()),
    ("resources: {p0}", (
        "drawer 1", "drawer 2", "drawer 3", "left of every drawer", "middle of every drawer",
        "right of every drawer",
    )),
    ("tailor: the {p0} garment", NTH),
    ("hire: the {p0} employee", NTH),
    ("fund: {p0}", DECORATIONS),
)  # fmt: skip
FROM_END = (" from the left", " from the right")
LOWER = ("; hall {0}, no jewel", "; hall {0}, with a jewel")

_GIVING_UP = (
    "no resource tile there", "no garment left", "all halls are full",
    "no card left names a hall with room", "no employee left", "no free space",
    "she has hers already", "not without the Jewelry Box",
)  # fmt: skip

EVENTS = {
    event.ROUND_BEGINS: ("Round {0}: all 25 cards shuffled, 4 are her action pile; {p1}", _WHO),
    event.RESHUFFLED: ("Draw pile empty: her discard of {0} is shuffled", ()),
    event.TAKE_FAVOUR: ("She takes the Queen's Favour if it is free", ()),
    event.TAKE_DRAWER: ("She takes all tiles of drawer {0}, face down", ()),
    event.TAKE_POSITION: ("She takes the {p0} tile of every drawer, face down", POSITIONS),
    event.TAILOR_NTH + 100: (
        "She tailors the {p0} garment from the left (gaps skipped); fewer: "
        "the one of highest pattern cost",
        NTH,
    ),
    event.TAILOR_NTH + 200: (
        "She tailors the {p0} garment from the right (gaps skipped); fewer: "
        "the one of highest pattern cost",
        NTH,
    ),
    event.RENT_IN: (
        "Rent it in hall {0}: VIP spot first; then by bonus: resource tile, thread or "
        "lace, livres (which she does not take)",
        (),
    ),
    event.ADD_JEWEL + 100: ("The right-most {p0} on display goes along", _JEWELS),
    event.ADD_JEWEL + 200: ("The left-most {p0} on display goes along", _JEWELS),
    event.HIRE_NTH + 100: (
        "She hires the {p0} employee from the left (gaps skipped); fewer: the last one counted",
        NTH,
    ),
    event.HIRE_NTH + 200: (
        "She hires the {p0} employee from the right (gaps skipped); fewer: the last one counted",
        NTH,
    ),
    event.HIRE_BLUE + 100: (
        "She hires the blue end-game card worth most to her now; tie: most to "
        "you; tie: nearest the left. None shown: the {p0} from the left",
        NTH,
    ),
    event.HIRE_BLUE + 200: (
        "She hires the blue end-game card worth most to her now; tie: most to "
        "you; tie: nearest the right. None shown: the {p0} from the right",
        NTH,
    ),
    event.FUND_CHEAPEST: ("She funds: {p0}, the cheapest free space", DECORATIONS),
    event.FUND_TIED: (
        "Of equal ones the {p0}",
        (
            "lowest hall, the left-most space",
            "highest hall, the right-most space",
        ),
    ),
    event.GAVE_UP: ("Could not ({p1}): {0} fame", _GIVING_UP),
    event.GOT_FAVOUR: ("{0} fame; the Queen's Favour {p1}", ("was gone", "is hers")),
    event.GOT_TILES: ("{0} {0?tile|tiles} taken, {1} in all", ()),
    event.RENTED: ("Rented in hall {0} on {p1}; {2} {2?garment|garments} in all", _SPOTS),
    event.GOT_BONUS: ("Bonus: {p0}, {1} in all", _BONUSES),
    event.GOT_JEWEL: ("One jewel more, {0} in all", ()),
    event.JEWEL_TILE: ("Same colour: a resource tile from the bag, {0} in all", ()),
    event.HIRED: ("Hired: {p0}; {1} employees", KINDS),
    event.MORE_ACTION: ("Her top card goes unseen onto her action pile: {0} there", ()),
    event.NO_MORE_ACTION: ("No card left for one more action", ()),
    event.FUNDED: ("Funded: {p0}, {1} printed fame", DECORATIONS),
    event.CONNECTION: ("She attends all five halls: connection space of {0} fame", ()),
    event.NO_CONNECTION: ("She attends all five halls, but no connection space is free", ()),
    event.MARKED: ("Task {0} of the {p1} is marked", EXAMS),
    event.PASSED: ("She passes the {p0}: {1} fame", EXAMS),
    event.REMOVED: ("A random {p0} of hers leaves the game", KINDS),
    event.NO_ONE_LEAVES: ("She has no {p0} to remove: skipped, {1} fame", KINDS),
    event.JOINED: ("A random {p0} of that exam deck joins hers, face down", KINDS),
    event.EXAM_DECK_EMPTY: ("The deck of the {p0} is empty: skipped, {1} fame", EXAMS),
    event.MOVED_ON: ("Task markers return; the start marker moves to the {p0}", EXAMS),
    event.LEARNED: ("New card noted: {0} of 25", ()),
    event.COMPLETE: ("The list of this deck is complete: 25 cards", ()),
    event.TOO_MANY: ("The list has {0} cards, but a deck 25: one was entered wrongly", ()),
    event.GAME_ENDS: ("The game is over", ()),
}

COUNTED = (
    "flat number", "garments", "blue garments", "pink garments", "green garments",
    "orange garments", "VIP garments", "garments in hall 1", "garments in hall 2",
    "garments in hall 3", "garments in hall 4", "garments in hall 5", "decorations", "statues",
    "musicians", "kitchens", "fireworks", "halls attended", "employees", "masters", "journeymen",
    "apprentices", "resource tiles", "thread", "lace", "jewels",
)  # fmt: skip
BLUE_CARD = ("{1} fame", "{1} fame per {2} {p0}", "{1} fame per {2} {p0}, at most {3}")

_YES = ("no", "yes")

# A question is its text, the words of its choices (none: a number), and what {p0} picks from.
QUESTIONS = {
    q.GO_ON: (
        "{p0}",
        ("go",),
        (
            "Her turn: turn the top card of her action pile",
            "Prepare the board for the round",
        ),
    ),
    q.HUMAN_TURN: (
        "Your turn, {0} {0?card|cards} in hand: played",
        (
            "a card",
            "Queen's Favour",
            "one card to hand",
            "Favour and one card to hand",
            "two cards to hand",
        ),
        (),
    ),
    q.CARD_ACTION: (
        "Upper part of the card",
        ("Queen's Favour", "resources", "tailor", "hire", "fund"),
        (),
    ),
    q.CARD_WHICH: ("Which: {p0}", (), ("", "resources", "garment", "employee", "decoration")),
    q.CARD_LOWER: (
        "Lower part of the card",
        (
            "hall 1",
            "hall 1 with jewel",
            "hall 2",
            "hall 2 with jewel",
            "hall 3",
            "hall 3 with jewel",
            "hall 4",
            "hall 4 with jewel",
            "hall 5",
            "hall 5 with jewel",
        ),
        (),
    ),
    q.TILES: ("How many tiles were there?", (), ()),
    q.GARMENT: ("The garment", ("none left", "blue", "pink", "green", "orange"), ()),
    q.GARMENT_FAME: ("Printed fame of the garment", (), ()),
    q.SPOT: ("Best free spot in hall {0}", ("hall full", "guest", "VIP"), ()),
    q.BONUS: ("Bonus of the spot", ("none or livres", "resource tile", "thread", "lace"), ()),
    q.JEWEL: ("The jewel", ("none fits", "other colour", "same colour"), ()),
    q.BLUE_CARD: (
        "Which shown blue card gives her most?",
        ("none shown", "1st from left", "2nd from left", "3rd from left", "4th from left"),
        (),
    ),
    q.HIRED: ("The employee hired", ("none left", "master", "journeyman", "apprentice"), ()),
    q.LEVEL_SIX: ("Is this apprentice of level 6?", _YES, ()),
    q.BLUE_COUNTS: ("What does the blue card count?", COUNTED, ()),
    q.BLUE_POINTS: ("Printed fame of the blue card", (), ()),
    q.BLUE_PER: ("For each how many?", (), ()),
    q.BLUE_MOST: ("At most how much fame? (0: no limit)", (), ()),
    q.FUNDED: ("The cheapest free space: {p0}", ("no free space", "funded"), DECORATIONS),
    q.MUSICIAN_HALL: (
        "Hall of the musician",
        ("no free space", "hall 1", "hall 2", "hall 3", "hall 4", "hall 5"),
        (),
    ),
    q.FIREWORKS_SPACE: (
        "Fireworks space, from the left",
        ("no free space", "1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th"),
        (),
    ),
    q.FIREWORKS_TIMES: ("Garments on this space count times", (), ()),
    q.DECORATION_FAME: ("Printed fame: {p0}", (), DECORATIONS),
    q.CONNECTION: (
        "All five halls: printed fame of the best free connection space (0: none free)",
        (),
        (),
    ),
    q.FUND_TASK: ('Which journeyman task, from the top, is "fund a decoration"?', (), ()),
    q.RESOURCE_TASK: (
        "Topmost open journeyman task that these tiles meet",
        ("none", "task 1", "task 2", "task 3", "task 4"),
        (),
    ),
    q.THIMBLE: ("Does the garment show a golden thimble?", _YES, ()),
    q.MASTER_TASK: (
        "Topmost open master task that this garment meets",
        ("none", "task 1", "task 2", "task 3"),
        (),
    ),
    q.BLUE_LEAVES: ("Which card left by chance?", (), ()),
    q.EXAM_DECK: ("Is a card left in the deck of the {p0}?", ("empty", "yes"), EXAMS),
    q.MORE_BLUE: ("How many more of her employee cards are blue with a crown?", (), ()),
    q.OVER: ("The game is over", (), ()),
}
OTHER_CARD = "another card"

# What the terminal says.
ROUND = "Round {0}"
OFFER = "Enter: {0}"
RANGE = "{0} to {1}"
HELP = "a number or word; u undo, s her state, q quit"
NOT_AN_ANSWER = "'{0}' is not an answer here; choose {1}"
CANNOT_UNDO = "there is nothing to undo"
UNDONE = "undone"
STATE = (
    "fame {fame}, resource tiles {tiles}, thread {thread}, lace {lace}, jewels {jewels}; "
    "garments {garments}, halls attended: {halls}; decorations {decorations}, "
    "employees {employees}, {exam}; cards: action pile {action}, draw pile {draw}, "
    "discard {discard}"
)
NO_HALLS = "none"
NO_EXAM_TEXT = "no exams"
EXAM_STATE = "{exam}, tasks marked: {tasks}"
NO_TASKS = "none"
KEPT = "kept in {0}; the same command goes on from there"
SHEET_WRITTEN = "her part of the score sheet is in {0}; add yours and run: tabletally score {0}"
