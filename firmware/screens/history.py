"""Games that are over: a list, one game's places, and each player's points line by line."""

from shared_rules.core.result import OPEN

from ..play import names_of, texts_of
from ..widgets.layout import FIRST_ROW, GLYPH, MARGIN
from ..widgets.long_menu import LongMenu
from ..widgets.paragraph import Paragraph
from ..widgets.places import by_place, draw_places
from ..widgets.rows import Rows
from ..widgets.screen import Screen
from ..widgets.table import Table


class HistoryList(LongMenu):
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
        self.show_rows(app, count)
        if count:
            self.right = b"%d" % count
        else:
            width = app.canvas.width - 2 * MARGIN
            self._nothing.set(app.texts.HISTORY_EMPTY, app.fonts.text, width)

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

    def row(self, app, at):
        """Read a game: its number and name, who won it and with how much."""
        number = self._numbers[at]
        played = app.store.history.read(number)
        if not played:
            return b"%d ?" % number, b""
        label = b"%d " % number + texts_of(app, played.game).NAME.encode()
        winner = by_place(played.ranks)[0]
        if played.ranks[winner] == OPEN:
            return label, app.texts.NOTHING
        return label, names_of(app, played)[winner] + b" %d" % played.totals[winner]


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
