"""The tracked game of one against Madame du Barry: her answers are stored as entries are."""

from shared_rules.rococo.fields import DECK, DECK_CARD
from shared_rules.rococo.tracking import entries
from shared_rules.rococo.tracking import news as n
from shared_rules.rococo.tracking.solo.opponent import Opponent

from ..tracked import Tracked

_NOT_TO_BE_MISSED = (
    n.REFUSED_LATER, n.CONNECTION_DUE, n.BELOW_ZERO, n.EXAM_READY, n.MARKED, n.LAST_ROUND,
)  # fmt: skip


class SoloTracked(Tracked):
    """What all screens share that deal with her, too."""

    is_solo = True

    def __init__(self, app):
        super().__init__(app, Opponent())

    def begin(self, app, cards, player, values):
        """Begin the game; False, with the reason shown, if it cannot be.

        cards            those of her deck that are known, none for the house deck
        player, values   of the entry SOLO
        """
        game = self.play.game
        game.start()
        for at in range(len(cards)):
            game.change(game.sheet.cell(DECK_CARD, at), cards[at])
        if cards:
            game.change(game.sheet.cell(DECK), len(cards))
        return self._taken(
            app, self.tracker.enter(entries.SOLO, player, False, values, game.change)
        )

    def answer(self, app, value):
        """Answer what she is asked; False, with the reason shown, if it cannot be."""
        game = self.play.game
        game.start()
        return self._taken(app, self.tracker.answer(value, game.change))

    def was_her_turn(self):
        """Whether the last entry ended a turn of hers."""
        sheet = self.play.sheet
        last = entries.count(sheet) - 1
        return (
            self.tracker.opponent.is_between_turns
            and self.tracker.opponent.turns > 0
            and not entries.is_void(sheet, last)
            and entries.kind_of(sheet, last) == entries.HER
        )

    def must_be_said(self):
        """Whether the last entry told what should not be missed."""
        news = self.tracker.news
        for at in range(news.count):
            if news.what(at) in _NOT_TO_BE_MISSED:
                return True
        return False

    def undo(self):
        """Take back the last step of the game."""
        self.play.game.undo()
        self.refresh()

    def _taken(self, app, was_taken):
        if was_taken:
            return self.store()
        self.play.game.cancel()
        self.refuse(app, self.tracker.why)
        return False
