"""Presses at their limits: short, bouncing, while the bus or the flash is busy."""

import pytest
from firmwares import sending_whole_frames, writing_flash_at_one
from tabletally.virtual_board.board import VirtualBoard
from tabletally.virtual_board.shots import read_texts


def number_on(board):
    display = board.display
    return int(read_texts(display.width, display.height, display.pixels())[0])


@pytest.mark.parametrize(
    "bounces_ms",
    [(), (1,), (0.2, 0.3, 0.1, 4), (5, 4, 3, 2, 1), (0.05,) * 30, (9, 9)],
)
def test_a_bouncing_key_is_one_press(bounces_ms):
    with VirtualBoard() as board:
        for count in range(1, 4):
            board.press("up", 60, bounces_ms)
            assert number_on(board) == count


def test_short_presses_are_not_lost():
    with VirtualBoard() as board:
        for count in range(1, 11):
            board.press("up", 30)
            assert number_on(board) == count


def test_presses_while_the_screen_is_sent_are_not_lost(tmp_path):
    """Every draw sends the whole frame and takes 23 ms; presses of 30 ms come every 55 ms."""
    folders = sending_whole_frames(tmp_path)
    with VirtualBoard(folders=folders) as board:
        for offset_ms in range(0, 25, 3):
            before = number_on(board)
            board.press_only("up", 30)
            board.wait(30 + offset_ms)
            board.press_only("down", 30)
            board.wait(3)
            board.press_only("ok", 30)
            board.wait(27)
            board.press("up", 30)
            assert number_on(board) == before + 1


def test_a_press_within_a_flash_write_is_not_lost(tmp_path):
    """An erase masks interrupts for 45 ms: both edges of a press of 30 ms come at its end."""
    folders = writing_flash_at_one(tmp_path)
    for offset_ms in range(45, 125, 10):
        with VirtualBoard(folders=folders) as board:
            board.press_only("up", 20)
            board.wait(offset_ms)
            board.press("up", 30)
            assert number_on(board) == 2, offset_ms


def test_first_pixels_come_within_50_ms_of_the_press():
    with VirtualBoard() as board:
        for _ in range(10):
            board.press("up")
            before = board.display.pixels()
            board.press_only("up", 60)
            board.wait(50)
            finished = board.display.pixels()
            assert finished != before
            board.rest()
            assert board.display.pixels() == finished
