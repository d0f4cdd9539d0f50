"""Which game to begin; not asked while there is only one."""

from ..games import GAMES
from ..play import game_name
from ..widgets.menu import Menu
from .seats import Seats


def new_game(app):
    """Open the first question of a new game."""
    app.open(Seats(GAMES[0]) if len(GAMES) == 1 else ChooseGame())


class ChooseGame(Menu):
    """All games by name."""

    def opened(self, app):
        """Fill the rows."""
        self.title = app.texts.CHOOSE_GAME
        self.show(tuple([game_name(app, word) for word in GAMES]))

    def ok(self, app):
        """Ask who plays it."""
        app.open(Seats(GAMES[self.rows.at]))
        return False
