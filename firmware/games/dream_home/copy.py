"""The copy profile of the game that is played: points that differ from the tables."""

from shared_rules.dream_home.printed import PRINTED, fill

_WORD = "dream_home"
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
    """Put what was learnt of this copy into the sheet, as a step of its own."""
    game = app.play.game
    game.start()
    fill(app.play.sheet, profile(app).sheet, game.change)
    game.finish()


def keep(app):
    """Store the profile, and let it hold for the game that is played."""
    app.store.profiles.store(profile(app))
    fill_in(app)
