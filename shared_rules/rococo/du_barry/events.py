"""What happened, as numbers; the reader's side turns them into texts."""

from array import array

from micropython import const

# Set-up and rounds.
ROUND_BEGINS = const(0)  # round, who starts (HUMAN, SHE)
RESHUFFLED = const(1)  # cards
# Draws.
TURNED = const(2)  # card, cards left in the action pile
REVEALED = const(3)  # card, 1 if its hall was known to be full
# Instructions.
TAKE_FAVOUR = const(4)
TAKE_DRAWER = const(5)  # 1..3
TAKE_POSITION = const(6)  # 0..2
TAILOR_NTH = const(7)  # number - 1, 0 from the left or 1 from the right
RENT_IN = const(8)  # hall
ADD_JEWEL = const(9)  # colour 0..3, 0 right-most or 1 left-most
HIRE_NTH = const(10)  # number - 1, end
HIRE_BLUE = const(11)  # number - 1, end: rounds 5 to 7
FUND_CHEAPEST = const(12)  # decoration
FUND_TIED = const(13)  # 0 lowest, left-most or 1 highest, right-most: among equals
# Consequences.
GAVE_UP = const(14)  # fame, why (NO_ constants)
GOT_FAVOUR = const(15)  # fame, 1 if she took it
GOT_TILES = const(16)  # tiles, in all
RENTED = const(17)  # hall, VIP, garments in all
GOT_BONUS = const(18)  # 1 tile, 2 thread, 3 lace; in all
GOT_JEWEL = const(19)  # in all
JEWEL_TILE = const(20)  # tiles in all
HIRED = const(21)  # kind, employees in all
MORE_ACTION = const(22)  # cards in the action pile
NO_MORE_ACTION = const(23)
FUNDED = const(24)  # decoration, printed fame
CONNECTION = const(25)  # printed fame
NO_CONNECTION = const(26)
MARKED = const(27)  # task from the top, exam, tasks marked
PASSED = const(28)  # exam, fame
REMOVED = const(29)  # kind
NO_ONE_LEAVES = const(30)  # kind, fame instead
JOINED = const(31)  # kind
EXAM_DECK_EMPTY = const(32)  # exam, fame instead
MOVED_ON = const(33)  # exam that begins
# A physical deck's list.
LEARNED = const(34)  # cards in the list
COMPLETE = const(35)  # the list has 25
TOO_MANY = const(36)  # cards in the list
GAME_ENDS = const(37)
KINDS = const(38)

# Why she gave up (R8.3).
NO_TILE = const(0)
NO_GARMENT = const(1)
ALL_HALLS_FULL = const(2)
NO_CARD_NAMES_ROOM = const(3)
NO_EMPLOYEE = const(4)
NO_SPACE = const(5)
HAS_ONE = const(6)  # her kitchen of that side, or her jewel decoration
NO_EXPANSION = const(7)

OPERANDS = const(3)
_ENTRY = const(4)
_MOST = const(96)


class Events:
    """The events of one answer, in order, in one preallocated buffer."""

    def __init__(self):
        self.data = array("h", (0 for _ in range(_MOST * _ENTRY)))
        self.count = 0

    def clear(self):
        """Forget all events."""
        self.count = 0

    def add(self, kind, one=0, two=0, three=0):
        """Add an event with its numbers."""
        at = self.count * _ENTRY
        data = self.data
        data[at] = kind
        data[at + 1] = one
        data[at + 2] = two
        data[at + 3] = three
        self.count += 1

    def add_all(self, other):
        """Add the events of another buffer, as many as there is room for."""
        for index in range(other.count):
            if self.count == _MOST:
                return
            one, two = other.operand(index, 0), other.operand(index, 1)
            self.add(other.kind(index), one, two, other.operand(index, 2))

    def kind(self, index):
        """Return the kind of an event."""
        return self.data[index * _ENTRY]

    def operand(self, index, operand):
        """Return one of the numbers of an event, 0..OPERANDS - 1."""
        return self.data[index * _ENTRY + 1 + operand]
