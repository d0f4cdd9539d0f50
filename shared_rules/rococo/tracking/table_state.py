"""The table as the entries say that it stands."""

from array import array

from micropython import const

from ...core.sheet import ABSENT
from ..fields import COLOURS, HALLS, MOST_PLAYERS, MOST_SPACES

NOBODY = const(-1)
UNKNOWN = const(-2)
ROUNDS = const(7)
EXAM_TASKS = const(7)

PREPARE = const(1)  # the phases of a round (R2)
CHOOSE = const(2)
ACTIONS = const(3)
INCOME_PHASE = const(4)

# What a table enters: the final scoring takes over what was tracked. Of a player, in `before`: what
# there was before the tracking began and nobody counted since.
LIVRES_USED = const(1)
FAME_USED = const(2)
GARMENTS_USED = const(4)
DECORATIONS_USED = const(8)
EMPLOYEES_USED = const(16)
FAVOUR_USED = const(32)
JEWELS_USED = const(64)
INCOME_USED = const(128)  # in `before` only: what income needs
_BEFORE = const(222)

LEFT = const(1)  # bits of `kitchens`
RIGHT = const(2)

NO_EXAM = const(0)
JOURNEYMAN_EXAM = const(1)
MASTER_EXAM = const(2)

_START_LIVRES = const(15)  # R1.2
_START_EMPLOYEES = const(5)
_START_KINDS = (2, 1, 2)  # masters, journeymen, apprentices [likely]
_HAND = const(3)  # employees chosen in a round (R2.2)
_SHOWN = const(4)  # hire cards of a round (R1.3)
_KINDS = const(3)


