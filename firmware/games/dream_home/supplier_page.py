"""The supplier's best exchange: room by room it is asked whether one was discarded (D6.1)."""

from array import array

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


class SupplierPage(ExchangePage):
    """Offers the rooms that gain, the best first, so that nobody has to enter all discarded ones.

    Ok: it is there, take it. Down: it is not, or not wanted. Up: no exchange.
    """

    def __init__(self, wizard):
        super().__init__(wizard)
        self._gains = array("h", (0 for _ in range(ROOMS)))
        self._room = 0
        self._rank = 0
        self._asked: tuple = ()  # what stands before and after the name of a room
        self._names: tuple = ()
        self._keys: tuple = ()
        self._no_gain = b""

    def opened(self, app):
        """Search once for every room, then offer the best."""
        wizard = self.wizard
        sheet = wizard.sheet
        player = self.player()
        title = wizard.asking.title(app, SUPPLY, player, 0)
        show_progress(app, title, 0, ROOMS)
        without = standing.search_supply(sheet, player, 0)
        for room in range(ROOMS):
            self._gains[room] = standing.search_supply(sheet, player, 1 << room) - without
            if room & 1:
                show_progress(app, title, room + 1, ROOMS)
        self._take_texts(app.play.texts)
        self._offer(0)

    def turn(self, app, step, repeated):
        """Down goes to the next room, up declines."""
        if repeated:
            return False
        if step == AFTER and self.one != NO_CELL:
            self._offer(self._rank + 1)
            return True
        return self._enter(app, False)

    def ok(self, app):
        """Do it; where nothing gains, go on."""
        return self._enter(app, self.one != NO_CELL)

    def back(self, app):
        """Go to the room before."""
        if not self._rank:
            return False
        self._offer(self._rank - 1)
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

    def _offer(self, rank):
        """Offer the room of a rank, from 0; none when no more gains."""
        self._rank = rank
        self._room = self._ranked(rank)
        self.one = NO_CELL
        self.gain = 0
        standing.read(self.wizard.sheet, self.player())
        if self._room == ROOMS:
            self.keys = ()
            self.foot = self._no_gain
            return
        standing.search_supply(self.wizard.sheet, self.player(), 1 << self._room)
        found = standing.exchanges
        self.gain = self._gains[self._room]
        self.one = found.supply_cell
        house = standing.house
        house.cards[self.one] = self._room
        house.decor[self.one] = 0
        self.keys = self._keys
        self.foot = b""

    def _ranked(self, rank):
        """Return the room that so many others gain more than; ROOMS if it gains nothing."""
        gains = self._gains
        for room in range(ROOMS):
            better = 0
            for other in range(ROOMS):
                better += gains[other] > gains[room] or (
                    gains[other] == gains[room] and other < room
                )
            if better == rank and gains[room] > 0:
                return room
        return ROOMS

    def _enter(self, app, done):
        wizard = self.wizard
        change = wizard.play.game.change
        wizard.start()
        if done:
            put_supply(wizard.sheet, self.player(), change, self.one, self._room)
        else:
            forget_supply(wizard.sheet, self.player(), change, NONE)
        return wizard.finish(app) and wizard.turn_page(app, wizard.course.at)
