"""The sheet's entries played one after the other: what follows from a correction follows."""

from array import array

from ...core.sheet import ABSENT
from ..fields import ENTRIES, EXPANSIONS, JEWELRY_BOX, PLAYERS
from . import entries as e
from . import news as n
from .exam_tasks import read
from .news import News
from .playing import play
from .refusals import FITS, refusal
from .table_state import TableState


class Tracker:
    """State and announcements of one sheet.

    state   TableState after the last entry
    news    News of the last entry
    why     of the last `enter`: a number of refusals, FITS if it was taken
    first_why   of the first entry that does not fit any more, after `replay`
    """

    def __init__(self, sheet):
        self.state = TableState()
        self.news = News()
        self.why = self.first_why = FITS
        self._unheard = News()
        self._sheet = sheet
        self._values = array("h", (ABSENT for _ in range(e.MOST_VALUES)))
        self._played = 0  # entries that fitted
        self._refused = -1
        self.replay()

    def replay(self):
        """Play all entries from the beginning: after undo, redo, or a change of an older one.

        Entries that do not fit any more are left out; the first one is told by REFUSED_LATER, its
        number from 0 as the player, the refusal as the number. Returns that number, or -1.
        """
        sheet = self._sheet
        self.state.clear(sheet.used(PLAYERS), sheet.value(EXPANSIONS) & JEWELRY_BOX > 0)
        read(sheet, self.state)
        self.news.clear()
        self._played = 0
        self._refused = -1
        count = sheet.used(ENTRIES)
        forgotten = _count_forgotten(sheet, count)
        for at in range(count):
            if e.after(sheet, at) == ABSENT:
                self._play(at, at == count - 1)
                if forgotten:
                    for later in range(at + 1, count):
                        if e.after(sheet, later) == at:
                            self._play(later, later == count - 1)
        if self._refused >= 0:
            self.news.tell(n.REFUSED_LATER, self._refused, self.first_why)
        return self._refused

    def enter(self, kind, player, bonus, values, change):
        """Add an entry by `change(cell, value)`; False with `why` if it breaks a rule.

        kind, player, bonus, values   as in entries.append
        """
        self.why = refusal(self.state, kind, player, bonus, values, not self._played)
        if self.why != FITS:
            return False
        if not e.append(self._sheet, kind, player, bonus, values, change):
            return False
        self.news.clear()
        play(self.state, kind, player, bonus, values, self.news)
        self._played += 1
        return True

    def _play(self, at, is_last):
        sheet = self._sheet
        if e.is_void(sheet, at):
            return
        news = self.news if is_last else self._unheard
        news.clear()
        values = self._values
        for which in range(e.MOST_VALUES):
            values[which] = e.value_of(sheet, at, which)
        kind = e.kind_of(sheet, at)
        player = e.player_of(sheet, at)
        bonus = e.is_bonus(sheet, at)
        why = refusal(self.state, kind, player, bonus, values, not self._played)
        if why == FITS:
            play(self.state, kind, player, bonus, values, news)
            self._played += 1
        elif self._refused < 0:
            self._refused = at
            self.first_why = why


def _count_forgotten(sheet, count):
    forgotten = 0
    for at in range(count):
        if e.after(sheet, at) != ABSENT:
            forgotten += 1
    return forgotten
