"""The card that she turned: what, from where, to where; done, or she cannot."""

from micropython import const

from shared_rules.rococo.du_barry import questions as q
from shared_rules.rococo.du_barry import state as her
from shared_rules.rococo.du_barry.questions import allows

from .....widgets.layout import GLYPH, last_row
from .....widgets.pages import Pages
from .....widgets.screen import BEFORE, Screen
from . import turn
from .words import details_of, lines_of, texts_of

_ACTION = const(14)  # tops of the lines
_WHAT = const(28)
_WHERE = const(39)


class CardPage(Screen):
    """Ok goes on to what is asked, down says that she cannot, up tells it at length."""

    def __init__(self, tracked):
        self._tracked = tracked
        self._title = self._right = self._foot = b""
        self._lines: tuple = ()

    def opened(self, app):
        """Put it in words."""
        texts, hers = texts_of(app)
        opponent = self._tracked.tracker.opponent
        s = opponent.s
        self._title = texts.HER.encode()
        turns = opponent.turns
        self._right = texts.TURN.format(s[her.ROUND], turns, turns + s[her.ACTION]).encode()
        self._lines = lines_of(texts, hers, s, opponent.events)
        foot = texts.DONE
        if s[her.QUESTION] not in turn.FIRST:
            foot = texts.NEXT
        elif allows(s, turn.CANNOT):
            foot = texts.DONE_OR_NOT
        self._foot = foot.encode()

    def turn(self, app, step, repeated):
        """Read it at length, or say that she cannot."""
        if repeated:
            return False
        if step == BEFORE:
            texts, hers = texts_of(app)
            opponent = self._tracked.tracker.opponent
            app.open(Pages(texts.HER.encode(), details_of(hers, opponent.events)))
        else:
            self._cannot(app)
        return False

    def ok(self, app):
        """She could: go on to what is asked."""
        tracked = self._tracked
        if tracked.tracker.opponent.s[her.QUESTION] == q.FUNDED:
            turn.answer(app, tracked, turn.DONE, True)
        else:
            turn.go_on(app, tracked, True)
        return False

    def draw(self, app):
        """Draw it."""
        canvas = app.canvas
        font = app.fonts.text
        width = canvas.width
        canvas.title(font, self._title, self._right)
        canvas.text_centre(0, width, _ACTION, self._lines[0], app.fonts.bold)
        canvas.text_centre(0, width, _WHAT, self._lines[1], font)
        canvas.text_centre(0, width, _WHERE, self._lines[2], font)
        canvas.text_centre(0, width, last_row(canvas) + GLYPH, self._foot, font)

    def _cannot(self, app):
        tracked = self._tracked
        s = tracked.tracker.opponent.s
        if s[her.QUESTION] == q.BLUE_CARD:
            tracked.answer(app, turn.CANNOT)
        if s[her.QUESTION] in turn.FIRST and allows(s, turn.CANNOT):
            turn.answer(app, tracked, turn.CANNOT, True)
