"""Wrong boards are refused with the reason, by the host and by the device."""

from types import SimpleNamespace

import pytest
from tabletally import places
from tabletally.boards import check, pico_display, pico_ssd1306
from tabletally.virtual_board import boards
from tabletally.virtual_board.errors import WrongUsage
from tabletally.virtual_board.running import FAILED, run_script

WRONG = [
    ("DISPLAY", "kind", "lcd", "DISPLAY kind 'lcd' is not known"),
    ("DISPLAY", "bus", "spi", "ssd1306 is driven on bus 'i2c', not 'spi'"),
    ("DISPLAY", "width", 64, "ssd1306 is not made with 64x64 pixels"),
    ("DISPLAY", "address", 0x3E, "ssd1306 has no address 62"),
    ("DISPLAY", "freq", 0, "DISPLAY freq is 10000..1000000 Hz, not 0"),
    ("DISPLAY", "freq", "fast", "DISPLAY freq is 10000..1000000 Hz, not 'fast'"),
    ("DISPLAY", "id", 2, "DISPLAY id is 0 or 1, not 2"),
    ("DISPLAY", "sda", 5, "DISPLAY sda 5 cannot be used for I2C 0"),
    ("DISPLAY", "scl", 7, "DISPLAY scl 7 cannot be used for I2C 0"),
    ("INPUT", "kind", "mouse", "INPUT kind 'mouse' is not known"),
    ("INPUT", "up", 25, "INPUT up is 25, which is no pin of the Pico"),
    ("INPUT", "ok", True, "INPUT ok is True, which is no pin of the Pico"),
    ("INPUT", "down", 4, "pin 4 is both DISPLAY sda and INPUT down"),
    ("INPUT", "back", 10, "pin 10 is both INPUT up and INPUT back"),
    ("INPUT", "left", 6, "INPUT key 'left' is not known"),
    ("INPUT", "kind", "encoder", "INPUT has no key 'a'"),
    ("INPUT", "kind", "two_keys", "INPUT has no key 'key0'"),
]

ON_SPI = {
    "kind": "sh1107",
    "width": 128,
    "height": 64,
    "bus": "spi",
    "id": 1,
    "sck": 10,
    "mosi": 11,
    "cs": 9,
    "dc": 8,
    "reset": 12,
    "freq": 10_000_000,
}
WRONG_ON_SPI = [
    ("bus", "i2c", "sh1107 is driven on bus 'spi', not 'i2c'"),
    ("height", 128, "sh1107 is not made with 128x128 pixels"),
    ("freq", 99_999, "DISPLAY freq is 100000..62500000 Hz, not 99999"),
    ("id", 0, "DISPLAY sck 10 cannot be used for SPI 0"),
    ("sck", 18, "DISPLAY sck 18 cannot be used for SPI 1"),
    ("mosi", 14, "DISPLAY mosi 14 cannot be used for SPI 1"),
    ("cs", None, "DISPLAY cs is None, which is no pin of the Pico"),
    ("dc", 29, "DISPLAY dc is 29, which is no pin of the Pico"),
    ("reset", 9, "pin 9 is both DISPLAY cs and DISPLAY reset"),
    ("backlight", 12, "pin 12 is both DISPLAY reset and DISPLAY backlight"),
]


def with_change(table, name, value):
    tables = {"DISPLAY": dict(pico_ssd1306.DISPLAY), "INPUT": dict(pico_ssd1306.INPUT)}
    tables[table][name] = value
    return SimpleNamespace(**tables)


@pytest.mark.parametrize("board_id", boards.known())
def test_shipped_boards_are_right(board_id):
    assert boards.load(board_id)


@pytest.mark.parametrize(("table", "name", "value", "reason"), WRONG)
def test_reasons(table, name, value, reason):
    assert check.fault(with_change(table, name, value)) == reason


@pytest.mark.parametrize(("name", "value", "reason"), WRONG_ON_SPI)
def test_reasons_on_spi(name, value, reason):
    keys = {"kind": "buttons", "up": 2, "down": 3, "ok": 4, "back": 5}
    assert check.fault(SimpleNamespace(DISPLAY=ON_SPI, INPUT=keys)) == ""
    wrong = SimpleNamespace(DISPLAY={**ON_SPI, name: value}, INPUT=keys)
    assert check.fault(wrong) == reason


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("height", 240, "st7789 is not made with 240x240 pixels"),
        ("backlight", None, "DISPLAY backlight is None, which is no pin of the Pico"),
        ("backlight", 17, "pin 17 is both DISPLAY cs and DISPLAY backlight"),
        ("reset", 12, "pin 12 is both DISPLAY reset and INPUT up"),
    ],
)
def test_reasons_in_colour(name, value, reason):
    display = {**pico_display.DISPLAY, name: value}
    assert check.fault(SimpleNamespace(DISPLAY=display, INPUT=pico_display.INPUT)) == reason
    del display[name]
    wrong = check.fault(SimpleNamespace(DISPLAY=display, INPUT=pico_display.INPUT))
    assert bool(wrong) == (name != "reset")


def test_missing_tables_and_keys():
    assert check.fault(SimpleNamespace(DISPLAY={})) == "a board has the tables DISPLAY and INPUT"
    keys = dict(pico_ssd1306.INPUT)
    del keys["ok"]
    wrong = SimpleNamespace(DISPLAY=pico_ssd1306.DISPLAY, INPUT=keys)
    assert check.fault(wrong) == "INPUT has no key 'ok'"


def test_unknown_board():
    with pytest.raises(WrongUsage, match=r"there is no board 'abacus'; known are .*pico_ssd1306"):
        run_script("", board_id="abacus")


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [('"sda": 4', '"sda": 5', "DISPLAY sda 5 cannot be used"), ('"ok"', '"okay"', "no key 'ok'")],
)
def test_the_device_refuses_too(tmp_path, old, new, reason):
    folder = tmp_path / "boards"
    folder.mkdir()
    for source in places.BOARDS.glob("*.py"):
        (folder / source.name).write_text(source.read_text("utf-8").replace(old, new), "utf-8")
    (folder / "check.py").write_text((places.BOARDS / "check.py").read_text("utf-8"), "utf-8")
    report = run_script("up", folders=[places.FIRMWARE, folder])
    assert report.status == FAILED
    assert "WrongBoard" in report.console
    assert reason in report.console
