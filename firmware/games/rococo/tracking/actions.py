"""What a player did: chosen from a list, its values then asked on one page."""

from shared_rules.rococo.fields import EXPANSIONS, JEWELRY_BOX
from shared_rules.rococo.tracking import entries as e

from ....widgets.menu import Menu
from .entry_page import EntryPage
from .totals_page import TotalsPage

_FIRST = (e.RENT, e.FUND, e.RESOURCE, e.HIRE, e.FAVOUR, e.SELL, e.DISPATCH, e.PASS)
_WITH_JEWELRY_BOX = (e.JEWEL, e.TASK, e.EXAM, e.SPECIAL, e.SPECIAL_PLAYED)
_LAST = (e.LIVRES, e.FAME, e.CONNECTION, e.LIVRES_ARE, e.FAME_IS, e.COUNTS, e.EMPLOYEES_ARE)


def kinds_for(sheet):
    """Return the kinds of entries of one player in the order of the list."""
    if sheet.value(EXPANSIONS) & JEWELRY_BOX:
        return _FIRST + _WITH_JEWELRY_BOX + _LAST
    return _FIRST + _LAST


class Actions(Menu):
    """A row per kind of entry; closes with the answer True when something was entered.

    entered   called as `entered(app, kind, player, values)`; returns whether it was taken
    """

    def __init__(self, tracked, player, entered):
        super().__init__()
        self._tracked = tracked
        self._player = player
        self._entered = entered
        self._kinds = kinds_for(tracked.play.sheet)
        self._done = False

    def opened(self, app):
        """Fill the rows; after an entry go on to the table."""
        if self._done:
            app.close(True)
            return
        tracked = self._tracked
        self.title = tracked.play.names[self._player]
        self.right = b"%d" % tracked.state.livres[self._player]
        self.show(tuple([tracked.texts.KINDS[kind].encode() for kind in self._kinds]))

    def answered(self, app, answer):
        """A page was entered."""
        self._done = answer is True

    def ok(self, app):
        """Ask for the values, or enter at once what has none."""
        kind = self._kinds[self.rows.at]
        if e.VALUES[kind]:
            app.open(EntryPage(self._tracked, kind, self._player, self._entered))
        elif self._entered(app, kind, self._player, ()):
            app.close(True)
        return False

    def ok_held(self, app):
        """The key that opened this stays down: show how it would stand now."""
        app.replace(TotalsPage(self._tracked))
        return False
