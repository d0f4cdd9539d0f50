"""Whole games on the boards that have other keys: what is entered does not depend on them."""

import pytest
from tabletally.virtual_board.running import run_script

from .scenes import script, sheet

# Their scripts keep no key down: how far a knob gets meanwhile is another matter.
GAMES = ("dream_home_exchanged", "splendor_duel_both")


@pytest.mark.parametrize("name", GAMES)
def test_a_game_with_a_knob(name):
    report = run_script(script(name), board_id="pico_ssd1306_encoder", language="ko", sheet=True)
    assert report.status == 0, report.console
    assert report.held.sheet == sheet(name)
