"""Who is who: one of the names that the host sent for each seat, one key each."""

from ..play import last_switches, texts_of
from ..widgets.menu import Menu
from .game_menu import begin_game
from .options import Options


class Who(Menu):
    """Asks for the seats one after the other; the name of the last time is chosen already.

    Held, ok gives each seat that is left its name of the last time, and begins at once.

    word    the game's in the registry
    seats   (colour, name) per player, as `named_as_last_time` returns them
    """

    def __init__(self, word, seats):
        super().__init__()
        self._word = word
        self._seats = seats
        self._seat = 0
        self._given = []
        self._left: list = []

    def opened(self, app):
        """Fill the rows for the seat that is asked for."""
        if self._seat == len(self._seats):  # back from the options
            self._take_back()
        colour, name = self._seats[self._seat]
        colour_name = texts_of(app, self._word).SEATS[colour].encode()
        self.title = app.texts.WHO.replace(b"{}", colour_name)
        self.right = b"%d/%d" % (self._seat + 1, len(self._seats))
        self._left = [one for one in app.store.settings.names if one not in self._given]
        self.show(tuple(self._left) + (app.texts.NO_NAME,))
        self.rows.at = self._left.index(name) if name in self._left else 0

    def ok(self, app):
        """Give the seat the name of the row, and go on to the next one."""
        at = self.rows.at
        self._give(self._left[at] if at < len(self._left) else b"")
        if self._seat == len(self._seats):
            app.open(Options(self._word, self._named()))
            return False
        self.opened(app)
        return True

    def ok_held(self, app):
        """Begin at once."""
        while self._seat < len(self._seats):
            name = self._seats[self._seat][1]
            self._give(b"" if name in self._given else name)
        begin_game(app, self._word, self._named(), last_switches(app, self._word))
        return False

    def back(self, app):
        """Go back to the seat before, or to the seats."""
        if not self._seat:
            app.close()
            return False
        self._take_back()
        self.opened(app)
        return True

    def _give(self, name):
        self._given.append(name)
        self._seat += 1

    def _take_back(self):
        self._seat -= 1
        self._seats[self._seat] = self._seats[self._seat][0], self._given.pop()

    def _named(self):
        return [(self._seats[at][0], self._given[at]) for at in range(len(self._given))]


def named_as_last_time(settings, word, colours):
    """Return (colour, name) per seat: who had that colour last, or in another game that place."""
    before = settings.seats
    if settings.last_game() == word:
        names = dict(before)
        return [(colour, names.get(colour, b"")) for colour in colours]
    return [(colours[at], before[at][1] if at < len(before) else b"") for at in range(len(colours))]
