"""The numbers printed on one room or token, counted one after the other."""

from micropython import const

from shared_rules.dream_home.faults import SAME_SPACE_TWICE
from shared_rules.dream_home.printed import FIRST_TOKEN, OVER_THING, count, learn, number
from shared_rules.dream_home.rooms import BESIDE, MOST_POINTS, NO_ROOM

from ...wizard.numbers import Numbers
from . import copy

_SPACES = const(5)


class PointsPage(Numbers):
    """Stores all numbers in the copy profile after the last one."""

    def __init__(self, thing, title):
        super().__init__(count(thing))
        self._thing = thing
        self.title = title

    def opened(self, app):
        """Begin with what is known."""
        thing = self._thing
        printed = copy.profile(app).sheet
        for at in range(count(thing)):
            known = number(printed, thing, at)
            self.numbers[at] = max(0, known) + self._first()
        self.show(app, tuple([word.encode() for word in _labels(app.play.texts, thing)]))

    def range_of(self, at):
        """Return the range of points, or of the spaces of a floor."""
        least = 0 if self._thing < FIRST_TOKEN else 1
        return least, _SPACES if self._thing == OVER_THING else MOST_POINTS

    def all_said(self, app):
        """Store all, or say what cannot be."""
        if self._thing == OVER_THING and self.numbers[0] == self.numbers[1]:
            app.say(app.play.texts.FAULTS[SAME_SPACE_TWICE].encode())
            return
        printed = copy.profile(app).sheet
        for at in range(count(self._thing)):
            learn(printed, self._thing, at, self.numbers[at] - self._first())
        copy.keep(app)
        app.close()

    def _first(self):
        """What the first space is called; points begin with 0."""
        return 1 if self._thing == OVER_THING else 0


def _labels(texts, thing):
    if thing == OVER_THING:
        return texts.OVER_LABELS
    if thing < FIRST_TOKEN and BESIDE[thing] != NO_ROOM:
        return texts.ANNEX_LABELS
    return texts.CARD_LABELS[: count(thing)]