class TableState:
    """Preallocated; per player unless said otherwise.

    solo                whether player 1 is du Barry (R8)
    round, phase        1..7, PREPARE..INCOME_PHASE, of the whole table
    start, current      start player of the round; whose turn it is, or NOBODY
    favour              who took the Queen's Favour in this round, or NOBODY
    shown               hire cards left on display
    booked, over        whether this round's income is booked; whether the last round is
    cards               employees in hand
    livres, fame        what they have; how far on the track
    unsure              whether an amount was left open: their livres are not known
    garments            all rented ones; `placed`, `coloured` and `pointed` say of how many the
                        hall, the colour and the printed fame are known, and of which the sums
                        `in_hall` and `vips` (by hall), `by_colour` and `points` are; `spotted` says
                        of how many it is known whether the spot is a VIP's
    decorations         all markers that count as such; `sorted` says of how many the kind is known
    kitchens, statues, spaces, jewel_decorations   of the sorted ones
    valued, value       of how many the printed fame is known, and its sum
    musicians           per hall: who funds it, or NOBODY; `space_owners` likewise
    connection          printed fame of the connection bonus, NOBODY while there is none, UNKNOWN
    jewels, employees   how many; `kinds` masters, journeymen, apprentices
    kinds_known         whether these sum up to the employees
    exam, tasks         where the start marker is, and the tasks marked, as bits
    printed_tasks       of the whole table: what each task asks for (exam_tasks), ABSENT if unknown
    passing             whose last card passed an exam, until another card is played, or NOBODY
    card                kind of the card played last, where it is known, or NOBODY
    special             whether the special apprentice is hired
    used                bits: what the table enters at all, and `before`
    """

    def __init__(self):
        players = MOST_PLAYERS
        self.cards = bytearray(players)
        self.livres = array("h", bytes(2 * players))
        self.fame = array("h", bytes(2 * players))
        self.unsure = bytearray(players)
        self.garments = bytearray(players)
        self.placed = bytearray(players)
        self.spotted = bytearray(players)
        self.before = bytearray(players)
        self.coloured = bytearray(players)
        self.pointed = bytearray(players)
        self.in_hall = bytearray(players * HALLS)
        self.vips = bytearray(players * HALLS)
        self.by_colour = bytearray(players * COLOURS)
        self.points = array("h", bytes(2 * players))
        self.decorations = bytearray(players)
        self.sorted = bytearray(players)
        self.kitchens = bytearray(players)
        self.statues = bytearray(players)
        self.spaces = bytearray(players)
        self.jewel_decorations = bytearray(players)
        self.valued = bytearray(players)
        self.value = array("h", bytes(2 * players))
        self.musicians = array("b", bytes(HALLS))
        self.space_owners = array("b", bytes(MOST_SPACES))
        self.connection = array("h", bytes(2 * players))
        self.jewels = bytearray(players)
        self.employees = bytearray(players)
        self.kinds = array("b", bytes(players * _KINDS))
        self.kinds_known = bytearray(players)
        self.exam = bytearray(players)
        self.tasks = bytearray(players)
        self.printed_tasks = array("h", bytes(2 * EXAM_TASKS))
        self.card = array("b", bytes(players))
        self.special = bytearray(players)
        self.players = 0
        self.clear(0, False)

    def clear(self, players, jewelry_box, solo=False):
        """Set up round 1 for so many players (R1)."""
        self.players = players
        self.solo = solo
        self.round = 1
        self.phase = CHOOSE  # nothing is to be prepared in round 1 (R2.1)
        self.start = self.current = 0
        self.favour = self.passing = NOBODY
        self.shown = _SHOWN
        self.booked = self.over = False
        self.used = 0
        for hall in range(HALLS):
            self.musicians[hall] = NOBODY
        for space in range(MOST_SPACES):
            self.space_owners[space] = NOBODY
        for player in range(MOST_PLAYERS):
            self._clear_player(player, jewelry_box)

    def begin_late(self):
        """Know nothing of what was before (R2)."""
        for player in range(self.players):
            self.before[player] = _BEFORE
            self.unsure[player] = 1

    def tracks(self, player, what):
        """Whether all of something is known of a player, one of the bits of `used`."""
        return self.used & what > 0 and not self.before[player] & what

    def are_halls_known(self, player):
        """Whether the hall of every own garment and decoration is known (R4.1)."""
        return (
            self.placed[player] == self.garments[player]
            and self.sorted[player] == self.decorations[player]
            and not self.before[player] & (GARMENTS_USED | DECORATIONS_USED)
        )

    def new_round(self):
        """Deal with what a new round brings to the table (R2.1)."""
        if self.favour != NOBODY:
            self.start = self.favour
        self.favour = NOBODY
        self.round += 1
        self.phase = PREPARE
        self.current = self.start
        self.shown = _SHOWN
        self.booked = False
        for player in range(self.players):
            self.cards[player] = _HAND

    def known_livres(self, player):
        """Return a player's livres, ABSENT while no or not all amounts were entered."""
        return (
            self.livres[player] if self.used & LIVRES_USED and not self.unsure[player] else ABSENT
        )

    def attends(self, player, hall):
        """Whether a player attends a hall, 0..4 (R4.1)."""
        return self.in_hall[player * HALLS + hall] > 0 or self.musicians[hall] == player

    def attends_all(self, player):
        """Whether a player attends all five halls at once (R4.2)."""
        for hall in range(HALLS):
            if not self.attends(player, hall):
                return False
        return True

    def _clear_player(self, player, jewelry_box):
        self.cards[player] = _HAND
        self.livres[player] = _START_LIVRES
        self.employees[player] = _START_EMPLOYEES
        self.kinds_known[player] = 1
        for kind in range(_KINDS):
            self.kinds[player * _KINDS + kind] = _START_KINDS[kind]
        self.exam[player] = JOURNEYMAN_EXAM if jewelry_box else NO_EXAM
        self.connection[player] = self.card[player] = NOBODY
        self.fame[player] = self.points[player] = self.value[player] = 0
        self.garments[player] = self.placed[player] = 0
        self.spotted[player] = self.before[player] = 0
        self.coloured[player] = self.pointed[player] = 0
        self.decorations[player] = self.sorted[player] = self.valued[player] = 0
        self.kitchens[player] = self.statues[player] = self.spaces[player] = 0
        self.jewel_decorations[player] = self.jewels[player] = 0
        self.tasks[player] = self.special[player] = self.unsure[player] = 0
        for hall in range(HALLS):
            self.in_hall[player * HALLS + hall] = self.vips[player * HALLS + hall] = 0
        for colour in range(COLOURS):
            self.by_colour[player * COLOURS + colour] = 0
