"""Nothing of a card that nobody has seen is in anything that is shown."""

import importlib
import json
import random

import pytest
import solo_games
from tabletally.shared_rules.rococo.du_barry import state
from tabletally.solo import asking, records, sheet, terminal
from tabletally.solo.session import Session

TEXTS = importlib.import_module("tabletally.shared_rules.rococo.du_barry.texts.en")


def shown(session):
    """All that anybody gets to see of a game at this moment."""
    return json.dumps(
        [
            records.happened(session, TEXTS),
            records.asked(session, TEXTS),
            records.her_state(session.state),
            sheet.her_part(session.state),
            terminal.state_text(session, TEXTS),
            asking.possible(session, TEXTS),
        ]
    )


def mix_unseen(s, chance):
    """Exchange the cards that lie face down among each other."""
    places = [state.DRAW_PILE + place for place in range(s[state.DRAW])]
    places += [state.ACTION_PILE + place for place in range(s[state.ACTION])]
    cards = [s[place] for place in places]
    chance.shuffle(cards)
    for place, card in zip(places, cards, strict=True):
        s[place] = card
    for cell in range(state.RANDOM, state.RANDOM + 3):
        s[cell] = chance.randrange(1, 31000)


@pytest.mark.parametrize("seed", range(12))
def test_it_does_not_matter_how_the_unseen_cards_lie(seed):
    chance = random.Random(seed)
    session = Session(solo_games.beginning(seed, state.JEWELRY_BOX))
    while not session.over:
        before = shown(session)
        kept = bytes(session.state)
        mix_unseen(session.state, chance)
        assert shown(session) == before
        session.state[:] = type(session.state)("h", kept)
        session.answer(solo_games.usual(session, chance))
