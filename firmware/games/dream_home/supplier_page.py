"""The supplier's best exchange: room by room it is asked whether one was discarded (D6.1)."""

from micropython import const

from shared_rules.core.sheet import NONE
from shared_rules.dream_home.fields import SUPPLY
from shared_rules.dream_home.house import NO_CELL
from shared_rules.dream_home.rooms import ROOMS
from shared_rules.dream_home.standing import standing

from ...widgets.layout import MARGIN
from ...widgets.progress import show_progress
from ...widgets.screen import AFTER
from .exchange_page import FOOT, ExchangePage
from .exchanged import forget_supply, put_supply

_ALL = const(0xFFFF)  # rooms, as bits


class SupplierPage(ExchangePage):
    """Offers the best exchange with all rooms that may have been discarded, as far as is known.

    So nobody has to enter all discarded rooms. Ok: it is there, take it. Down: it is not; the best
    one with another room is searched. Up: no exchange.
    """

    def __init__(self, wizard):
        super().__init__(wizard)
        self._missing = bytearray(ROOMS)  # the rooms that are not there
        self._count = 0  # of them
        self._room = 0
        self._without = 0
        self._title = b""
        self._asked: tuple = ()  # what stands before and after the name of a room
        self._names: tuple = ()
        self._keys: tuple = ()
        self._no_gain = b""

    def opened(self, app):
        """Search among all rooms."""
        wizard = self.wizard
        self._take_texts(app.play.texts)
        self._title = wizard.asking.title(app, SUPPLY, self.player(), 0)
        self._count = 0
        self._without = standing.search_supply(wizard.sheet, self.player(), 0)
        self._search(app)

    def turn(self, app, step, repeated):
        """Down goes to the next room, up declines."""
        if repeated:
            return False
        if step != AFTER or not self.one:
            return self._enter(app, False)
        self._missing[self._count] = self._room
        self._count += 1
        self._search(app)
        return True

    def ok(self, app):
        """Do it; where nothing gains, go on."""
        return self._enter(app, self.one != NO_CELL)

    def back(self, app):
        """Go to the room before."""
        if not self._count:
            return False
        self._count -= 1
        self._search(app)
        return True

    def draw(self, app):
        """Draw the offer, the room that is asked for, and what it gains."""
        super().draw(app)
        if not self.one:
            return
        canvas = app.canvas
        font = app.fonts.text
        before, after = self._asked
        x = canvas.text(MARGIN, FOOT, before, font)
        x = canvas.text(x, FOOT, self._names[self._room], font)
        canvas.text(x, FOOT, after, font)
        canvas.number_right(canvas.width - MARGIN, FOOT, self.gain, font, 1, True)

    def _take_texts(self, texts):
        before, _, after = texts.SUPPLY_ASKS.partition("{}")
        self._asked = (before.encode(), after.encode())
        self._names = tuple([room.encode() for room in texts.ROOMS])
        self._keys = tuple([key.encode() for key in texts.SUPPLY_KEYS])
        self._no_gain = texts.NO_GAIN.encode()

    def _search(self, app):
        """Offer the best exchange with a room that is not missing; none when no more gains."""
        show_progress(app, self._title, 0, 1)
        rooms = _ALL
        for at in range(self._count):
            rooms &= ~(1 << self._missing[at])
        after = standing.search_supply(self.wizard.sheet, self.player(), rooms)
        found = standing.exchanges
        self.one = found.supply_cell
        if not self.one:
            self.gain = 0
            self.keys = ()
            self.foot = self._no_gain
            return
        self.gain = after - self._without
        self._room = found.supply_room
        house = standing.house
        house.cards[self.one] = self._room
        house.decor[self.one] = 0
        self.keys = self._keys
        self.foot = b""

    def _enter(self, app, done):
        wizard = self.wizard
        change = wizard.play.game.change
        wizard.start()
        if done:
            put_supply(wizard.sheet, self.player(), change, self.one, self._room)
        else:
            forget_supply(wizard.sheet, self.player(), change, NONE)
        return wizard.finish(app) and wizard.turn_page(app, wizard.course.at)
