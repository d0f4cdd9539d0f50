"""Labels beside each other with their numbers, and large the number that is being entered."""

from micropython import const

from shared_rules.core.sheet import ABSENT

from ..widgets.dial import Dial
from ..widgets.layout import GLYPH, MARGIN, last_row
from ..widgets.strip import Strip

UNSAID = const(-1)  # instead of a number to start from: it is printed, and has to be said

_TOP = const(35)  # of the large digits
_HELP = const(40)  # of the upper of two lines beside them


class Counting:
    """One dial that goes from label to label.

    values   a number per label, ABSENT where none was entered
    at       the label that is asked
    note     nothing, or two texts and between them `noted`: at the left of the large number
    help     nothing, or two lines at its right
    """

    def __init__(self, app, labels, values):
        self.values = values
        self.at = 0
        self.note: tuple = ()
        self.help: tuple = ()
        self.noted = 0
        self._dial = Dial()
        self._unsaid = False
        self._strip = Strip(labels, app.fonts.text, app.canvas.width)

    def ask(self, at, low, high, start):
        """Ask for a label's number in low..high; `start` UNSAID if nothing is proposed."""
        self.at = at
        self._unsaid = start == UNSAID
        self._dial.set(low, high, low if self._unsaid else start)

    def number(self):
        """Return the number on the dial; UNSAID if it was not touched and nothing proposed."""
        return UNSAID if self._unsaid else self._dial.value

    def turn(self, step, repeated):
        """Up and down; True if the number changed."""
        if self._unsaid:
            self._unsaid = False
            return True
        return self._dial.turn(step, repeated)

    def draw(self, app):
        """Draw all below the title."""
        canvas = app.canvas
        font = app.fonts.text
        held = self.values[self.at]
        self.values[self.at] = ABSENT  # the large number stands for it
        self._strip.draw(canvas, font, self.values, self.at)
        self.values[self.at] = held
        if self._unsaid:
            canvas.text_centre(0, canvas.width, _TOP + 8, app.texts.NOT_SAID, font)
            return
        canvas.number_centre(0, canvas.width, _TOP, self._dial.value, app.fonts.big)
        if self.note:
            self._draw_note(canvas, font, app.fonts.big)
        if self.help:
            right = canvas.width - MARGIN
            canvas.text_right(right, _HELP, self.help[0], font)
            canvas.text_right(right, last_row(canvas) + GLYPH, self.help[1], font)

    def _draw_note(self, canvas, font, big):
        """Draw the note where the large number leaves it room."""
        before, after = self.note
        needed = font.width(before) + canvas.number_width(self.noted, font) + font.width(after)
        if 2 * (needed + MARGIN) + canvas.number_width(self._dial.value, big) > canvas.width:
            return
        y = last_row(canvas) + GLYPH
        x = canvas.text(MARGIN, y, before, font)
        x = canvas.number(x, y, self.noted, font)
        canvas.text(x, y, after, font)
