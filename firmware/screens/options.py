"""The options of a new game, as they were the last time; the first row begins it."""

from ..play import last_switches, texts_of
from ..widgets.menu import Menu
from .game_menu import begin_game


class Options(Menu):
    """Switches of the game `word`, to be played by `seats`."""

    def __init__(self, word, seats):
        super().__init__()
        self._word = word
        self._seats = seats
        self._switched = 0
        self._marks = []

    def opened(self, app):
        """Fill the rows."""
        texts = texts_of(app, self._word)
        self._switched = last_switches(app, self._word)
        self.title = texts.NAME.encode()
        self.right = _how_many(app, len(self._seats))
        labels = [app.texts.BEGIN] + [text.encode() for text in texts.SWITCHES]
        self._marks = [b""] * len(labels)
        for row in range(1, len(labels)):
            self._mark(app, row)
        self.show(tuple(labels), self._marks)

    def ok(self, app):
        """Begin, or turn a switch."""
        row = self.rows.at
        if row == 0:
            begin_game(app, self._word, self._seats, self._switched)
            return False
        self._switched ^= 1 << row - 1
        self._mark(app, row)
        return True

    def ok_held(self, app):
        """Begin at once, for who held ok on the seats' last cell."""
        if self.rows.at == 0:
            begin_game(app, self._word, self._seats, self._switched)
        return False

    def _mark(self, app, row):
        on = self._switched >> row - 1 & 1
        self._marks[row] = app.texts.YES if on else app.texts.NO


def _how_many(app, seats):
    if seats == 1:
        return app.texts.SOLO
    return app.texts.PLAYERS.replace(b"{}", b"%d" % seats)
