"""Deploy, check and doctor where the display is on SPI, in colour."""

import pytest
from tabletally.pico import facts
from tabletally.pico.checking import Checker, Verdict
from tabletally.pico.link import linked
from tabletally.virtual_board.displays.screens import screen_of
from tabletally.virtual_board.serial_board import SerialBoard
from tabletally.virtual_board.shots import read_texts

BOARD = "pico_display"


@pytest.fixture
def board(tabletally):
    with SerialBoard(BOARD) as board:
        words = ("deploy", "--port", board.name, "--board", BOARD, "--lang", "en")
        status, _, err = tabletally(*words)
        assert (status, err) == (0, "")
        yield board


def texts(board):
    screen = screen_of(board.display)
    return read_texts(screen.width, screen.height, screen.pixels)


class Person:
    """Somebody who looks at the display and presses what they are told."""

    def __init__(self, board):
        self.board = board
        self.held = ""

    def sees(self, what):
        return "tabletally" in " ".join(texts(self.board))

    def presses(self, key):
        if self.held:
            self.board.let_go(self.held)
        self.held = key
        self.board.hold(key)


def test_doctor_and_check(board, tabletally):
    status, out, _ = tabletally("doctor", "--port", board.name)
    assert status == 0
    assert "`tabletally check` shows a pattern on it" in out
    with linked(board.name) as link:
        checker = Checker(link, facts.ask(link), Person(board))
        names = [name for name in checker.self_tests if name not in ("flash", "heap")]
        outcomes = {name: checker.self_test(name) for name in names if name != "no key stuck"}
    assert len(outcomes) == 7
    assert outcomes.pop("bus").verdict is Verdict.SKIPPED
    assert {name: outcome.why for name, outcome in outcomes.items() if outcome.why} == {}


def test_another_display(board):
    with linked(board.name) as link:
        person = Person(board)
        person.sees = lambda what: False
        outcome = Checker(link, facts.ask(link), person).self_test("display")
    assert outcome.why.endswith("it may be another kind than ST7789")
