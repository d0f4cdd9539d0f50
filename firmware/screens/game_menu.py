"""What can be done with the game that is played."""

from micropython import const

from ..play import begin, switched_in
from ..widgets.menu import Menu

_FINAL_SCORING = const(0)
_UNDO = const(1)
_REDO = const(2)
_CORRECT = const(3)


def begin_game(app, word, seats, switched):
    """Begin a game (see play.begin) and open its menu right above home."""
    app.home()
    begin(app, word, seats, switched)
    app.open(GameMenu())


def begin_again(app):
    """Begin a new game with the seats and switches of the current one."""
    facts = app.play.game.facts
    begin_game(app, facts.game, list(facts.seats), switched_in(app.play.device, app.play.sheet))


class GameMenu(Menu):
    """Final scoring, undo, redo, the list of all answers, home."""

    def opened(self, app):
        """Fill the rows."""
        texts = app.texts
        log = app.play.game.log
        self.title = app.play.texts.NAME.encode()
        self.show(
            (texts.FINAL_SCORING, texts.UNDO, texts.REDO, texts.CORRECT, texts.GO_HOME),
            (b"", b"", b"" if log.done < log.count else texts.NOTHING, b"", b""),
        )

    def ok(self, app):
        """Do what the row says."""
        row = self.rows.at
        if row == _FINAL_SCORING:
            app.play.device.scoring().begin(app)
        elif row == _UNDO:
            return self._undo(app)
        elif row == _REDO:
            return self._redo(app)
        elif row == _CORRECT:
            app.play.device.scoring().correct(app)
        else:
            app.close()
        return False

    def _undo(self, app):
        """Take back the last step; with the first one the game itself."""
        app.play.game.undo()
        if app.play.game.log.done:
            self.opened(app)
            return True
        app.play = None
        app.store.undo_new_game()
        app.close()
        return False

    def _redo(self, app):
        changed = app.play.game.redo()
        self.opened(app)
        return changed
