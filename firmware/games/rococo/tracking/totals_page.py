"""How it would stand if the game ended now."""

from shared_rules.core.result import result_of
from shared_rules.rococo.tracking.standing import score_now

from ....widgets.places import by_place, draw_places
from ....widgets.rows import Rows
from ....widgets.screen import Screen
from .. import copy


class TotalsPage(Screen):
    """The places with bars; the title says when the prizes of the halls are not known."""

    def __init__(self, tracked):
        self._tracked = tracked
        self._result = None
        self._order: tuple = ()
        self._rows = Rows(0)
        self._title = b""

    def opened(self, app):
        """Score what is known."""
        tracked = self._tracked
        play = tracked.play
        result = result_of(play.rules)
        known = score_now(tracked.tracker, play.sheet, result, copy.profile(app).sheet)
        self._result = result
        self._order = by_place(result.ranks[: play.players])
        self._rows = Rows(play.players)
        self._title = (tracked.texts.NOW if known else tracked.texts.NOW_WITHOUT_PRIZES).encode()

    def turn(self, app, step, repeated):
        """Choose another player."""
        return self._rows.turn(step)

    def ok(self, app):
        """Close it."""
        app.close()
        return False

    def draw(self, app):
        """Draw the places."""
        font = app.fonts.text
        app.canvas.title(font, self._title)
        if self._result:
            draw_places(
                app.canvas,
                font,
                self._rows,
                self._order,
                self._tracked.play.names,
                self._result.ranks,
                self._result.totals,
            )
