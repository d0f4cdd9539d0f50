"""The board with a display in colour: its light, its power, and what is not a screen of it."""

import pytest
from tabletally.virtual_board.board import VirtualBoard
from tabletally.virtual_board.displays.screens import screen_of
from tabletally.virtual_board.errors import FirmwareStopped
from tabletally.virtual_board.live.board import LiveBoard

BOARD = "pico_display"
DIMMED = """
from machine import PWM, Pin
light = PWM(Pin(20), freq=2000, duty_u16=70000)
print(light.freq(), light.duty_u16())
light.duty_u16(0x8000)
try:
    light.freq(1)
except ValueError as error:
    print(error)
"""
# A red pixel.
PIXEL = (
    (b"\x2a", False),
    (b"\0\x64\0\x64", True),
    (b"\x2b", False),
    (b"\0\x64\0\x64", True),
    (b"\x2c", False),
    (b"\xf8\0", True),
)


@pytest.fixture
def board():
    with VirtualBoard(BOARD, "en") as board:
        yield board


def test_pwm(board):
    assert board.ask(DIMMED).splitlines() == ["2000 65535", "invalid freq"]
    assert board.display.contrast == 128


def test_light_and_power(board):
    assert board.display.contrast > 100
    shown = board.display.pixels()
    assert any(shown)
    board.cut()
    assert board.display.pixels() == shown
    board.reset()
    assert board.display.pixels() == shown
    board.switch_off()
    board.display.power_on()
    assert not board.display.lit


def test_what_is_no_screen_is_told(board):
    for payload, is_data in PIXEL:
        board.display.write(payload, is_data)
    with pytest.raises(FirmwareStopped, match="what the display shows is no screen: "):
        screen_of(board.display)


def test_a_watched_board_stops_with_that(board):
    live = LiveBoard(board, None)
    assert live.size == (128, 64)
    assert len(live.glass().seen.pixels) == 3 * 240 * 135
    for payload, is_data in PIXEL:
        board.display.write(payload, is_data)
    board.wires.i2c.connect(0, 0, 0)  # something goes over a bus
    live.glass()
    assert "no screen" in live.stopped
