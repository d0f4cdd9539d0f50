"""A player's garments by colour: what is left over is offered, so that the sum is right."""

from array import array

from shared_rules.core.sheet import ABSENT
from shared_rules.rococo.fields import COLOURS, T_BLUE, T_COLOURS
from shared_rules.rococo.following import garments_of

from ...wizard.counting import Counting
from ...wizard.page import Page


class ColoursPage(Page):
    """Four numbers; entered together after the last."""

    def __init__(self, wizard):
        super().__init__(wizard)
        self.numbers = array("h", (ABSENT for _ in range(COLOURS)))
        self._counting = None
        self._garments = 0

    def opened(self, app):
        """Take what was said before."""
        player = self.wizard.course.i()
        sheet = self.wizard.sheet
        self._garments = max(0, garments_of(sheet, player))
        for colour in range(COLOURS):
            self.numbers[colour] = sheet.get(T_BLUE + colour, player)
        labels = tuple([word.encode() for word in app.play.texts.COLOURS])
        self._counting = Counting(app, labels, self.numbers)
        self._ask(0)

    def turn(self, app, step, repeated):
        """Count."""
        return self._counting.turn(step, repeated)

    def ok(self, app):
        """Take the number; after the last one enter all."""
        self.numbers[self.at] = self._counting.number()
        if self.at + 1 < COLOURS:
            self._ask(self.at + 1)
            return True
        wizard = self.wizard
        course = wizard.course
        if wizard.enter(app, T_COLOURS, course.i(), 0, self.numbers):
            return wizard.turn_page(app, course.at)
        self._ask(0)
        return True

    def back(self, app):
        """Go to the colour before."""
        if not self.at:
            return False
        self._ask(self.at - 1)
        return True

    def draw(self, app):
        """Draw it."""
        self._counting.draw(app)

    def _ask(self, colour):
        self.at = colour
        left = self._garments
        for before in range(colour):
            left -= self.numbers[before]
        least = left if colour == COLOURS - 1 else 0
        self._counting.ask(colour, least, left, max(least, min(left, self.numbers[colour])))
