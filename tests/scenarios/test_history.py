"""A finished game in the history: its lines are those that the game has."""

from pathlib import Path

from tabletally.builders.characters import strings_in, text_files
from tabletally.virtual_board.running import run_script

HERE = Path(__file__).parent
TO_THE_HISTORY = " back:long back:long shot:home down ok shot:list ok shot:places ok"
ALL_PAGES = " shot:a down shot:b down shot:c down shot:d"


def lines_of(name):
    """The texts of the first player's lines in the history, all pages of them."""
    script = (HERE / f"{name}.keys").read_text("utf-8") + TO_THE_HISTORY + ALL_PAGES
    report = run_script(script, language="en", strings=strings_in(text_files()))
    assert report.status == 0, report.console
    return "\n".join(text for shot in "abcd" for text in report.shots[shot].texts)


def test_a_game_of_two_has_no_resource_tiles():
    lines = lines_of("two_players")
    assert "Connection" in lines
    assert "Total" in lines
    assert "Resource tiles" not in lines


def test_a_solo_game_has():
    assert "Resource tiles" in lines_of("solo")
