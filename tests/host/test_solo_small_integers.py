"""No step of a solo game leaves the small integers of a chip, which have 31 bits."""

import random

import pytest
import solo_games
from tabletally.shared_rules.rococo.du_barry import events, state
from tabletally.solo.session import Session

SEEDS = range(24)
MOST_SEEN_BITS = 23


@pytest.fixture(scope="module")
def checked():
    from checked_rules.rococo.du_barry import play as checked_play

    return checked_play


def test_they_are_looked_at(checked):
    assert "__small__" in checked.random.below.__globals__


@pytest.mark.parametrize("seed", SEEDS)
def test_a_game(checked, seed):
    settings = seed * 5 % (state.MOST_SETTINGS + 1)
    session = Session(solo_games.beginning(seed, settings))
    s = state.new_state()
    told = events.Events()
    checked.begin(s, seed, settings, solo_games.HOUSE, 1, told)
    chance = random.Random(seed)
    while not session.over:
        value = solo_games.usual(session, chance)
        assert session.answer(value)
        assert checked.answer(s, value, told)
        assert s == session.state


def test_the_generator_stays_far_below(monkeypatch):
    largest = 0

    def noted(value):
        nonlocal largest
        if isinstance(value, int):
            largest = max(largest, abs(value))
        return value

    from checked_rules.core import random as checked_random

    monkeypatch.setattr(checked_random, "__small__", noted)
    cells = state.new_state()
    for seed in range(0, checked_random.MOST_SEED, 99_999_999):
        checked_random.start(cells, 0, seed)
        for _ in range(2000):
            checked_random.outcome(cells, 0)
    assert largest < checked_random.MOST_SEED
    assert checked_random.MOST_SEED < 1 << 30
    largest = 0
    for _ in range(2000):
        checked_random.outcome(cells, 0)
    assert largest < 1 << MOST_SEEN_BITS
