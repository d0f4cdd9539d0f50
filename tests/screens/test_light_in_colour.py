"""The display in colour as the settings turn and dim it, and its going dark."""

import pytest
from tabletally.virtual_board.board import VirtualBoard
from tabletally.virtual_board.displays.screens import screen_of
from tabletally.virtual_board.shots import read_texts

MARGINS = slice(3 * 720, -4 * 720)


@pytest.fixture
def board():
    with VirtualBoard("pico_display", "en") as board:
        yield board


def texts(board):
    screen = screen_of(board.display)
    return read_texts(screen.width, screen.height, screen.pixels)


def test_brightness_and_turning_by_the_settings(board):
    for key in ("down", "down", "ok"):
        board.press(key)
    assert "Settings" in texts(board)[0]
    shown = board.display.pixels()[MARGINS]
    board.press("down")
    board.press("ok")
    turned = board.display.pixels()[MARGINS]
    assert turned != shown
    board.press("ok")
    board.press("up")
    assert board.display.pixels()[MARGINS] == shown
    light = board.display.contrast
    for key in ("down", "down", "ok"):
        board.press(key)
    assert board.display.contrast != light
    assert board.display.contrast > 0


def test_dark_after_a_while_and_lit_by_any_key(board):
    shown = board.display.pixels()
    board.wait(11 * 60_000)
    assert not board.display.lit
    board.press("down")
    assert board.display.pixels() == shown
