"""`tabletally score`: what it prints, and with which exit status it ends."""

import json
import os
import subprocess
import sys

import commands
import pytest
import score_files

GOOD = score_files.EXAMPLES / "two_players.json"
WRONG = score_files.EXAMPLES / "bad_limits.json"
COMMAND = "import sys; from tabletally.cli import main; sys.exit(main())"
TRACEBACK = b"Traceback"


@pytest.fixture
def write(tmp_path):
    def write_file(content, name="sheet.json"):
        file = tmp_path / name
        file.write_bytes(content if isinstance(content, bytes) else content.encode("utf-8"))
        return str(file)

    return write_file


def error_of(*words, stdin=b""):
    """The error that `--json` tells of the only file, which cannot be read."""
    ran = commands.run("score", "--json", *words, stdin=stdin)
    assert ran.status == 2
    [line] = ran.lines
    told = json.loads(line)
    assert set(told) == {"file", "error"}
    assert told["file"] == words[-1]
    assert ran.err == b""
    return told["error"]


def problems_of(value, *options):
    """The problems of a JSON value on standard input."""
    ran = commands.run("score", "--json", *options, "-", stdin=json.dumps(value).encode("utf-8"))
    assert ran.status == 1
    [line] = ran.lines
    outcome = json.loads(line)
    assert set(outcome) == {"game", "problems"}
    return outcome


TABLE_EN = [
    "Rococo           A   B",
    "----------------------",
    "Fame track       0   0",
    "Livres           1   1",
    "Jewels           0   0",
    "Employees        0   0",
    "Queen's Favour   3   0",
    "Grand Hall       8   0",
    "Hall 2           0   6",
    "Hall 3           6   6",
    "Hall 4           0   0",
    "Hall 5           0   0",
    "Fireworks        0   6",
    "Statues          0   0",
    "Garments        10  17",
    "Decorations      0   0",
    "Connection       0   0",
    "----------------------",
    "Total           28  36",
    "Place            2   1",
    "",
    "B wins with 36",
    "Decided: by total fame",
]


def test_a_table_for_people():
    ran = commands.run("score", GOOD)
    assert (ran.status, ran.err) == (0, b"")
    assert ran.lines[: len(TABLE_EN)] == TABLE_EN
    assert "Grand Hall (R6.5)" in ran.lines
    assert "  A    +8  2 garments, the most (B 1)" in ran.lines
    assert ran.lines[-3:] == [
        "Balcony",
        "  A: garment [0] onto space [0], by their places in the file",
        "  B: garment [2] onto space [1], by their places in the file",
    ]


def test_a_table_in_korean():
    ran = commands.run("score", "--lang", "ko", GOOD)
    assert (ran.status, ran.err) == (0, b"")
    assert ran.lines[0] == "로코코        A   B"
    assert "합계         28  36" in ran.lines
    assert "승리: B, 36점" in ran.lines
    assert "결정: 명성 점수 합계" in ran.lines
    assert "  A    +8  2개로 가장 많음 (B 1개)" in ran.lines


def test_columns_stand_under_each_other_with_korean_names(write):
    sheet = score_files.example("livres_break_the_tie")
    sheet["players"][0]["name"] = "동현"
    ran = commands.run("score", write(json.dumps(sheet)))
    widths = {
        sum(2 if "가" <= sign <= "힣" else 1 for sign in line)
        for line in ran.lines[: ran.lines.index("")]
    }
    assert len(widths) == 1


def test_shared_first_place_names_all_winners(write):
    sheet = score_files.example("livres_break_the_tie")
    for player in sheet["players"]:
        player.update({"fame": 5, "livres": 3})
    ran = commands.run("score", write(json.dumps(sheet)))
    assert any(line.endswith("win together with 5") for line in ran.lines)
    assert "Decided: nobody: the first place is shared" in ran.lines


def test_problems_for_people():
    ran = commands.run("score", WRONG)
    assert ran.status == 1
    assert len(ran.lines) == 7
    assert ran.lines[0] == f"{WRONG}: players[0].livres: must be 0 to 999"
    assert ran.lines[-1] == (
        f"{WRONG}: kitchens[1]: only one left and one right kitchen for each player (R3.6)"
    )
    korean = commands.run("score", "--lang", "ko", WRONG)
    assert korean.lines[0] == f"{WRONG}: players[0].livres: 0부터 999까지여야 합니다"


