"""`tabletally replay`: a tracked game from its entries, without a screen."""

import io
import json
import sys
from pathlib import Path

import pytest
from tabletally import cli

GAME = {"game": "rococo", "players": [{"name": "Mina"}, {"name": "Jun"}]}
ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "tests" / "examples" / "tracked" / "first_round.jsonl"


def replay(tmp_path, capsys, *lines, language="en", json_out=True):
    """Replay lines after the one that begins the game; returns the status and what was printed."""
    path = tmp_path / "game.jsonl"
    text = "\n".join(line if isinstance(line, str) else json.dumps(line) for line in lines)
    path.write_text(text, "utf-8")
    words = ["replay", str(path), "--lang", language, *(["--json"] if json_out else [])]
    status = cli.main(words)
    printed = capsys.readouterr()
    if not json_out:
        return status, printed.out
    return status, [json.loads(line) for line in printed.out.splitlines()], printed.err


def livres(out):
    return [player["livres"] for player in out["state"]["players"]]


def test_state_and_news_after_every_entry(tmp_path, capsys):
    status, outs, _ = replay(
        tmp_path, capsys, GAME,
        {"entry": "begin", "player": 1, "round": 1},
        {"entry": "favour", "player": 1},
        {"entry": "rent", "player": 0, "cost": 4, "hall": 1, "vip": True, "colour": "blue"},
        {"entry": "income"},
        {"entry": "round"},
    )  # fmt: skip
    assert status == 0
    assert [out["line"] for out in outs] == [2, 3, 4, 5, 6]
    assert [livres(out) for out in outs] == [[15, 15], [15, 20], [11, 20], [16, 25], [16, 25]]
    assert [one["key"] for one in outs[1]["shown"]] == ["gains", "turn"]
    assert outs[1]["shown"][1] == {"key": "turn", "player": 0, "number": 0, "text": "Mina plays"}
    state = outs[-1]["state"]
    assert (state["round"], state["phase"], state["start_player"]) == (2, "prepare", 1)
    assert state["players"][0]["halls"] == [1, 0, 0, 0, 0]
    assert outs[-1]["totals"] is None  # the prizes are not known


def test_prizes_in_the_first_line_give_running_totals(tmp_path, capsys):
    halls = [{"first": 6, "second": 3}] * 5
    game = {**GAME, "halls": halls, "fireworks": {"first": 6, "spaces": []}}
    entries = [{"entry": "rent", "player": 0, "cost": 5, "hall": 2, "points": 3}]
    _, outs, _ = replay(tmp_path, capsys, game, *entries)
    assert outs[0]["totals"] == [1 + 6 + 3, 1]


def test_korean(tmp_path, capsys):
    _, outs, _ = replay(tmp_path, capsys, GAME, {"entry": "pass", "player": 0}, language="ko")
    assert outs[0]["shown"][0]["text"] == "Jun 차례"


def test_a_broken_rule_is_told_and_the_rest_goes_on(tmp_path, capsys):
    status, outs, _ = replay(
        tmp_path, capsys, GAME,
        {"entry": "dispatch", "player": 0, "livres": 10},
        {"entry": "dispatch", "player": 0, "livres": 10},
        {"entry": "livres", "player": 1, "amount": 2},
    )  # fmt: skip
    assert status == 1
    assert outs[1]["problems"] == [
        {"code": "rule", "rule": "R3.5", "message": "nobody may have fewer than 4 employees"}
    ]
    assert outs[1]["state"] == outs[0]["state"]
    assert livres(outs[2]) == [25, 17]


def test_undo_redo_correct_remove_and_what_was_forgotten(tmp_path, capsys):
    _, outs, _ = replay(
        tmp_path, capsys, GAME,
        {"entry": "fund", "player": 0, "decoration": "right_kitchen", "cost": 4},
        {"entry": "income"},
        {"undo": True},
        {"redo": True},
        {"entry": "rent", "player": 0, "cost": 2, "after": 0},
        {"correct": 0, "entry": "fund", "player": 0, "decoration": "statue", "cost": 3},
        {"remove": 2},
        {"undo": True},
    )  # fmt: skip
    assert [livres(out)[0] for out in outs] == [11, 16, 11, 16, 15, 15, 17, 15]


def test_a_correction_that_breaks_a_rule_is_taken_back(tmp_path, capsys):
    status, outs, _ = replay(
        tmp_path, capsys, GAME,
        {"entry": "favour", "player": 0},
        {"entry": "pass", "player": 1},
        {"correct": 1, "entry": "favour", "player": 1},
        {"entry": "pass", "player": 0},
    )  # fmt: skip
    assert status == 1
    assert outs[2]["problems"][0]["rule"] == "R3.1"
    assert [livres(out) for out in outs] == [[20, 15]] * 4


