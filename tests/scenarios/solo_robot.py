"""Writes the keys of a tracked game against Madame du Barry, question by question."""

from tabletally.shared_rules.rococo.du_barry.texts import en as hers
from tabletally.shared_rules.rococo.tracking.solo.texts import en as texts

from shared_rules.rococo import fields as f
from shared_rules.rococo.du_barry import questions as q
from shared_rules.rococo.du_barry import state as her
from shared_rules.rococo.du_barry.wording import answer_text
from shared_rules.rococo.tracking import entries as e
from shared_rules.rococo.tracking.solo.opponent import Opponent
from shared_rules.rococo.tracking.tracker import Tracker

from .asked import device_module
from .holding import moves, presses
from .tracked_robot import TrackedRobot

turn = device_module("firmware.games.rococo.tracking.solo.turn")
words_of = device_module("firmware.games.rococo.tracking.solo.words")

HUMAN = 0
HOUSE_ROW, REAL_ROW, SEED_ROW = 0, 1, 3
_ROWS = 4
_CELLS = 3  # of the table page: the human, du Barry, the next step of the round
_MOST_BARRED = 14


class SoloRobot(TrackedRobot):
    """The page for the beginning lies open; `choose(s)` answers what she is asked.

    her_turns   how many keys each of her turns took
    """

    def __init__(self, choose, expansions=0):
        super().__init__(2, expansions)
        self.sheet.put(f.SOLO, 0, 0, 1)
        self.tracker = Tracker(self.sheet, Opponent())
        self.state = self.tracker.state
        self.her_turns = []
        self._choose = choose
        self._answered = 0

    @property
    def s(self):
        """Her state."""
        return self.tracker.opponent.s

    def begin_solo(self, seed, real_cards=False):
        """Say the number of the game, a small one, and whose cards; the set-up is passed over."""
        self.words += [*moves(0, SEED_ROW, _ROWS), "ok", "ok", "ok"]
        self.words += [*presses(0, seed, 0, 999), "ok"]
        row = REAL_ROW if real_cards else HOUSE_ROW
        self.words += [*moves(SEED_ROW, row, _ROWS), "ok:long"]
        settings = her.PHYSICAL_DECK if real_cards else 0
        values = {"millions": 0, "thousands": 0, "units": seed, "settings": settings}
        self._enter([], e.SOLO, f.DU_BARRY, {**values, "fund_task": 0})

    def her_turn(self):
        """One of her turns, from the table page to the table page."""
        words = [*moves(self._cell(), f.DU_BARRY, _CELLS), "ok"]
        self._answered = 0
        self._answer(turn.GO)
        was_read = False
        while self.s[her.QUESTION] != q.GO_ON or not was_read:
            if self._is_card_page(was_read):
                was_read = True
                words += self._card_page()
            else:
                words += self._ask_page(was_read)
        words += self._told()
        self.her_turns.append(len(words))
        self.words += words

    def undo_her_turn_and_do_it_again(self):
        """Her last turn is undone in the game's menu, answer by answer, and done again."""
        oks = ["ok"] * self._answered
        self.words += ["back", "down", *oks, "shot:undone", "down", *oks, "up", "up", "ok"]

    def end(self):
        """What is asked of her after the last round."""
        self.words += [*moves(self._cell(), _CELLS - 1, _CELLS), "ok"]
        while self.s[her.QUESTION] != q.OVER:
            self.words += self._ask_page(True)

    def _is_card_page(self, was_read):
        question = self.s[her.QUESTION]
        return not was_read and (question in turn.FIRST or question == q.GO_ON)

    def _card_page(self):
        question = self.s[her.QUESTION]
        if question not in turn.FIRST:
            return ["ok"]
        if question == q.BLUE_CARD:
            return ["ok"]  # there may be another card
        if self._choose(self.s) != turn.CANNOT:
            if question == q.FUNDED:
                self._answer(turn.DONE)
            return ["ok"]
        self._answer(turn.CANNOT)
        return ["down"]

    def _ask_page(self, was_read):
        s = self.s
        question = s[her.QUESTION]
        first = was_read and question in turn.FIRST and question != q.BLUE_CARD
        low = 1 if first else s[her.LOW]
        value = self._choose(s)
        while value < low or turn.is_taken(self, question, value):
            value = self._choose(s)
        offered = s[her.OFFERED]
        if not answer_text(hers, s, low):
            keys = presses(max(low, offered), value, low, s[her.HIGH])
        else:
            rows = [row for row in range(low, s[her.HIGH] + 1) if self._is_shown(row)]
            at = rows.index(offered) if offered in rows else 0
            keys = moves(at, rows.index(value), len(rows))
        self._answer(value)
        return [*keys, "ok"]

    def _is_shown(self, value):
        s = self.s
        barred = value <= _MOST_BARRED and s[her.BARRED] >> value & 1
        return not barred and not turn.is_taken(self, s[her.QUESTION], value)

    def _answer(self, value):
        assert self.tracker.answer(value, self.change), (self.s[her.QUESTION], value)
        self._answered += 1

    def _told(self):
        told = words_of.told_of(texts, hers, self.s, self.tracker.opponent.events)
        return ["ok:long"] if told else []
