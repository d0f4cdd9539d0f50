"""The final scoring of a game: what is open is asked, then come steps, places and corrections."""

from ..screens.game_menu import begin_again
from ..wizard.wizard import Wizard
from .outcome import Outcome
from .review import Review
from .scored import score
from .steps import Steps


class Final:
    """How a game is scored; games that need more override the hooks.

    asking   the game's module that says how its fields are asked
    """

    def __init__(self, asking):
        self.asking = asking

    def prepare(self, app):
        """Fill in what is known before anything is asked."""

    def first_screen(self, app):
        """Return the screen that the scoring begins with."""
        return self.wizard(app)

    def passed(self, app):
        """Return the fields that are known and not asked again (see wizard.course.Course)."""
        return ()

    def learn(self, app):
        """All is answered: remember what holds for later games."""

    def begin(self, app):
        """Ask what is open, then show the result."""
        self.prepare(app)
        app.open(self.first_screen(app))

    def correct(self, app):
        """Open the list of all answers."""
        self.prepare(app)
        app.open(Review(app.play, self.asking))

    def wizard(self, app):
        """Return the screen that asks."""
        return Wizard(app.play, self.asking, self._show_steps, passed=self.passed(app))

    def ask(self, app):
        """Replace the screen by the one that asks."""
        app.replace(self.wizard(app))

    def _show_steps(self, app):
        self.learn(app)
        result = score(app.play)
        if result is None:
            app.replace(Review(app.play, self.asking))
        else:
            app.replace(Steps(app.play, result, _Ending(self, result)))


class _Ending:
    """What follows the steps, and the places."""

    def __init__(self, final, result):
        self._final = final
        self._result = result

    def __call__(self, app):
        """Put the result into the history and show the places."""
        app.store.finish_game(self._result)
        app.replace(Outcome(app.play, self._result, self))

    def correct(self, app):
        """Open the list of all answers; after it the scoring begins again."""
        app.replace(Review(app.play, self._final.asking, left=self._final.ask))

    def again(self, app):
        """Begin a new game with the same seats and switches."""
        begin_again(app)
