"""The numbers printed on one room or token, counted one after the other."""

from array import array

from micropython import const

from shared_rules.core.sheet import ABSENT
from shared_rules.dream_home.faults import SAME_SPACE_TWICE
from shared_rules.dream_home.printed import FIRST_TOKEN, OVER_THING, count, learn, number
from shared_rules.dream_home.rooms import BESIDE, MOST_POINTS, NO_ROOM

from ...widgets.screen import Screen
from ...wizard.counting import Counting
from . import copy

_MOST_NUMBERS = const(3)
_SPACES = const(5)


class PointsPage(Screen):
    """Stores all numbers in the copy profile after the last one."""

    def __init__(self, thing, title):
        self._thing = thing
        self._title = title
        self._numbers = array("h", (ABSENT for _ in range(_MOST_NUMBERS)))
        self._counting = None

    def opened(self, app):
        """Begin with what is known."""
        thing = self._thing
        printed = copy.profile(app).sheet
        for at in range(count(thing)):
            known = number(printed, thing, at)
            self._numbers[at] = max(0, known) + self._first()
        labels = tuple([word.encode() for word in _labels(app.play.texts, thing)])
        self._counting = Counting(app, labels, self._numbers)
        self._ask(0)

    def turn(self, app, step, repeated):
        """Count."""
        return self._counting.turn(step, repeated)

    def ok(self, app):
        """Take the number; after the last one store all."""
        at = self._counting.at
        self._numbers[at] = self._counting.number()
        if at + 1 < count(self._thing):
            self._ask(at + 1)
            return True
        if self._thing == OVER_THING and self._numbers[0] == self._numbers[1]:
            app.say(app.play.texts.FAULTS[SAME_SPACE_TWICE].encode())
            return False
        printed = copy.profile(app).sheet
        for number_at in range(count(self._thing)):
            learn(printed, self._thing, number_at, self._numbers[number_at] - self._first())
        copy.keep(app)
        app.close()
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
        app.canvas.title(app.fonts.text, self._title)
        self._counting.draw(app)

    def _ask(self, at):
        thing = self._thing
        high = _SPACES if thing == OVER_THING else MOST_POINTS
        low = 0 if thing < FIRST_TOKEN else 1
        self._counting.ask(at, low, high, self._numbers[at])

    def _first(self):
        """What the first space is called; points begin with 0."""
        return 1 if self._thing == OVER_THING else 0


def _labels(texts, thing):
    if thing == OVER_THING:
        return texts.OVER_LABELS
    if thing < FIRST_TOKEN and BESIDE[thing] != NO_ROOM:
        return texts.ANNEX_LABELS
    return texts.CARD_LABELS[: count(thing)]
