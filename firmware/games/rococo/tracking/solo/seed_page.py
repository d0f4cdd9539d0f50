"""The number of a game: the same one brings the same cards, for friends to compare."""

from array import array

from micropython import const

from shared_rules.core.sheet import ABSENT

from .....widgets.screen import Screen
from .....wizard.counting import Counting
from .words import texts_of

_PARTS = const(3)  # of three digits each, so that none takes long
_THOUSAND = const(1000)


class SeedPage(Screen):
    """Closes with the number as the answer."""

    def __init__(self):
        self._parts = array("h", (ABSENT for _ in range(_PARTS)))
        self._counting = None
        self._title = b""

    def opened(self, app):
        """Ask for the first three digits."""
        texts, _ = texts_of(app)
        self._title = texts.SEED.encode()
        labels = tuple([label.encode() for label in texts.DIGITS])
        self._counting = Counting(app, labels, self._parts)
        self._ask(0)

    def turn(self, app, step, repeated):
        """Count."""
        return self._counting.turn(step, repeated)

    def ok(self, app):
        """Take the digits; after the last ones close."""
        at = self._counting.at
        self._parts[at] = self._counting.number()
        if at + 1 < _PARTS:
            self._ask(at + 1)
            return True
        app.close((self._parts[0] * _THOUSAND + self._parts[1]) * _THOUSAND + self._parts[2])
        return False

    def back(self, app):
        """Go back, or leave the number as it was."""
        if self._counting.at:
            self._ask(self._counting.at - 1)
            return True
        app.close()
        return False

    def draw(self, app):
        """Draw the digits."""
        app.canvas.title(app.fonts.text, self._title)
        self._counting.draw(app)

    def _ask(self, at):
        self._counting.ask(at, 0, _THOUSAND - 1, max(0, self._parts[at]))
