"""The final scoring of Rococo: a tally, with the printed numbers of this copy filled in."""

from shared_rules.core.sheet import ABSENT
from shared_rules.rococo.fields import (
    ENTRIES,
    FAME,
    FIREWORKS,
    FIREWORKS_FIRST,
    HALL_LIST,
    HOLDINGS,
    LIVRES,
    PLAYERS,
    T_HALLS,
    TALLY,
)

from ... import modules
from ...results.final import Final
from . import copy


class RococoFinal(Final):
    """A known copy is confirmed before the first answer."""

    def __init__(self):
        super().__init__(_load_asking)

    def prepare(self, app):
        """Let the sheet be a tally, and fill in what is known of this copy of the game."""
        game = app.play.game
        sheet = app.play.sheet
        game.start()
        for player in range(sheet.used(PLAYERS)):
            for part in (HOLDINGS, TALLY, T_HALLS):
                _mark(game, sheet, part, player)
        _mark(game, sheet, HALL_LIST, 0)
        _mark(game, sheet, FIREWORKS, 0)
        if sheet.get(FIREWORKS_FIRST) < 0:
            copy.fill_in(app)
        game.finish()

    def first_screen(self, app):
        """Return the page of what was tracked, or that of printed numbers, or the wizard."""
        sheet = app.play.sheet
        if sheet.used(ENTRIES) and sheet.get(FAME) == ABSENT and sheet.get(LIVRES) == ABSENT:
            return _tracked_page(app, self._confirm_or_ask)
        return self._confirmed_or_asked(app)

    def _confirm_or_ask(self, app):
        app.hand_over(self._go_on)

    def _go_on(self, app):
        modules.let_go(modules.TRACKING)
        app.open(self._confirmed_or_asked(app))

    def _confirmed_or_asked(self, app):
        sheet = app.play.sheet
        if copy.is_known(app) and (sheet.get(FAME) == ABSENT or sheet.used(ENTRIES)):
            from .printed_page import PrintedPage

            return PrintedPage(app.play, self.ask)
        return self.wizard(app)

    def passed(self, app):
        """Return the printed numbers if the copy is known."""
        return self.load_asking().PRINTED if copy.is_known(app) else ()

    def learn(self, app):
        """Remember what is printed on the board."""
        copy.learn_from_sheet(app)


def _tracked_page(app, done):
    from .tracking.opening import tracked_of
    from .tracking.take_over_page import TakeOverPage

    return TakeOverPage(tracked_of(app), done)


def _load_asking():
    from . import asking

    return asking


def _mark(game, sheet, part, player):
    cell = sheet.cell(part, player)
    if sheet.cells[cell] < 0:
        game.change(cell, 1)
