"""`tabletally replay` of a game against Madame du Barry."""

import json

import pytest
from test_replay import replay

GAME = {
    "game": "rococo",
    "players": [{"name": "Mina"}, {"name": "Du Barry"}],
    "options": {"solo": True},
}
BEGIN = {"entry": "solo", "seed": 5}
TAILORED = {"entry": "her", "answers": [0, 1, 3, 1, 0]}


def test_her_turn_and_what_it_brought(tmp_path, capsys):
    status, outs, _ = replay(
        tmp_path, capsys, GAME, BEGIN, TAILORED, {"entry": "favour", "player": 0},
    )  # fmt: skip
    assert status == 0
    assert outs[0]["state"]["current"] == 1
    assert outs[0]["du_barry"]["question"] == "go_on"
    hers = outs[1]["du_barry"]
    assert (hers["garments"], hers["halls"], hers["cards"]["action_pile"]) == (1, [3], 3)
    assert any("guest spot" in text for text in hers["told"])
    assert outs[1]["state"]["players"][1]["halls"] == [0, 0, 1, 0, 0]
    assert outs[1]["state"]["current"] == 0
    assert outs[2]["state"]["players"][0]["livres"] == 20
    assert outs[2]["state"]["current"] == 1


def test_undo_across_her_card_brings_the_same_again(tmp_path, capsys):
    _, outs, _ = replay(tmp_path, capsys, GAME, BEGIN, TAILORED, {"undo": True}, TAILORED)
    assert outs[2]["du_barry"] == {**outs[0]["du_barry"], "told": outs[2]["du_barry"]["told"]}
    assert outs[3]["du_barry"] == outs[1]["du_barry"]
    assert outs[3]["state"] == outs[1]["state"]


def test_what_is_not_asked_is_refused_and_changes_nothing(tmp_path, capsys):
    status, outs, _ = replay(
        tmp_path, capsys, GAME, BEGIN, {"entry": "her", "answers": [0, 9]}, TAILORED,
        {"remove": 1}, {"entry": "favour", "player": 1}, language="ko",
    )  # fmt: skip
    assert status == 1
    assert outs[1]["du_barry"]["cards"]["action_pile"] == 4
    assert outs[1]["problems"][0]["rule"] == "R8.3"
    assert outs[2]["problems"] == []
    assert outs[3]["problems"][0]["message"] == "백작부인의 차례는 되돌리기로만 고칩니다"
    assert outs[4]["problems"][0]["rule"] == "R8.3"


def test_her_answers_before_the_game_has_begun(tmp_path, capsys):
    status, outs, _ = replay(tmp_path, capsys, GAME, {"entry": "her", "answers": [0]}, BEGIN)
    assert status == 1
    assert outs[0]["problems"][0]["rule"] == "R8.3"
    assert outs[1]["problems"] == []


def test_she_has_no_livres(tmp_path, capsys):
    _, outs, _ = replay(tmp_path, capsys, GAME, BEGIN, TAILORED)
    assert [player["livres"] for player in outs[1]["state"]["players"]] == [15, 0]


def test_in_words(tmp_path, capsys):
    status, out = replay(tmp_path, capsys, GAME, BEGIN, TAILORED, json_out=False)
    assert status == 0
    assert "guest spot" in out


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        ([{**GAME, "players": [{"name": "Mina"}]}], "line 1: a solo game has two players"),
        ([GAME, {"entry": "solo"}], "line 2: seed is a whole number from 0 to 999999999"),
        ([GAME, {**BEGIN, "settings": "jewel"}], "line 2: settings is a list"),
        ([GAME, {**BEGIN, "settings": ["jewel=up"]}], "line 2: jewel is 'up'; use right or left"),
        ([GAME, {**BEGIN, "physical": 1}], "line 2: physical is true or false"),
        ([GAME, {**BEGIN, "round": 2}], "line 2: solo has no round; it takes seed, settings"),
        ([GAME, BEGIN, {"entry": "her"}], "line 3: answers is a list of numbers"),
        ([GAME, BEGIN, {"entry": "her", "answers": [True]}], "line 3: answers[0] is a whole"),
        ([GAME, BEGIN, {**TAILORED, "correct": 0}], "line 3: her has no correct; it takes answers"),
    ],
)
def test_a_wrong_line_is_one_sentence(lines, reason, tmp_path, capsys):
    status, _, error = replay(tmp_path, capsys, *lines)
    assert status == 2
    assert reason in error
    assert error.count("\n") == 1


def test_a_solo_entry_in_a_game_of_friends(tmp_path, capsys):
    friends = {"game": "rococo", "players": [{"name": "Mina"}, {"name": "Jun"}]}
    status, outs, _ = replay(tmp_path, capsys, friends, BEGIN, TAILORED)
    assert status == 1
    assert [out["problems"][0]["rule"] for out in outs] == ["R8", "R8.3"]
    assert json.dumps(outs).count("du_barry") == 0
