"""What was tracked, before the final scoring takes it over: livres and fame, to be compared."""

from array import array

from shared_rules.core.sheet import ABSENT
from shared_rules.rococo.fields import DU_BARRY, MOST_PLAYERS
from shared_rules.rococo.tracking import table_state as t
from shared_rules.rococo.tracking.filling import fill_step, steps
from shared_rules.rococo.tracking.income import earners

from ....widgets.layout import LABEL
from ....widgets.screen import Screen
from ....widgets.strip import Strip

_FAME = 40


class TakeOverPage(Screen):
    """Ok takes over all that is known; down leaves livres and fame to be asked.

    done   called as `done(app)` then
    """

    def __init__(self, tracked, done):
        self._tracked = tracked
        self._done = done
        self._strip = None
        self._livres = array("h", (ABSENT for _ in range(MOST_PLAYERS)))
        self._title = self._keys = self._fame = b""

    def opened(self, app):
        """Show what each player has."""
        tracked = self._tracked
        state = tracked.state
        title, keys = tracked.texts.TAKE_OVER
        self._title = title.encode()
        self._keys = keys.encode()
        self._strip = Strip(tracked.play.names, app.fonts.text, app.canvas.width)
        for player in range(earners(state)):
            self._livres[player] = state.known_livres(player)
        if state.used & t.FAME_USED or state.solo:
            fame = " ".join([self._fame_of(player) for player in range(state.players)])
            self._fame = (tracked.texts.VALUES["points"] + "  " + fame).encode()

    def _fame_of(self, player):
        state = self._tracked.state
        is_known = state.tracks(player, t.FAME_USED) or (state.solo and player == DU_BARRY)
        return str(state.fame[player]) if is_known else "-"

    def turn(self, app, step, repeated):
        """Take over the rest only."""
        self._take(app, ~(t.LIVRES_USED | t.FAME_USED))
        return False

    def ok(self, app):
        """Take over everything."""
        self._take(app, ~0)
        return False

    def draw(self, app):
        """Draw it."""
        canvas = app.canvas
        font = app.fonts.text
        canvas.title(font, self._title, self._keys)
        self._strip.draw(canvas, font, self._livres, self._tracked.play.players)
        canvas.text(LABEL, _FAME, self._fame, font)

    def _take(self, app, wanted):
        tracked = self._tracked
        state = tracked.state
        state.used &= wanted
        game = tracked.play.game
        # The first player comes last: while nothing of theirs is there, this page is shown again.
        for step in range(steps(tracked.tracker)):
            game.start()
            fill_step(tracked.tracker, game.sheet, step, game.change)
            game.finish()
        self._done(app)
