"""A player's garments by colour: what is left over is offered, so that the sum is right."""

from array import array

from shared_rules.core.sheet import ABSENT
from shared_rules.rococo.fields import COLOURS, T_BLUE, T_COLOURS
from shared_rules.rococo.following import garments_of

from ...wizard.counting import Counting
from ...wizard.page import Page

_LAST_ASKED = COLOURS - 2


class ColoursPage(Page):
    """Four numbers that sum up to the player's garments, entered together when none is left."""

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
        texts = app.play.texts
        labels = tuple([word.encode() for word in texts.COLOURS])
        self._counting = Counting(app, labels, self.numbers)
        self._counting.note = self.wizard.asking.note(app, T_COLOURS)
        self._ask(0)

    def turn(self, app, step, repeated):
        """Count."""
        changed = self._counting.turn(step, repeated)
        self._note()
        return changed

    def ok(self, app):
        """Take the number; when no garment is left, enter all."""
        self.numbers[self.at] = self._counting.number()
        left = self._left()
        if left and self.at < _LAST_ASKED:
            self._ask(self.at + 1)
            return True
        for colour in range(self.at + 1, COLOURS):
            self.numbers[colour] = 0
        if left:
            self.numbers[COLOURS - 1] = left
        wizard = self.wizard
        course = wizard.course
        if wizard.enter(app, T_COLOURS, course.i(), 0, self.numbers):
            return wizard.turn_page(app, course.at)
        return False

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
        self._counting.ask(colour, 0, left, max(0, min(left, self.numbers[colour])))
        self._note()

    def _left(self):
        """How many garments are left after the number on the dial."""
        left = self._garments - self._counting.number()
        for before in range(self.at):
            left -= self.numbers[before]
        return left

    def _note(self):
        left = self._left()
        self._counting.noted = left
        if self.at == _LAST_ASKED:  # the last colour is what is left
            self.numbers[COLOURS - 1] = left
