"""What can be entered during play: one row of the sheet each, in the order of the table's life."""

from micropython import const

from ...core.sheet import ABSENT
from ..fields import (
    COLOUR_WORDS,
    ENTRIES,
    ENTRY_AFTER,
    ENTRY_VALUE,
    ENTRY_WHAT,
)

BEGIN = const(0)  # the round and the start player with which the tracking begins
ROUND = const(1)  # the next round (R2.1)
PHASE = const(2)  # the next phase of the round
INCOME = const(3)  # everybody's income is booked (R5)
FAVOUR = const(4)  # takes the Queen's Favour (R3.1)
RESOURCE = const(5)  # takes a resource tile (R3.2)
RENT = const(6)  # tailors a garment and rents it (R3.3)
SELL = const(7)  # tailors a garment and sells it (R3.3)
HIRE = const(8)  # hires an employee (R3.4)
DISPATCH = const(9)  # sends an employee to the court (R3.5)
FUND = const(10)  # funds a decoration (R3.6)
PASS = const(11)  # plays a card without a main action (R2.3)
LIVRES = const(12)  # gains or pays livres
FAME = const(13)  # gains fame on the track
LIVRES_ARE = const(14)  # the livres as they were counted
FAME_IS = const(15)  # the place on the track as it was read
COUNTS = const(16)  # what income needs, as it was counted (R5)
EMPLOYEES_ARE = const(17)  # the employees as they were counted
JEWEL = const(18)  # takes a jewel (R7.2)
TASK = const(19)  # marks a task of the exam (R7.6)
EXAM = const(20)  # passes the exam (R7.4, R7.5)
SPECIAL = const(21)  # hires the special apprentice (R7.3)
SPECIAL_PLAYED = const(22)  # plays the special apprentice (R7.3)
CONNECTION = const(23)  # takes the connection bonus (R4)
SOLO = const(24)  # the seed and the settings with which a game against du Barry begins (R8)
HER = const(25)  # what was answered in one of du Barry's turns
EXAM_IS = const(26)  # which exam the marker is on, and whether the special apprentice is hired
KINDS = const(27)

WORDS = (
    "begin", "round", "phase", "income", "favour", "resource", "rent", "sell", "hire", "dispatch",
    "fund", "pass", "livres", "fame", "livres_are", "fame_is", "counts", "employees_are", "jewel",
    "task", "exam", "special", "special_played", "connection", "solo", "her",
    "exam_is",
)  # fmt: skip

# Funded decorations (R3.6), in the order of DECORATION_WORDS.
LEFT_KITCHEN = const(0)
RIGHT_KITCHEN = const(1)
STATUE = const(2)
MUSICIAN = const(3)
FIREWORKS = const(4)
JEWEL_DECORATION = const(5)
DECORATION_WORDS = (
    "left_kitchen", "right_kitchen", "statue", "musician", "fireworks", "jewel_decoration",
)  # fmt: skip

MASTER = const(0)
JOURNEYMAN = const(1)
APPRENTICE = const(2)
KITCHEN_WORDS = ("none", "left", "right", "both")  # as the bits of table_state

EMPLOYEE_WORDS = ("master", "journeyman", "apprentice")

MOST_VALUES = const(6)
FACTS = const(5)  # the place of what the exam's tasks need to know, see exam_facts
MOST_ANSWERS = const(5)  # in one entry HER
RENT_HALL = const(1)  # places of values in an entry
RENT_VIP = const(2)
RENT_COLOUR = const(3)
RENT_POINTS = const(4)
_KIND_BITS = const(4)  # of what says the kind: above three for the player and one for the bonus
_PLAYER_MASK = const(7)
_MOST = const(999)
_PRINTED = const(99)

