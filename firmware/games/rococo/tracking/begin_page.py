"""The beginning of a tracked game, also in a later round."""

from array import array

from shared_rules.core.sheet import ABSENT
from shared_rules.rococo.fields import MOST_PLAYERS
from shared_rules.rococo.tracking import entries as e

from ....widgets.layout import GLYPH, LABEL, last_row
from ....widgets.screen import Screen
from ....widgets.strip import Strip
from .entry_page import EntryPage

_MOMENT = (e.LIVRES_ARE, e.FAME_IS, e.COUNTS, e.EMPLOYEES_ARE)


def moment(state):
    """Return the kinds that are asked when tracking begins in a round from the second on."""
    return _MOMENT + (e.EXAM_IS,) if state.exam[0] else _MOMENT


class BeginPage(Screen):
    """Who starts, in which round, and from the second on with which numbers.

    These are asked kind by kind, player by player; back passes over a kind.
    """

    def __init__(self, tracked):
        self._tracked = tracked
        self._at = 0
        self._strip = None
        self._title = self._hint = b""
        self._nothing = array("h", (ABSENT for _ in range(MOST_PLAYERS)))
        self._kind = 0  # of moment(), and the player who is asked next
        self._player = 0
        self._was_said = True

    def opened(self, app):
        """Show the players; after the beginning, ask for the numbers of the moment."""
        if e.count(self._tracked.play.sheet):
            self._ask_next(app)
            return
        texts = self._tracked.texts
        self._title = texts.WHO_STARTS.encode()
        self._hint = texts.ROUND_FOLLOWS.encode()
        self._strip = Strip(self._tracked.play.names, app.fonts.text, app.canvas.width)

    def turn(self, app, step, repeated):
        """Choose the start player."""
        self._at = (self._at + step) % self._tracked.play.players
        return True

    def ok(self, app):
        """Ask for the round: the first one is proposed."""
        tracked = self._tracked
        app.open(EntryPage(tracked, e.BEGIN, self._at, tracked.enter))
        return False

    def answered(self, app, answer):
        """A number was entered."""
        self._was_said = answer is True

    def draw(self, app):
        """Draw it."""
        canvas = app.canvas
        font = app.fonts.text
        canvas.title(font, self._title)
        self._strip.draw(canvas, font, self._nothing, self._at)
        canvas.text(LABEL, last_row(canvas) + GLYPH, self._hint, font)

    def _ask_next(self, app):
        tracked = self._tracked
        if self._player == tracked.state.players or not self._was_said:
            self._kind += 1
            self._player = 0
        kinds = moment(tracked.state)
        if tracked.state.round == 1 or self._kind == len(kinds):
            from .table_page import TablePage

            app.replace(TablePage(tracked))
            return
        self._was_said = False
        self._player += 1
        app.open(EntryPage(tracked, kinds[self._kind], self._player - 1, tracked.enter))
