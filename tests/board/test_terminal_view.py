"""The view as somebody at a terminal sees it."""

import os
import signal
import zlib

import pytest
from painter import Painter
from tabletally.virtual_board.board import VirtualBoard
from terminal_user import CHILD, HALVES, User

UP, DOWN = "\x1b[A", "\x1b[B"
LEAVES = b"\x1b[?1049l"
TELLS_RELEASES = (b"\x1b[?u", b"\x1b[?0u")


def count(user, key, held=False):
    """How often a key was pressed, as the Painter's picture tells; -1 while it is drawn."""
    pixels = user.pixels()
    row = (key + 4 * held) * 8
    return -1 if pixels is None else pixels[row * 128 : row * 128 + 64].count(255)


@pytest.fixture
def user():
    with User(CHILD, "Painter") as someone:
        someone.see_text("lang en")
        someone.see(lambda: someone.pixels() is not None)
        yield someone


def quit_cleanly(user, status=0):
    assert user.end() == status
    assert user.modes() == user.modes_before
    assert LEAVES in user.sent
    assert not user.screen.cursor.hidden


def test_every_pixel_is_shown(user):
    with VirtualBoard(make_machine=Painter) as board:
        user.see(lambda: user.pixels() == board.display.pixels())
        for key, text in (("up", UP), ("ok", "\r"), ("back", "\x7f")):
            board.press(key)
            user.type(text)
            user.see(lambda: user.pixels() == board.display.pixels())


def test_the_glass_is_dark_and_the_pixels_are_light(user):
    cell = user.screen.buffer[4][80]
    assert cell.data in HALVES
    assert (cell.bg, int(cell.fg, 16) > 0x606060) == ("05080c", True)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        (UP, 0),
        ("\x1bOA", 0),
        ("u", 0),
        (DOWN, 1),
        ("\r", 2),
        (" ", 2),
        ("\x7f", 3),
        ("\x08", 3),
        ("\x1b[D", 3),
        ("\x1b", 3),
    ],
)
def test_keys(user, text, key):
    user.type(text)
    user.see(lambda: count(user, key) == 1)
    assert [count(user, other) for other in range(4)].count(1) == 1
    user.see_text("bus bytes")


def test_a_pressed_key_is_lit_for_a_moment(user):
    def papers():
        caps = user.screen.buffer[35]
        return {caps[column].bg for column in range(user.columns)}

    before = papers()
    user.type(UP)
    user.see(lambda: papers() != before)
    user.see(lambda: papers() == before)


@pytest.mark.parametrize(
    ("text", "key"), [("U", 0), ("D", 1), ("O", 2), ("B", 3), ("\x1b[1;2A", 0)]
)
def test_long_presses(user, text, key):
    user.type(text)
    user.see(lambda: count(user, key, held=True) == 1)
    assert count(user, key) == 1


def test_keys_typed_at_once_are_all_pressed_in_order(user):
    user.type(UP * 5 + "\r" + DOWN * 2)
    user.see(lambda: [count(user, key) for key in range(4)] == [5, 2, 1, 0])


def test_with_a_keyboard_that_tells_releases_holding_is_holding():
    with User(CHILD, "Painter", answers=[TELLS_RELEASES]) as user:
        user.see(lambda: b"\x1b[>11u" in user.sent)
        user.see_text("lang en")
        user.type("\x1b[13;1:1u\x1b[13;1:2u")
        user.see(lambda: count(user, 2) == 1)
        user.see_text("device 0:00:02")
        assert count(user, 2, held=True) == 0
        user.type("\x1b[13;1:3u")
        user.see(lambda: count(user, 2, held=True) == 1)
        user.type("\x1b[99;5u")
        quit_cleanly(user)
        assert user.sent.index(b"\x1b[<u") < user.sent.index(LEAVES)


def test_the_mouse_presses_keys(user):
    user.type("\x1b[<0;60;36M")
    user.see(lambda: count(user, 1) == 1)
    user.type("\x1b[<0;1;1m\x1b[<0;1;26M")
    user.see_text("last key")
    assert [count(user, key) for key in range(4)] == [0, 1, 0, 0]


def test_power_cut_and_reset(user):
    user.type(UP)
    user.see(lambda: count(user, 0) == 1)
    user.type("p")
    user.see(lambda: not any(user.pixels() or b"\1"))
    user.see_text("the power was cut")
    user.see(lambda: count(user, 0) == 0 and any(user.pixels()))
    user.type(UP)
    user.see(lambda: count(user, 0) == 1)
    user.type("r")
    user.see_text("the board was reset")
    user.see(lambda: count(user, 0) == 0)


