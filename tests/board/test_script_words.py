"""Every word of a script, and what is said of wrong ones."""

import pytest
from firmwares import changed
from tabletally.virtual_board.errors import WrongUsage
from tabletally.virtual_board.running import ALIVE, FAILED, run_script
from tabletally.virtual_board.script import parse


def texts(script, **options):
    report = run_script(script + " shot:end", **options)
    assert report.status == ALIVE, report.console
    return report.shots["end"].texts


def test_keys_count_up_and_down():
    assert texts("up up up down") == ["2"]


def test_a_key_is_repeated():
    assert texts("up*5 down*2") == ["3"]


def test_keys_that_mean_nothing_change_nothing():
    report = run_script("up shot:a ok back ok:long shot:b")
    assert report.shots["a"].pixels == report.shots["b"].pixels
    assert [cost.bus_bytes for cost in report.costs[1:]] == [0, 0, 0]


def test_a_held_key_repeats_and_speeds_up():
    assert texts("up:400") == ["1"]
    assert texts("up:500") == ["2"]
    assert texts("up:900") == texts("up:long") == ["6"]
    assert int(texts("up:3000")[0]) > 40


def test_waiting_is_device_time():
    assert run_script("wait:5000").device_ms - run_script("").device_ms == 5000


def test_comments_and_white_space():
    assert texts("# up\n\tup # up\n\n  up") == ["2"]


def test_reset_starts_again_and_the_display_keeps_its_power():
    assert texts("up*3 reset up") == ["1"]


def test_cut_starts_again():
    assert texts("up*3 cut up") == ["1"]


def test_cut_in_a_flash_operation_drops_the_word_in_progress(tmp_path):
    folders = changed(
        tmp_path,
        "screens/counter.py",
        "        return self.number != before\n",
        "        with open('/number', 'w') as file:\n"
        "            file.write(str(self.number))\n"
        "        return self.number != before\n",
    )
    report = run_script("up up cut@1 up*9 down up shot:end", folders=folders)
    assert report.shots["end"].texts == ["1"]
    assert report.block_programs > 0


def test_cut_that_is_never_reached():
    report = run_script("up shot:kept cut@1 up")
    assert "never reached" in report.wrong_usage
    assert report.shots["kept"].texts


def test_second_cut_before_the_first():
    with pytest.raises(WrongUsage, match=r"line 2, column 2: .*'cut@2'"):
        run_script("cut@1\n cut@2")


def test_trouble_on_i2c_is_for_boards_that_have_it():
    reason = r"line 1, column 4: 'i2c:nack' is for a board on I2C"
    with pytest.raises(WrongUsage, match=reason):
        run_script("up i2c:nack up", board_id="waveshare_oled_1in3")


@pytest.mark.parametrize("trouble", ["i2c:nack", "i2c:stuck", "i2c:nack*3", "i2c:stuck*2"])
def test_display_recovers(trouble):
    assert texts(f"up {trouble} up up") == ["3"]


def test_the_game_goes_on_without_a_display():
    report = run_script("up i2c:nack*100 up up shot:dead")
    assert report.status == ALIVE


@pytest.mark.parametrize(
    ("script", "sentence"),
    [
        ("up\n  sideways", r"line 2, column 3: 'sideways' is no word"),
        ("up*", r"line 1, column 1: 'up\*'"),
        ("up*0", r"line 1, column 1: the number in 'up\*0' must be at least 1"),
        ("up:0", r"must be at least 1"),
        ("up cut@0", r"line 1, column 4"),
        ("wait:-5", r"'wait:-5' is no word"),
        ("wait", r"'wait' is no word"),
        ("shot:", r"'shot:' is no word"),
        ("shot:../x", r"'shot:../x' is no word"),
        ("shot:a shot:a", r"line 1, column 8: 'shot:a' was taken already, in line 1"),
        ("UP", r"'UP' is no word"),
        ("wait:10000001", r"'wait:10000001' must be at most 10000000"),
        ("up*" + "9" * 5000, r"must be at most 10000000"),
        ("i2c:fire", r"'i2c:fire' is no word"),
    ],
)
def test_wrong_words(script, sentence):
    with pytest.raises(WrongUsage, match=sentence):
        parse(script)


def test_firmware_that_ends_is_reported_with_its_traceback(tmp_path):
    folders = changed(tmp_path, "main.py", "    try:\n", "    1 // 0\n    try:\n")
    report = run_script("up", folders=folders)
    assert report.status == FAILED
    assert "ZeroDivisionError" in report.console


def test_error_screen_shows_kind_and_place_and_ok_starts_again(tmp_path):
    folders = changed(
        tmp_path,
        "screens/counter.py",
        "            self.number += 1\n",
        "            self.number += 1\n            [][self.number]\n",
    )
    report = run_script("up shot:error down ok shot:again", folders=folders)
    assert report.status == FAILED
    assert "IndexError" in report.console
    lines = " ".join(report.shots["error"].texts)
    assert "IndexError" in lines
    assert "counter.py:" in lines
    assert report.shots["again"].texts == ["0"]


def test_firmware_that_never_rests(tmp_path):
    folders = changed(
        tmp_path,
        "app.py",
        "        event = self.keys.next()\n",
        "        self._display.contrast(9)\n        event = self.keys.next()\n",
    )
    report = run_script("up", folders=folders)
    assert report.status == FAILED
    assert "did not come to rest" in report.reason
