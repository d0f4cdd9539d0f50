"""Widgets that need what the first screens do not have: five places, an error, a full flash."""

import pytest
from screen_runs import LANGUAGES, overlaid, play
from tabletally.virtual_board.running import FAILED, run_script


@pytest.fixture(scope="module")
def gallery(tmp_path_factory):
    return overlaid(tmp_path_factory.mktemp("gallery"), "gallery")


def test_five_places_take_the_room_of_the_title(gallery):
    report = play("ok shot:places down*4 shot:lowest", "en", folders=gallery)
    names = ["Black", "Purple", "Blue", "White", "Yellow"]
    shown = report.shots["places"].texts
    assert [line.split()[1] for line in shown] == names
    assert [line.split()[-1] for line in shown] == ["80", "53", "43", "43", "7"]
    assert report.shots["lowest"].texts == shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_allocated_while_choosing_a_place(gallery, language):
    report = play("ok down*4 up*2", language, folders=gallery, measure=True)
    assert max(cost.memory.allocated for cost in report.costs[1:]) == 0


def test_a_reason_too_long_for_its_place_has_shorter_names(gallery):
    report = play("up ok shot:level", "ko", folders=gallery)
    shown = report.shots["level"].texts
    assert shown[-2:] == ["88개, 민준, 하은, 지우,", "도윤과 동수: 모두 2등"]


def test_a_full_flash_is_told_and_the_screen_stays(gallery):
    report = play("up*2 ok shot:told back shot:back", "en", folders=gallery)
    assert report.shots["told"].texts[0].startswith("Please note")
    assert report.shots["back"].texts[0] == "gallery"


def test_an_error_shows_its_kind_place_and_text_and_ok_starts_again(gallery):
    script = "down*3 ok shot:error down back ok shot:again"
    report = run_script(script, language="en", folders=gallery)
    assert report.status == FAILED
    assert report.shots["error"].texts == [
        "Error  ● restart",
        "ValueError",
        "home.py:38",
        "a text that is long",
        "enough for more than a",
    ]
    assert report.shots["again"].texts[0] == "gallery"


def test_a_table_with_texts_and_signs(gallery):
    report = play("down ok shot:table", "en", folders=gallery)
    assert report.shots["table"].texts[1] == "Purple  2 (1)  +8"


def test_a_bar_while_something_is_calculated(gallery):
    report = play("down*2 ok wait:300 shot:busy", "en", folders=gallery)
    assert report.shots["busy"].texts[0] in ("gallery", "Final scoring")
