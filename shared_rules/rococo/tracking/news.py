"""What the table has to be told after an entry, as numbers."""

from array import array

from micropython import const

CONNECTION_DUE = const(0)  # player: attends all five halls and takes the bonus now (R4.2)
TURN_OF = const(1)  # player: plays next (R2.3)
SKIPPED = const(2)  # player: has no card left (R2.3)
INCOME_DUE = const(3)  # all cards are played (R2.4)
INCOME_OF = const(4)  # player, livres (R5)
START_PLAYER = const(5)  # player: starts the round by the Queen's Favour (R2.1)
START_STAYS = const(6)  # player: starts again, nobody took it (R2.1)
ROUND_BEGINS = const(7)  # its number in `number` (R2)
LAST_ROUND = const(8)  # (R2)
FINAL_SCORING = const(9)  # the last income is booked (R2.4)
EXAM_READY = const(10)  # player: all tasks are marked (R7.4, R7.5)
BELOW_ZERO = const(11)  # player, livres: an entry is missing
PAYS = const(12)  # player, livres
GAINS = const(13)  # player, livres
SCORES = const(14)  # player, fame
REFUSED_LATER = const(15)  # number of an entry that does not fit any more, and why
MARKED = const(16)  # player, task: an action met it (R7.6)

_PARTS = const(3)
_MOST = const(24)


class News:
    """At most 24 announcements; those beyond are left out.

    count   how many there are
    """

    def __init__(self):
        self._data = array("h", bytes(2 * _MOST * _PARTS))
        self.count = 0

    def clear(self):
        """Forget all."""
        self.count = 0

    def tell(self, what, player=0, number=0):
        """Add one."""
        if self.count < _MOST:
            at = self.count * _PARTS
            self._data[at] = what
            self._data[at + 1] = player
            self._data[at + 2] = number
            self.count += 1

    def what(self, at):
        """Return which announcement it is."""
        return self._data[at * _PARTS]

    def player(self, at):
        """Return its player."""
        return self._data[at * _PARTS + 1]

    def number(self, at):
        """Return its number."""
        return self._data[at * _PARTS + 2]
