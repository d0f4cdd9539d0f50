"""All that was entered, the newest first: to look at, to correct, to take out, to add to."""

from array import array

from micropython import const

from shared_rules.core.sheet import ABSENT
from shared_rules.rococo.tracking import entries as e

from ....widgets.long_menu import LongMenu
from ....widgets.menu import Menu
from .actions import Actions
from .entry_page import EntryPage

_CHANGE = const(0)
_TAKE_OUT = const(1)
_FORGOTTEN = const(2)


class EntriesPage(LongMenu):
    """A row per entry; ok opens what can be done with it."""

    def __init__(self, tracked):
        super().__init__()
        self._tracked = tracked
        self._numbers: list = []
        self._told = tracked.refused_entry()  # what does not fit any more, and was said

    def opened(self, app):
        """Look which entries there are, and fill the rows in view."""
        sheet = self._tracked.play.sheet
        count = e.count(sheet)
        self._numbers = [
            count - 1 - at for at in range(count) if not e.is_void(sheet, count - 1 - at)
        ]
        self.title = self._tracked.texts.ENTRIES.encode()
        self.right = b"%d" % len(self._numbers)
        self.show_rows(app, len(self._numbers))
        refused = self._tracked.refused_entry()
        if refused != self._told:
            self._told = refused
            if refused >= 0:
                texts = self._tracked.texts
                app.say(self._tracked.called(refused) + texts.FITS_NO_MORE.encode())

    def ok(self, app):
        """Open what can be done."""
        if self._numbers:
            app.open(_Entry(self._tracked, self._numbers[self.rows.at], self.labels[self.rows.at]))
        return False

    def row(self, app, at):
        """Return who did what, and its numbers."""
        tracked = self._tracked
        sheet = tracked.play.sheet
        entry = self._numbers[at]
        kind = e.kind_of(sheet, entry)
        label = tracked.called(entry)
        shown = 0 if e.is_of_du_barry(kind) else len(e.VALUES[kind])
        values = [e.value_of(sheet, entry, which) for which in range(shown)]
        value = b" ".join([b"%d" % number for number in values if number != ABSENT])
        if entry == tracked.refused_entry():
            value += b" !"
        return self.beside(app, label, value), value


class _Entry(Menu):
    """One entry: change it, take it out, add what was forgotten after it."""

    def __init__(self, tracked, at, label):
        super().__init__()
        self._tracked = tracked
        self._at = at
        self.title = label
        self._is_done = False

    def opened(self, app):
        """Fill the rows."""
        if self._is_done:
            app.close()
            return
        texts = self._tracked.texts
        self.show((texts.CHANGE.encode(), texts.TAKE_OUT.encode(), texts.FORGOTTEN.encode()))

    def answered(self, app, answer):
        """It was changed."""
        self._is_done = answer is True

    def ok(self, app):
        """Do it."""
        tracked = self._tracked
        sheet = tracked.play.sheet
        kind = e.kind_of(sheet, self._at)
        player = e.player_of(sheet, self._at)
        if self.rows.at == _FORGOTTEN:
            when = tracked.behind(self._at)
            if tracked.is_solo:
                app.open(Actions(tracked, 0, self._forgotten, None, when))
            else:
                app.open(_Whose(tracked, player, self._forgotten, when))
        elif self.rows.at == _TAKE_OUT or not e.VALUES[kind] or e.is_of_du_barry(kind):
            if tracked.take_out(app, self._at):
                app.close()
        else:
            old = array("h", (e.value_of(sheet, self._at, at) for at in range(e.MOST_VALUES)))
            when = (self._at, e.is_bonus(sheet, self._at))
            app.open(EntryPage(tracked, kind, player, self._correct, old, when))
        return False

    def _correct(self, app, kind, player, values):
        return self._tracked.correct(app, self._at, kind, player, values)

    def _forgotten(self, app, kind, player, values):
        return self._tracked.forgotten(app, self._at, kind, player, values)


class _Whose(Menu):
    """Whose the forgotten entry is: that of the one before is proposed."""

    def __init__(self, tracked, player, entered, when):
        super().__init__()
        self._tracked = tracked
        self._entered = entered
        self._when = when
        self._is_done = False
        self.rows.at = player

    def opened(self, app):
        """Fill the rows; after an entry, close."""
        if self._is_done:
            app.close(True)
            return
        self.title = self._tracked.texts.WHOSE.encode()
        at = self.rows.at
        self.show(self._tracked.play.names)
        self.rows.at = at

    def answered(self, app, answer):
        """It was entered."""
        self._is_done = answer is True

    def ok(self, app):
        """Choose what was done."""
        app.open(Actions(self._tracked, self.rows.at, self._entered, None, self._when))
        return False
