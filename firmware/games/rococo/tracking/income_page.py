"""Everybody's income with its parts, booked with one key (R5)."""

from array import array

from micropython import const

from shared_rules.core.sheet import ABSENT
from shared_rules.rococo.fields import MOST_PLAYERS
from shared_rules.rococo.tracking import entries as e
from shared_rules.rococo.tracking import income as i
from shared_rules.rococo.tracking import table_state as t

from ....widgets.layout import GLYPH, LABEL, last_row
from ....widgets.screen import Screen
from ....widgets.strip import Strip
from .entry_page import EntryPage

_PARTS = const(38)


class IncomePage(Screen):
    """Players beside each other with what they get; up and down choose whose parts are shown.

    Ok books it. A table that tracks no garments and decorations counts them first, last round's
    being proposed; held, ok counts those of the lit player again.
    """

    def __init__(self, tracked):
        self._tracked = tracked
        self._player = 0
        self._to_count = 0  # the next player whose things are counted first
        self._strip = None
        self._amounts = array("h", (ABSENT for _ in range(MOST_PLAYERS)))
        self._parts = bytearray(i.PARTS)
        self._title = self._book = self._line = b""

    def opened(self, app):
        """Count what is not tracked, then show the sums."""
        tracked = self._tracked
        state = tracked.state
        self._title = tracked.texts.INCOME.format(state.round).encode()
        self._book = tracked.texts.BOOK.encode()
        tracks_all = state.used & t.GARMENTS_USED or state.used & t.DECORATIONS_USED
        while self._to_count < i.earners(state):
            player = self._to_count
            self._to_count += 1
            if not tracks_all or state.before[player] & t.INCOME_USED:
                app.open(EntryPage(tracked, e.COUNTS, player, tracked.enter))
                return
        names = tracked.play.names[: i.earners(state)]
        self._strip = Strip(names, app.fonts.text, app.canvas.width)
        for player in range(len(names)):
            self._amounts[player] = i.income(state, player, self._parts)
        self._explain()

    def turn(self, app, step, repeated):
        """Choose another player."""
        self._player = (self._player + step) % i.earners(self._tracked.state)
        self._explain()
        return True

    def ok(self, app):
        """Book it."""
        if self._strip and self._tracked.enter(app, e.INCOME, 0, ()):
            app.close(True)
        return False

    def draw(self, app):
        """Draw names, sums and the parts of one."""
        canvas = app.canvas
        font = app.fonts.text
        canvas.title(font, self._title)
        if self._strip:
            self._strip.draw(canvas, font, self._amounts, self._player, True)
            canvas.text(LABEL, _PARTS, self._line, font)
            canvas.text(LABEL, last_row(canvas) + GLYPH, self._book, font)

    def _explain(self):
        i.income(self._tracked.state, self._player, self._parts)
        self._line = self._tracked.texts.PARTS.format(
            self._parts[i.BASE],
            self._parts[i.DECORATIONS],
            self._parts[i.GARMENTS],
            self._parts[i.JEWELS],
        ).encode()