def test_text_for_people(tmp_path, capsys):
    _, text = replay(
        tmp_path, capsys, GAME, {"entry": "favour", "player": 1}, {"undo": True}, {"undo": True},
        json_out=False,
    )  # fmt: skip
    assert text.splitlines() == [
        "   2  Jun gains 5 livres; Mina plays  [Mina 15 Jun 20]",
        "   3  -  [Mina 15 Jun 15]",
        "   4  refused: there is nothing to undo or redo",
    ]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("{", "is not JSON"),
        ("[1]", "is no JSON object"),
        ({"entry": "rents"}, "entry is one of begin,"),
        ({"player": 1}, "entry is one of begin,"),
        ({"entry": "favour"}, "player is a whole number from 0 to 1"),
        ({"entry": "favour", "player": 2}, "player is a whole number from 0 to 1"),
        ({"entry": "favour", "player": True}, "player is a whole number from 0 to 1"),
        ({"entry": "round", "player": 0}, "leave player out"),
        ({"entry": "favour", "player": 0, "bonus": 1}, "bonus is true or false"),
        ({"entry": "favour", "player": 0, "cost": 1}, "favour has no cost; it takes nothing more"),
        ({"entry": "sell", "player": 0, "cost": 1}, "sell needs price"),
        ({"entry": "sell", "player": 0, "price": 1.5}, "price is a whole number from 6 to 28"),
        ({"entry": "rent", "player": 0, "colour": "red"}, "colour is one of blue, pink,"),
        ({"correct": 0, "entry": "income"}, "there is no entry yet for correct"),
        ({"remove": 0}, "there is no entry yet for remove"),
        ({"remove": 0, "entry": "income"}, "remove stands alone"),
        ({"undo": 1}, "undo stands alone"),
        ('{"entry": "income", "entry": "income"}', "twice"),
    ],
)
def test_a_line_that_cannot_be_read(tmp_path, capsys, line, said):
    status, outs, err = replay(tmp_path, capsys, GAME, line)
    assert (status, outs) == (2, [])
    assert err.startswith("tabletally replay: ") and "line 2" in err and said in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("first", "said"),
    [
        ("", "is empty"),
        ({"entry": "income"}, 'the first line says "game"'),
        ({"game": "queenz", "players": []}, 'the first line says "game"'),
        ({"game": "rococo"}, "players is a list"),
        ({"game": "rococo", "players": [{"name": "A"}]}, "players"),
        ({**GAME, "colour": 1}, "colour: unknown"),
        (json.dumps(GAME, indent=1), "`tabletally score` takes a score sheet"),
    ],
)
def test_a_first_line_that_begins_no_game(tmp_path, capsys, first, said):
    status, outs, err = replay(tmp_path, capsys, first)
    assert (status, outs) == (2, [])
    assert said in err and err.count("\n") == 1


def test_the_beginning_stays(tmp_path, capsys):
    status, outs, _ = replay(
        tmp_path, capsys, GAME, {"entry": "begin", "player": 1, "round": 5}, {"remove": 0}
    )
    assert status == 1
    assert outs[1]["problems"][0]["message"] == "the beginning stays; change it instead"
    assert outs[1]["state"]["round"] == 5


def test_standard_input(monkeypatch, capsys):
    text = "\n".join(json.dumps(line) for line in (GAME, {"entry": "income"}))
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
    assert cli.main(["replay", "-"]) == 0
    assert "Mina: income 5" in capsys.readouterr().out


def test_a_file_that_is_not_there(capsys):
    assert cli.main(["replay", "nowhere.jsonl"]) == 2
    assert "nowhere.jsonl" in capsys.readouterr().err


def test_a_file_that_is_not_utf_8(tmp_path, capsys):
    path = tmp_path / "game.jsonl"
    path.write_bytes(b"\xff\xfe")
    assert cli.main(["replay", str(path)]) == 2
    assert "is not UTF-8" in capsys.readouterr().err


