"""One large number per player, asked one after the other."""

from micropython import const

from shared_rules.core.sheet import ABSENT

from .dial import Dial
from .layout import GLYPH, MARGIN, last_row
from .progress import draw_title
from .screen import Screen
from .strip import Strip

_TOP = const(35)  # of the digits


class Numbers(Screen):
    """The players with their numbers, and large the one that is being entered.

    Ok keeps it and goes on to the next player, back to the one before; what stands there is kept.
    Subclasses say what happens in `kept` and `finished`, and may fill `left` and `right` (bytes)
    with what is known.

    title         what is asked
    done, total   how far along, for the title line; total 0 for nothing
    names         bytes per player
    values        array of a number per player, ABSENT while not entered
    player        who is asked first
    """

    def __init__(self, title, names, values, low=0, high=99, player=0):
        self.title = title
        self.done = self.total = 0
        self.left = self.right = b""
        self.values = values
        self.player = player
        self.dial = Dial(low, high)
        self._names = names
        self._strip = None

    def kept(self, app, player, value):
        """The number of a player was confirmed; it stands in `values` when this returns."""

    def finished(self, app):
        """The last player's number was confirmed."""
        app.close(True)

    def first_value(self, player):
        """What to propose when nothing was entered yet."""
        return self.dial.low

    def opened(self, app):
        """Fit the names, and begin."""
        self._strip = Strip(self._names, app.fonts.text, app.canvas.width)
        self._ask(self.player)

    def turn(self, app, step, repeated):
        """Change the number."""
        return self.dial.turn(step, repeated)

    def ok(self, app):
        """Keep the number, and ask for the next player's."""
        player = self.player
        self.kept(app, player, self.dial.value)
        self.values[player] = self.dial.value
        if player + 1 == len(self.values):
            self.finished(app)
            return False
        self._ask(player + 1)
        return True

    def back(self, app):
        """Ask again for the player before, or leave."""
        if not self.player:
            app.close()
            return False
        self._ask(self.player - 1)
        return True

    def draw(self, app):
        """Draw it all."""
        canvas = app.canvas
        font = app.fonts.text
        draw_title(canvas, font, self.title, self.done, self.total)
        held = self.values[self.player]
        self.values[self.player] = ABSENT  # the large number stands for it
        self._strip.draw(canvas, font, self.values, self.player)
        self.values[self.player] = held
        canvas.number_centre(0, canvas.width, _TOP, self.dial.value, app.fonts.big)
        y = last_row(canvas) + GLYPH
        canvas.text(MARGIN, y, self.left, font)
        canvas.text_right(canvas.width - MARGIN, y, self.right, font)

    def _ask(self, player):
        self.player = player
        value = self.values[player]
        if value == ABSENT:
            value = self.first_value(player)
        self.dial.set(self.dial.low, self.dial.high, value)
