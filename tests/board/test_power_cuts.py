"""Power cuts at each of the first 200 flash operations while a file is rewritten again and again.

The file is written beside the old one, flushed, closed and renamed over it: after every cut it
holds the content confirmed last or the one after it.
"""

import re

import pytest
from firmwares import written
from tabletally.virtual_board.board import VirtualBoard
from tabletally.virtual_board.errors import PowerFailed
from tabletally.virtual_board.flash import Flash

REWRITER = """
import os
import time

from machine import Pin


def content(version):
    return str(version) * 150


def rewrite(version):
    with open("/saved.new", "w") as file:
        file.write(content(version))
        file.flush()
    os.rename("/saved.new", "/saved")


def held():
    with open("/saved") as file:
        text = file.read()
    version = int(text[:3])
    return version if text == content(version) else -1


def main():
    ok = Pin(12, Pin.IN, Pin.PULL_UP)
    if "saved" not in os.listdir("/"):
        rewrite(100)
    print("holds", held())
    while True:
        time.sleep_ms(10)
        if not ok.value():
            for version in range(held() + 1, 160):
                rewrite(version)
                print("saved", version)
"""
CUTS = 200
PAGES_AT_ONCE = 4


@pytest.fixture(scope="module")
def folders(tmp_path_factory):
    return written(tmp_path_factory.mktemp("rewriter"), REWRITER)


@pytest.fixture(scope="module")
def image(folders):
    with VirtualBoard(folders=folders) as board:
        return bytes(board.flash.data)


@pytest.mark.parametrize("first", range(1, CUTS + 1, 50))
def test_old_or_new_after_a_cut(first, image, folders):
    for operation in range(first, first + 50):
        with VirtualBoard(flash=Flash(image), folders=folders) as board:
            board.plan_cut(operation)
            with pytest.raises(PowerFailed):
                board.press("ok")
            before, _, after = board.console.rpartition("holds ")
            confirmed = int(re.findall(r"(?:saved|holds) (\d+)", before)[-1])
            assert int(after.split()[0]) in (confirmed, confirmed + 1), operation


def test_unsafe_rewriting_is_caught(tmp_path):
    """The same with the file written in place and nothing renamed loses content at some cut."""
    main = REWRITER.replace('open("/saved.new", "w")', 'open("/saved", "w")').replace(
        'os.rename("/saved.new", "/saved")', "os.stat('/saved')"
    )
    main = main.replace("        file.flush()\n", "        file.flush()\n        file.write('')\n")
    unsafe = written(tmp_path, main.replace("file.write(content(version))", "drip(file, version)"))
    source = unsafe[0] / "main.py"
    source.write_text(
        source.read_text()
        + "\n\ndef drip(file, version):\n"
        + "    for digits in (50, 100):\n"
        + "        file.write(str(version) * (digits if digits == 50 else 100))\n"
        + "        file.flush()\n"
    )
    with VirtualBoard(folders=unsafe) as board:
        image = bytes(board.flash.data)
    lost = 0
    for operation in range(1, 13):
        with VirtualBoard(flash=Flash(image), folders=unsafe) as board:
            board.plan_cut(operation)
            with pytest.raises(PowerFailed):
                board.press("ok")
            lost += "holds -1" in board.console
    assert lost


def board_in_an_erase(image, folders):
    board = VirtualBoard(flash=Flash(image), folders=folders)
    board.power_on()
    board.press_only("ok", 60)
    while not board.machine.flash_busy() or board.flash.erases < 1:
        board.wait(1)
    return board


def test_cut_leaves_the_operation_in_progress_half_done(image, folders):
    board = board_in_an_erase(image, folders)
    erased = bytes(board.flash.data)
    board.cut()
    assert bytes(board.flash.data) != erased
    assert "holds -1" not in board.console
    board.close()


def test_reset_waits_for_the_operation_in_progress(image, folders):
    board = board_in_an_erase(image, folders)
    before = board.flash.operations
    board.reset()
    assert before < board.flash.operations <= before + PAGES_AT_ONCE
    assert "holds -1" not in board.console
    board.close()
