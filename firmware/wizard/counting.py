"""Labels beside each other with their numbers, and large the number that is being entered."""

from micropython import const

from shared_rules.core.sheet import ABSENT

from ..widgets.dial import Dial
from ..widgets.strip import Strip

UNSAID = const(-1)  # instead of a number to start from: it is printed, and has to be said

_TOP = const(35)  # of the digits


class Counting:
    """One dial that goes from label to label.

    values   a number per label, ABSENT where none was entered
    at       the label that is asked
    """

    def __init__(self, app, labels, values):
        self.values = values
        self.at = 0
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
        held = self.values[self.at]
        self.values[self.at] = ABSENT  # the large number stands for it
        self._strip.draw(canvas, app.fonts.text, self.values, self.at)
        self.values[self.at] = held
        if self._unsaid:
            canvas.text_centre(0, canvas.width, _TOP + 8, app.texts.NOT_SAID, app.fonts.text)
        else:
            canvas.number_centre(0, canvas.width, _TOP, self._dial.value, app.fonts.big)