def test_the_example_of_the_documentation(capsys):
    assert cli.main(["replay", str(EXAMPLE)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert "refused: the Queen's Favour was taken in this round" in lines[4]


BOX = {**GAME, "options": {"expansions": ["jewelry_box"]}}
JOURNEYMAN_TASKS = [
    {"deed": "resource", "cloth": "blue"},
    {"deed": "resource", "cloth": "green"},
    {"deed": "fund"},
    None,
]
MASTER_TASKS = [
    {"deed": "tailor", "card": "master", "garment": "thimble"},
    {"deed": "sell", "card": "journeyman", "garment": "frock"},
    {"deed": "rent", "card": "any", "garment": "any"},
]
EXAMS = {**BOX, "exam_tasks": {"journeyman": JOURNEYMAN_TASKS, "master": MASTER_TASKS}}


def marks(outs):
    return [out["state"]["players"][0]["tasks"] for out in outs]


def test_actions_mark_the_tasks_that_they_meet(tmp_path, capsys):
    tile = {"entry": "resource", "player": 0, "left": 1, "card": "apprentice", "bonus": True}
    both = {**tile, "cloth": ["blue", "green"]}
    status, outs, _ = replay(
        tmp_path, capsys, EXAMS,
        both,
        {**both, "task": 2},
        {"entry": "fund", "player": 0, "card": "apprentice", "decoration": "statue"},
        {**tile, "cloth": ["green"]},
        {**tile, "cloth": ["green"], "task": 1},
        both,
        {"entry": "task", "player": 0, "task": 4},
        {"entry": "exam", "player": 0},
        {"entry": "sell", "player": 0, "price": 9, "card": "journeyman", "colour": "pink"},
        {"entry": "rent", "player": 0, "card": "master", "thimble": True, "task": 1},
        {"undo": True},
    )  # fmt: skip
    assert status == 1
    expected = [[], [2], [2, 3], [2, 3], [2, 3], [1, 2, 3], [1, 2, 3, 4], [], [2], [1, 2], [2]]
    assert marks(outs) == expected
    said = [out["problems"][0]["message"] for out in outs if out["problems"]]
    assert said == [
        "two exam tasks are met: say which one is marked",
        "this action does not meet that exam task",
    ]
    assert {"key": "task_marked", "player": 0, "number": 2, "text": "Mina: exam task 2 done"} in (
        outs[1]["shown"]
    )


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ({"cloth": "blue"}, "cloth is a list of one or two of blue, pink, green, orange"),
        ({"cloth": ["red"]}, "cloth is a list of one or two of"),
        ({"cloth": [["blue"]]}, "cloth is a list of one or two of"),
        ({"cloth": ["blue", "pink", "green"]}, "cloth is a list of one or two of"),
        ({"card": "queen"}, "card is one of master, journeyman, apprentice"),
        ({"task": 0}, "task is a whole number from 1 to 4"),
        ({"task": True}, "task is a whole number from 1 to 4"),
        ({"thimble": True}, "resource has no thimble; it takes left, card, cloth, task"),
        ({"entry": "rent", "thimble": 1}, "thimble is true or false"),
        ({"entry": "fund", "cloth": ["blue"]}, "fund has no cloth"),
        ({"entry": "hire", "card": "master"}, "hire has no card"),
    ],
)
def test_what_an_entry_cannot_say_for_the_exams(tmp_path, capsys, line, said):
    entry = {"entry": "resource", "player": 0, **line}
    status, outs, err = replay(tmp_path, capsys, EXAMS, entry)
    assert (status, outs) == (2, [])
    assert "line 2" in err and said in err and err.count("\n") == 1


@pytest.mark.parametrize(
    ("tasks", "said"),
    [
        ([], "exam_tasks is an object with journeyman and master"),
        ({"apprentice": []}, "exam_tasks is an object with journeyman and master"),
        ({"master": []}, "exam_tasks.master is a list of 3 tasks, null where one is not known"),
        ({"master": [1, None, None]}, "exam_tasks.master[0] is an object or null"),
        ({"master": [{}, None, None]}, "exam_tasks.master[0].deed is one of fund, resource,"),
        ({"master": [{"deed": []}, None, None]}, "exam_tasks.master[0].deed is one of fund,"),
        (
            {"master": [None, {"deed": "sell", "card": "any"}, None]},
            "exam_tasks.master[1].garment is one of blue, pink,",
        ),
        (
            {"master": [None, {"deed": "fund"}, None]},
            "exam_tasks.master[1].card is one of master, journeyman, apprentice, any",
        ),
        (
            {"journeyman": [{"deed": "fund", "card": "any"}, None, None, None]},
            "exam_tasks.journeyman[0] has no card; it takes deed",
        ),
    ],
)
def test_printed_tasks_that_cannot_be(tmp_path, capsys, tasks, said):
    status, outs, err = replay(tmp_path, capsys, {**BOX, "exam_tasks": tasks})
    assert (status, outs) == (2, [])
    assert said in err and err.count("\n") == 1


def test_printed_tasks_need_the_jewelry_box(tmp_path, capsys):
    status, _, err = replay(tmp_path, capsys, {**GAME, "exam_tasks": {}})
    assert (status, err.count("\n")) == (2, 1)
    assert "exam_tasks needs the expansion jewelry_box" in err
