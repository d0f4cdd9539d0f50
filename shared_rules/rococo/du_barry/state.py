"""Everything about her in one array of `h`: where each number stands, and how it begins."""

from array import array

from micropython import const

from ..fields import HALLS

HUMAN = const(0)
SHE = const(1)
NO_ONE = const(2)

# Settings, as bits; the first of the two ways is the default.
JEWELRY_BOX = const(1)
PHYSICAL_DECK = const(2)  # the cards are turned at the table, not here
EXTRA_AT_ONCE = const(4)  # one more action: in her next turn | at once (R8.7, R8.9)
STOP_AT_EMPTY = const(8)  # draw pile empty: shuffle her discard | no card (R8.6)
HIGHEST_SPACE = const(16)  # equal cheapest: lowest hall, left-most | highest, right-most (R8.8)
LEFT_JEWEL = const(32)  # which jewel of those that fit: right-most | left-most (R8.6)
FAME_FOR_GAP = const(64)  # a part of an exam that cannot be done: skipped | 3 fame (R8.9)
MOST_SETTINGS = const(127)
BESIDE_TRACKER = const(128)  # no setting: the tracker says whose turn it is, and in which round

# Kinds of employees; a level-6 apprentice never leaves by an exam (R8.9).
MASTER = const(1)
JOURNEYMAN = const(2)
APPRENTICE = const(3)
LEVEL_6_APPRENTICE = const(4)

# The exam that her start marker is on.
NO_EXAM = const(0)
JOURNEYMAN_EXAM = const(1)
MASTER_EXAM = const(2)

LAST_ROUND = const(7)
MOST_CARDS = const(40)  # a list of a physical deck with wrong entries may pass 25
MOST_BLUE = const(14)
MOST_GARMENTS = const(60)
MOST_SPACES = const(8)
NO_CARD = const(-1)
UNSEEN = const(-2)  # a card of a physical deck that lies face down
BLUE_PARTS = const(5)  # kind, counted, points, per, most

# The dialogue.
STEP = const(0)  # what comes next when nothing is asked
QUESTION = const(1)
ABOUT = const(2)  # a number in the question's text
LOW = const(3)
HIGH = const(4)
BARRED = const(5)  # answers 0..14 that are impossible now, as bits
OFFERED = const(6)  # the answer to offer first
# The game.
SETTINGS = const(7)
ROUND = const(8)
STARTER = const(9)
FAVOUR_OF = const(10)  # HUMAN, SHE or NO_ONE
HUMAN_CARDS = const(11)
HUMAN_GAINED = const(12)  # cards that the human took to hand in the whole game
LAST_TURN = const(13)
EXTRA = const(14)  # actions that are to be done at once
# The action in progress.
CURRENT = const(15)  # the position in the list of the card being resolved
CARD = const(16)  # the card turned last
REVEALING = const(17)  # 1 while that card is turned for its lower part
GARMENT = const(18)  # colour 1..4 of the garment being rented out
GARMENT_FAME = const(19)
SPOT = const(20)
TILES_TAKEN = const(21)
WHERE = const(22)  # the hall or space of the decoration being funded
TIMES = const(23)
KIND = const(24)  # of the employee being hired
BLUE_LEFT = const(25)  # blue cards still to be told
# What she has.
FAME = const(26)
TILES = const(27)
THREAD = const(28)
LACE = const(29)
JEWELS = const(30)
EMPLOYEES = const(31)  # 31..35: by kind, the first unused
BLUES = const(36)
GARMENTS = const(37)
STATUES = const(38)
KITCHEN = const(39)  # 39, 40: left, right; 0 or printed fame + 1
JEWEL_MARKER = const(41)
CONNECTED = const(42)  # 0 not yet; 1 none was free; printed fame + 1
EXAM = const(43)
TASKS = const(44)  # marked tasks of that exam, as bits from the top
FUND_TASK = const(45)  # which journeyman task is "fund a decoration", 1..4; 0 not known
EXAM_CARDS = const(46)  # 46, 47: cards that she took from the journeyman and the master exam deck
FULL_HALLS = const(48)  # halls known to be full, as bits
# Piles: how many, and what.
CARDS = const(49)  # cards in the list
DRAW = const(50)
ACTION = const(51)
DISCARD = const(52)
RANDOM = const(53)  # 53..55
MUSICIANS = const(56)  # by hall: 0 or printed fame + 1
SPACE_TIMES = const(61)  # by fireworks space: 0 or 2 or 3
SPACE_FAME = const(69)
STATUE_FAME = const(77)
GARMENT_LIST = const(85)  # hall, colour, VIP and fame in one number
BLUE_LIST = const(145)  # BLUE_PARTS numbers each
CARD_LIST = const(215)
SEEN = const(255)  # by position in the list: turned and not shuffled back this round
DRAW_PILE = const(295)  # bottom to top
ACTION_PILE = const(320)
DISCARD_PILE = const(345)
# This round.
HIRED_NOW = const(370)  # employees that she hired
GAINED_NOW = const(371)  # cards that the human took to hand
SIZE = const(372)

