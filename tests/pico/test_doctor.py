"""What the doctor finds, each with its exit status."""

import pytest
from tabletally.pico import facts, wiring
from tabletally.pico.faults import CodeFailed, NoAnswer, NoDisplay, TooOld
from tabletally.pico.link import linked
from tabletally.virtual_board import boards

FACTS = facts.Facts(
    platform="rp2", machine="Raspberry Pi Pico with RP2040", micropython=(1, 28, 0), mpy=6,
    arch="armv6m", id="e6",
    version="", board="", before="", block=4096, blocks=352, free=350,
)  # fmt: skip


def test_all_is_well(board, tabletally):
    status, out, _ = tabletally("doctor", "--port", board.name)
    assert status == 0
    words = [line.split()[0] for line in out.splitlines()]
    assert words == ["ok"] * 6
    assert "no tabletally is on it yet: `tabletally deploy` brings it there" in out


def test_no_port(tabletally, plug_in):
    status, out, _ = tabletally("doctor")
    assert status == 3
    assert out.startswith("WRONG  no Pico with MicroPython is connected")


def test_no_such_board(tabletally):
    status, _, err = tabletally("doctor", "--board", "toaster")
    assert status == 2
    assert "there is no board 'toaster'" in err


def test_no_display(board, tabletally):
    board.wires.i2c.detach(5, 4, 0x3C)
    status, out, _ = tabletally("doctor", "--port", board.name)
    assert status == 8
    assert "no display answers with SDA at GP4 and SCL at GP5: look whether these two" in out


def test_a_display_at_another_address(board, tabletally):
    board.wires.i2c.detach(5, 4, 0x3C)
    board.wires.i2c.attach(5, 4, 0x3D, board.display)
    status, out, _ = tabletally("doctor", "--port", board.name)
    assert status == 8
    assert "0x3D answers with SDA at GP4 and SCL at GP5, and the display should at 0x3C" in out


def test_a_key_that_is_stuck(board, tabletally):
    board.hold("down")
    status, out, _ = tabletally("doctor", "--port", board.name)
    assert status == 14
    assert "down (GP11) is down although it should not be" in out
    assert "a display answers" in out


def test_flash_that_is_nearly_full(board, tabletally):
    with linked(board.name) as link:
        link.run("with open('/big', 'wb') as file:\n for _ in range(340): file.write(bytes(4096))")
    status, out, _ = tabletally("doctor", "--port", board.name)
    assert status == 10
    assert "blocks of its flash are free: remove files of yours" in out


@pytest.mark.parametrize(
    "change, words",
    [
        (
            {"micropython": (1, 25, 0)},
            "MicroPython 1.25.0 at P is too old, 1.26 or newer",
        ),
        ({"platform": "esp32", "machine": "ESP32"}, "P runs MicroPython 1.28.0 on ESP32, which"),
    ],
)
def test_boards_that_cannot_run_it(change, words):
    told = facts.Facts(**{**FACTS.__dict__, **change})
    with pytest.raises(TooOld) as fault:
        facts.demand_usable(told, "P")
    assert words in str(fault.value)


class Saying:
    """A board that only says this."""

    port = "P"

    def __init__(self, text):
        self.text = text

    def run(self, code, doing=""):
        if self.text is None:
            raise CodeFailed("Traceback\nImportError: no module named 'machine'")
        return self.text


@pytest.mark.parametrize("text", [None, "", "platform rp2\nmicropython x.y\n", "\n\n"])
def test_answers_that_make_no_sense(text):
    with pytest.raises(NoAnswer):
        facts.ask(Saying(text))


def test_wiring_is_told_by_the_board_module():
    board = boards.load(boards.DEFAULT)
    with pytest.raises(NoDisplay):
        wiring.demand_display(Saying(""), board)
    assert wiring.demand_display(Saying("60 104"), board).startswith("a display answers")
