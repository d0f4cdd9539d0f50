"""A table against Madame du Barry that is tracked: one human, and her questions answered."""

from du_barry_games import choose
from tracked_table import Table, snapshot

from shared_rules.rococo import fields as f
from shared_rules.rococo.du_barry import questions as q
from shared_rules.rococo.du_barry import state as her
from shared_rules.rococo.tracking import entries as e
from shared_rules.rococo.tracking import table_state as t
from shared_rules.rococo.tracking.solo.opponent import Opponent
from shared_rules.rococo.tracking.tracker import Tracker

HUMAN = 0
GO_ON = 0


class SoloTable(Table):
    """With a seed, a deck (numbers of cards that are known) and settings."""

    def __init__(self, seed=1, settings=0, deck=(), jewelry_box=False):
        super().__init__(2, jewelry_box)
        self.sheet.put(f.SOLO, 0, 0, 1)
        if deck:
            self.sheet.put(f.DECK, 0, 0, len(deck))
        for at, card in enumerate(deck):
            self.sheet.put(f.DECK_CARD, at, 0, card)
        self.tracker = Tracker(self.sheet, Opponent())
        self.first = {
            "millions": seed // 1000000, "thousands": seed // 1000 % 1000, "units": seed % 1000,
            "settings": settings, "fund_task": 1,
        }  # fmt: skip

    def begin(self):
        """Set up; returns the refusal."""
        return self.enter(e.SOLO, f.DU_BARRY, **self.first)

    @property
    def hers(self):
        """The array of her state."""
        return self.tracker.opponent.s

    def answer(self, value):
        """Answer what she is asked; whether it could be."""
        return self.tracker.answer(value, self.change)

    def asked(self):
        """Which question stands."""
        return self.hers[her.QUESTION]

    def her_turn(self, chosen=choose):
        """Play one of her turns; `chosen(s)` answers."""
        assert self.answer(GO_ON)
        while self.asked() != q.GO_ON:
            assert self.answer(chosen(self.hers))

    def whole(self):
        """All that can be compared."""
        return snapshot(self.state), list(self.hers)


def plain(s):
    """The answer that is offered."""
    return s[her.OFFERED]


def play_round(table, chosen=choose):
    """Play all cards of both, the human's without an action."""
    while table.state.current != t.NOBODY:
        if table.state.current == HUMAN:
            assert table.enter(e.PASS, HUMAN) == 0
        else:
            table.her_turn(chosen)


def play_game(table, chosen=choose):
    """Play seven rounds, and what is asked of her after them."""
    table.begin()
    for number in range(1, 8):
        if number > 1:
            assert table.enter(e.ROUND) == 0
        play_round(table, chosen)
        assert table.enter(e.INCOME) == 0
    while table.asked() != q.OVER:
        assert table.answer(chosen(table.hers))