def test_one_json_object_per_line_in_the_order_of_the_files():
    ran = commands.run("score", "--json", WRONG, GOOD, WRONG)
    outcomes = [json.loads(line) for line in ran.lines]
    assert [bool(outcome["problems"]) for outcome in outcomes] == [True, False, True]
    assert list(outcomes[1]) == ["game", "players", "winners", "decided_by", "moves", "problems"]
    assert list(outcomes[1]["players"][0]) == ["name", "total", "rank", "lines"]
    assert list(outcomes[1]["players"][0]["lines"][0]) == ["key", "points", "rule", "why"]
    assert outcomes[1]["moves"] == [
        {"player": 0, "garment": 0, "space": 0},
        {"player": 1, "garment": 2, "space": 1},
    ]
    assert list(outcomes[0]) == ["game", "problems"]
    assert list(outcomes[0]["problems"][-1]) == ["path", "code", "rule", "message"]


def test_several_files_for_people():
    ran = commands.run("score", GOOD, WRONG)
    assert [line for line in ran.lines if line.startswith("== ")] == [f"== {GOOD}", f"== {WRONG}"]
    assert ran.status == 1


def test_the_exit_status_is_the_worst_of_all(write):
    broken = write("{")
    for files, status in (
        ([GOOD], 0), ([GOOD, GOOD], 0), ([WRONG, GOOD], 1), ([broken, WRONG, GOOD], 2),
        ([GOOD, broken], 2),
    ):  # fmt: skip
        assert commands.run("score", "--json", *files).status == status
        assert commands.run("score", *files).status == status


def test_unreadable_files_stand_in_their_place(write):
    broken = write("[")
    ran = commands.run("score", "--json", GOOD, broken, WRONG)
    told = [json.loads(line) for line in ran.lines]
    assert [set(one) >= {"file", "error"} for one in told] == [False, True, False]
    people = commands.run("score", GOOD, broken)
    assert people.err.decode().startswith(f"{broken}: is not JSON")
    assert people.status == 2


def test_standard_input():
    ran = commands.run("score", "--json", "-", stdin=GOOD.read_bytes())
    assert (ran.status, ran.out) == (0, commands.run("score", "--json", GOOD).out)
    twice = commands.run("score", "--json", "-", "-", stdin=GOOD.read_bytes())
    assert twice.status == 2


def test_wrong_usage():
    for words in (["score"], ["score", "--lang", "fr", GOOD], ["score", "--vm", "x", GOOD], []):
        ran = commands.run(*words)
        assert (ran.status, ran.out) == (2, b"")
        assert ran.err and TRACEBACK not in ran.err


UNREADABLE = {
    "empty": b"",
    "spaces": b"  \n",
    "not UTF-8": b'{"game": "rococo", "players": [{"name": "\xff"}]}',
    "UTF-16": '{"game": "rococo"}'.encode("utf-16"),
    "cut": b'{"game": "rococo", "players": [',
    "two values": b"{} {}",
    "trailing comma": b'{"game": "rococo",}',
    "NaN": b'{"game": "rococo", "queens_favour": NaN}',
    "Infinity": b'{"game": -Infinity}',
    "duplicate key": b'{"game": "rococo", "game": "rococo"}',
    "duplicate key within": b'{"game": "rococo", "players": [{"name": "A", "name": "A"}]}',
    "single quotes": b"{'game': 'rococo'}",
    "nested too deeply": b"[" * 100_000 + b"]" * 100_000,
    "objects nested too deeply": b'{"a":' * 100_000 + b"1" + b"}" * 100_000,
    "NUL": b"\0",
    "byte order mark": b"\xef\xbb\xbf[",
}


@pytest.mark.parametrize("name", UNREADABLE)
def test_unreadable(name, write):
    file = write(UNREADABLE[name])
    error = error_of(file)
    assert error and "\n" not in error
    people = commands.run("score", file)
    assert (people.status, people.out) == (2, b"")
    assert people.err.decode() == f"{file}: {error}\n"
    assert error_of("-", stdin=UNREADABLE[name]) == error


def test_what_the_errors_say(write):
    assert "line 2, column 1" in error_of(write(b"{\n"))
    assert 'the key "game" twice' in error_of(write(UNREADABLE["duplicate key"]))
    assert "UTF-8" in error_of(write(UNREADABLE["not UTF-8"]))
    assert "NaN" in error_of(write(UNREADABLE["NaN"]))


