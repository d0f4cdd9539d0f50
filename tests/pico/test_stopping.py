"""Whatever runs on a board is stopped, or it is said that it does not stop."""

import os

import pytest
from plugging import running
from tabletally.pico.faults import CodeFailed, Lost, NoAnswer
from tabletally.pico.link import linked
from tabletally.virtual_board.endpoints import SocketPort
from tabletally.virtual_board.serial_board import SerialBoard

ENDLESS = {
    "sleeping": "import time\nwhile True:\n    time.sleep_ms(20)\n",
    "computing": "while True:\n    pass\n",
    "printing": "while True:\n    print('x' * 200)\n",
    "stubborn for a while": "import time\nfor _ in range(2):\n    try:\n"
    "        while True:\n            time.sleep_ms(5)\n    except KeyboardInterrupt:\n"
    "        print('no')\n",
}


@pytest.mark.parametrize("kind", ENDLESS)
def test_an_endless_program_is_stopped(board, kind):
    with running(board.name, ENDLESS[kind]), linked(board.name) as link:
        assert link.value("6 * 7") == 42
        link.run("import os; os.remove('/main.py')")


def test_an_endless_boot_script_is_stopped(board, quick_to_give_up):
    with linked(board.name) as link:
        link.run("with open('/boot.py', 'w') as file: file.write('while True:\\n  pass\\n')")
    with linked(board.name) as link:
        assert link.value("1 + 1") == 2


def test_a_program_that_does_not_stop(board, quick_to_give_up):
    stubborn = "while True:\n    try:\n        while True:\n            pass\n"
    stubborn += "    except BaseException:\n        pass\n"
    with (
        running(board.name, stubborn),
        pytest.raises(NoAnswer, match="hold ◀ while plugging it in"),
        linked(board.name),
    ):
        pass


def test_a_port_where_nobody_is(quick_to_give_up):
    master, slave = os.openpty()
    try:
        with pytest.raises(NoAnswer), linked(os.ttyname(slave)):
            pass
    finally:
        os.close(slave)
        os.close(master)


def test_code_that_fails(board):
    with linked(board.name) as link:
        with pytest.raises(CodeFailed) as failed:
            link.run("raise ValueError('so')")
        assert failed.value.last_line == "ValueError: so"
        with pytest.raises(NoAnswer, match="makes no sense"):
            link.value("object()")


def test_a_board_that_goes_away(board):
    with linked(board.name) as link:
        board.end()
        with pytest.raises(Lost, match="went away while counting"):
            for _ in range(200):
                link.run("1", doing="counting")


def test_a_board_at_a_socket():
    with SerialBoard(endpoint=SocketPort()) as board:
        for _ in range(2):
            with linked(board.name) as link:
                assert link.value("len('x' * 5000)") == 5000
                link.start_program()
