"""The finished games of a board at a serial port, through the real mpremote."""

import pytest
from applications import board_from
from scenarios.scenes import script
from tabletally.pico.link import linked
from tabletally.virtual_board.running import run_script

MAIN = "print('main', 'runs')"


@pytest.fixture(scope="module")
def image(tmp_path_factory):
    """A flash with one finished game."""
    path = tmp_path_factory.mktemp("flash") / "image"
    assert run_script(script("queenz_two"), language="en", flash=path).status == 0
    return path.read_bytes()


def test_games_of_a_board(image, tabletally):
    with board_from(image) as board:
        with linked(board.name) as link:
            link.run(f"with open('/main.py', 'w') as file: file.write({MAIN!r})")
        before = board.flash.operations
        status, out, err = tabletally("history", "--port", board.name)
        assert (status, err) == (0, "")
        assert out.startswith("1  Queenz  1. ")
        status, sheet, err = tabletally("history", "show", 1, "--sheet", "--port", board.name)
        assert (status, err) == (0, "")
        assert sheet.startswith('{\n "game": "queenz"')
        assert board.flash.operations == before
        with linked(board.name) as link:
            link.start_program()
            assert b"main runs" in link.listen((b"runs\r\n",), 5)


def test_a_board_without_games(board, tabletally):
    assert tabletally("history", "--port", board.name) == (0, "No game is finished yet.\n", "")


def test_no_board(plug_in, tabletally):
    status, out, err = tabletally("history")
    assert (status, out) == (3, "")
    assert "no Pico with MicroPython is connected" in err
    assert "--sim" in err
