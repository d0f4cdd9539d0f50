"""Who has which helper: one list for all players, since each helper exists once (D6)."""

from shared_rules.dream_home.fields import HELPER_LIST, HELPERS

from ...wizard.owners_page import NOBODY, OwnersPage
from .lists import hand_over, owner, take_away


class HelpersPage(OwnersPage):
    """Fills the lists of helpers."""

    def things(self, app):
        """All helpers."""
        return bytes(range(HELPERS))

    def label(self, app, thing):
        """The helper's name."""
        return app.play.texts.HELPERS[thing].encode()

    def owner(self, thing):
        """Return who has the helper."""
        return owner(self.wizard.sheet, HELPER_LIST, thing)

    def give(self, app, thing, player):
        """Store who has the helper."""
        wizard = self.wizard
        wizard.start()
        take_away(wizard, HELPER_LIST, thing)
        if player != NOBODY:
            hand_over(wizard, HELPER_LIST, thing, player)
        return wizard.finish(app)
