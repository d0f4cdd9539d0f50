"""`tabletally sim`: files, figures and exit statuses."""

import argparse
import json

import pytest
from firmwares import changed
from tabletally import micropython_unix
from tabletally.commands import sim
from tabletally.virtual_board import process


def run(*words):
    parser = argparse.ArgumentParser()
    sim.add_arguments(parser)
    return sim.run(parser.parse_args([str(word) for word in words]))


@pytest.fixture
def script(tmp_path):
    path = tmp_path / "keys"
    path.write_text("up*3 shot:three\n")
    return path


def test_shots_and_report(script, tmp_path, capsys):
    assert run("--script", script, "--out", tmp_path / "out", "--report", "--lang", "en") == 0
    figures = json.loads(capsys.readouterr().out)
    assert set(figures) == {
        "keys",
        "bus_bytes_per_key",
        "alloc_per_key_max",
        "heap_free_min",
        "block_programs",
        "block_erases",
        "device_ms",
    }
    assert set(figures["bus_bytes_per_key"]) == {"median", "p95", "max"}
    assert figures["keys"] == 3
    assert figures["bus_bytes_per_key"]["median"] <= 300
    assert (tmp_path / "out" / "three.txt").read_text() == "3\n"
    assert (tmp_path / "out" / "three.png").read_bytes().startswith(b"\x89PNG")


def test_flash_image_is_kept(script, tmp_path):
    image = tmp_path / "image"
    assert run("--script", script, "--out", tmp_path, "--flash", image) == 0
    assert image.stat().st_size == 352 * 4096


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--script", "/no/such/file", "--out", "x"], "cannot be read"),
        (["--script", "x"], "wants --out DIR"),
        ([], "give --script FILE --out DIR"),
        (["--serial", "--script", "x"], "do not go together"),
    ],
)
def test_wrong_usage(words, sentence, capsys):
    assert run(*words) == 2
    error = capsys.readouterr().err
    assert sentence in error
    assert error.count("\n") == 1


def test_wrong_word(script, tmp_path, capsys):
    script.write_text("up\nnever")
    assert run("--script", script, "--out", tmp_path) == 2
    assert "line 2, column 1" in capsys.readouterr().err


def test_no_sheet_yet(script, tmp_path, capsys):
    assert run("--script", script, "--out", tmp_path, "--sheet", tmp_path / "sheet.json") == 2
    assert "holds no game" in capsys.readouterr().err


def test_sheet_is_what_the_firmware_prints(script, tmp_path, monkeypatch):
    folders = changed(tmp_path, "main.py", "    try:\n", "    try:\n")
    (folders[0] / "held.py").write_text(
        "def print_sheet():\n"
        "    print('game rococo')\n"
        "    print('seat 1 -')\n"
        "    print('seat 0', b'Mina'.hex())\n"
        "    print('cells 0 2 1 30')\n"
        "    print('result 15 0')\n"
        "    print('player 30 1 30', '0 ' * 14)\n"
        "    print('player 0 2', '0 ' * 15)\n"
        "    print('moves')\n"
    )
    monkeypatch.setattr("tabletally.virtual_board.interpreter.default_folders", lambda: folders)
    assert run("--script", script, "--out", tmp_path, "--sheet", tmp_path / "sheet.json") == 0
    sheet = json.loads((tmp_path / "sheet.json").read_text())
    assert sheet["players"] == [
        {"name": "Black", "fame": 30, "colour": "black"},
        {"name": "Mina", "colour": "purple"},
    ]
    result = json.loads((tmp_path / "sheet.result.json").read_text())
    assert [player["total"] for player in result["players"]] == [30, 0]
    assert result["winners"] == [0]


def test_places_for_what_comes_out_are_looked_at_first(script, tmp_path, capsys):
    """A script may take long, on a chip a quarter of an hour."""
    (tmp_path / "file").touch()
    for words, place in (
        (["--out", tmp_path / "file"], tmp_path / "file"),
        (["--out", tmp_path, "--sheet", tmp_path], tmp_path),
        (["--out", tmp_path, "--sheet", tmp_path / "no" / "sheet.json"], tmp_path / "no"),
    ):
        script.write_text("shot:taken")
        assert run("--script", script, *words) == 2
        error = capsys.readouterr().err
        assert f"{place}" in error and " cannot be written: " in error
        assert error.count("\n") == 1
        assert not (tmp_path / "taken.png").exists()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file", "keys"]


def test_stopped_firmware(script, tmp_path, capsys, monkeypatch):
    folders = changed(tmp_path, "main.py", "    try:\n", "    1 // 0\n    try:\n")
    monkeypatch.setattr("tabletally.virtual_board.interpreter.default_folders", lambda: folders)
    assert run("--script", script, "--out", tmp_path) == 1
    error = capsys.readouterr().err
    assert "Traceback" in error
    assert "ZeroDivisionError" in error


def test_without_an_interpreter(script, tmp_path, monkeypatch):
    def none(heap_bytes):
        raise micropython_unix.NoInterpreter("no")

    monkeypatch.setattr(process.micropython_unix, "command", none)
    with pytest.raises(micropython_unix.NoInterpreter):
        run("--script", script, "--out", tmp_path)
