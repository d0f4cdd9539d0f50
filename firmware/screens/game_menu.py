"""What can be done with the game that is played."""

from micropython import const

from .. import modules
from ..play import begin, resume, switched_in
from ..widgets.menu import Menu

_FINAL_SCORING = const(0)
_TRACK = const(1)
_UNDO = const(2)
_REDO = const(3)
_CORRECT = const(4)
_HOME = const(5)
_PRINTED = const(6)


def begin_game(app, word, seats, switched):
    """Begin a game (see play.begin) and open its menu."""

    def opener(app):
        modules.let_go(modules.AT_HOME)
        begin(app, word, seats, switched)
        app.open(GameMenu())

    app.start(opener)


def resume_game(app, slot):
    """Take up the game of a slot and open its menu; home if that cannot be."""

    def opener(app):
        modules.let_go(modules.AT_HOME)
        if resume(app, slot):
            menu = GameMenu()
            if _is_at_table(app.play):
                menu.rows.at = _TRACK
            app.open(menu)
        else:
            app.home()

    app.start(opener)


def _is_at_table(play):
    device = play.device
    return hasattr(device, "is_at_table") and device.is_at_table(play)


def begin_again(app):
    """Begin a new game with the seats and switches of the current one."""
    facts = app.play.game.facts
    begin_game(app, facts.game, list(facts.seats), switched_in(app.play.device, app.play.sheet))


class GameMenu(Menu):
    """Final scoring, the table during play, undo, redo, all answers, printed numbers, home."""

    def __init__(self):
        super().__init__()
        self._what: list = []

    def opened(self, app):
        """Fill the rows."""
        texts = app.texts
        log = app.play.game.log
        self.title = app.play.texts.NAME.encode()
        self._what = [_FINAL_SCORING, _UNDO, _REDO, _CORRECT, _HOME]
        labels = [texts.FINAL_SCORING, texts.UNDO, texts.REDO, texts.CORRECT, texts.GO_HOME]
        if hasattr(app.play.device, "track"):
            self._what.insert(1, _TRACK)
            labels.insert(1, texts.TRACK)
        if hasattr(app.play.device, "printed"):
            self._what.insert(-1, _PRINTED)
            labels.insert(-1, texts.PRINTED)
        values = [b""] * len(labels)
        if log.done == log.count:
            values[self._what.index(_REDO)] = texts.NOTHING
        self.show(labels, values)

    def answered(self, app, answer):
        """The table during play is left for the final scoring."""
        if answer is True:
            self.rows.at = self._what.index(_FINAL_SCORING)

    def ok(self, app):
        """Do what the row says."""
        what = self._what[self.rows.at]
        if what == _FINAL_SCORING:
            app.play.device.scoring().begin(app)
        elif what == _TRACK:
            app.play.device.track(app)
        elif what == _UNDO:
            return self._undo(app)
        elif what == _REDO:
            return self._redo(app)
        elif what == _CORRECT:
            app.play.device.scoring().correct(app)
        elif what == _PRINTED:
            app.open(app.play.device.printed(app.texts.PRINTED))
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
        app.home()
        return False

    def _redo(self, app):
        changed = app.play.game.redo()
        self.opened(app)
        return changed
