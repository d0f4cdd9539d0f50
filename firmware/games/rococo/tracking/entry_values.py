"""The values of one entry: which of them are asked, and where their counting starts."""

from array import array

from micropython import const

from shared_rules.core.sheet import ABSENT
from shared_rules.rococo.tracking import entries as e
from shared_rules.rococo.tracking import table_state as t
from shared_rules.rococo.tracking.exam_tasks import tasks_of

_LOW = const(1)  # places in a form of e.VALUES
_HIGH = const(2)
_OPEN = const(4)
_USUAL = {"cost": 3, "price": 10, "points": 3, "livres": 7, "amount": 1, "left": 4}
_USUAL_OF_KIND = (10, 7, 4)  # livres for a dispatched employee, to begin counting with (R3.5)


class EntryValues:
    """What `e.VALUES[kind]` lists, said bit by bit.

    state    the table before the entry
    values   array of numbers, ABSENT where left open or not said yet
    """

    def __init__(self, kind, player, state, old=None):
        self.kind = kind
        self.player = player
        self.forms: tuple = e.VALUES[kind]
        self.values = array("h", bytes(2 * e.MOST_VALUES))
        for which in range(e.MOST_VALUES):
            self.values[which] = old[which] if old else ABSENT
        self._state = state

    def low(self, which):
        """Return the least number."""
        return self.forms[which][_LOW]

    def high(self, which):
        """Return the largest number."""
        return self.forms[which][_HIGH]

    def choices(self, which):
        """Return the numbers that can be said, or None for all from low to high."""

    def may_be_open(self, which):
        """Whether a value may be left open."""
        return self.forms[which][_OPEN]

    def start(self, which):
        """Return where the counting of a value starts, ABSENT where it is not proposed."""
        value = self.values[which]
        if value != ABSENT or (self.may_be_open(which) and self.kind != e.COUNTS):
            return value
        now = self._now(self.forms[which][0])
        return self.usual(which) if now == ABSENT else now

    def usual(self, which):
        """Return the number that the first key shows where nothing is proposed."""
        key = self.forms[which][0]
        if key == "livres" and self.values[0] != ABSENT:
            return _USUAL_OF_KIND[self.values[0]]
        return _USUAL.get(key, max(0, self.low(which)))

    def following(self, which, step):
        """Return the value after (or before) one, without those that the first makes idle."""
        which += step
        while 0 < which < len(self.forms) and not self._matters(self.forms[which][0]):
            self.values[which] = ABSENT
            which += step
        return which

    def fill_rest(self, which):
        """Leave a value and all behind it as they are proposed; False if one has to be said."""
        for at in range(which, len(self.forms)):
            if self.kind == e.COUNTS:
                self.values[at] = self.start(at)
            elif not self.may_be_open(at) and self.values[at] == ABSENT:
                return False
        return True

    def _matters(self, key):
        first = self.values[0]
        if self.kind == e.FUND:
            if key == "hall":
                return first == e.MUSICIAN
            return key != "space" or first == e.FIREWORKS
        if self.kind == e.COUNTS:
            if key == "garments":
                return first & t.RIGHT
            if key == "decorations":
                return first & t.LEFT
            return self._state.exam[self.player] != t.NO_EXAM
        return True

    def _now(self, key):
        """What the table says of a value, ABSENT if nothing."""
        state = self._state
        player = self.player
        if key == "number":
            return max(0, (state.fame if self.kind == e.FAME_IS else state.livres)[player])
        if key == "garments":
            return state.garments[player]
        if key == "decorations":
            return state.decorations[player]
        if key == "kitchens":
            return state.kitchens[player]
        if key == "jewels":
            return state.jewels[player]
        if key == "employees":
            return state.employees[player]
        if key == "task":
            return self._first_open_task()
        if key == "exam":
            return state.exam[player] - t.JOURNEYMAN_EXAM
        if key == "special":
            return state.special[player]
        if key == "round":
            return state.round
        return ABSENT

    def _first_open_task(self):
        tasks = self._state.tasks[self.player]
        for task in range(tasks_of(self._state.exam[self.player])):
            if not tasks >> task & 1:
                return task + 1
        return ABSENT
