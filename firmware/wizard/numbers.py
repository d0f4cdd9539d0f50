"""Numbers beside each other, asked one after the other on a screen of their own."""

from array import array

from shared_rules.core.sheet import ABSENT

from ..widgets.screen import Screen
from .counting import Counting


class Numbers(Screen):
    """Subclasses call `show` in `opened`, and say `range_of` a number and what `all_said` does.

    title    bytes of the title line
    numbers  array of what was said
    """

    def __init__(self, count):
        self.title = b""
        self.numbers = array("h", (ABSENT for _ in range(count)))
        self._counting = None

    def range_of(self, at):
        """Return the least and the largest number that can be said."""
        return 0, 999

    def all_said(self, app):
        """The last number was said."""

    def show(self, app, labels):
        """Ask for the first number; `labels` as bytes, one for each."""
        self._counting = Counting(app, labels, self.numbers)
        self._ask(0)

    def turn(self, app, step, repeated):
        """Count."""
        return self._counting.turn(step, repeated)

    def ok(self, app):
        """Take the number and go on."""
        at = self._counting.at
        self.numbers[at] = self._counting.number()
        if at + 1 < len(self.numbers):
            self._ask(at + 1)
            return True
        self.all_said(app)
        return False

    def back(self, app):
        """Go to the number before, or leave all as it was."""
        if self._counting.at:
            self._ask(self._counting.at - 1)
            return True
        app.close()
        return False

    def draw(self, app):
        """Draw it."""
        app.canvas.title(app.fonts.text, self.title)
        self._counting.draw(app)

    def _ask(self, at):
        low, high = self.range_of(at)
        self._counting.ask(at, low, high, max(low, self.numbers[at]))
