"""`tabletally sim` without a script: the shipped firmware, the kept flash, and refusals."""

import fcntl
import subprocess
import sys

import pytest
from firmwares import written
from tabletally.virtual_board.errors import WrongUsage
from tabletally.virtual_board.flash import SIZE
from tabletally.virtual_board.keeping import default_image, kept
from terminal_user import CHILD, User

COMMAND = "import sys; from tabletally.cli import main; sys.exit(main(sys.argv[1:]))"
BAR = """
from machine import I2C, Pin
from time import sleep_ms

def main():
    i2c = I2C(0, scl=Pin(5), sda=Pin(4))
    up = Pin(10, Pin.IN, Pin.PULL_UP)
    i2c.writeto(0x3C, b"\\x00\\x8d\\x14\\x20\\x00\\xa1\\xc8\\xaf")
    i2c.writeto(0x3C, b"\\x40" + bytes(1024))
    i2c.writeto(0x3C, b"\\x40" + b"\\xff" * 8)
    while True:
        sleep_ms(4)
        if not up.value():
            i2c.writeto(0x3C, b"\\x40" + b"\\xff" * 8)
            while not up.value():
                sleep_ms(4)
"""


def sim(*words, folder, **more):
    environment = {"XDG_STATE_HOME": str(folder / "states"), "HOME": str(folder)}
    return User("-c", COMMAND, "sim", *words, environment=environment, folder=folder, **more)


def lit(user):
    pixels = user.pixels()
    return sum(map(bool, pixels)) if pixels else 0


def test_a_firmware_in_the_interpreter(tmp_path):
    written(tmp_path, BAR)
    with User(CHILD, tmp_path) as user:
        user.see(lambda: lit(user) == 64)
        user.type("\x1b[A" * 3)
        user.see(lambda: lit(user) == 4 * 64)
        user.type("q")
        assert user.end() == 0


def test_the_shipped_firmware_and_its_flash(tmp_path):
    image = default_image("pico_ssd1306", {"XDG_STATE_HOME": str(tmp_path / "states")})
    with sim("--lang", "ko", folder=tmp_path) as user:
        user.see_text("flash is kept in ~/states/tabletally/pico_ssd1306.flash")
        user.see(lambda: lit(user))
        user.see_text("lang ko")
        user.see(image.exists)
        user.type("q")
        user.end()
        assert user.modes() == user.modes_before
    first = image.read_bytes()
    assert len(first) == SIZE
    assert [path.name for path in image.parent.iterdir()] == [image.name]
    with sim(folder=tmp_path) as user:
        user.see(lambda: lit(user))
        user.type("q")
        user.end()


def test_fresh_keeps_nothing(tmp_path):
    with sim("--fresh", "--lang", "en", folder=tmp_path) as user:
        user.see_text("nothing is kept")
        user.type("q")
        user.end()
    assert not list(tmp_path.iterdir())


def test_two_boards_do_not_share_an_image(tmp_path):
    image = tmp_path / "image"
    with kept(image):
        with sim("--flash", image, folder=tmp_path) as user:
            user.see(lambda: b"another virtual board uses the flash image" in user.sent)
            assert user.end() == 2
        assert b"\x1b[?1049h" not in user.sent
    with kept(image):
        pass
    assert image.stat().st_size == SIZE


def test_a_wrong_image_is_refused_and_left_alone(tmp_path):
    image = tmp_path / "image"
    image.write_text("a letter")
    with pytest.raises(WrongUsage, match="a flash image has"), kept(image):
        pass
    assert image.read_text() == "a letter"


def test_a_lock_left_behind_does_no_harm(tmp_path):
    image = tmp_path / "image"
    with open(tmp_path / "image.lock", "w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
    with kept(image):
        pass
    assert image.exists()


def test_states_belong_in_the_users_folder(monkeypatch, tmp_path):
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr(sys, "platform", "linux")
    assert default_image("a", {}) == tmp_path / ".local" / "state" / "tabletally" / "a.flash"
    assert default_image("a", {"XDG_STATE_HOME": "/s"}).as_posix() == "/s/tabletally/a.flash"
    monkeypatch.setattr(sys, "platform", "darwin")
    assert default_image("a", {}).is_relative_to(tmp_path / "Library" / "Application Support")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ([], "this is none"),
        (["--fresh", "--flash", "x"], "do not go together"),
    ],
)
def test_without_a_terminal(words, sentence):
    done = subprocess.run(
        [sys.executable, "-c", COMMAND, "sim", *words],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 2
    assert sentence in done.stderr
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""


def test_a_terminal_that_can_do_nothing(tmp_path):
    with User("-c", COMMAND, "sim", "--fresh", environment={"TERM": "dumb"}) as user:
        user.see(lambda: b"this is none" in user.sent)
        assert user.end() == 2
