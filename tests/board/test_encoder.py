"""A rotary encoder at its limits: bouncing, half turned, quick, while bus or flash is busy."""

import pytest
from firmwares import sending_whole_frames, writing_flash_at_one
from tabletally.virtual_board.board import VirtualBoard
from tabletally.virtual_board.boards import load
from tabletally.virtual_board.shots import read_texts

BOARD = "pico_ssd1306_encoder"
PINS = load(BOARD).INPUT
CLOSED = 0
# The levels of a and b in the four quarters of a detent, from one rest to the next.
CLOCKWISE = ((CLOSED, None), (CLOSED, CLOSED), (None, CLOSED), (None, None))
BACKWARDS = tuple((b, a) for a, b in CLOCKWISE)


def number_on(board):
    display = board.display
    return int(read_texts(display.width, display.height, display.pixels())[0])


def set_contacts(board, levels):
    for name, level in zip("ab", levels, strict=True):
        board.wiring.drive(PINS[name], level)
    board.wait(2)


def turn(board, quarters):
    for levels in quarters:
        set_contacts(board, levels)


@pytest.fixture
def board():
    with VirtualBoard(BOARD) as board:
        yield board


def test_a_detent_is_one_step_each_way(board):
    for count in range(1, 4):
        board.press("up")
        assert number_on(board) == count
    for count in (2, 1):
        board.press("down")
        assert number_on(board) == count


def test_clockwise_is_down(board):
    turn(board, BACKWARDS * 3)
    board.rest()
    assert number_on(board) == 3
    turn(board, CLOCKWISE)
    board.rest()
    assert number_on(board) == 2


@pytest.mark.parametrize("bounces_ms", [(1,), (0.2, 0.3, 0.1, 1), (0.05,) * 30])
def test_bouncing_contacts_are_one_detent(board, bounces_ms):
    for count in range(1, 4):
        board.press("up", 60, bounces_ms)
        assert number_on(board) == count


@pytest.mark.parametrize("reached", [1, 2, 3])
def test_half_a_detent_and_back_is_nothing(board, reached):
    there = (*BACKWARDS[:reached],)
    back = (*reversed(BACKWARDS[: reached - 1]), BACKWARDS[-1])
    for _ in range(5):
        turn(board, there + back)
    board.rest()
    assert number_on(board) == 0


def test_a_missed_quarter_does_not_lose_the_detent(board):
    for missed in range(3):
        turn(board, [quarter for at, quarter in enumerate(BACKWARDS) if at != missed])
        board.rest()
        assert number_on(board) == missed + 1


def test_trembling_at_rest_is_nothing(board):
    for contact in "ab":
        for _ in range(40):
            board.wiring.drive(PINS[contact], CLOSED)
            board.wait(0.3)
            board.wiring.drive(PINS[contact], None)
            board.wait(0.4)
    board.rest()
    assert number_on(board) == 0


def test_the_buttons_beside_it_go_on_working(board):
    board.press("up")
    board.press("ok", 30)
    board.press("back", 60, (5, 4, 3, 2, 1))
    board.press("ok", 900)
    assert number_on(board) == 1
    board.press("up")
    assert number_on(board) == 2


def test_kept_up_it_goes_on_turning(board):
    board.press("up", 900)
    turned = number_on(board)
    assert 15 <= turned <= 20
    board.press("down", 900)
    assert number_on(board) == 0


def test_quick_turning_while_the_screen_is_sent_loses_nothing(tmp_path):
    """Every draw sends the whole frame and takes 23 ms; a detent comes every 16 ms."""
    folders = sending_whole_frames(tmp_path)
    with VirtualBoard(BOARD, folders=folders) as board:
        turn(board, BACKWARDS * 12)
        board.rest()
        assert number_on(board) == 12


def test_what_is_missed_in_a_flash_write_is_no_step_the_other_way(tmp_path):
    """An erase masks interrupts for 45 ms: detents may be lost there, and none may be made up."""
    folders = writing_flash_at_one(tmp_path)
    for offset_ms in range(0, 90, 5):
        with VirtualBoard(BOARD, folders=folders) as board:
            board.press_only("up", 20)
            board.wait(offset_ms)
            turn(board, BACKWARDS * 4)
            board.rest()
            assert 1 <= number_on(board) <= 5, offset_ms
            before = number_on(board)
            board.press("up")
            assert number_on(board) == before + 1, offset_ms


def test_nothing_is_allocated_while_turning(board):
    board.press("up")
    for key in ("up", "down", "up"):
        assert board.press(key, 900, measure=True).memory.allocated == 0
