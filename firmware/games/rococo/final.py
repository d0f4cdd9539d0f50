"""The final scoring of Rococo: a tally, with the printed numbers of this copy filled in."""

from shared_rules.core.sheet import ABSENT
from shared_rules.rococo.fields import (
    FAME,
    FIREWORKS,
    FIREWORKS_FIRST,
    HALL_LIST,
    HOLDINGS,
    PLAYERS,
    T_HALLS,
    TALLY,
)

from ...results.final import Final
from . import asking, copy
from .printed_page import PrintedPage


class RococoFinal(Final):
    """A known copy is confirmed before the first answer."""

    def __init__(self):
        super().__init__(asking)

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
        """Return the page of printed numbers, or the wizard."""
        if copy.is_known(app) and app.play.sheet.get(FAME) == ABSENT:
            return PrintedPage(app.play, self.ask)
        return self.wizard(app)

    def passed(self, app):
        """Return the printed numbers if the copy is known."""
        return asking.PRINTED if copy.is_known(app) else ()

    def learn(self, app):
        """Remember what is printed on the board."""
        copy.learn_from_sheet(app)


def _mark(game, sheet, part, player):
    cell = sheet.cell(part, player)
    if sheet.cells[cell] < 0:
        game.change(cell, 1)
