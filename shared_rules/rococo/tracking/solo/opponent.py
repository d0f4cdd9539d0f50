"""Madame du Barry at a tracked table: her own state, played from the table's entries (R8)."""

from micropython import const

from ...du_barry import house_deck, play, score_sheet
from ...du_barry import questions as q
from ...du_barry import state as her
from ...du_barry.cards import DECK_SIZE, compiled_card
from ...du_barry.events import Events
from ...du_barry.questions import allows
from ...fields import DECK, DECK_CARD, DU_BARRY, EXPANSIONS, JEWELRY_BOX
from .. import entries as e
from .. import news as n
from ..turns import card_played
from .mirror import mirror

_THOUSAND = const(1000)


class Opponent:
    """One per table; `begin` and `follow` are called for each entry in order.

    s        the array of du_barry.state
    events   du_barry.events.Events of her turn so far
    turns    how many she began in this round
    """

    PARTS = len(score_sheet.PARTS)

    def __init__(self):
        self.s = her.new_state()
        self.events = Events()
        self._step = Events()
        self.turns = 0

    @property
    def is_between_turns(self):
        """Whether nothing is asked of her turn now."""
        return self.s[her.QUESTION] == q.GO_ON

    @property
    def is_over(self):
        """Whether all is told, also what is asked after the last round."""
        return self.s[her.QUESTION] == q.OVER

    def clear(self):
        """No game has begun."""
        self.s[her.QUESTION] = q.NOTHING
        self.events.clear()

    def fits(self, state, value):
        """Whether `value` answers what she is asked now."""
        s = self.s
        if s[her.QUESTION] == q.NOTHING:
            return False
        if s[her.QUESTION] == q.GO_ON and (state.booked or not s[her.ACTION]):
            return False
        return allows(s, value)

    def begin(self, sheet, state, values):
        """Set up what an entry SOLO says, and the first round (R8.1)."""
        seed = (values[0] * _THOUSAND + values[1]) * _THOUSAND + values[2]
        settings = values[3] | her.BESIDE_TRACKER
        if sheet.value(EXPANSIONS) & JEWELRY_BOX:
            settings |= her.JEWELRY_BOX
        s = self.s
        play.prepare(s, seed, settings, values[4])
        known = sheet.used(DECK)
        for card in range(known):
            play.know_card(s, sheet.get(DECK_CARD, card))
        if not known and not her.has(s, her.PHYSICAL_DECK):
            for card in range(DECK_SIZE):
                play.know_card(s, compiled_card(house_deck.CARDS, card))
        self._next_round(state)

    def follow(self, state, kind):
        """Take notice of an entry that was played and is not hers."""
        s = self.s
        if kind == e.ROUND or (kind == e.INCOME and state.over):
            self._next_round(state)
        elif kind == e.FAVOUR:
            s[her.FAVOUR_OF] = her.HUMAN
        elif kind == e.EXAM:
            s[her.HUMAN_GAINED] += 1

    def answer(self, state, value, news):
        """Answer what she is asked, with a value that fits; the turn passes when hers is done."""
        s = self.s
        if s[her.QUESTION] == q.GO_ON:
            self.events.clear()
            self.turns += 1
        hired = s[her.HIRED_NOW]
        play.answer(s, value, self._step)
        self.events.add_all(self._step)
        mirror(s, state)
        if s[her.HIRED_NOW] > hired and state.shown:
            state.shown -= 1
        if s[her.QUESTION] == q.GO_ON:
            self._pass_turn(state, news)

    def fill(self, sheet, change, part):
        """Write one of the PARTS of her tally into the sheet by `change(cell, value)`."""
        score_sheet.PARTS[part](self.s, sheet, change)

    def _next_round(self, state):
        play.next_round(self.s, self.events)
        self.turns = 0
        state.cards[DU_BARRY] = self.s[her.ACTION]
        mirror(self.s, state)

    def _pass_turn(self, state, news):
        s = self.s
        left = s[her.ACTION]
        if left and s[her.EXTRA] and her.has(s, her.EXTRA_AT_ONCE):
            s[her.EXTRA] -= 1
            state.cards[DU_BARRY] = left
            state.current = DU_BARRY
            news.tell(n.TURN_OF, DU_BARRY)
            return
        state.cards[DU_BARRY] = left + 1  # the one just played
        card_played(state, DU_BARRY, news)
