"""Doctor, check and deploy where two buttons are all keys, and the display is on SPI."""

from dataclasses import replace

import pytest
from tabletally.pico import building, facts
from tabletally.pico.checking import Checker, Verdict
from tabletally.pico.link import linked
from tabletally.virtual_board.serial_board import SerialBoard

BOARD = "waveshare_oled_1in3"
LOGICAL = {"key0": "down", "key1": "ok"}


@pytest.fixture
def board():
    with SerialBoard(BOARD) as board:
        yield board


class Person:
    """Somebody who presses the button they are told, or the other one."""

    def __init__(self, board, wrong):
        self.board = board
        self.wrong = wrong

    def presses(self, key):
        other = "key1" if key == "key0" else "key0"
        self.board.let_go(LOGICAL[other])
        self.board.hold(LOGICAL[other if self.wrong else key])


def key_tests(board, wrong):
    with linked(board.name) as link:
        checker = Checker(link, replace(facts.ask(link), board=BOARD), Person(board, wrong))
        names = [name for name in checker.self_tests if name.startswith("key ")]
        return [checker.self_test(name) for name in names]


def test_both_buttons_are_tried(board):
    assert [(one.name, one.verdict, one.why) for one in key_tests(board, wrong=False)] == [
        ("key key0", Verdict.PASSED, ""),
        ("key key1", Verdict.PASSED, ""),
    ]


def test_a_button_that_does_nothing(board, monkeypatch):
    monkeypatch.setattr("tabletally.pico.checking._KEY_S", 0)
    key0, *_ = key_tests(board, wrong=True)
    assert key0.verdict is Verdict.FAILED
    assert "key0 was not seen in 0 s: is its button between GP15 and GND?" in key0.why


def test_the_display_cannot_be_asked(board, tabletally):
    status, out, _ = tabletally("doctor", "--port", board.name, "--board", BOARD)
    assert status == 0
    assert "a display on SPI does not say whether it is there" in out
    assert "no key is stuck" in out
    with linked(board.name) as link:
        checker = Checker(link, replace(facts.ask(link), board=BOARD))
        bus = checker.self_test("bus")
    assert bus.verdict is Verdict.SKIPPED


def test_a_stuck_button_is_named(board, tabletally):
    board.hold("back")
    status, out, _ = tabletally("doctor", "--port", board.name, "--board", BOARD)
    assert status == 14
    assert "key1 (GP17) is down although it should not be" in out


def test_the_second_button_leaves_the_prompt_free():
    assert building.build(BOARD, "").version.text.split()[5] == "17"