def test_a_byte_order_mark_before_a_right_sheet_is_no_traceback(write):
    file = write(b"\xef\xbb\xbf" + GOOD.read_bytes())
    ran = commands.run("score", "--json", file)
    assert ran.status in (0, 2)
    assert TRACEBACK not in ran.err


def test_one_megabyte_is_the_most(write):
    content = GOOD.read_bytes()
    assert commands.run("score", write(content + b" " * (10**6 - len(content)))).status == 0
    assert "1 MB" in error_of(write(content + b" " * (10**6 + 1 - len(content))))


def test_a_missing_file_a_folder_and_a_name_that_is_none(tmp_path):
    for name in (str(tmp_path / "nothing.json"), str(tmp_path), "a\0b", ""):
        assert error_of(name)


@pytest.mark.skipif(sys.platform == "win32", reason="rights are others there")
def test_a_file_without_the_right_to_read(write):
    if os.geteuid() == 0:
        pytest.skip("root may read everything")
    file = write(b"{}")
    os.chmod(file, 0)
    assert error_of(file)


def test_huge_integers_are_out_of_range():
    for number in (10**15, -(10**15), 10**9, 2**63):
        sheet = score_files.example("two_players")
        sheet["players"][0]["livres"] = number
        [problem] = problems_of(sheet)["problems"]
        assert (problem["path"], problem["code"]) == ("players[0].livres", "range")


def test_an_integer_of_five_thousand_digits(write):
    text = GOOD.read_text(encoding="utf-8").replace('"livres": 19', f'"livres": {"9" * 5000}')
    text = text.replace('"livres": 14', f'"livres": -{"9" * 5000}')
    ran = commands.run("score", "--json", write(text))
    found = [(p["path"], p["code"]) for p in json.loads(ran.text)["problems"]]
    assert found == [("players[0].livres", "range"), ("players[1].livres", "range")]
    assert ran.status == 1


@pytest.mark.parametrize("root", [[], "rococo", 3, 2.5, True, None])
def test_a_root_that_is_no_object(root):
    outcome = problems_of(root)
    assert outcome["game"] is None
    [problem] = outcome["problems"]
    assert (problem["path"], problem["code"]) == ("", "type")
    people = commands.run("score", "-", stdin=json.dumps(root).encode())
    assert people.status == 1 and people.lines


GAMES = [
    ({}, "missing"),
    ({"game": 3}, "type"),
    ({"game": None}, "type"),
    ({"game": ["rococo"]}, "type"),
    ({"game": "chess"}, "unknown"),
    ({"game": ""}, "unknown"),
    ({"game": "Rococo"}, "unknown"),
]


@pytest.mark.parametrize(("sheet", "code"), GAMES)
def test_a_game_that_is_not_known(sheet, code):
    outcome = problems_of({**sheet, "players": 3})
    assert outcome["game"] is None
    [problem] = outcome["problems"]
    assert (problem["path"], problem["code"]) == ("game", code)


def test_messages_in_korean():
    for problem in problems_of({"game": "rococo"}, "--lang", "ko")["problems"]:
        assert any("가" <= sign <= "힣" for sign in problem["message"])


def test_a_near_word_is_offered():
    sheet = score_files.example("two_players")
    sheet["fireworx"] = sheet.pop("fireworks")
    [problem] = problems_of(sheet)["problems"]
    assert (problem["path"], problem["code"]) == ("fireworx", "unknown")
    assert "fireworks" in problem["message"]


def test_a_lone_surrogate_is_no_traceback(tmp_path):
    file = tmp_path / "sheet.json"
    file.write_text(GOOD.read_text(encoding="utf-8").replace('"A"', '"\\ud800"'), encoding="utf-8")
    for options in (["--json"], []):
        assert commands.run("score", *options, file).status in (0, 1, 2)


@pytest.mark.parametrize("encoding", ["ascii", "cp1252"])
@pytest.mark.parametrize("options", [["--json"], []])
def test_korean_on_an_output_of_another_encoding_is_no_traceback(encoding, options):
    run = subprocess.run(
        [sys.executable, "-c", COMMAND, "score", "--lang", "ko", *options, str(GOOD)],
        env={**os.environ, "PYTHONIOENCODING": encoding},
        capture_output=True,
        check=False,
    )
    assert (run.returncode, run.stderr) == (0, b"")
