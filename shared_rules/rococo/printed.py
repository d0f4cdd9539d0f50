"""What is printed on one's own copy of the game: asked once, kept in a copy profile (R11)."""

from micropython import const

from ..core.declaring import Table
from .fields import (
    CARD_COUNT,
    CARD_MAX,
    CARD_PER,
    CARD_POINTS,
    COUNTED_WORDS,
    FIREWORKS_FIRST,
    FIREWORKS_SECOND,
    HALL_FIRST,
    HALL_SECOND,
    HALLS,
    MOST_SPACES,
    PLAYERS,
    SPACE_TIMES,
    SPACES,
)

_SIDES = const(2)
_MOST_ON_SMALL_SIDE = const(3)  # players (R1.1)
_MOST_CARDS = const(40)

PRINTED = Table()
_t = PRINTED

SIDE_LIST = _t.array("sides", _SIDES)  # the board for 1-3 players, and that for 4-5
SIDE_HALLS = _t.array("sides[].halls", HALLS)
SIDE_HALL_FIRST = _t.number("sides[].halls[].first")
SIDE_HALL_SECOND = _t.number("sides[].halls[].second")
SIDE_FIREWORKS_FIRST = _t.number("sides[].fireworks_first")
SIDE_FIREWORKS_SECOND = _t.number("sides[].fireworks_second")
SIDE_SPACES = _t.list("sides[].spaces", MOST_SPACES)
SIDE_SPACE_TIMES = _t.number("sides[].spaces[].times", 3, low=2)
CARDS = _t.list("cards", _MOST_CARDS)  # the end-game cards met so far
PRINTED_COUNT = _t.word("cards[].count", COUNTED_WORDS)
PRINTED_POINTS = _t.number("cards[].points")
PRINTED_PER = _t.number("cards[].per", low=1)
PRINTED_MAX = _t.number("cards[].max")
PRINTED_TASKS = _t.array("exam_tasks", 7)  # as EXAM_TASKS
PRINTED_TASK = _t.number("exam_tasks[]", 255)
SOLO_CARDS = _t.list("solo_cards", _MOST_CARDS)  # du Barry's, as far as they are known (R8.12)
SOLO_CARD = _t.number("solo_cards[].card", 4095)  # see du_barry.cards
SOLO_SETTINGS = _t.number("solo_settings", 127)  # bits of du_barry.state

# A printed value of the board and the sheet's field that it fills, place by place.
_PAIRS = (
    (SIDE_HALL_FIRST, HALL_FIRST),
    (SIDE_HALL_SECOND, HALL_SECOND),
    (SIDE_FIREWORKS_FIRST, FIREWORKS_FIRST),
    (SIDE_FIREWORKS_SECOND, FIREWORKS_SECOND),
    (SIDE_SPACES, SPACES),
    (SIDE_SPACE_TIMES, SPACE_TIMES),
)
_CARD_PAIRS = (
    (PRINTED_COUNT, CARD_COUNT),
    (PRINTED_POINTS, CARD_POINTS),
    (PRINTED_PER, CARD_PER),
    (PRINTED_MAX, CARD_MAX),
)


def side(sheet):
    """Which side of the board is played on: 0 for up to three players, else 1 (R1.1)."""
    return 0 if sheet.used(PLAYERS) <= _MOST_ON_SMALL_SIDE else 1


def fill(sheet, printed, change):
    """Put what is known of the board into the sheet by `change(cell, value)`; returns how many.

    printed   a Sheet of PRINTED
    """
    here = side(sheet)
    filled = 0
    for source, field in _PAIRS:
        for i in range(_count(source, printed.used(SIDE_SPACES, here))):
            value = printed.get(source, here, i)
            if value >= 0 and sheet.get(field, i) != value:
                change(sheet.cell(field, i), value)
                filled += 1
    return filled


def learn(sheet, printed):
    """Take what the sheet says of the board and of cards into `printed`; True if that is new."""
    here = side(sheet)
    new = False
    for target, field in _PAIRS:
        for i in range(_count(target, sheet.used(SPACES))):
            value = sheet.get(field, i)
            if value >= 0 and printed.get(target, here, i) != value:
                printed.put(target, here, i, value)
                new = True
    return new


def learn_card(sheet, player, card, printed):
    """Take an end-game card of a player into the list of those met, if it is not there."""
    count = printed.used(CARDS)
    for known in range(count):
        if _same_card(sheet, player, card, printed, known):
            return False
    if count == _MOST_CARDS:
        return False
    printed.put(CARDS, 0, 0, count + 1)
    for target, field in _CARD_PAIRS:
        printed.put(target, count, 0, sheet.get(field, player, card))
    return True


def use_card(sheet, player, card, printed, known, change):
    """Enter the known card into the sheet by `change(cell, value)`."""
    for source, field in _CARD_PAIRS:
        change(sheet.cell(field, player, card), printed.get(source, known))


def _same_card(sheet, player, card, printed, known):
    for target, field in _CARD_PAIRS:
        if printed.get(target, known) != sheet.get(field, player, card):
            return False
    return True


def _count(field, spaces):
    """How many values a printed field of one side has, on a board with so many spaces."""
    if field == SIDE_HALL_FIRST or field == SIDE_HALL_SECOND:
        return HALLS
    return spaces if field == SIDE_SPACE_TIMES else 1
