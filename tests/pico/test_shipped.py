"""The shipped application on a board, as a person meets it on the first evening."""

import pytest
from tabletally.builders.characters import strings_in, text_files
from tabletally.firmware.version import VERSION
from tabletally.pico.link import linked
from tabletally.virtual_board.serial_board import SerialBoard
from tabletally.virtual_board.shots import read_texts

MOST_OPERATIONS = 1700  # pages and blocks: 1,390 were counted
LEAST_HEAP = 130_000 * 2  # bytes: the words of this heap are twice as long as the chip's
LEAST_BLOCK = 32_000 * 2


@pytest.fixture(scope="module")
def board():
    with SerialBoard() as board:
        yield board


def shown(board):
    display = board.display
    strings = strings_in(text_files())
    return read_texts(display.width, display.height, display.pixels(), strings)


def test_the_first_evening(board, tabletally):
    status, out, err = tabletally("deploy", "--port", board.name, "--lang", "en")
    assert (status, err) == (0, "")
    assert out.endswith(f"tabletally {VERSION.decode()} runs\n")
    assert "New game" in shown(board)
    assert board.flash.operations < MOST_OPERATIONS
    status, out, _ = tabletally("doctor", "--port", board.name)
    assert status == 0


def test_what_a_person_sees_while_the_computer_has_the_board(board):
    with linked(board.name) as link:
        assert "taken over." in shown(board)
        link.run("import gc; gc.collect()")
        link.start_program()
        link.listen((b"runs\r\n",), 10)
    assert "New game" in shown(board)


def test_memory_while_it_runs(board):
    with linked(board.name) as link:
        link.run(
            "import gc, tabletally_start as start\n"
            "def look(*words):\n"
            "    global free, block\n"
            "    if words[-1] == 'runs':\n"
            "        gc.collect()\n"
            "        free = gc.mem_free()\n"
            "        block = free\n"
            "        while True:\n"
            "            try:\n"
            "                bytearray(block)\n"
            "                break\n"
            "            except MemoryError:\n"
            "                block -= 4096\n"
            "        raise KeyboardInterrupt\n"
            "start.print = look\n"
            "start.run()"
        )
        assert link.value("free") > LEAST_HEAP
        assert link.value("block") > LEAST_BLOCK
