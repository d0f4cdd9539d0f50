"""One question of her turn: a choice in a list, or a number."""

from array import array

from micropython import const

from shared_rules.core.sheet import ABSENT
from shared_rules.rococo.du_barry import questions as q
from shared_rules.rococo.du_barry import state as her
from shared_rules.rococo.du_barry.wording import answer_text

from .....widgets.rows import Rows, draw_rows
from .....widgets.screen import Screen
from .....wizard.counting import Counting
from . import known, turn
from .words import texts_of, title_of

_BARRED = const(14)  # answers beyond are never barred


class AskPage(Screen):
    """Ok answers, back takes back the answer before.

    was_read   whether the card of the turn was shown: then she can do what it says
    """

    def __init__(self, tracked, was_read):
        self._tracked = tracked
        self._was_read = was_read
        self._title = b""
        self._values: list = []
        self._labels: list = []
        self._beside: tuple = ()  # nothing stands behind any of them
        self._rows = Rows(0)
        self._counting = None

    def opened(self, app):
        """Find the answers that are possible."""
        texts, hers = texts_of(app)
        s = self._tracked.tracker.opponent.s
        question = s[her.QUESTION]
        title = title_of(texts, s, question)
        if s[her.REVEALING] and question == q.CARD_ACTION:
            title = texts.FOR_HALL.encode()
        self._title = title
        low = self._lowest(s)
        if answer_text(hers, s, low):
            self._fill(app, hers, s, low)
            return
        label = texts.LABELS.get(question, texts.POINTS).encode()
        self._counting = Counting(app, (label,), array("h", (ABSENT,)))
        self._counting.ask(0, low, s[her.HIGH], max(low, s[her.OFFERED]))

    def turn(self, app, step, repeated):
        """Choose, or count."""
        if self._counting:
            return self._counting.turn(step, repeated)
        return self._rows.turn(step)

    def ok(self, app):
        """Answer."""
        value = self._counting.number() if self._counting else self._values[self._rows.at]
        turn.answer(app, self._tracked, value, self._was_read)
        return False

    def back(self, app):
        """Take back the answer before."""
        turn.take_back(app, self._tracked)
        return False

    def draw(self, app):
        """Draw the question, and what can be answered."""
        canvas = app.canvas
        font = app.fonts.text
        canvas.title(font, self._title)
        if self._counting:
            self._counting.draw(app)
        else:
            draw_rows(canvas, font, self._rows, self._labels, self._beside)

    def _lowest(self, s):
        """The least answer: not that she cannot, once it was said that she can."""
        first = self._was_read and s[her.QUESTION] in turn.FIRST
        return 1 if first and s[her.QUESTION] != q.BLUE_CARD else s[her.LOW]

    def _fill(self, app, hers, s, low):
        question = s[her.QUESTION]
        high = s[her.HIGH]
        if question == q.FIREWORKS_SPACE:
            high = known.spaces(app, self._tracked) or high
        at = 0
        for value in range(low, high + 1):
            barred = value <= _BARRED and s[her.BARRED] >> value & 1
            if barred or turn.is_taken(self._tracked, question, value):
                continue
            if value == s[her.OFFERED]:
                at = len(self._values)
            self._values.append(value)
            self._labels.append(answer_text(hers, s, value).encode())
        self._beside = (b"",) * len(self._labels)
        self._rows = Rows(len(self._values), at)
