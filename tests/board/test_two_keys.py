"""Two buttons as four keys: what is short, long, together, one after the other, and too quick."""

import shutil

import pytest
from firmwares import sending_whole_frames, writing_flash_at_one
from tabletally import places
from tabletally.virtual_board.board import VirtualBoard
from tabletally.virtual_board.boards import load
from tabletally.virtual_board.keys import keys_of
from tabletally.virtual_board.live.fingers import Fingers
from tabletally.virtual_board.shots import read_texts
from tabletally.virtual_board.wiring import Wiring

BOARD = "waveshare_oled_1in3"
KEY0, KEY1 = load(BOARD).INPUT["key0"], load(BOARD).INPUT["key1"]
CLOSED = 0
TELLING = """
from time import sleep_ms

from . import first_start, hardware

KINDS = {0x10: "+", 0x20: "*", 0x30: "=", 0x40: "-"}


def main():
    keys = hardware.make_keys(hardware.load(first_start.board_id()))
    busy = BUSY_MS
    while True:
        event = keys.next()
        if event:
            key = ("up", "down", "ok", "back")[event & 15]
            print(KINDS[event & 0xF0] + key)
        else:
            sleep_ms(busy or 4)
            busy = 0
"""


@pytest.fixture(scope="module")
def folders(tmp_path_factory):
    """Makes folders of a firmware that tells each event, first asking for one after `busy_ms`."""
    made = {}

    def make(busy_ms):
        if busy_ms not in made:
            firmware = tmp_path_factory.mktemp("telling") / "firmware"
            shutil.copytree(places.FIRMWARE, firmware)
            (firmware / "main.py").write_text(TELLING.replace("BUSY_MS", str(busy_ms)), "utf-8")
            made[busy_ms] = [firmware, places.SHARED_RULES, places.BOARDS]
        return made[busy_ms]

    return make


def events(folders, *edges, busy_ms=0):
    """What the firmware tells when the buttons are pressed: (button, from ms, to ms) each."""
    board = VirtualBoard(BOARD, folders=folders(busy_ms))
    try:
        board.switch_on()
        board.wait(100)
        start_us = board.wiring.now_us
        for pin, first_ms, last_ms in edges:
            for ms, level in ((first_ms, CLOSED), (last_ms, None)):
                board.wiring.at(
                    start_us + ms * 1000,
                    lambda pin=pin, level=level: board.wiring.drive(pin, level),
                )
        board.wait(max(last_ms for *_, last_ms in edges) + busy_ms + 100)
        return board.console.split()
    finally:
        board.close()


@pytest.mark.parametrize("busy_ms", [0, 3000])
@pytest.mark.parametrize(
    ("edges", "told"),
    [
        ([(KEY0, 0, 30)], "+down -down"),
        ([(KEY0, 0, 450)], "+down -down"),
        ([(KEY0, 0, 600)], "+up -up"),
        ([(KEY0, 0, 1080)], "+up *up *up -up"),
        ([(KEY1, 0, 30)], "+ok -ok"),
        ([(KEY1, 0, 450)], "+ok -ok"),
        ([(KEY1, 0, 600)], "+back -back"),
        ([(KEY1, 0, 1300)], "+back =back -back"),
        ([(KEY0, 0, 60), (KEY0, 150, 900)], "+down -down *down *down *down -down"),
        ([(KEY0, 0, 60), (KEY0, 400, 1000)], "+down -down +up -up"),
        ([(KEY0, 0, 60), (KEY0, 150, 210)], "+down -down +down -down"),
        ([(KEY0, 0, 60), (KEY1, 150, 800)], "+down -down +back -back"),
        # Together, in either order.
        ([(KEY0, 0, 400), (KEY1, 50, 380)], "+ok -ok"),
        ([(KEY1, 0, 700), (KEY0, 50, 720)], "+ok =ok -ok"),
        ([(KEY0, 0, 2000), (KEY1, 450, 2000)], "+ok =ok -ok"),
        # One after the other, so quickly that they overlap.
        ([(KEY0, 0, 100), (KEY1, 60, 160)], "+down -down +ok -ok"),
        ([(KEY1, 0, 100), (KEY0, 60, 160)], "+ok -ok +down -down"),
        ([(KEY1, 0, 100), (KEY0, 60, 700)], "+ok -ok +up -up"),
        # The other button while one is long already.
        ([(KEY0, 0, 900), (KEY1, 600, 700)], "+up +ok -ok -up"),
    ],
)
def test_what_presses_mean(folders, edges, told, busy_ms):
    """However late the firmware asks, they mean the same."""
    assert events(folders, *edges, busy_ms=busy_ms) == told.split()


def test_a_button_down_at_the_start_is_no_press(folders):
    board = VirtualBoard(BOARD, folders=folders(0))
    board.wiring.drive(KEY1, CLOSED)
    board.switch_on()
    board.wait(300)
    assert board.console == ""
    board.close()


def number_on(board):
    display = board.display
    return int(read_texts(display.width, display.height, display.pixels())[0])


@pytest.fixture
def board():
    with VirtualBoard(BOARD) as board:
        yield board


