"""Finished games in the history: their lines are those that a game has; when they are forgotten."""

from pathlib import Path

from tabletally.builders.characters import strings_in, text_files
from tabletally.virtual_board.running import run_script

HERE = Path(__file__).parent
TO_THE_HISTORY = " back:long back:long shot:home down ok shot:list ok shot:places ok"
TO_THE_SETTINGS = " back:long back:long down*2 ok "
FROM_THERE_TO_THE_HISTORY = " back*2 up ok shot:list"
CLEAR_HISTORY = "down*5 ok shot:asked"
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


def listed_after(keys):
    """What the history lists after a game and some keys in the settings."""
    game = (HERE / "colors_of_paris_two.keys").read_text("utf-8")
    script = game + TO_THE_SETTINGS + keys + FROM_THERE_TO_THE_HISTORY
    report = run_script(script, language="en", strings=strings_in(text_files()))
    assert report.status == 0, report.console
    return report.shots["list"].texts


def test_who_reads_what_this_is_forgets_no_game():
    (title, *games) = listed_after("up ok shot:about ok shot:settings ok back")
    assert title == "History  1"
    assert len(games) == 1


def test_games_are_forgotten_when_that_is_agreed_to():
    listed = listed_after(CLEAR_HISTORY + " down ok ok")
    assert " ".join(listed) == "History No game has been finished yet."


def test_and_kept_when_it_is_not():
    assert len(listed_after(CLEAR_HISTORY + " ok")) == 2
    assert len(listed_after(CLEAR_HISTORY + " down back")) == 2
