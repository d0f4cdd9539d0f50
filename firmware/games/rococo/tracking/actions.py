"""What a player did: chosen from a list, its values then asked on one page."""

from shared_rules.core.sheet import ABSENT
from shared_rules.rococo.fields import EXPANSIONS, JEWELRY_BOX
from shared_rules.rococo.tracking import entries as e

from ....widgets.menu import Menu
from .entry_page import EntryPage

# Stand in the list for the rows that open all entries, and how tasks of exams are marked.
ALL_ENTRIES = e.KINDS
EXAM_TASKS = e.KINDS + 1

# The list goes round: what is done often stands at both ends, one or a few keys away.
_DOWN = (e.RENT, e.RESOURCE, e.FUND, e.HIRE, e.SELL)
_WITH_JEWELRY_BOX = (e.JEWEL, e.TASK, e.EXAM, e.SPECIAL, e.SPECIAL_PLAYED, e.EXAM_IS, EXAM_TASKS)
_SELDOM = (e.LIVRES_ARE, e.FAME_IS, e.COUNTS, e.EMPLOYEES_ARE)
_UP = (e.CONNECTION, e.FAME, e.DISPATCH, e.LIVRES, e.FAVOUR, e.PASS)


def kinds_for(sheet, with_entries):
    """Return the kinds of entries of one player in the order of the list."""
    kinds: tuple = _DOWN
    if sheet.value(EXPANSIONS) & JEWELRY_BOX:
        kinds += _WITH_JEWELRY_BOX
    kinds += _SELDOM
    if with_entries:
        kinds += (ALL_ENTRIES,)
    return kinds + _UP


class Actions(Menu):
    """A row per kind of entry; closes with the answer True when something was entered.

    entered   called as `entered(app, kind, player, values)`; returns whether it was taken
    when      as of EntryPage
    all_entries   called as `all_entries(app)` by the row for them; without it there is none
    """

    def __init__(self, tracked, player, entered, all_entries=None, when=None):
        super().__init__()
        self._all_entries = all_entries
        self._tracked = tracked
        self._player = player
        self._entered = entered
        self._when = when
        self._kinds = kinds_for(tracked.play.sheet, all_entries is not None)
        self._done = False

    def opened(self, app):
        """Fill the rows; after an entry go on to the table."""
        if self._done:
            app.close(True)
            return
        tracked = self._tracked
        self.title = tracked.play.names[self._player]
        livres = tracked.state.known_livres(self._player)
        self.right = b"" if livres == ABSENT else b"%d" % livres
        texts = tracked.texts
        special = {ALL_ENTRIES: texts.ENTRIES, EXAM_TASKS: texts.EXAM_TASKS}
        self.show([(special.get(kind) or texts.KINDS[kind]).encode() for kind in self._kinds])

    def answered(self, app, answer):
        """A page was entered."""
        self._done = answer is True

    def ok(self, app):
        """Ask for the values, or enter at once what has none."""
        kind = self._kinds[self.rows.at]
        if kind == ALL_ENTRIES:
            self._all_entries(app)
            return False
        if kind == EXAM_TASKS:
            from .exam_choice import ExamChoice

            app.open(ExamChoice(self._tracked, _close))
            return False
        if e.VALUES[kind]:
            page = EntryPage(self._tracked, kind, self._player, self._entered, None, self._when)
            app.open(page)
        elif self._entered(app, kind, self._player, ()):
            app.close(True)
        return False

    def ok_held(self, app):
        """The key that opened this stays down: show how it would stand now."""
        from .totals_page import TotalsPage

        app.replace(TotalsPage(self._tracked))
        return False


def _close(app):
    app.close()