@pytest.mark.parametrize("key", ["up", "down"])
@pytest.mark.parametrize("held_ms", [30, 300, 470, 600, 910, 1440, 3020])
def test_a_script_counts_as_far_as_with_four_buttons(board, key, held_ms):
    board.press("up", 3020)
    before = number_on(board)
    board.press(key, held_ms)
    with VirtualBoard() as other:
        other.press("up", 3020)
        assert before == number_on(other)
        other.press(key, held_ms)
        assert number_on(board) == number_on(other)


@pytest.mark.parametrize("bounces_ms", [(1,), (0.2, 0.3, 0.1, 4), (5, 4, 3, 2, 1), (0.05,) * 30])
def test_bouncing_contacts_are_one_press(board, bounces_ms):
    for count in range(1, 4):
        board.press("up", 60, bounces_ms)
        assert number_on(board) == count
    for count in (2, 1):
        board.press("down", 60, bounces_ms)
        assert number_on(board) == count


def test_short_presses_are_not_lost(board):
    board.press("up", 1500)
    before = number_on(board)
    for count in range(1, 8):
        board.press("down", 30)
        board.press("ok", 30)
        assert number_on(board) == before - count


def test_presses_while_the_screen_is_sent_are_not_lost(tmp_path):
    with VirtualBoard(BOARD, folders=sending_whole_frames(tmp_path)) as board:
        board.press("up", 3020)
        for pause_ms in range(25, 60, 5):
            before = number_on(board)
            for _ in range(4):
                board.wiring.drive(KEY0, CLOSED)
                board.wait(30)
                board.wiring.drive(KEY0, None)
                board.wait(pause_ms)
            board.rest()
            assert number_on(board) == before - 4


def test_a_press_within_a_flash_write_is_not_lost(tmp_path):
    """An erase masks interrupts for 45 ms: both edges of a press of 30 ms come at its end."""
    folders = writing_flash_at_one(tmp_path)
    for offset_ms in range(25, 125, 10):
        with VirtualBoard(BOARD, folders=folders) as board:
            board.press("up")
            board.press("up", 60)
            board.wiring.drive(KEY0, CLOSED)
            board.wait(30)
            board.wiring.drive(KEY0, None)
            board.wait(offset_ms)
            board.wiring.drive(KEY0, CLOSED)
            board.wait(30)
            board.wiring.drive(KEY0, None)
            board.rest()
            assert number_on(board) == 0, offset_ms


def test_nothing_is_allocated(board):
    board.press("up")
    for key in ("up", "down", "ok", "back"):
        for held_ms in (60, 900):
            assert board.press(key, held_ms, measure=True).memory.allocated == 0


class Pins:
    """What somebody at a keyboard does to the two pins."""

    def __init__(self):
        self.wiring = Wiring()
        keys = keys_of(self.wiring, {"kind": "two_keys", "key0": KEY0, "key1": KEY1})
        self.fingers = Fingers(self.wiring, keys)
        self.edges = []
        self.wiring.listen(self.note)

    def note(self, pin, level):
        name = "key0" if pin == KEY0 else "key1"
        self.edges.append((self.wiring.now_us // 1000, name, level == CLOSED))

    def pass_time(self, ms):
        self.wiring.advance(self.wiring.now_us + ms * 1000)


def test_a_key_held_for_a_moment_is_long_enough():
    pins = Pins()
    pins.fingers.hold("up")
    pins.pass_time(100)
    pins.fingers.let_go("up")
    assert pins.fingers.is_down("up")
    pins.pass_time(2000)
    assert pins.edges == [(0, "key0", True), (596, "key0", False)]
    assert not pins.fingers.is_down("up")


def test_ok_that_is_held_is_both_buttons():
    pins = Pins()
    pins.fingers.press("ok", 900)
    pins.pass_time(3000)
    assert pins.edges == [
        (0, "key1", True),
        (350, "key0", True),
        (1050, "key1", False),
        (1050, "key0", False),
    ]


def test_quick_keys_wait_for_the_fingers():
    pins = Pins()
    for key in ("down", "up", "ok"):
        pins.fingers.press(key, 35)
        pins.pass_time(10)
    pins.pass_time(3000)
    assert pins.edges == [
        (0, "key0", True),
        (35, "key0", False),
        (335, "key0", True),
        (891, "key0", False),
        (951, "key1", True),
        (1011, "key1", False),
    ]


@pytest.mark.parametrize("pause_ms", range(0, 360, 30))
def test_up_soon_after_down_is_long_all_the_same(pause_ms):
    pins = Pins()
    pins.fingers.press("down", 60)
    pins.pass_time(60 + pause_ms)
    pins.fingers.press("up", 60)
    pins.pass_time(3000)
    (_, _, _), (released_ms, _, _), (down_ms, _, _), (up_ms, _, _) = pins.edges
    assert down_ms - released_ms >= 300
    assert up_ms - down_ms in range(556, 558)


def test_more_than_fingers_can_do_is_dropped():
    pins = Pins()
    for _ in range(40):
        pins.fingers.press("up", 35)
        pins.pass_time(60)
    pins.pass_time(10_000)
    assert 5 <= sum(closed for *_, closed in pins.edges) <= 12
    assert not pins.fingers.is_down("up")
