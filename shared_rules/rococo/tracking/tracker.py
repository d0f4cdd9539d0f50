"""The sheet's entries played one after the other: what follows from a correction follows."""

from array import array

from ...core.sheet import ABSENT
from ..fields import DU_BARRY, ENTRIES, ENTRY_VALUE, EXPANSIONS, JEWELRY_BOX, PLAYERS
from . import entries as e
from . import news as n
from .exam_tasks import read
from .news import News
from .playing import play
from .refusals import FITS, NOT_ASKED, is_of_task, refusal
from .table_state import ACTIONS, TableState


class Tracker:
    """State and announcements of one sheet.

    state   TableState after the last entry
    news    News of the last entry
    why     of the last `enter`: a number of refusals, FITS if it was taken
    first_why   of the first entry that does not fit any more, after `replay`
    opponent    opponent.Opponent in a solo game, else None
    """

    def __init__(self, sheet, opponent=None):
        self.opponent = opponent
        self.state = TableState()
        self.news = News()
        self.why = self.first_why = FITS
        self._unheard = News()
        self._sheet = sheet
        self._values = array("h", (ABSENT for _ in range(e.MOST_VALUES)))
        self._answer = array("h", (ABSENT for _ in range(e.MOST_VALUES)))
        self._played = 0  # entries that fitted
        self._refused = -1
        self.replay()

    def replay(self, before=ABSENT):
        """Play all entries from the beginning: after undo, redo, or a change of an older one.

        With `before` only what is played before that entry, to look at the table of then; `replay`
        again after that.

        Entries that do not fit any more are left out, or only their exam task where nothing else is
        wrong; the first one is told by REFUSED_LATER, its number from 0 as the player, the refusal
        as the number. Returns that number, or -1.
        """
        sheet = self._sheet
        opponent = self.opponent
        if opponent:
            opponent.clear()
        self.state.clear(
            sheet.used(PLAYERS), sheet.value(EXPANSIONS) & JEWELRY_BOX > 0, opponent is not None
        )
        read(sheet, self.state)
        self.news.clear()
        self._played = 0
        self._refused = -1
        count = sheet.used(ENTRIES)
        forgotten = _count_forgotten(sheet, count)
        for at in range(count):
            if at == before:
                break
            if e.after(sheet, at) == ABSENT:
                self._play(at, at == count - 1)
                if forgotten and self._play_forgotten(at, count, before):
                    break
        if self._refused >= 0:
            self.news.tell(n.REFUSED_LATER, self._refused, self.first_why)
        return self._refused

    def _play_forgotten(self, at, count, before):
        """Play what was forgotten behind an entry; True if `before` was reached."""
        for later in range(at + 1, count):
            if e.after(self._sheet, later) == at:
                if later == before:
                    return True
                self._play(later, later == count - 1)
        return False

    def enter(self, kind, player, bonus, values, change):
        """Add an entry by `change(cell, value)`; False with `why` if it breaks a rule.

        kind, player, bonus, values   as in entries.append
        """
        self.why = refusal(self.state, kind, player, bonus, values, not self._played)
        if self.why == FITS and kind == e.HER:
            self.why = NOT_ASKED  # see `answer`
        if self.why != FITS:
            return False
        if not e.append(self._sheet, kind, player, bonus, values, change):
            return False
        self.news.clear()
        self._do(kind, player, bonus, values, self.news)
        return True

    def answer(self, value, change):
        """Answer what du Barry is asked by `change(cell, value)`; False with `why` if it cannot be.

        The answers of one turn stand in one entry, as many as there is room for.
        """
        opponent = self.opponent
        self.why = NOT_ASKED
        if not opponent or not opponent.fits(self.state, value):
            return False
        at = _place_of_answer(self._sheet, opponent)
        if at >= 0:
            change(at, value)
        else:
            self._answer[0] = value
            if not e.append(self._sheet, e.HER, DU_BARRY, False, self._answer, change):
                self.why = FITS
                return False
            self._played += 1
        self.why = FITS
        self.news.clear()
        self._answered(value, self.news)
        return True

    def _do(self, kind, player, bonus, values, news):
        """Play an entry that fits; False if an answer of hers does not."""
        opponent = self.opponent
        play(self.state, kind, player, bonus, values, news)
        self._played += 1
        if not opponent:
            return True
        if kind == e.SOLO:
            opponent.begin(self._sheet, self.state, values)
        elif kind != e.HER:
            opponent.follow(self.state, kind)
        else:
            for which in range(e.MOST_ANSWERS):
                if values[which] != ABSENT:
                    if not opponent.fits(self.state, values[which]):
                        return False
                    self._answered(values[which], news)
        return True

    def _answered(self, value, news):
        if not self.state.over:
            self.state.phase = ACTIONS
        self.opponent.answer(self.state, value, news)

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
        if (why == FITS or is_of_task(why)) and not self._do(kind, player, bonus, values, news):
            why = NOT_ASKED
        if why != FITS and self._refused < 0:
            self._refused = at
            self.first_why = why


def _count_forgotten(sheet, count):
    forgotten = 0
    for at in range(count):
        if e.after(sheet, at) != ABSENT:
            forgotten += 1
    return forgotten


def _place_of_answer(sheet, opponent):
    """Return the cell behind the last answer of the turn in progress, -1 if that takes an entry."""
    at = e.count(sheet) - 1
    if opponent.is_between_turns or at < 0 or e.is_void(sheet, at) or e.kind_of(sheet, at) != e.HER:
        return -1
    for which in range(1, e.MOST_ANSWERS):
        if e.value_of(sheet, at, which) == ABSENT:
            return sheet.cell(ENTRY_VALUE + which, at)
    return -1
