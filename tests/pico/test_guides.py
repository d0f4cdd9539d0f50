"""Wiring, guides and exit statuses in the documentation are those of the code."""

import re
from pathlib import Path

import pytest
from tabletally.builders import wiring
from tabletally.pico import faults
from tabletally.pico.wiring import StuckKey
from tabletally.virtual_board import boards

DOCS = Path(__file__).parents[2] / "docs"
BOARD = boards.load(wiring.BOARD)


def test_the_picture_is_that_of_the_board():
    assert wiring.file_of(wiring.BOARD).read_text("utf-8") == wiring.drawing(BOARD)


def test_pins():
    assert wiring.pin_of(0) == 1
    assert wiring.pin_of(28) == 34
    assert wiring.ground_near(7) == 8
    assert wiring.ground_near(36) == 38


@pytest.mark.parametrize("guide", ["first_evening.md", "first_evening_ko.md"])
def test_the_tables_are_those_of_the_board(guide):
    text = (DOCS / guide).read_text("utf-8")
    parts = [BOARD.DISPLAY["sda"], BOARD.DISPLAY["scl"]]
    parts += [BOARD.INPUT[key] for key in ("up", "down", "ok", "back")]
    for gp in parts:
        assert re.search(rf"\| GP{gp}\b[^|]*\| {wiring.pin_of(gp)} \|", text), gp
    assert "3V3 | 36 |" in text


def test_every_exit_status_is_told():
    told = re.findall(r"^\| (\d+) \|", (DOCS / "real_pico.md").read_text("utf-8"), re.MULTILINE)
    kinds = [kind for kind in vars(faults).values() if isinstance(kind, type)]
    statuses = [kind.status for kind in kinds if hasattr(kind, "status")] + [StuckKey.status]
    assert len(set(statuses)) == len(statuses)
    assert {str(status) for status in statuses} < set(told)
