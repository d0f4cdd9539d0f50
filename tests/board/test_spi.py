"""SPI: what reaches a device, and which pins beside the bus it sees."""

import contextlib

import pytest
from firmwares import written
from tabletally.virtual_board.board import VirtualBoard
from tabletally.virtual_board.spi import SpiPins

PINS = SpiPins(sck=10, mosi=11, cs=9, dc=8, reset=12)
# What is run in place of the firmware has at most 255 bytes.
OPEN_BUS = """\
from machine import Pin, SPI
cs = Pin(9, 1, value=1)
dc = Pin(8, 1, value=0)
rst = Pin(12, 1, value=1)
bus = SPI(1, 1000000, sck=Pin(10), mosi=Pin(11))
"""


class Listener:
    """Keeps what it is told."""

    def __init__(self):
        self.heard = []

    def write(self, payload, is_data):
        self.heard.append((payload, is_data))

    def reset(self):
        self.heard.append("reset")


@pytest.fixture
def listener(board):
    listener = Listener()
    board.wires.spi.attach(PINS, listener)
    return listener


@pytest.fixture
def board():
    board = VirtualBoard()
    yield board
    board.close()


def test_a_device_hears_commands_and_data(board, listener):
    before = board.wires.bytes_sent
    printed = board.ask(
        OPEN_BUS + "cs(0)\nbus.write(b'\\xae')\ndc.on()\nbus.write(bytes(300))\ncs(1)\nprint('on')"
    )
    assert printed == "on\n"
    assert listener.heard == [(b"\xae", False), (bytes(300), True)]
    assert board.wires.bytes_sent - before == 301


def test_bytes_take_their_time(board, listener):
    code = (
        "import time as t\ncs(0)\nn = t.ticks_us()\nbus.write(bytes(1000))\nprint(t.ticks_us() - n)"
    )
    assert 8000 <= int(board.ask(OPEN_BUS + code)) <= 8020


def test_reset_is_heard_when_its_pin_goes_low(board, listener):
    board.ask(OPEN_BUS + "rst(0)\nrst(1)\ncs(0)\nbus.write(b'\\x00')")
    assert listener.heard == ["reset", (b"\x00", False)]


def test_levels_between_calls_are_in_order(tmp_path):
    """While no event is planned the firmware tells of its pins without waiting for an answer."""
    listener = Listener()
    main = (
        "from time import sleep_ms\n"
        + OPEN_BUS
        + (
            "def main():\n"
            "    for round in range(100):\n"
            "        sleep_ms(1)\n"
            "        dc(round & 1)\n"
            "        cs.low()\n"
            "        bus.write(bytes((round,)))\n"
            "        cs.high()\n"
            "    while True:\n"
            "        sleep_ms(100)\n"
        )
    )
    with contextlib.closing(VirtualBoard(folders=written(tmp_path, main))) as board:
        board.wires.spi.attach(PINS, listener)
        board.power_on()
        board.wait(1000)
        assert listener.heard == [(bytes((n,)), bool(n & 1)) for n in range(100)]


@pytest.mark.parametrize(
    ("code", "fault"),
    [
        ("bus.write(b'1')", "SPI was sent to 0 devices that are selected"),
        (
            "cs(0)\nPin(8, Pin.IN)\nbus.write(b'1')",
            "SPI was sent while its D/C pin GP8 is no output",
        ),
        (
            "cs(0)\nSPI(1, 1_000_000, polarity=1, phase=0).write(b'1')",
            "SPI with polarity 1 and phase 0 is read at the wrong edges",
        ),
        (
            "SPI(1, sck=Pin(14), mosi=Pin(15)).write(b'1')",
            "nothing is wired to the SPI pins GP14 and GP15 of this board",
        ),
        ("SPI(1, sck=Pin(18), mosi=Pin(11))", "ValueError: bad SCK pin"),
        ("SPI(0, sck=Pin(18), mosi=Pin(20))", "ValueError: bad MOSI pin"),
    ],
)
def test_faults(board, listener, code, fault):
    assert fault in board.ask(OPEN_BUS + code)
    assert listener.heard == []


def test_without_power_no_pin_is_held(board, listener):
    board.ask(OPEN_BUS + "cs(0)")
    assert "SPI was sent to 0 devices" in board.ask(
        "from machine import Pin, SPI\nPin(8, Pin.OUT)\nSPI(1).write(b'1')"
    )