ALL_HALLS = const(31)

_START_MASTERS = const(2)
_START_JOURNEYMEN = const(1)
_START_APPRENTICES = const(2)


def new_state():
    """Return the array that holds a game against her; `play.begin` fills it."""
    return array("h", (0 for _ in range(SIZE)))


def set_up(s, settings):
    """Give her what she starts with (R8.1)."""
    for cell in range(SIZE):
        s[cell] = 0
    s[SETTINGS] = settings
    s[STARTER] = SHE
    s[FAVOUR_OF] = NO_ONE
    s[CURRENT] = NO_CARD
    s[THREAD] = 1
    s[LACE] = 1
    s[EMPLOYEES + MASTER] = _START_MASTERS
    s[EMPLOYEES + JOURNEYMAN] = _START_JOURNEYMEN
    s[EMPLOYEES + APPRENTICE] = _START_APPRENTICES
    if settings & JEWELRY_BOX:
        s[EXAM] = JOURNEYMAN_EXAM


def has(s, setting):
    """Whether a setting is on."""
    return bool(s[SETTINGS] & setting)


def employees(s):
    """How many employees she has."""
    return (
        s[EMPLOYEES + MASTER]
        + s[EMPLOYEES + JOURNEYMAN]
        + s[EMPLOYEES + APPRENTICE]
        + s[EMPLOYEES + LEVEL_6_APPRENTICE]
    )


def bits(number):
    """How many bits of a number are set."""
    count = 0
    while number:
        count += number & 1
        number >>= 1
    return count


def blue_cards(s, kind):
    """Which of her known end-game cards are of this kind, as bits from 1 on."""
    found = 0
    for blue in range(s[BLUES]):
        if s[BLUE_LIST + blue * BLUE_PARTS] == kind:
            found |= 2 << blue
    return found


# A garment in one number: hall 1..5, colour 0..3, VIP, printed fame 0..99.
_G_HALL = const(10)
_G_COLOUR = const(8)
_G_VIP = const(7)


def pack_garment(hall, colour, vip, fame):
    """Return a garment as one number."""
    return hall << _G_HALL | colour << _G_COLOUR | vip << _G_VIP | fame


def garment_hall(garment):
    """Return the hall of a garment, 1..5."""
    return garment >> _G_HALL


def garment_colour(garment):
    """Return the colour of a garment, 0..3."""
    return garment >> _G_COLOUR & 3


def garment_vip(garment):
    """Return 1 if a garment stands on a VIP spot."""
    return garment >> _G_VIP & 1


def garment_fame(garment):
    """Return the printed fame of a garment."""
    return garment & 127


def halls_attended(s):
    """Return the halls with a garment or the musician of hers, as bits (R4.1)."""
    halls = 0
    for garment in range(s[GARMENTS]):
        halls |= 1 << garment_hall(s[GARMENT_LIST + garment]) - 1
    for hall in range(HALLS):
        if s[MUSICIANS + hall]:
            halls |= 1 << hall
    return halls
