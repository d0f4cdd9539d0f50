"""The handyman's best exchange: done with ok, declined with down (D6.2)."""

from shared_rules.core.sheet import NONE
from shared_rules.dream_home.fields import SWAP
from shared_rules.dream_home.house import NO_CELL
from shared_rules.dream_home.standing import standing
from shared_rules.dream_home.weighing import swap

from ...widgets.progress import show_progress
from ...widgets.screen import AFTER
from .exchange_page import ExchangePage
from .exchanged import forget_swap, put_swap


class HandymanPage(ExchangePage):
    """Offers what the search finds; where nothing gains, ok goes on."""

    def opened(self, app):
        """Search, after the supplier's exchange if there is one."""
        sheet = self.wizard.sheet
        player = self.player()
        show_progress(app, self.wizard.asking.title(app, SWAP, player, 0), 0, 1)
        standing.search_swap(sheet, player)
        found = standing.exchanges
        house = standing.house
        self.gain = found.after - found.between
        self.one = found.swap_one
        self.other = found.swap_other
        if found.supply_cell:
            house.cards[found.supply_cell] = found.supply_room
            house.decor[found.supply_cell] = 0
        texts = app.play.texts
        if self.one:
            self.keys = tuple([key.encode() for key in texts.SWAP_KEYS])
            self.note_lines()
            swap(house, self.one, self.other)
            self.foot = self.reason(app)
        else:
            self.keys = ()
            self.foot = texts.NO_GAIN.encode()

    def turn(self, app, step, repeated):
        """Down declines."""
        return step == AFTER and not repeated and self.one != NO_CELL and self._enter(app, False)

    def ok(self, app):
        """Do it."""
        return self._enter(app, self.one != NO_CELL)

    def _enter(self, app, done):
        wizard = self.wizard
        change = wizard.play.game.change
        wizard.start()
        forget_swap(wizard.sheet, self.player(), change, NONE)
        if done:
            put_swap(wizard.sheet, self.player(), change, self.one, self.other)
        return wizard.finish(app) and wizard.turn_page(app, wizard.course.at)
