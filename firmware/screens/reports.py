"""What storage has to tell, one after the other."""

from ..storage.reports import FRESH
from ..widgets.message import Message


class Reports(Message):
    """Every report with its file; the last one closes it, and they are not said again.

    reports   as in store.Store.reports, all but FRESH; at least one
    """

    def __init__(self, reports):
        super().__init__(b"", b"")
        self._reports = reports
        self._at = 0

    def opened(self, app):
        """Take the report that is next."""
        what, path, _ = self._reports[self._at]
        self.title = app.texts.NOTE
        self.text = app.texts.REPORTS[what - FRESH - 1]
        self.footer = path.encode()
        super().opened(app)

    def ok(self, app):
        """Go on to the next one."""
        self._at += 1
        if self._at < len(self._reports):
            self.opened(app)
            return True
        app.seen()
        app.close()
        return False

    def back(self, app):
        """As ok: nothing is skipped by it."""
        return self.ok(app)
