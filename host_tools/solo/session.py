"""One game: what it began with and the answers so far. Undo and resume are replays of them."""

from __future__ import annotations

from dataclasses import dataclass, field

from tabletally.shared_rules.rococo.du_barry import play, questions, state
from tabletally.shared_rules.rococo.du_barry.events import OPERANDS, Events

_BYTES_OF_A_CARD = 2


@dataclass(frozen=True)
class Beginning:
    """Everything that a game follows from, but for the answers."""

    seed: int
    settings: int
    deck: bytes
    fund_task: int = 0


@dataclass
class Session:
    """A game in progress; `state` is the array of the rules."""

    beginning: Beginning
    answers: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.state = state.new_state()
        self._events = Events()
        earlier, self.answers = self.answers, []
        self._begin()
        for value in earlier:
            if not self.answer(value):
                raise ValueError(value)

    @property
    def over(self) -> bool:
        """Whether nothing is asked any more."""
        return self.state[state.QUESTION] == questions.OVER

    @property
    def events(self) -> list[tuple[int, list[int]]]:
        """What the last answer, or the beginning, brought: kinds with their numbers."""
        events = self._events
        return [
            (events.kind(index), [events.operand(index, one) for one in range(OPERANDS)])
            for index in range(events.count)
        ]

    def answer(self, value: int) -> bool:
        """Answer the question that stands; False if it cannot be answered so."""
        if not play.answer(self.state, value, self._events):
            return False
        self.answers.append(value)
        return True

    def undo(self) -> bool:
        """Take the last answer back; False if there is none."""
        if not self.answers:
            return False
        earlier = self.answers[:-1]
        self.answers = []
        self._begin()
        for value in earlier:
            self.answer(value)
        return True

    def allowed(self) -> list[int]:
        """Return the answers that are possible now."""
        low, high = self.state[state.LOW], self.state[state.HIGH]
        return [value for value in range(low, high + 1) if questions.allows(self.state, value)]

    def learnt(self) -> list[int]:
        """Return the cards of a physical deck that this game added to its list."""
        first = state.CARD_LIST
        known = len(self.beginning.deck) // _BYTES_OF_A_CARD
        return list(self.state[first + known : first + self.state[state.CARDS]])

    def _begin(self) -> None:
        one = self.beginning
        play.begin(self.state, one.seed, one.settings, one.deck, one.fund_task, self._events)
