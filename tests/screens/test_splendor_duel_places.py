"""The places of Splendor Duel compare what the game was decided by, and how much that takes."""

import pytest
from scenarios.scenes import script
from screen_runs import play

BARS = (20, 32)  # rows through them, the first place first
START = 28  # their first column

# Won by 25 of 20 points, 11 of 10 crowns, 10 of 10 points in a colour; not won yet.
PLACES = {
    "splendor_duel_points": ("20 points", 20, ("25", "12")),
    "splendor_duel_crowns": ("10 crowns", 10, ("11", "4")),
    "splendor_duel_both": ("one colour", 10, ("10", "7")),
    "splendor_duel_open": ("goes on", 20, ("3", "3")),
}


def length(shot, row):
    """How far a row is lit from where the bars begin."""
    end = START
    while shot.pixels[row * shot.width + end]:
        end += 1
    return end - START


@pytest.mark.parametrize("scenario", PLACES)
def test_numbers_and_bars_are_those_of_the_condition(scenario):
    decided, goal, numbers = PLACES[scenario]
    shot = play(script(scenario), "en").shots["places"]
    title, *rows = shot.texts
    assert title.endswith(decided)
    assert tuple(row.split()[-1] for row in rows) == numbers
    full = length(play(script("splendor_duel_colour"), "en").shots["places"], BARS[0])
    for row, number in zip(BARS, numbers, strict=True):
        expected = full * min(int(number), goal) / goal
        assert abs(length(shot, row) - expected) < 4  # numbers are not all as wide
