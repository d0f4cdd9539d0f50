"""Which game to begin."""

from ..games import GAMES
from ..play import game_name, last_switches
from ..widgets.menu import Menu
from .game_menu import begin_game
from .seats import Seats


class ChooseGame(Menu):
    """All games by name, the one that was begun last chosen; held, ok begins it as last time."""

    def opened(self, app):
        """Fill the rows."""
        self.title = app.texts.CHOOSE_GAME
        self.show(tuple([game_name(app, word) for word in GAMES]))
        last = app.store.settings.last_game()
        if last in GAMES:
            self.rows.at = GAMES.index(last)

    def ok(self, app):
        """Ask who plays it."""
        app.open(Seats(GAMES[self.rows.at]))
        return False

    def ok_held(self, app):
        """Begin the chosen game with the seats of the last one, if it was the same."""
        settings = app.store.settings
        word = GAMES[self.rows.at]
        if settings.last_game() == word and settings.seats:
            begin_game(app, word, list(settings.seats), last_switches(app, word))
        return False
