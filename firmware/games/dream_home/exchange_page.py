"""An exchange that is offered: the house as it would be, what that gains, and the keys."""

from array import array

from micropython import const

from shared_rules.dream_home.gains import line_points
from shared_rules.dream_home.house import NO_CELL
from shared_rules.dream_home.scoring import L_FUNCTIONALITY
from shared_rules.dream_home.standing import standing

from ...widgets.layout import MARGIN, ROW
from ...wizard.page import Page
from .picture import PANEL, Picture

_PANEL_Y = const(15)
_PANEL_ROWS = const(3)
_LEFT = const(1)  # columns between house and keys
FOOT = 52  # where the line below the house begins
_LINES = L_FUNCTIONALITY + 1
_BETWEEN = "  "


class ExchangePage(Page):
    """What the pages of supplier and handyman have in common.

    gain        points, beside the house where the keys leave it room
    one, other  the cells that change; NO_CELL for none
    keys        lines beside the house, bytes
    foot        a line below it
    """

    def __init__(self, wizard):
        super().__init__(wizard)
        self._picture = Picture()
        self.gain = 0
        self.one = self.other = NO_CELL
        self.keys: tuple = ()
        self.foot = b""
        self._before = array("h", (0 for _ in range(_LINES)))
        self._after = array("h", (0 for _ in range(_LINES)))

    def player(self):
        """Return the player who is asked."""
        return self.wizard.course.i()

    def draw(self, app):
        """Draw house, gain and keys."""
        canvas = app.canvas
        font = app.fonts.text
        sheet = self.wizard.sheet
        self._picture.draw(canvas, sheet, self.player(), standing.house, self.one, self.other)
        y = _PANEL_Y
        if len(self.keys) < _PANEL_ROWS and self.gain:
            canvas.number_centre(PANEL, canvas.width - PANEL, y, self.gain, font, 1, True)
            y += ROW
        for key in self.keys:
            canvas.text(PANEL + _LEFT, y, key, font)
            y += ROW
        canvas.text(MARGIN, FOOT, self.foot, font)

    def note_lines(self):
        """Note what each line scores before the exchange."""
        line_points(standing.house, self._before)

    def reason(self, app):
        """Return in which lines the house scores more now, and less, as bytes."""
        after = self._after
        line_points(standing.house, after)
        lines = app.play.texts.LINES
        told = b""
        for sign in (1, -1):
            for line in range(_LINES):
                gain = (after[line] - self._before[line]) * sign
                if gain > 0:
                    told = self._with(app, told, lines[line], gain * sign)
        return told

    def _with(self, app, told, line, gain):
        """Return what was told with one line more, if it has room."""
        more = line + (" +" if gain > 0 else " ") + str(gain)
        if told:
            more = told.decode() + _BETWEEN + more
        more = more.encode()
        return told if app.fonts.text.width(more) > app.canvas.width - MARGIN else more