def test_resizing_finds_another_way_to_show_the_pixels(user):
    user.resize(24, 80)
    user.see(lambda: any("\u2800" < cell < "\u2900" for cell in "".join(user.screen.display)))
    user.resize(10, 30)
    user.see(lambda: "needs 64 columns" in "".join(user.screen.display))
    user.resize(50, 160)
    user.see(lambda: user.pixels(row=5, column=16) is not None)
    user.see_text("long: U")


def test_other_dots_and_colours(user):
    user.type("v")
    user.see_text("pixels as braille")
    user.type("t")
    user.see_text("colours for a light window")


def test_only_what_changed_is_sent(user):
    user.see_text("device 0:00:01")
    before = len(user.sent)
    user.see_text("device 0:00:03")
    assert len(user.sent) - before < 200


def test_a_light_window_gets_dark_text():
    answer = (b"\x1b]11;?", b"\x1b]11;rgb:ffff/ffff/ffff\x1b\\")
    with User(CHILD, "Painter", answers=[answer]) as user:
        user.see_text("lang en")
        user.see(lambda: int(user.screen.buffer[41][4].fg, 16) < 0x808080)


def test_wide_blocks_are_not_used():
    with User(CHILD, "Painter", answers=[(b"\x1b[6n", b"\x1b[1;3R")]) as user:
        user.see(lambda: any("\u2800" < cell < "\u2900" for cell in "".join(user.screen.display)))


def test_no_color():
    with User(CHILD, "Painter", environment={"NO_COLOR": "1"}) as user:
        user.see_text("lang en")
        user.see(lambda: user.pixels() is not None)
        cells = (user.screen.buffer[row][column] for row in range(42) for column in range(140))
        assert {(cell.fg, cell.bg) for cell in cells} == {("default", "default")}


@pytest.mark.parametrize("text", ["q", "\x03"])
def test_quitting(user, text):
    user.type(text)
    quit_cleanly(user)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT])
def test_signals(user, number):
    user.process.send_signal(number)
    quit_cleanly(user, 128 + number)


def test_a_fault_of_ours_gives_the_terminal_back():
    with User(CHILD, "Crashing") as user:
        user.see_text("lang en")
        user.type(DOWN)
        quit_cleanly(user, 1)
        assert b"ZeroDivisionError: a fault" in user.sent.partition(LEAVES)[2]


def test_a_stopped_firmware_is_told_and_can_be_started_again():
    with User(CHILD, "Crashing") as user:
        user.see_text("lang en")
        user.type("b")
        user.see_text("the firmware ended; r starts it again")
        user.type("r")
        user.see_text("the board was reset")
        user.type("b")
        user.see_text("the firmware ended; r starts it again")
        user.type("q")
        quit_cleanly(user)
        user.see(lambda: b"stopped: the firmware ended" in user.sent)


def test_stop_and_go_on():
    with User(CHILD, "shell", "Painter") as user:
        user.see_text("lang en")
        user.type("\x1a")
        user.see(lambda: b"the job is stopped" in user.sent)
        assert user.sent.index(LEAVES) < user.sent.index(b"the job is stopped")
        assert user.modes() == user.modes_before
        user.resize(44, 150)
        user.type("\n")
        user.see(lambda: user.pixels(row=2, column=11) is not None)
        user.type(UP + "q")
        quit_cleanly(user)


def test_a_shot_is_saved_and_never_overwrites(tmp_path):
    (tmp_path / "tabletally-1.png").write_text("mine")
    with User(CHILD, "Painter", folder=tmp_path) as user:
        user.see_text("lang en")
        user.type("s")
        user.see_text("saved tabletally-2.png")
        assert (tmp_path / "tabletally-1.png").read_text() == "mine"
        png = (tmp_path / "tabletally-2.png").read_bytes()
        rows = zlib.decompress(png[png.index(b"IDAT") + 4 : png.index(b"IEND") - 8])
        lines = [rows[start + 1 : start + 129] for start in range(0, len(rows), 129)]
        assert b"".join(lines) == user.pixels()


def test_a_folder_without_room_for_a_shot(tmp_path):
    (tmp_path / "folder").mkdir()
    with User(CHILD, "Painter", folder=tmp_path / "folder") as user:
        user.see_text("lang en")
        os.rmdir(tmp_path / "folder")
        user.type("s")
        user.see_text("no shot was saved")
