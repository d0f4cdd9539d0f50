"""A file that cannot be read is named once, with the reason, whichever command opens it."""

import pytest
from tabletally import cli
from tabletally.emulated_chip import image
from tabletally.virtual_board import keeping
from tabletally.virtual_board.errors import WrongUsage

COMMANDS = {
    "sim": ("sim", "--out", "x", "--script"),
    "emulate": ("emulate", "--out", "x", "--uf2", "image", "--script"),
    "bench": ("bench", "--figures"),
    "score": ("score",),
    "replay": ("replay",),
    "answers": ("solo", "--answers"),
    "table": ("solo", "--table"),
    "keep": ("solo", "--keep"),
    "deck": ("deck", "check"),
}


@pytest.fixture(autouse=True)
def an_image(monkeypatch):
    monkeypatch.setattr(image, "demand", lambda path: path)


@pytest.mark.parametrize("command", COMMANDS)
def test_a_folder_is_named_once_with_the_reason(command, tmp_path, capsys):
    assert cli.main([*COMMANDS[command], str(tmp_path)]) == 2
    said = capsys.readouterr()
    assert (said.out + said.err).count(str(tmp_path)) == 1
    assert "Is a directory" in said.out + said.err
    assert "Errno" not in said.out + said.err


@pytest.mark.parametrize("command", ["sim", "emulate", "answers", "keep"])
def test_another_encoding_is_said_in_words(command, tmp_path, capsys):
    path = tmp_path / "file"
    path.write_bytes(b"ok\xff")
    assert cli.main([*COMMANDS[command], str(path)]) == 2
    assert capsys.readouterr().err.endswith(f"{path} cannot be read: it is not UTF-8 (byte 2)\n")


def test_a_kept_flash_is_named_once(tmp_path):
    (tmp_path / "file").touch()
    with pytest.raises(WrongUsage) as wrong, keeping.kept(tmp_path / "file" / "kept"):
        pass
    assert str(wrong.value).count(str(tmp_path)) == 1
