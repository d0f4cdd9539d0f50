"""Du Barry's real cards: all 25 are learnt in a game, and the device shuffles them in the next."""

import pytest
from tabletally.virtual_board.running import run_script

from shared_rules.core import random
from shared_rules.rococo import fields as f
from shared_rules.rococo.du_barry import house_deck
from shared_rules.rococo.du_barry import questions as q
from shared_rules.rococo.du_barry import state as her
from shared_rules.rococo.du_barry.cards import (
    DECK_SIZE,
    action_of,
    compiled_card,
    hall_of,
    jewel_of,
    which_of,
)
from shared_rules.rococo.tracking import entries as e
from shared_rules.rococo.tracking import table_state as t

from .script import Script
from .solo_plans import Answers
from .solo_robot import HUMAN, SoloRobot

_ROUNDS = 7
NEW_GAME = "ok*3 up ok*2 down ok"
AGAIN = "back:long down ok*3 up ok*2 down ok"


class Dealer(Answers):
    """Turns all cards of a deck, one after the other."""

    def __init__(self, number):
        super().__init__(number)
        self._left = []
        self._card = 0

    def __call__(self, s):
        if s[her.QUESTION] == q.CARD_ACTION:
            self._turn()
            return action_of(self._card)
        if s[her.QUESTION] == q.CARD_WHICH:
            return which_of(self._card)
        if s[her.QUESTION] == q.CARD_LOWER:
            return (hall_of(self._card) - 1) * 2 + jewel_of(self._card)
        return super().__call__(s)

    def _turn(self):
        if not self._left:
            self._left = [compiled_card(house_deck.CARDS, at) for at in range(DECK_SIZE)]
            random.shuffle(self._cells, 0, self._left, 0, DECK_SIZE)
        self._card = self._left.pop()


def learnt(dealer):
    """A game in which the human does nothing; the keys up to when all cards are known."""
    robot = SoloRobot(dealer)
    robot.begin_solo(0, real_cards=True)
    for number in range(1, _ROUNDS + 1):
        if number > 1:
            robot.next_round()
        while robot.state.current != t.NOBODY:
            if robot.state.current == f.DU_BARRY:
                robot.her_turn()
            else:
                robot.enter(e.PASS, HUMAN)
            if robot.s[her.CARDS] == DECK_SIZE:
                return robot.words
        robot.income([{"kitchens": "none"}])
    raise AssertionError("not all cards were turned")


@pytest.mark.parametrize("language", ["ko", "en"])
def test_a_deck_that_was_learnt_is_shuffled_here(language, request):
    if not request.config.getoption("--long"):
        pytest.skip("takes half a minute")
    script = Script("Real cards until all are known, then these, shuffled.")
    script.add("Real cards.", [*NEW_GAME.split(), *learnt(Dealer(3))])
    script.add("Mine.", [*AGAIN.split(), "shot:decks", "ok:long", "shot:table", "ok", "shot:card"])
    report = run_script(script.text(), language=language)
    assert report.status == 0, report.console
    decks = " ".join(report.shots["decks"].texts)
    assert "25/25" in decks
    assert ("My 25 cards" if language == "en" else "내 카드 25장") in decks
    assert "1/4" in report.shots["card"].texts[0]
