"""What is asked: each question has a small range of answers, some of them barred for now."""

from micropython import const

from .state import ABOUT, BARRED, HIGH, LOW, OFFERED, QUESTION

NOTHING = const(0)
GO_ON = const(1)  # 0; ABOUT 0 her turn, 1 the round is prepared
HUMAN_TURN = const(2)  # 0 a card; 1 Queen's Favour; 2 one card to hand; 3 both; 4 two cards
CARD_ACTION = const(3)  # 0..4: the upper part of the card turned
CARD_WHICH = const(4)  # which one of the action ABOUT
CARD_LOWER = const(5)  # hall - 1 doubled, plus 1 with the jewel sign
TILES = const(6)  # how many she took
GARMENT = const(7)  # 0 none on display; colour 1..4
GARMENT_FAME = const(8)  # printed
SPOT = const(9)  # 0 the hall ABOUT is full; 1 guest spot; 2 VIP spot
BONUS = const(10)  # 0 none or livres; 1 resource tile; 2 thread; 3 lace
JEWEL = const(11)  # 0 none fits; 1 of another colour; 2 of the garment's colour
BLUE_CARD = const(12)  # 0 none shown; 1..4 which one from the left she takes
HIRED = const(13)  # 0 none there; 1 master; 2 journeyman; 3 apprentice
LEVEL_SIX = const(14)  # 0 no; 1 yes
BLUE_COUNTS = const(15)  # 0 a flat number; 1.. what the card counts, plus 1
BLUE_POINTS = const(16)
BLUE_PER = const(17)
BLUE_MOST = const(18)  # 0 no cap
FUNDED = const(19)  # 0 no free space; 1 funded the decoration ABOUT
MUSICIAN_HALL = const(20)  # 0 no free space; hall 1..5
FIREWORKS_SPACE = const(21)  # 0 no free space; 1..8 from the left
FIREWORKS_TIMES = const(22)  # 2 or 3
DECORATION_FAME = const(23)  # printed
CONNECTION = const(24)  # 0 none free; printed fame of the best free one
FUND_TASK = const(25)  # which of the four journeyman tasks is to fund a decoration
RESOURCE_TASK = const(26)  # 0 none met; 1..4
THIMBLE = const(27)  # 0 no; 1 the garment shows a golden thimble
MASTER_TASK = const(28)  # 0 none met; 2, 3
BLUE_LEAVES = const(29)  # 0 none of the known blue ones; 1.. which one left
EXAM_DECK = const(30)  # 0 empty; 1 a card was there
MORE_BLUE = const(31)  # how many other end-game cards she has
OVER = const(32)  # the game is over, nothing to answer
KINDS = const(33)

_LOW = bytes((
    1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 2, 0, 0, 1, 0, 0, 0, 0, 0,
    0, 1,
))  # fmt: skip
_HIGH = bytes((
    0, 0, 4, 4, 31, 9, 3, 4, 99, 2, 3, 2, 4, 3, 1, 25, 99, 99, 99, 1, 5, 8, 3, 99, 99, 4, 4, 1, 3,
    14, 1, 14, 0,
))  # fmt: skip
_OFFERED = bytes((
    0, 0, 0, 1, 0, 0, 3, 1, 3, 1, 0, 1, 0, 1, 0, 1, 1, 1, 0, 1, 1, 1, 2, 0, 0, 1, 0, 0, 0, 0, 1,
    0, 0,
))  # fmt: skip
_MOST_BARRED = const(14)


def ask(s, question, about=0, barred=0):
    """Put a question; `barred` are answers 0..14 that are impossible now, as bits."""
    s[QUESTION] = question
    s[ABOUT] = about
    s[LOW] = _LOW[question]
    s[HIGH] = _HIGH[question]
    s[BARRED] = barred
    offered = _OFFERED[question]
    while offered <= _MOST_BARRED and barred >> offered & 1:
        offered = offered + 1 if offered < _HIGH[question] else _LOW[question]
    s[OFFERED] = offered


def allows(s, value):
    """Whether a value answers the question that stands."""
    if not s[LOW] <= value <= s[HIGH]:
        return False
    return value > _MOST_BARRED or not s[BARRED] >> value & 1
