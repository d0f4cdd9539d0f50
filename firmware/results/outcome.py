"""Who won: the places, and from there each player's points, corrections, the next game."""

from micropython import const

from ..widgets.menu import Menu
from ..widgets.places import by_place, draw_places
from ..widgets.rows import Rows
from ..widgets.screen import Screen
from ..widgets.table import Table

_POINTS = const(0)
_MOVES = const(1)
_CORRECT = const(2)
_AGAIN = const(3)
_HOME = const(4)


class Outcome(Screen):
    """The places with bars; ok opens what can be done next.

    numbers, whole   those of the players, and which of them makes a full bar, 0: the most
    actions          how the game goes on: points, moves, correct, again, each called with the app
    """

    def __init__(self, play, result, numbers, whole, actions):
        self._play = play
        self._result = result
        self._numbers = numbers
        self._whole = whole
        self._actions = actions
        self._ranks = result.ranks[: play.players]
        self._order = by_place(self._ranks)
        self._rows = Rows(play.players)
        self._title = self._right = b""

    def opened(self, app):
        """Say who won and by what, or that nobody did yet."""
        texts = app.texts
        winners = [player for player in self._order if self._ranks[player] == 1]
        if not winners:
            self._title = texts.GOES_ON
        elif len(winners) == 1:
            self._title = texts.WINS.replace(b"{}", self._play.names[winners[0]])
        else:
            self._title = texts.WIN_TOGETHER
        self._right = self._play.texts.DECIDED[self._result.decided].encode()

    def answered(self, app, answer):
        """The points of a player were read: on to the next one."""
        if self._rows.at + 1 < self._rows.count:
            self._rows.turn(1)

    def turn(self, app, step, repeated):
        """Choose another player."""
        return self._rows.turn(step)

    def ok(self, app):
        """Open what can be done."""
        app.open(_Next(self._play, self._result, self._order[self._rows.at], self._actions))
        return False

    def draw(self, app):
        """Draw the places."""
        font = app.fonts.text
        app.canvas.title(font, self._title, self._right)
        draw_places(
            app.canvas,
            font,
            self._rows,
            self._order,
            self._play.names,
            self._ranks,
            self._numbers,
            self._whole,
        )


class _Next(Menu):
    """The points of the chosen player, the moves, a correction, the next game, home."""

    def __init__(self, play, result, player, actions):
        super().__init__()
        self._play = play
        self._result = result
        self._player = player
        self._actions = actions
        self._what: list = []

    def opened(self, app):
        """Fill the rows."""
        texts = app.texts
        play = self._play
        self.title = play.names[self._player]
        self._what = [_POINTS, _CORRECT, _AGAIN, _HOME]
        labels = [texts.POINTS, texts.CORRECT, texts.SAME_SEATS, texts.GO_HOME]
        if play.rules.MOVES:
            self._what.insert(1, _MOVES)
            labels.insert(1, play.texts.MOVES.encode())
        self.show(labels)

    def ok(self, app):
        """Do what the row says."""
        what = self._what[self.rows.at]
        if what == _POINTS:
            app.replace(Points(self._play, self._result, self._player))
        elif what == _MOVES:
            app.replace(Moves(self._play, self._result))
        elif what == _CORRECT:
            app.close()
            self._actions.correct(app)
        elif what == _AGAIN:
            self._actions.again(app)
        else:
            app.home()
        return False


class Points(Table):
    """What one player scored, line by line."""

    def __init__(self, play, result, player):
        super().__init__()
        self._play = play
        self._result = result
        self._player = player
        self.title = play.names[player]

    def opened(self, app):
        """Fill the lines."""
        count = self._play.rules.line_count(self._play.sheet)
        labels = [text.encode() for text in self._play.texts.LINES[:count]]
        first = self._player * self._result.lines
        points = list(self._result.points[first : first + count])
        labels.append(app.texts.TOTAL)
        points.append(self._result.totals[self._player])
        self.show(labels, points)


class Moves(Table):
    """What each player moves at the end, told so that one can follow with the hands."""

    def __init__(self, play, result):
        super().__init__()
        self._play = play
        self._result = result

    def opened(self, app):
        """Fill the lines."""
        play = self._play
        self.title = play.texts.MOVES.encode()
        names, told = play.device.told_moves(play, self._result)
        if names:
            self.show(names, told)
        else:
            self.show((app.texts.NOTHING,), (b"",))
