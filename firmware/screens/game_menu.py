"""What can be done with the game that is played."""

from micropython import const

from ..play import begin
from ..widgets.menu import Menu

_FINAL_SCORING = const(0)
_UNDO = const(1)
_REDO = const(2)
_CORRECT = const(3)


def begin_game(app, word, seats, switched):
    """Begin a game (see play.begin) and open its menu right above home."""
    begin(app, word, seats, switched)
    app.home()
    app.open(GameMenu())


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
            app.play.device.final_scoring(app)
        elif row == _UNDO:
            return self._undo(app)
        elif row == _REDO:
            return self._redo(app)
        elif row == _CORRECT:
            app.play.device.correct(app)
        else:
            app.close()
        return False

    def _undo(self, app):
        """Take back the last step; with the first one the game itself."""
        app.play.game.undo()
        if app.play.game.log.done:
            self.opened(app)
            return True
        app.store.undo_new_game()
        app.play = None
        app.close()
        return False

    def _redo(self, app):
        changed = app.play.game.redo()
        self.opened(app)
        return changed
