"""A table to play her on: stacked piles, answers, and what they brought."""

from shared_rules.rococo.du_barry import events as event
from shared_rules.rococo.du_barry import play, questions, state
from shared_rules.rococo.du_barry.cards import DECK_SIZE, FAVOUR, card

FILLER = card(FAVOUR, 0, 5, 0)
ACTIONS = 4


class Table:
    """One game with stacked cards; `told` are the events since the last `forget`."""

    def __init__(self, actions, draws=(), settings=0, fund_task=0):
        """Begin; the piles are stacked so that the cards come in this order."""
        self.state = state.new_state()
        self.events = event.Events()
        self.told = []
        deck = list(actions) + [FILLER] * (ACTIONS - len(actions)) + list(draws)
        deck += [FILLER] * (DECK_SIZE - len(deck))
        compiled = b"".join([bytes((one >> 8, one & 255)) for one in deck])
        play.begin(self.state, 1, settings, compiled, fund_task, self.events)
        self._stack()
        self.say(0)

    def _stack(self):
        s = self.state
        for place in range(ACTIONS):
            s[state.ACTION_PILE + place] = ACTIONS - 1 - place
        for place in range(DECK_SIZE - ACTIONS):
            s[state.DRAW_PILE + place] = DECK_SIZE - 1 - place

    def say(self, *answers):
        """Answer questions one after the other."""
        for value in answers:
            assert play.answer(self.state, value, self.events), (self.question, value)
            for index in range(self.events.count):
                numbers = [self.events.kind(index)]
                numbers.extend(self.events.operand(index, k) for k in range(event.OPERANDS))
                self.told.append(tuple(numbers))
            assert_conserved(self.state)

    def refuses(self, *answers):
        """Whether none of the answers is possible now."""
        before = bytes(self.state)
        for value in answers:
            if play.answer(self.state, value, self.events) or bytes(self.state) != before:
                return False
        return True

    def forget(self):
        """Begin a new list of events."""
        self.told = []

    def happened(self, kind):
        """The numbers of the events of a kind, in order."""
        return [one[1:] for one in self.told if one[0] == kind]

    def once(self, kind, *numbers):
        """Whether an event of this kind came exactly once, with these numbers first."""
        found = self.happened(kind)
        return len(found) == 1 and found[0][: len(numbers)] == numbers

    @property
    def question(self):
        """The question that stands."""
        return self.state[state.QUESTION]

    @property
    def fame(self):
        """Her fame."""
        return self.state[state.FAME]

    def gave_up(self, why):
        """Whether she gave up once, for this reason and 3 fame, and it is the human's turn."""
        return (
            self.once(event.GAVE_UP, 3, why)
            and self.fame == 3
            and self.question == questions.HUMAN_TURN
            and self.state[state.DISCARD] > 0
        )


def assert_conserved(s):
    """25 cards among draw pile, action pile, discard and hand, each that is known only once.

    Slips at a physical deck may fill the list; its last place then stands for any card.
    """
    found = 0
    count = 0
    for first, used in (
        (state.DRAW_PILE, s[state.DRAW]),
        (state.ACTION_PILE, s[state.ACTION]),
        (state.DISCARD_PILE, s[state.DISCARD]),
        (state.CURRENT, int(s[state.CURRENT] != state.NO_CARD)),
    ):
        for place in range(used):
            count += 1
            if 0 <= s[first + place] < state.MOST_CARDS - 1:
                bit = 1 << s[first + place]
                assert not found & bit
                found |= bit
    assert count == DECK_SIZE