# The values of each kind: key, least, largest, words that stand for the numbers or None, whether
# it may be left open. An open value is one that the table does not track.
_ROUND_NUMBER = ("round", 1, 7, None, False)
_COST = ("cost", 0, _PRINTED, None, True)
_PATTERN_COST = ("cost", 0, 8, None, True)  # R3.3
_POINTS = ("points", 0, _PRINTED, None, True)
_ANSWER = ("answer", 0, _PRINTED, None, True)
_KIND = ("kind", 0, 2, EMPLOYEE_WORDS, True)
_LEFT = ("left", 1, 4, None, True)
_AMOUNT = ("amount", -_MOST, _MOST, None, False)
_NUMBER = ("number", 0, _MOST, None, False)
_NOTHING = ()
VALUES = (
    (_ROUND_NUMBER,),
    _NOTHING,
    _NOTHING,
    _NOTHING,
    _NOTHING,
    (_LEFT,),
    (
        _PATTERN_COST,
        ("hall", 1, 5, None, True),
        ("vip", 0, 1, None, True),
        ("colour", 0, 3, COLOUR_WORDS, True),
        _POINTS,
    ),
    (_PATTERN_COST, ("price", 6, 28, None, False)),
    (_LEFT, _KIND),
    (_KIND, ("livres", 0, _PRINTED, None, True)),
    (
        ("decoration", 0, 5, DECORATION_WORDS, True),
        _COST,
        _POINTS,
        ("hall", 1, 5, None, True),
        ("space", 0, 7, None, True),
    ),
    _NOTHING,
    (_AMOUNT,),
    (_AMOUNT,),
    (_NUMBER,),
    (_NUMBER,),
    (
        ("kitchens", 0, 3, KITCHEN_WORDS, False),
        ("garments", 0, _PRINTED, None, True),
        ("decorations", 0, _PRINTED, None, True),
        ("jewels", 0, _PRINTED, None, True),
    ),
    (
        ("employees", 4, _PRINTED, None, False),
        ("masters", 0, _PRINTED, None, True),
        ("journeymen", 0, _PRINTED, None, True),
        ("apprentices", 0, _PRINTED, None, True),
    ),
    (_COST,),
    (("task", 1, 4, None, False),),
    _NOTHING,
    _NOTHING,
    _NOTHING,
    (("points", 0, _PRINTED, None, True),),
    (
        ("millions", 0, _MOST, None, False),  # of the seed
        ("thousands", 0, _MOST, None, False),
        ("units", 0, _MOST, None, False),
        ("settings", 0, 127, None, False),  # bits of du_barry.state
        ("fund_task", 0, 4, None, False),
    ),
    (_ANSWER,) * MOST_ANSWERS,
    (("exam", 0, 1, ("journeyman", "master"), False), ("special", 0, 1, None, False)),
)


def is_of_player(kind):
    """Whether an entry of this kind says what one player did."""
    return kind == BEGIN or kind >= FAVOUR


def is_of_du_barry(kind):
    """Whether an entry of this kind is made of answers about du Barry: only undo changes it."""
    return kind == SOLO or kind == HER


def is_card(kind):
    """Whether a main action of this kind plays a card (R2.3)."""
    return FAVOUR <= kind <= PASS or kind == EXAM or kind == SPECIAL


def may_meet_task(kind):
    """Whether an action of this kind may meet a task of an exam (R7.6)."""
    return RESOURCE <= kind <= SELL or kind == FUND


def kind_of(sheet, at):
    """Return the kind of an entry."""
    return sheet.get(ENTRY_WHAT, at) >> _KIND_BITS


def player_of(sheet, at):
    """Return the player of an entry, 0 where it takes none."""
    return sheet.get(ENTRY_WHAT, at) >> 1 & _PLAYER_MASK


def is_bonus(sheet, at):
    """Whether an entry is a bonus action: it plays no card of its own (R2.3)."""
    return sheet.get(ENTRY_WHAT, at) & 1 == 1


def value_of(sheet, at, which):
    """Return a value of an entry by its place in VALUES, ABSENT where it was left open."""
    return sheet.get(ENTRY_VALUE + which, at)


def count(sheet):
    """Return how many entries there are."""
    return sheet.used(ENTRIES)


def is_void(sheet, at):
    """Whether an entry was taken out: it keeps its number and says nothing."""
    return sheet.get(ENTRY_WHAT, at) == ABSENT


def after(sheet, at):
    """Return the entry that this one comes after, though it was made later; ABSENT: in order."""
    return sheet.get(ENTRY_AFTER, at)


def in_order(sheet, at):
    """Return the entry of the order at which `at` is played: itself, or the one it comes after."""
    return at if after(sheet, at) == ABSENT else after(sheet, at)


def append(sheet, kind, player, bonus, values, change, after_entry=ABSENT):
    """Add an entry by `change(cell, value)`; False if there is room for no more.

    values        what `VALUES[kind]` lists and, at FACTS, what the exam's tasks need; ABSENT where
                  left open
    after_entry   the entry, one in order, that it comes after: what was forgotten then
    """
    at = count(sheet)
    if at == sheet.table.capacity(ENTRIES):
        return False
    change(sheet.cell(ENTRIES), at + 1)
    change(sheet.cell(ENTRY_AFTER, at), after_entry)
    write(sheet, at, kind, player, bonus, values, change)
    return True


def write(sheet, at, kind, player, bonus, values, change):
    """Replace an entry by `change(cell, value)`; its place in the order stays."""
    what = kind << _KIND_BITS | (1 if bonus else 0)
    if is_of_player(kind):
        what |= player << 1
    change(sheet.cell(ENTRY_WHAT, at), what)
    for which in range(MOST_VALUES):
        has = which < len(VALUES[kind]) or (which == FACTS and may_meet_task(kind))
        change(sheet.cell(ENTRY_VALUE + which, at), values[which] if has else ABSENT)


def take_out(sheet, at, change):
    """Let an entry say nothing any more, by `change(cell, value)`."""
    change(sheet.cell(ENTRY_WHAT, at), ABSENT)
    for which in range(MOST_VALUES):
        change(sheet.cell(ENTRY_VALUE + which, at), ABSENT)
