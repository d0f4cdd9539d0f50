"""Displays on SPI, on the chip: what its controllers send is the same picture."""

import pytest
from tabletally.virtual_board.running import run_script

SCRIPT = "down*2 up shot:second down ok shot:settings down*3 up shot:third back shot:home"
BOARDS = (
    "waveshare_oled_1in3",  # two keys
    "pico_display",  # its light by PWM
)


def played(board_id, **options):
    report = run_script(SCRIPT, board_id=board_id, language="en", **options)
    assert report.status == 0, f"{report.reason}\n{report.console}"
    return report.shots


@pytest.mark.parametrize("board_id", BOARDS)
def test_same_screens_as_on_the_virtual_board(make_chip, board_id):
    assert played(board_id, make_machine=make_chip) == played(board_id)
