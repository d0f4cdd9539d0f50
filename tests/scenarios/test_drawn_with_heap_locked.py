"""No screen of a game needs room to draw itself: all of them are drawn while the heap is locked."""

import shutil

import pytest
from tabletally import places
from tabletally.virtual_board.running import run_script

from .scenes import script

NAMES = (
    "known_copy",
    "refused",
    "solo_jewelry_box",
    "tracked_from_round_4",
    "tracked_in_full",
    "tracked_income_only",
    "colors_of_paris_corrected",
    "dream_home_exchanged",
    "queenz_corrected",
    "splendor_duel_gone_on",
)
DRAWN_AGAIN = "except MemoryError:"


@pytest.fixture(scope="module")
def folders(tmp_path_factory):
    """The application without what it does when a screen does need room."""
    firmware = tmp_path_factory.mktemp("locked") / places.FIRMWARE.name
    shutil.copytree(places.FIRMWARE, firmware)
    app = firmware / "app.py"
    source = app.read_text("utf-8")
    assert source.count(DRAWN_AGAIN) == 1
    app.write_text(source.replace(DRAWN_AGAIN, "except StopIteration:"), "utf-8")
    return (firmware, places.SHARED_RULES, places.BOARDS)


@pytest.mark.parametrize("name", NAMES)
def test_draws_with_the_heap_locked(folders, name):
    report = run_script(script(name), language="ko", folders=folders)
    assert report.status == 0, report.console


def test_draws_a_screen_that_needs_room_all_the_same(tmp_path):
    firmware = tmp_path / places.FIRMWARE.name
    shutil.copytree(places.FIRMWARE, firmware)
    page = firmware / "wizard" / "number_page.py"
    source = page.read_text("utf-8")
    drawn = "        self._counting.draw(app)\n"
    assert source.count(drawn) == 1
    page.write_text(source.replace(drawn, drawn + "        bytes(64)\n"), "utf-8")
    folders = (firmware, places.SHARED_RULES, places.BOARDS)
    keys = script("colors_of_paris_two")
    report = run_script(keys, language="en", folders=folders, measure=True)
    assert report.status == 0, report.console
    as_it_is = run_script(keys, language="en", measure=True)
    assert [cost.shown for cost in report.costs] == [cost.shown for cost in as_it_is.costs]
