"""The copy profile of the game that is played: what is printed on the owner's components."""

from shared_rules.rococo.printed import PRINTED, fill, learn

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


def fill_in(app):
    """Put what is known of the board into the step that was started; returns how many values."""
    return fill(app.play.sheet, profile(app).sheet, app.play.game.change)


def learn_from_sheet(app):
    """Remember what the sheet says of the board."""
    if learn(app.play.sheet, profile(app).sheet):
        keep(app)


def keep(app):
    """Store the profile."""
    app.store.profiles.store(profile(app))
