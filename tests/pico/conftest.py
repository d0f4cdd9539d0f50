"""Boards at pseudo-terminals, which the real mpremote talks to."""

import pytest
from tabletally import cli, micropython_unix
from tabletally.pico import link as board_link
from tabletally.virtual_board.serial_board import SerialBoard


@pytest.fixture(autouse=True)
def own_states(monkeypatch, tmp_path):
    """Nothing is remembered in the user's own folder."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "states"))


@pytest.fixture
def quick_to_give_up(monkeypatch):
    """Do not try for long what is known to fail."""
    monkeypatch.setattr(board_link, "_STOP_S", 1.5)
    monkeypatch.setattr(board_link, "_REBOOT_S", 1.5)


@pytest.fixture
def board():
    """A virtual board with an empty flash, at a serial port."""
    try:
        micropython_unix.command()
    except micropython_unix.NoInterpreter as error:
        pytest.skip(str(error))
    with SerialBoard() as board:
        yield board


@pytest.fixture
def plug_in(monkeypatch):
    """Have these ports, and no others, on this computer."""

    def plug_in(*ports):
        monkeypatch.setattr("serial.tools.list_ports.comports", lambda: list(ports))

    plug_in()
    return plug_in


@pytest.fixture
def tabletally(capsys):
    """Run the command; returns its exit status and what it printed on either stream."""

    def run(*words):
        capsys.readouterr()
        status = cli.main([str(word) for word in words])
        printed = capsys.readouterr()
        assert "Traceback" not in printed.err + printed.out
        return status, printed.out, printed.err

    return run
