"""Which games are kept: two in progress, the one that a third replaced, and the one just over."""

from micropython import const

from . import files, newest, reports
from .newest import Newest

NONE = const(-1)
OFFERED = const(2)  # games in progress at a time

_SLOTS = const(4)
_TURNS = const(0x10000)
_BLOCK = "/newest"
_ENOENT = const(2)


class Slots:
    """The folders of games in `folder`.

    states    of each slot: newest.EMPTY, PLAYED or FINISHED
    turns     of each slot: the larger, the later it was begun or taken up
    numbers   of each slot: the number in the history, or 0
    """

    def __init__(self, folder, told):
        """Look at all slots; what is damaged is set aside and appended to the list `told`."""
        self._folder = folder
        self.states = bytearray(_SLOTS)
        self.turns = [0] * _SLOTS
        self.numbers = [0] * _SLOTS
        names = files.names(folder)
        for slot in range(_SLOTS):
            if files.new(str(slot)) in names:
                files.finish_exchange(self.path(slot))
                names.append(str(slot))
            if str(slot) in names:
                self._look_at(slot, told)

    def path(self, slot):
        """Return the folder of a slot."""
        return self._folder + "/" + str(slot)

    def latest(self, state=0):
        """Return the slot that was played last, only those in `state` if given; NONE if none."""
        best = NONE
        for slot in range(_SLOTS):
            if not self._kept(slot) or (state and self.states[slot] != state):
                continue
            if best == NONE or self._later(slot, best):
                best = slot
        return best

    def in_progress(self):
        """Return the slots of at most OFFERED games that are not over, the last one first."""
        slots = [slot for slot in range(_SLOTS) if self.states[slot] == newest.PLAYED]
        return self._latest_first(slots)[:OFFERED]

    def next_turn(self):
        """Return the turn of a game that is begun or taken up now."""
        latest = self.latest()
        return 1 if latest == NONE else (self.turns[latest] + 1) % _TURNS

    def free(self):
        """Return the slot for a new game: an empty one, one that is over, or the oldest."""
        for slot in range(_SLOTS):
            if self.states[slot] == newest.EMPTY:
                return slot
        slots = self._latest_first([slot for slot in range(_SLOTS) if self._kept(slot)])
        for slot in reversed(slots[1:]):
            if self.states[slot] == newest.FINISHED:
                return slot
        return slots[-1]

    def note(self, slot, block):
        """Take over what the block of a game says now."""
        self.states[slot] = block.state
        self.turns[slot] = block.turn
        self.numbers[slot] = block.number

    def set_aside(self, slot, what, told):
        """Set a game's folder aside and report it."""
        self.numbers[slot] = 0
        try:
            told.append((what, files.set_aside(self.path(slot)), 0))
            self.states[slot] = newest.EMPTY
        except OSError:
            told.append((reports.NO_ROOM, self.path(slot), 0))
            self.states[slot] = newest.DAMAGED  # nothing may be written there

    def _look_at(self, slot, told):
        block = Newest()
        try:
            with files.open_file(self.path(slot) + _BLOCK, "rb") as file:
                block.read(file)
        except OSError as error:
            if error.errno != _ENOENT:  # else the game was not begun
                self.set_aside(slot, reports.DAMAGED, told)
            return
        if block.state == newest.DAMAGED:
            self.set_aside(slot, reports.DAMAGED, told)
        elif block.state == newest.OTHER_FORMAT:
            self.set_aside(slot, reports.OTHER_FORMAT, told)
        else:
            self.note(slot, block)

    def _kept(self, slot):
        return self.states[slot] == newest.PLAYED or self.states[slot] == newest.FINISHED

    def _later(self, one, other):
        return (self.turns[one] - self.turns[other]) % _TURNS < _TURNS // 2

    def _latest_first(self, slots):
        ordered = slots[:1]
        for slot in slots[1:]:
            at = 0
            while at < len(ordered) and self._later(ordered[at], slot):
                at += 1
            ordered.insert(at, slot)
        return ordered
