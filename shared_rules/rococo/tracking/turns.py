"""Whose turn it is (R2.3)."""

from . import news as n
from .table_state import NOBODY


def card_played(state, player, news):
    """A player has played a card as the main action: on to the next one who has cards."""
    if state.cards[player]:
        state.cards[player] -= 1
    state.current = _next(state, player, news)
    if state.current == NOBODY:
        news.tell(n.INCOME_DUE)
    else:
        news.tell(n.TURN_OF, state.current)


def _next(state, player, news):
    for step in range(1, state.players + 1):
        other = (player + step) % state.players
        if state.cards[other]:
            return other
        if other != player:
            news.tell(n.SKIPPED, other)
    return NOBODY
