"""Doctor and check where two of the keys are a knob."""

from dataclasses import replace

import pytest
from tabletally.pico import facts
from tabletally.pico.checking import Checker, Verdict
from tabletally.pico.link import linked
from tabletally.virtual_board.serial_board import SerialBoard

BOARD = "pico_ssd1306_encoder"


@pytest.fixture
def knob():
    with SerialBoard(BOARD) as board:
        yield board


class Person:
    """Somebody who turns and presses what they are told, or turns the other way, or nothing."""

    def __init__(self, board, turned):
        self.board = board
        self.turned = turned

    def turns(self, key):
        if self.turned:
            self.board.hold(self.turned[key])
            self.board.let_go(self.turned[key])

    def presses(self, key):
        for other in ("ok", "back"):
            self.board.let_go(other)
        self.board.hold(key)


def outcomes(knob, turned):
    with linked(knob.name) as link:
        told = replace(facts.ask(link), board=BOARD)
        checker = Checker(link, told, Person(knob, turned))
        return [checker.self_test(name) for name in checker.self_tests if name.startswith("key ")]


def test_knob_and_buttons(knob):
    found = outcomes(knob, {"up": "up", "down": "down"})
    assert [(one.name, one.verdict, one.why) for one in found] == [
        (f"key {key}", Verdict.PASSED, "") for key in ("up", "down", "ok", "back")
    ]


def test_a_knob_the_other_way_round(knob):
    up, down, *_ = outcomes(knob, {"up": "down", "down": "up"})
    assert {up.verdict, down.verdict} == {Verdict.FAILED}
    assert "turned the other way round: exchange the wires at GP10 and GP11" in up.why


def test_a_knob_that_is_not_there(knob, monkeypatch):
    monkeypatch.setattr("tabletally.pico.checking._KEY_S", 0)
    up, *_ = outcomes(knob, {})
    assert up.verdict is Verdict.FAILED
    assert "the knob was not seen to turn in 0 s: are its outer pins at GP10 and GP11" in up.why


def test_the_doctor_looks_at_the_buttons_only(knob, tabletally):
    status, out, _ = tabletally("doctor", "--port", knob.name, "--board", BOARD)
    assert "no key is stuck" in out
    knob.hold("back")
    status, out, _ = tabletally("doctor", "--port", knob.name, "--board", BOARD)
    assert status == 14
    assert "back (GP13) is down although it should not be" in out
