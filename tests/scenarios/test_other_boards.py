"""Whole games on the other boards: what is entered does not depend on their keys and displays."""

import pytest
from tabletally.virtual_board.running import run_script

from .scenes import script, sheet

# Their scripts keep no key down: how far a knob gets meanwhile is another matter.
WITH_A_KNOB = ("dream_home_exchanged", "splendor_duel_both")
# These do, and two keys get as far as four buttons.
WITH_TWO_KEYS = (
    "colors_of_paris_corrected",
    "dream_home_exchanged",
    "queenz_four",
    "splendor_duel_both",
    "three_players",
    "tracked_exams",
)


def play(name, board_id):
    report = run_script(script(name), board_id=board_id, language="ko", sheet=True)
    assert report.status == 0, report.console
    assert report.held.sheet == sheet(name)
    return report


@pytest.mark.parametrize("name", WITH_A_KNOB)
def test_a_game_with_a_knob(name):
    play(name, "pico_ssd1306_encoder")


@pytest.mark.parametrize("name", WITH_TWO_KEYS)
def test_a_game_with_two_keys_on_spi(name):
    report = play(name, "waveshare_oled_1in3")
    usual = play(name, "pico_ssd1306")
    assert {name: shot.texts for name, shot in report.shots.items()} == {
        name: shot.texts for name, shot in usual.shots.items()
    }
    costs = [report.figures()["bus_bytes_per_key"]["median"] for report in (report, usual)]
    assert costs[0] <= 1.5 * costs[1]


@pytest.mark.parametrize(
    ("name", "language"),
    [("dream_home_exchanged", "ko"), ("splendor_duel_both", "en"), ("two_players", "ko")],
)
def test_a_game_in_colour_shows_the_same_screens(name, language):
    keys = script(name) + " shot:end"
    usual, coloured = (
        run_script(keys, board_id=board, language=language, sheet=True, measure=True)
        for board in ("pico_ssd1306", "pico_display")
    )
    assert coloured.status == 0, coloured.console
    assert coloured.held.sheet == sheet(name)
    assert [cost.shown for cost in coloured.costs] == [cost.shown for cost in usual.costs]
    assert coloured.shots["end"].texts == usual.shots["end"].texts
    assert (coloured.shots["end"].width, coloured.shots["end"].height) == (240, 135)
    assert len(coloured.shots["end"].pixels) == 3 * 240 * 135
