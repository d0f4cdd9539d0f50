"""The table during play: round, phase, whose turn, livres, and the next step of the round."""

from array import array

from micropython import const

from shared_rules.core.sheet import ABSENT
from shared_rules.rococo.fields import MOST_PLAYERS
from shared_rules.rococo.tracking import entries as e
from shared_rules.rococo.tracking import table_state as t
from shared_rules.rococo.tracking.income import earners

from ....widgets.layout import LABEL, MARGIN
from ....widgets.paragraph import Paragraph
from ....widgets.screen import Screen
from ....widgets.strip import Strip

_SAID = const(38)
_LINES = const(2)


class TablePage(Screen):
    """Players beside each other, the lit one acts with ok; behind them the next step of the round.

    Held on a player, ok shows how it would stand now.
    """

    def __init__(self, tracked):
        self._tracked = tracked
        self._cells = tracked.play.players + 1
        self._at = 0
        self._strip = None
        self._livres = array("h", (ABSENT for _ in range(MOST_PLAYERS + 1)))
        self._said = (Paragraph(), Paragraph())
        self._title = self._right = b""

    def opened(self, app):
        """Look at the table; a game that was not tracked yet begins here."""
        tracked = self._tracked
        if not e.count(tracked.play.sheet):
            app.replace(self.beginning())
            return
        if tracked.asks_exam_tasks():
            from .exam_choice import ExamChoice

            app.replace(ExamChoice(tracked, self._open_again))
            return
        tracked.refresh()
        state = tracked.state
        texts = tracked.texts
        self._at = self._usual_cell()
        self._take_news(app)
        labels = tracked.play.names + (self._next_step(),)
        self._strip = Strip(labels, app.fonts.text, app.canvas.width)
        for player in range(earners(state)):
            self._livres[player] = state.known_livres(player)
        self._title = texts.ROUND.format(state.round).encode()
        self._right = texts.PHASES[state.phase - 1].encode()

    def turn(self, app, step, repeated):
        """Choose another player, or the next step."""
        self._at = (self._at + step) % self._cells
        return True

    def ok(self, app):
        """Enter what the chosen player did, or take the next step of the round."""
        tracked = self._tracked
        if self._at < tracked.state.players:
            from .actions import Actions

            app.open(Actions(tracked, self._at, tracked.enter, self._open_entries))
            return False
        return self._step(app)

    def draw(self, app):
        """Draw it."""
        canvas = app.canvas
        font = app.fonts.text
        canvas.title(font, self._title, self._right)
        self._strip.draw(canvas, font, self._livres, self._at)
        y = _SAID
        for paragraph in self._said:
            y = paragraph.draw(canvas, font, LABEL, y)

    def beginning(self):
        """Return the screen with which the tracking begins."""
        from .begin_page import BeginPage

        return BeginPage(self._tracked)

    def said(self, app):
        """Return what is told of the table, as bytes."""
        return self._tracked.said()

    def book(self, app):
        """The cards of this round are played."""
        from .income_page import IncomePage

        app.open(IncomePage(self._tracked))

    def score(self, app):
        """All rounds are over."""
        app.close(True)

    def _open_again(self, app):
        app.replace(type(self)(self._tracked))

    def _open_entries(self, app):
        from .entries_page import EntriesPage

        app.replace(EntriesPage(self._tracked))

    def _take_news(self, app):
        """Two lines: one announcement that needs both, or two."""
        said = self.said(app)
        room = app.canvas.width - LABEL - MARGIN
        lines = _LINES
        for at in range(len(self._said)):
            paragraph = self._said[at]
            paragraph.set(
                said[at] if at < len(said) and lines else b"", app.fonts.text, room, lines
            )
            lines -= paragraph.lines

    def _usual_cell(self):
        """The cell that is most likely wanted next."""
        state = self._tracked.state
        if state.current == t.NOBODY:
            return self._cells - 1
        tracks_turns = state.used or state.solo or not self._was_income_booked()
        return state.current if tracks_turns else self._cells - 1

    def _was_income_booked(self):
        sheet = self._tracked.play.sheet
        for at in range(e.count(sheet)):
            if not e.is_void(sheet, at) and e.kind_of(sheet, at) == e.INCOME:
                return True
        return False

    def _next_step(self):
        state = self._tracked.state
        texts = self._tracked.texts
        if state.over:
            return texts.TO_SCORING.encode()
        if state.booked:
            return texts.TO_ROUND.encode()
        return texts.TO_INCOME.encode()

    def _step(self, app):
        tracked = self._tracked
        state = tracked.state
        if state.over:
            self.score(app)
        elif state.booked:
            if tracked.enter(app, e.ROUND, 0, ()):
                self.opened(app)
                return True
        else:
            self.book(app)
        return False
