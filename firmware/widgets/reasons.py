"""Points of one step, and in two lines why the chosen player has them."""

from micropython import const

from .layout import MARGIN
from .paragraph import Paragraph
from .progress import draw_title
from .screen import Screen
from .strip import Strip

LINES = const(2)
_TOP = const(38)  # of the first line


class Reasons(Screen):
    """The players with their points; up and down choose whose reason is read, ok goes on.

    Ok closes with the answer True. Subclasses give the texts in `reason`.

    title         the step
    done, total   how far along, for the title line
    names         bytes per player
    points        a number per player
    """

    def __init__(self, title, names, points):
        self.title = title
        self.done = self.total = 0
        self.points = points
        self.player = 0
        self._names = names
        self._strip = None
        self._reasons = ()
        self._paragraph = Paragraph()

    def reason(self, app, player):
        """Return why this player has these points, as bytes."""
        return b""

    def opened(self, app):
        """Fit the names, take all reasons, and choose a player."""
        self._strip = Strip(self._names, app.fonts.text, app.canvas.width)
        self._reasons = tuple([self.reason(app, player) for player in range(len(self._names))])
        self._choose(app, self.player)

    def turn(self, app, step, repeated):
        """Choose another player."""
        self._choose(app, (self.player + step) % len(self._names))
        return True

    def ok(self, app):
        """Go on."""
        app.close(True)
        return False

    def draw(self, app):
        """Draw it all."""
        canvas = app.canvas
        font = app.fonts.text
        draw_title(canvas, font, self.title, self.done, self.total)
        self._strip.draw(canvas, font, self.points, self.player, True)
        self._paragraph.draw(canvas, font, MARGIN, _TOP)

    def _choose(self, app, player):
        self.player = player
        width = app.canvas.width - 2 * MARGIN
        self._paragraph.set(self._reasons[player], app.fonts.text, width, LINES)
