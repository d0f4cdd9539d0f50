"""The final scoring of Rococo on the device: wizard, steps, places, correction, next game."""

from shared_rules.core.sheet import ABSENT
from shared_rules.rococo.fields import (
    FAME,
    FIREWORKS,
    FIREWORKS_FIRST,
    HALL_LIST,
    HOLDINGS,
    PLAYERS,
    SPACE_TIMES,
    T_GRAND_COLOUR,
    T_GRAND_POINTS,
    T_HALLS,
    TALLY,
)

from ...play import again
from ...results.outcome import Outcome
from ...results.review import Review
from ...results.scored import score
from ...results.steps import Steps
from ...screens.game_menu import GameMenu
from ...wizard.wizard import Wizard
from . import asking, copy
from .printed_page import PrintedPage


def begin(app):
    """Ask what is open, then show the result; a known copy is confirmed before the first answer."""
    _prepare(app)
    if copy.is_known(app) and app.play.sheet.get(FAME) == ABSENT:
        app.open(PrintedPage(app.play, _ask))
    else:
        app.open(_wizard(app))


def correct(app):
    """Open the list of all answers."""
    _prepare(app)
    app.open(Review(app.play, asking))


def move_text(play, player, garment, space):
    """Return a balcony move in words, as bytes."""
    sheet = play.sheet
    points = sheet.get(T_GRAND_POINTS, player, garment)
    colour = sheet.get(T_GRAND_COLOUR, player, garment)
    texts = play.texts
    what = texts.COLOURS[colour] + " " if colour >= 0 else ""
    times = sheet.get(SPACE_TIMES, space)
    return texts.MOVE_TOLD.format(what + str(points), space + 1, times).encode()


def _ask(app):
    app.replace(_wizard(app))


def _wizard(app):
    passed = asking.PRINTED if copy.is_known(app) else ()
    return Wizard(app.play, asking, _show_steps, passed=passed)


def _prepare(app):
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


def _mark(game, sheet, part, player):
    cell = sheet.cell(part, player)
    if sheet.cells[cell] < 0:
        game.change(cell, 1)


def _show_steps(app):
    copy.learn_from_sheet(app)
    result = score(app.play)
    if result is None:
        app.replace(Review(app.play, asking))
    else:
        app.replace(Steps(app.play, result, _Ending(result)))


class _Ending:
    """What follows the steps, and the places."""

    def __init__(self, result):
        self._result = result

    def __call__(self, app):
        """Put the result into the history and show the places."""
        app.store.finish_game(self._result)
        app.replace(Outcome(app.play, self._result, self))

    def correct(self, app):
        """Open the list of all answers; after it the scoring begins again."""
        app.replace(Review(app.play, asking, left=_ask))

    def again(self, app):
        """Begin a new game with the same seats and switches."""
        again(app)
        app.home()
        app.open(GameMenu())
