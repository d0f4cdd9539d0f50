"""Undo and resume give the same cards back; a kept game survives; damage is named."""

import random

import pytest
import solo_games
from tabletally.shared_rules.rococo.du_barry import state
from tabletally.solo import keeping
from tabletally.solo.session import Session


def played(seed, answers, settings=0):
    session = Session(solo_games.beginning(seed, settings))
    chance = random.Random(seed)
    for _ in range(answers):
        session.answer(solo_games.usual(session, chance))
    return session


@pytest.mark.parametrize("seed", range(6))
def test_undo_and_the_same_answer_is_the_same_state(seed):
    session = played(seed, 60, state.JEWELRY_BOX)
    answers = list(session.answers)
    states = {len(answers): bytes(session.state)}
    events = {len(answers): session.events}
    while session.undo():
        states[len(session.answers)] = bytes(session.state)
        events[len(session.answers)] = session.events
    assert not session.undo()
    for number, value in enumerate(answers, 1):
        assert session.answer(value)
        assert bytes(session.state) == states[number]
        assert session.events == events[number]


def test_another_answer_after_undo_keeps_the_cards():
    one = played(4, 1)
    draws = [event for event in one.events if event[0] in (2, 3)]
    assert draws
    one.undo()
    one.answer(0)
    assert [event for event in one.events if event[0] in (2, 3)] == draws


def test_a_kept_game_goes_on(tmp_path):
    name = str(tmp_path / "evening")
    assert keeping.load(name) is None
    session = played(8, 33, state.JEWELRY_BOX)
    keeping.save(session, name)
    resumed = keeping.load(name)
    assert resumed.state == session.state
    assert resumed.answers == session.answers
    assert [entry.name for entry in tmp_path.iterdir()] == ["evening"]


@pytest.mark.parametrize("text", ["", "{}", "[1]", "no game\n", '{"seed": 1}\n3'])
def test_a_damaged_game_is_named(tmp_path, text):
    name = tmp_path / "evening"
    name.write_text(text)
    with pytest.raises(keeping.DamagedGame, match="evening"):
        keeping.load(str(name))


def test_an_answer_that_does_not_fit_is_named(tmp_path):
    name = tmp_path / "evening"
    keeping.save(played(8, 5), str(name))
    with name.open("a") as file:
        file.write("77\n")
    with pytest.raises(keeping.DamagedGame, match="77"):
        keeping.load(str(name))
