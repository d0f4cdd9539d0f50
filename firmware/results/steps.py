"""The steps of the final scoring, one line of points after the other, with the reason of each."""

from array import array

from micropython import const

from ..widgets.layout import MARGIN
from ..widgets.names import cut_to
from ..widgets.paragraph import Paragraph
from ..widgets.screen import Screen
from ..widgets.strip import Strip
from .scored import scored_lines
from .telling import Teller

_REASON = const(38)
_REASON_LINES = const(2)
_SHORT_NAME = const(19)  # pixels: two syllables


class Steps(Screen):
    """Players beside each other; up and down choose whose reason is shown.

    ok goes on, held it goes straight to the end; `finished(app)` is called there.
    """

    def __init__(self, play, result, finished):
        self._play = play
        self._result = result
        self._finished = finished
        self._lines = scored_lines(play, result)
        self._step = 0
        self._player = 0
        self._strip = None
        self._points = array("h", (0 for _ in range(play.players)))
        self._title = self._right = b""
        self._teller = Teller(play.names)
        self._short_names = ()
        self._templates = [b""] * play.players
        self._reason = Paragraph()

    def opened(self, app):
        """Show the step where one was."""
        if not self._lines:
            self._finished(app)
            return
        self._strip = Strip(self._play.names, app.fonts.text, app.canvas.width)
        self._show(app, self._step)

    def turn(self, app, step, repeated):
        """Choose another player."""
        self._player = (self._player + step) % self._play.players
        self._explain(app)
        return True

    def ok(self, app):
        """Go on."""
        if self._step + 1 == len(self._lines):
            self._finished(app)
            return False
        self._show(app, self._step + 1)
        return True

    def ok_held(self, app):
        """Go to the end."""
        self._finished(app)
        return False

    def back(self, app):
        """Go back a step, or leave."""
        if not self._step:
            app.close()
            return False
        self._show(app, self._step - 1)
        return True

    def draw(self, app):
        """Draw names, points and one reason."""
        canvas = app.canvas
        font = app.fonts.text
        canvas.title(font, self._title, self._right)
        self._strip.draw(canvas, font, self._points, self._player, True)
        self._reason.draw(canvas, font, MARGIN, _REASON)

    def _show(self, app, step):
        self._step = step
        line = self._lines[step]
        texts = self._play.texts
        self._title = texts.LINES[line].encode()
        self._right = texts.STEPS[line].encode()
        result = self._result
        self._player = 0
        for player in range(self._play.players):
            self._points[player] = result.points[player * result.lines + line]
            template = self._play.texts.REASONS[result.reason(player, line)]
            self._templates[player] = template.encode()
            if self._points[player] > self._points[self._player]:
                self._player = player
        self._explain(app)

    def _explain(self, app):
        if not self._tell(app, self._play.names):
            self._short_names = self._short_names or _shortened(self._play.names, app.fonts.text)
            self._tell(app, self._short_names)

    def _tell(self, app, names):
        """Write the reason with these names; False if it is too long for its place."""
        player = self._player
        teller = self._teller
        teller.names = names
        teller.tell(self._templates[player], self._result, player, self._lines[self._step])
        width = app.canvas.width - 2 * MARGIN
        return self._reason.set(teller.text, app.fonts.text, width, _REASON_LINES)


def _shortened(names, font):
    return tuple([cut_to(name, font, _SHORT_NAME) for name in names])
