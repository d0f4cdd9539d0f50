"""The copy profile of the game that is played: what is printed on the owner's components."""

from shared_rules.rococo.fields import HALLS
from shared_rules.rococo.printed import (
    PRINTED,
    SIDE_FIREWORKS_FIRST,
    SIDE_HALL_FIRST,
    SIDE_SPACES,
    fill,
    learn,
    side,
)

_WORD = "rococo"
_FIRST = 1


def profile(app):
    """Return the profile of the app's play; a new one while there is none."""
    play = app.play
    if play.profile is None:
        profiles = app.store.profiles
        number = play.game.facts.profile or _FIRST
        play.profile = profiles.load(_WORD, number, PRINTED) or profiles.make(
            _WORD, play.texts.NAME.encode(), PRINTED
        )
    return play.profile


def is_known(app):
    """Whether the numbers of the side that is played on were learnt in an earlier game."""
    printed = profile(app).sheet
    here = side(app.play.sheet)
    for hall in range(HALLS):
        if printed.get(SIDE_HALL_FIRST, here, hall) < 0:
            return False
    return printed.get(SIDE_FIREWORKS_FIRST, here) >= 0 and printed.used(SIDE_SPACES, here) > 0


def fill_in(app):
    """Put what is known of the board into the step that was started, where nothing was said."""
    play = app.play
    cells = play.sheet.cells

    def change(cell, value):
        if cells[cell] < 0:
            play.game.change(cell, value)

    fill(play.sheet, profile(app).sheet, change)


def learn_from_sheet(app):
    """Remember what the sheet says of the board."""
    if learn(app.play.sheet, profile(app).sheet):
        keep(app)


def keep(app):
    """Store the profile."""
    app.store.profiles.store(profile(app))
