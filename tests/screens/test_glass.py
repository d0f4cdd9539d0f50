"""The light: dark after a while, the first key only wakes, shift, flip, brightness."""

import pytest
from screen_runs import copied, play
from tabletally.virtual_board.board import VirtualBoard

MINUTE = 1000  # ms: the firmware's minutes are made shorter here


@pytest.fixture(scope="module")
def hasty(tmp_path_factory):
    """Folders of a firmware in which a minute is a second."""
    folders = copied(tmp_path_factory.mktemp("hasty"))
    glass = folders[0] / "glass.py"
    text = glass.read_text("utf-8")
    assert "const(60_000)" in text
    glass.write_text(text.replace("const(60_000)", f"const({MINUTE})"), "utf-8")
    return folders


def test_dark_after_five_minutes_without_a_key(hasty):
    report = play(f"down wait:{4 * MINUTE} shot:lit wait:{MINUTE} shot:dark", "en", folders=hasty)
    assert any(report.shots["lit"].pixels)
    assert not any(report.shots["dark"].pixels)


@pytest.mark.parametrize("key", ["up", "down", "ok", "back", "ok:long", "down:2000", "back:long"])
def test_the_first_key_only_wakes(hasty, key):
    script = f"down shot:before wait:{6 * MINUTE} {key} shot:woken ok shot:next"
    report = play(script, "en", folders=hasty)
    assert report.shots["woken"].texts == report.shots["before"].texts
    assert report.shots["next"].texts[0] == "History"


@pytest.mark.parametrize("key", ["up", "up:900", "down", "ok", "ok:long", "back", "back:long"])
def test_the_first_press_of_two_keys_only_wakes(hasty, key):
    script = f"down shot:before wait:{6 * MINUTE} {key} shot:woken ok shot:next"
    report = play(script, "en", folders=hasty, board_id="waveshare_oled_1in3")
    assert any(report.shots["woken"].pixels)
    assert report.shots["woken"].texts == report.shots["before"].texts
    assert report.shots["next"].texts[0] == "History"


def test_a_key_starts_the_minutes_anew(hasty):
    report = play(f"wait:{4 * MINUTE} down wait:{4 * MINUTE} shot:lit", "en", folders=hasty)
    assert any(report.shots["lit"].pixels)


def test_never_dark_when_so_set(hasty):
    script = f"down*2 ok down*3 ok*3 shot:set wait:{65 * MINUTE} shot:lit"
    report = play(script, "en", folders=hasty)
    assert report.shots["set"].texts[-1] == "Blank after  never"
    assert any(report.shots["lit"].pixels)


def test_the_picture_moves_down_and_up_again_and_loses_nothing(hasty):
    shots = " ".join(f"wait:{MINUTE} shot:s{minute}" for minute in range(1, 4))
    report = play(f"shot:s0 {shots}", "en", folders=hasty)
    pixels = [report.shots[f"s{minute}"].pixels for minute in range(4)]
    assert pixels[1] == bytes(128) + pixels[0][:-128]
    assert pixels[2] == pixels[0]
    assert pixels[3] == pixels[1]


def test_the_shift_costs_three_bytes_and_no_key(hasty):
    with VirtualBoard(language="en", folders=hasty) as board:
        before = board.wires.bytes_sent
        board.wait(MINUTE)
        assert board.wires.bytes_sent - before == 4  # address, and the command with its number


def test_flip_turns_the_picture_at_once_and_stays():
    report = play("down*2 ok down shot:a ok shot:b reset down*2 ok down shot:c ok shot:d", "en")
    upright, turned = report.shots["a"].pixels, report.shots["b"].pixels[::-1]
    title = slice(0, 12 * 128)
    assert turned[title] == upright[title]
    assert report.shots["c"].pixels == report.shots["b"].pixels
    assert report.shots["d"].pixels == report.shots["a"].pixels


def test_brightness_goes_around():
    with VirtualBoard(language="en") as board:
        for key in ("down", "down", "ok", "down", "down"):
            board.press(key)
        seen = []
        for _ in range(6):
            board.press("ok")
            seen.append(board.display.contrast)
        assert seen[:2] + seen[:1] == [seen[0], seen[1], seen[5]]
        assert len(set(seen)) == 5
        assert max(seen) == 255


def bytes_of_a_held_key(presses_on_speed: int) -> int:
    with VirtualBoard(language="en") as board:
        for key in ["down"] * 2 + ["ok"] + ["down"] * 4 + ["ok"] * presses_on_speed + ["back"]:
            board.press(key)
        return board.press("down", 2000).bus_bytes


def test_a_held_key_repeats_at_the_chosen_speed():
    normal, fast, slow = (bytes_of_a_held_key(presses) for presses in range(3))
    assert slow < normal < fast
