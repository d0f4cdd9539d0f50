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
DONE_AGAIN = "except Exception:"


@pytest.fixture(scope="module")
def folders(tmp_path_factory):
    """The application without what it does when something does need room."""
    folder = tmp_path_factory.mktemp("locked")
    return changed(folder, "heap_locked.py", DONE_AGAIN, "except StopIteration:")


def changed(folder, file, old, new):
    """The folders of an application of which one line is other."""
    firmware = folder / places.FIRMWARE.name
    shutil.copytree(places.FIRMWARE, firmware)
    source = (firmware / file).read_text("utf-8")
    assert source.count(old) == 1
    (firmware / file).write_text(source.replace(old, new), "utf-8")
    return (firmware, places.SHARED_RULES, places.BOARDS)


@pytest.mark.parametrize("name", NAMES)
def test_draws_with_the_heap_locked(folders, name):
    report = run_script(script(name), language="ko", folders=folders)
    assert report.status == 0, report.console


def test_draws_a_screen_that_needs_room_all_the_same(tmp_path):
    drawn = "        self._counting.draw(app)\n"
    folders = changed(tmp_path, "wizard/number_page.py", drawn, drawn + "        bytes(64)\n")
    keys = script("colors_of_paris_two")
    report = run_script(keys, language="en", folders=folders, measure=True)
    assert report.status == 0, report.console
    as_it_is = run_script(keys, language="en", measure=True)
    assert [cost.shown for cost in report.costs] == [cost.shown for cost in as_it_is.costs]


LINES = {
    "drawing": ("wizard/number_page.py", "        self._counting.draw(app)\n"),
    "checking": ("wizard/wizard.py", "        self._problems.clear()\n"),
    "asking": ("wizard/course.py", "            self._refresh(self._part_of(self.at))\n"),
}


@pytest.mark.parametrize("what", LINES)
def test_an_error_while_the_heap_is_locked_has_its_place_and_text(tmp_path, what):
    file, line = LINES[what]
    indent = line[: len(line) - len(line.lstrip())]
    folders = changed(tmp_path, file, line, f'{line}{indent}b""[len(b"12345")]\n')
    report = run_script(script("colors_of_paris_two"), language="en", folders=folders)
    assert report.status == 1
    place, text = report.console.strip().splitlines()[-2:]
    assert f"firmware/{file}" in place
    assert text == "IndexError: bytes index out of range"
    assert "in main" in report.console
    assert "in run" in report.console
