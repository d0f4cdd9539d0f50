"""Who sits where: colours in seating order, one key for each; holding it begins at once."""

from micropython import const

from .. import games, modules
from ..play import last_switches, texts_of
from ..widgets.layout import GLYPH, LABEL, last_row
from ..widgets.pill import draw_pill
from ..widgets.screen import AFTER, Screen
from .game_menu import begin_game
from .options import Options
from .who import Who, named_as_last_time

_COLUMNS = const(3)
_FIRST = const(17)  # rows of pixels above the first cells
_PITCH = const(15)
_NAME = const(8)  # columns from the number of a seat to the name
_NO_SEAT = const(0)


class Seats(Screen):
    """Cells for all colours, those of the last game first in their order, and one to go on.

    word   the game's in the registry
    """

    def __init__(self, word):
        modules.keep_only(word)
        self._word = word
        self._device = games.load(word)
        self._names = ()
        self._order = ()  # the colour of each cell
        self._seat_of = bytearray(self._device.SEATS)  # of each cell, from 1
        self._seated = 0
        self._at = 0
        self._direction = AFTER  # in which the players were found last
        self._again = 0  # players of the last game, if its seats can be taken again

    def opened(self, app):
        """Arrange the cells."""
        settings = app.store.settings
        seats = self._device.SEATS
        colours = []
        if settings.last_game() == self._word:
            colours = [colour for colour, _ in settings.seats if colour < seats]
        self._again = len(colours)
        for colour in range(seats):
            if colour not in colours:
                colours.append(colour)
        self._order = tuple(colours)
        names = texts_of(app, self._word).SEATS
        self._names = tuple([names[colour].encode() for colour in colours])

    def turn(self, app, step, repeated):
        """Choose another colour without a seat, or the last cell."""
        before = self._at
        self._direction = step
        self._move(step)
        return self._at != before

    def ok(self, app):
        """Give the chosen colour the next seat, or go on."""
        if self._at == len(self._names):
            names = app.store.settings.names
            app.open((Who if names else Options)(self._word, self._seats(app)))
            return False
        self._take_seat()
        return True

    def ok_held(self, app):
        """Begin now; after the first colour only with the seats of the last game."""
        if self._seated == 1 and self._again:
            while self._seated < self._again:
                self._at = self._cell_of(_NO_SEAT)
                self._take_seat()
        if self._seated > 1:
            switched = last_switches(app, self._word)
            begin_game(app, self._word, self._seats(app), switched)
        return False

    def back(self, app):
        """Take the last seat back, or leave."""
        if not self._seated:
            app.close()
            return False
        self._at = self._cell_of(self._seated)
        self._seat_of[self._at] = _NO_SEAT
        self._seated -= 1
        return True

    def draw(self, app):
        """Draw all cells, and below them what more can be done."""
        canvas = app.canvas
        texts = app.texts
        font = app.fonts.text
        canvas.title(font, texts.SEATS)
        for cell in range(len(self._names)):
            self._draw_cell(canvas, font, cell, self._names[cell])
            if self._seat_of[cell]:
                canvas.number(_x(canvas, cell), _y(cell) + GLYPH, self._seat_of[cell], font)
        if self._can_go_on():
            label = texts.SEATS_GO_ON if self._seated > 1 else texts.SEATS_SOLO
            self._draw_cell(canvas, font, len(self._names), label)
        help_text = texts.SEATS_HELP
        if self._seated > 1:
            help_text = texts.SEATS_HOLD
        elif self._again:
            help_text = texts.SEATS_AGAIN
        canvas.text(LABEL, last_row(canvas) + GLYPH, help_text, font)

    def _draw_cell(self, canvas, font, cell, label):
        x = _x(canvas, cell) + _NAME
        if cell == self._at:
            draw_pill(canvas, font, x, _y(cell), label)
        else:
            canvas.text(x, _y(cell) + GLYPH, label, font)

    def _can_go_on(self):
        return self._seated >= self._device.LEAST_SEATS

    def _take_seat(self):
        self._seated += 1
        self._seat_of[self._at] = self._seated
        self._move(self._direction)
        if self._at == len(self._names):
            self._move(self._direction)

    def _move(self, step):
        """Go to the next cell that can be chosen."""
        cells = len(self._names) + 1
        while True:
            self._at = (self._at + step) % cells
            if self._at == cells - 1:
                if self._can_go_on():
                    return
            elif not self._seat_of[self._at]:
                return

    def _cell_of(self, seat):
        """The first cell with that seat."""
        cell = 0
        while self._seat_of[cell] != seat:
            cell += 1
        return cell

    def _seats(self, app):
        """Return the seats in their order, as the store takes them."""
        numbers = range(1, self._seated + 1)
        colours = [self._order[self._cell_of(number)] for number in numbers]
        return named_as_last_time(app.store.settings, self._word, colours)


def _x(canvas, cell):
    return 1 + canvas.width * (cell % _COLUMNS) // _COLUMNS


def _y(cell):
    return _FIRST + _PITCH * (cell // _COLUMNS)
