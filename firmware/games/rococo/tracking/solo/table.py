"""The table with Madame du Barry at it: her cell opens her turn, or what she has."""

from shared_rules.core.wording import render
from shared_rules.rococo.du_barry import state as her
from shared_rules.rococo.fields import DU_BARRY

from ..table_page import TablePage


class SoloTable(TablePage):
    """While her cell is lit, the two lines say what she has, but for what must not be missed."""

    def __init__(self, tracked):
        super().__init__(tracked)
        self._was_chosen = False  # the cell, since the table was opened

    def opened(self, app):
        """Look at the table, and say first what comes of the last entry."""
        self._was_chosen = False
        super().opened(app)

    def turn(self, app, step, repeated):
        """Choose another cell."""
        super().turn(app, step, repeated)
        self._was_chosen = True
        self._take_news(app)
        return True

    def ok(self, app):
        """Open her turn when it is hers, else what she has; or what belongs to the lit cell."""
        if self._at != DU_BARRY:
            return super().ok(app)
        if self._is_asked() or self._tracked.state.current == DU_BARRY:
            self._open_turn(app)
            return False
        from .state_page import StatePage

        app.open(StatePage(self._tracked))
        return False

    def beginning(self):
        """Return the screen that asks whose cards are played."""
        from .begin_page import SoloBegin

        return SoloBegin(self._tracked)

    def said(self, app):
        """Return what she has, or what is told of the table, as bytes."""
        if self._at != DU_BARRY or (not self._was_chosen and self._tracked.must_be_said()):
            return self._last_turn(app) + super().said(app)
        from .state_page import summary_of
        from .words import texts_of

        return summary_of(texts_of(app)[0], self._tracked.tracker.opponent.s)

    def _last_turn(self, app):
        """What she did last, while nothing else was entered: her card may not have been read."""
        tracked = self._tracked
        if not tracked.was_her_turn():
            return []
        from .words import last_turn_of, texts_of

        name = tracked.play.names[DU_BARRY] + b": "
        return [name + last_turn_of(texts_of(app)[0], tracked.tracker.opponent.events)]

    def book(self, app):
        """Her cards come first."""
        opponent = self._tracked.tracker.opponent
        left = opponent.s[her.ACTION] + (1 if self._is_asked() else 0)
        if not left:
            super().book(app)
            return
        from .words import texts_of

        app.say(render(texts_of(app)[0].CARDS_FIRST, (left,), ()).encode())

    def score(self, app):
        """Ask what is still to be told of her employees, then leave the table."""
        if self._is_asked():
            self._open_turn(app)
        else:
            super().score(app)

    def _is_asked(self):
        """Whether her turn has begun, or something is asked of her after the last round."""
        opponent = self._tracked.tracker.opponent
        return not (opponent.is_between_turns or opponent.is_over)

    def _open_turn(self, app):
        from . import turn

        turn.begin(app, self._tracked)
