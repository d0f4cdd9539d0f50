"""Wiring, guides and exit statuses in the documentation are those of the code."""

import re
from pathlib import Path

import pytest
from tabletally.builders import wiring
from tabletally.pico import faults
from tabletally.pico.wiring import StuckKey
from tabletally.virtual_board import boards

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("board_id", boards.known())
def test_the_picture_is_that_of_the_board(board_id):
    drawn = wiring.file_of(board_id).read_text("utf-8")
    assert drawn == wiring.drawing(boards.load(board_id))


def test_pins():
    assert wiring.pin_of(0) == 1
    assert wiring.pin_of(28) == 34
    assert wiring.ground_near(7) == 8
    assert wiring.ground_near(36) == 38


@pytest.mark.parametrize("guide", ["first_evening.md", "first_evening_ko.md"])
def test_the_tables_are_those_of_the_boards(guide):
    text = (DOCS / guide).read_text("utf-8")
    before, picture, rest = text.partition("wiring_pico_ssd1306_encoder.svg")
    knob, other_picture, rest = rest.partition("wiring_waveshare_oled_1in3.svg")
    plugged, last_picture, coloured = rest.partition("wiring_pico_display.svg")
    assert picture and other_picture and last_picture
    buttons = boards.load("pico_ssd1306")
    encoder = boards.load("pico_ssd1306_encoder")
    wired = [buttons.DISPLAY["sda"], buttons.DISPLAY["scl"]]
    for part, pins in (
        (before, [*wired, *(buttons.INPUT[key] for key in ("up", "down", "ok", "back"))]),
        (
            knob,
            [encoder.INPUT[key] for key in ("a", "b", "ok", "back")],
        ),
    ):
        for gp in pins:
            assert re.search(rf"\| GP{gp}\b[^|]*\| {wiring.pin_of(gp)} \|", part), gp
        assert "3V3 | 36 |" in part
    module = boards.load("waveshare_oled_1in3")
    signals = [module.DISPLAY[name] for name in ("sck", "mosi", "cs", "dc", "reset")]
    for gp in (*signals, module.INPUT["key0"], module.INPUT["key1"]):
        assert f"| GP{gp} | {wiring.pin_of(gp)} |" in plugged, gp
    pack = boards.load("pico_display")
    signals = [pack.DISPLAY[name] for name in ("sck", "mosi", "cs", "dc", "backlight")]
    for gp in (*signals, *(pack.INPUT[key] for key in ("up", "down", "ok", "back"))):
        assert f"| GP{gp} | {wiring.pin_of(gp)} |" in coloured, gp


def test_every_exit_status_is_told():
    told = re.findall(r"^\| (\d+) \|", (DOCS / "real_pico.md").read_text("utf-8"), re.MULTILINE)
    kinds = [kind for kind in vars(faults).values() if isinstance(kind, type)]
    statuses = [kind.status for kind in kinds if hasattr(kind, "status")] + [StuckKey.status]
    assert len(set(statuses)) == len(statuses)
    assert {str(status) for status in statuses} < set(told)
