"""The final scoring of a game: what is open is asked, then come steps, places and corrections."""

from shared_rules.core.result import OPEN

from .. import modules
from .scored import score


class Final:
    """How a game is scored; games that need more override the hooks.

    load_asking   imports and returns the module that says how the game's fields are asked
    """

    def __init__(self, load_asking):
        self.load_asking = load_asking

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

    def compared(self, result):
        """Return the numbers that the places show, and what makes a full bar, 0: the most."""
        return result.totals, 0

    def begin(self, app):
        """Ask what is open, then show the result."""
        modules.let_go(modules.TRACKING)
        modules.let_go(modules.RESULTS)
        self.prepare(app)
        app.open(self.first_screen(app))

    def correct(self, app):
        """Open the list of all answers."""
        self.prepare(app)
        app.open(self.review(app))

    def wizard(self, app):
        """Return the screen that asks."""
        from ..wizard.wizard import Wizard

        return Wizard(app.play, self.load_asking(), self._show_steps, passed=self.passed(app))

    def review(self, app, left=None):
        """Return the list of all answers; at back, `left(app)` is called if given."""
        from .review import Review

        return Review(app.play, self.load_asking(), left=left)

    def ask(self, app):
        """Replace the screen by the one that asks."""
        app.replace(self.wizard(app))

    def _show_steps(self, app):
        self.learn(app)
        app.hand_over(self._open_steps)

    def _open_steps(self, app):
        result = score(app.play)
        if result is None:
            app.open(self.review(app))
            return
        modules.let_go(modules.ASKING)
        from .steps import Steps

        app.open(Steps(app.play, result, _Ending(self, result)))


class _Ending:
    """What follows the steps, and the places."""

    def __init__(self, final, result):
        self._final = final
        self._result = result

    def __call__(self, app):
        """Put the result into the history, unless the game goes on, and show the places."""
        from .outcome import Outcome

        if self._result.ranks[0] != OPEN or app.store.is_finished():
            app.store.finish_game(self._result)
        numbers, whole = self._final.compared(self._result)
        app.replace(Outcome(app.play, self._result, numbers, whole, self))

    def correct(self, app):
        """Open the list of all answers; after it the scoring begins again."""
        app.hand_over(self._open_review)

    def again(self, app):
        """Begin a new game with the same seats and switches."""
        from ..screens.game_menu import begin_again

        begin_again(app)

    def _open_review(self, app):
        modules.let_go(modules.RESULTS)
        app.open(self._final.review(app, left=self._final.ask))
