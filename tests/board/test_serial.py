"""The board's serial port as the unmodified mpremote sees it."""

import hashlib
import signal
import subprocess
import sys
import time

import pytest
import serial
from tabletally.virtual_board.endpoints import SocketPort
from tabletally.virtual_board.flash import load
from tabletally.virtual_board.serial_board import SerialBoard, with_line_ends_of_a_board


def mpremote(board, *words):
    done = subprocess.run(
        [sys.executable, "-m", "mpremote", "connect", board.name, *words],
        capture_output=True,
        text=True,
        timeout=30,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def board():
    with SerialBoard() as board:
        yield board


def test_exec(board):
    code = "import machine; print(len(machine.unique_id()), 6 * 7)"
    assert mpremote(board, "resume", "exec", code) == "8 42\n"


def test_files_go_there_and_back(board, tmp_path):
    content = bytes(range(256)) * 20
    (tmp_path / "data.bin").write_bytes(content)
    mpremote(board, "resume", "cp", str(tmp_path / "data.bin"), ":data.bin")
    assert "5120 data.bin" in mpremote(board, "resume", "ls")
    digest = hashlib.sha256(content).hexdigest()
    assert digest in mpremote(board, "resume", "sha256sum", ":data.bin")
    mpremote(board, "resume", "cp", ":data.bin", str(tmp_path / "back.bin"))
    assert (tmp_path / "back.bin").read_bytes() == content
    mpremote(board, "resume", "rm", ":data.bin")


def test_soft_reset_forgets_variables_and_keeps_files(board):
    mpremote(board, "resume", "exec", "x = 1\nwith open('kept', 'w') as file: file.write('k')")
    assert mpremote(board, "resume", "exec", "print(x)") == "1\n"
    mpremote(board, "soft-reset")
    found = mpremote(board, "resume", "exec", "print('x' in globals(), open('kept').read())")
    assert found == "False k\n"
    assert mpremote(board, "exec", "print(2)") == "2\n"


def test_endless_main_is_interrupted(board, tmp_path):
    (tmp_path / "main.py").write_text("import time\nwhile True:\n    time.sleep_ms(20)\n")
    mpremote(board, "resume", "cp", str(tmp_path / "main.py"), ":main.py")
    with serial.Serial(board.name, timeout=5) as port:
        port.write(b"\r\x02\x04")
        assert b"soft reboot" in port.read_until(b"soft reboot\r\n")
    assert mpremote(board, "resume", "exec", "print(3)") == "3\n"
    mpremote(board, "resume", "rm", ":main.py")


def test_sleeping_takes_real_time(board):
    start = time.monotonic()
    mpremote(board, "resume", "exec", "import time; time.sleep_ms(300)")
    assert time.monotonic() - start > 0.3


def test_socket_where_there_is_no_pseudo_terminal():
    with SerialBoard(endpoint=SocketPort()) as board:
        assert board.name.startswith("socket://127.0.0.1:")
        assert mpremote(board, "resume", "exec", "print(4)") == "4\n"
        assert mpremote(board, "resume", "exec", "print(5)") == "5\n"


def test_line_ends_wherever_the_output_is_cut():
    printed = b"one\n\r\n>>> two\n\nthree\r\n"
    whole = b"one\r\n\r\n>>> two\r\n\r\nthree\r\n"
    for size in range(1, len(printed) + 1):
        sent, before = b"", b""
        for at in range(0, len(printed), size):
            sent += with_line_ends_of_a_board(printed[at : at + size], before)
            before = printed[at + size - 1 : at + size]
        assert sent == whole, size


@pytest.mark.parametrize("ending", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_however_it_is_ended_its_flash_is_kept(ending, tmp_path):
    image = tmp_path / "flash.img"
    command = [sys.executable, "-m", "tabletally", "sim", "--serial", "--flash", str(image)]
    board = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    board.name = board.stdout.readline().strip()
    mpremote(board, "resume", "exec", "with open('kept', 'w') as file: file.write('k')")
    board.send_signal(ending)
    assert board.wait(timeout=20) == 0
    board.stdout.close()
    with SerialBoard(flash=load(image)) as again:
        assert mpremote(again, "resume", "exec", "print(open('kept').read())") == "k\n"
