"""Games that are over: a list, one game's places, and each player's points line by line."""

from shared_rules.core.result import OPEN

from ..play import names_of, texts_of
from ..widgets.layout import FIRST_ROW, GLYPH, MARGIN, row_count
from ..widgets.menu import Menu
from ..widgets.paragraph import Paragraph
from ..widgets.places import by_place, draw_places
from ..widgets.rows import Rows
from ..widgets.screen import Screen
from ..widgets.table import Table


class HistoryList(Menu):
    """All games, the newest first: number and game, winner and points."""

    def __init__(self):
        super().__init__()
        self._numbers = ()
        self._nothing = Paragraph()

    def opened(self, app):
        """Read which games there are, and those in view."""
        history = app.store.history
        history.open()
        self._numbers = tuple(reversed(history.numbers))
        self.title = app.texts.HISTORY
        count = len(self._numbers)
        self.show([b""] * count, [b""] * count)
        if count:
            self.right = b"%d" % count
            self._read_page(app)
        else:
            width = app.canvas.width - 2 * MARGIN
            self._nothing.set(app.texts.HISTORY_EMPTY, app.fonts.text, width)

    def turn(self, app, step, repeated):
        """Choose another row; a page that comes in view is read."""
        shown = row_count(app.canvas)
        before = self.rows.first(shown)
        changed = super().turn(app, step, repeated)
        if changed and self.rows.first(shown) != before:
            self._read_page(app)
        return changed

    def ok(self, app):
        """Show the game."""
        if self._numbers:
            played = app.store.history.read(self._numbers[self.rows.at])
            if played:
                app.open(Result(played))
        return False

    def back(self, app):
        """Give the list's memory back, and leave."""
        app.store.history.forget()
        return super().back(app)

    def draw(self, app):
        """Draw the list, or say that there is none."""
        super().draw(app)
        if not self._numbers:
            self._nothing.draw(app.canvas, app.fonts.text, MARGIN, FIRST_ROW + GLYPH)

    def _read_page(self, app):
        """Read the games in view, and forget the others."""
        shown = row_count(app.canvas)
        first = self.rows.first(shown)
        for row in range(self.rows.count):
            self.labels[row] = self.values[row] = b""
            if first <= row < first + shown:
                self._read(app, row)

    def _read(self, app, row):
        number = self._numbers[row]
        played = app.store.history.read(number)
        if not played:
            self.labels[row] = b"%d ?" % number
            return
        texts = texts_of(app, played.game)
        winner = by_place(played.ranks)[0]
        self.labels[row] = b"%d " % number + texts.NAME.encode()
        if played.ranks[winner] == OPEN:
            self.values[row] = app.texts.NOTHING
        else:
            self.values[row] = names_of(app, played)[winner] + b" %d" % played.totals[winner]


class Result(Screen):
    """One game's places; ok shows the lines of the chosen player."""

    def __init__(self, played):
        self._played = played
        self._order = by_place(played.ranks)
        self._rows = Rows(len(self._order))
        self._names = ()
        self._title = self._right = b""

    def opened(self, app):
        """Take the names."""
        self._title = texts_of(app, self._played.game).NAME.encode()
        self._right = b"%d" % self._played.number
        self._names = names_of(app, self._played)

    def answered(self, app, answer):
        """The lines of a player were read: on to the next one."""
        if self._rows.at + 1 < self._rows.count:
            self._rows.turn(1)
            self.ok(app)

    def turn(self, app, step, repeated):
        """Choose another player."""
        return self._rows.turn(step)

    def ok(self, app):
        """Show the player's lines."""
        app.open(Lines(self._played, self._order[self._rows.at], self._names))
        return False

    def draw(self, app):
        """Draw the places."""
        played = self._played
        font = app.fonts.text
        app.canvas.title(font, self._title, self._right)
        draw_places(
            app.canvas, font, self._rows, self._order, self._names, played.ranks, played.totals
        )


class Lines(Table):
    """What one player scored, line by line."""

    def __init__(self, played, player, names):
        super().__init__()
        self._played = played
        self._player = player
        self.title = names[player]

    def opened(self, app):
        """Fill the rows."""
        played = self._played
        labels = [text.encode() for text in texts_of(app, played.game).LINES[: played.lines]]
        labels.append(app.texts.TOTAL)
        first = self._player * played.lines
        points = played.points[first : first + played.lines]
        points.append(played.totals[self._player])
        self.show(labels, points)
