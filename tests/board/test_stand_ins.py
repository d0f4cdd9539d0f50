"""The replaced modules behave as the real ones of the rp2 port do."""

from contextlib import closing

import pytest
from firmwares import written
from tabletally.virtual_board.board import VirtualBoard
from tabletally.virtual_board.boards import known

OPEN_BUS = (
    "from machine import I2C, Pin, SoftI2C\nbus = I2C(0, scl=Pin(5), sda=Pin(4), freq=400000)\n"
)


@pytest.fixture(scope="module")
def board():
    with VirtualBoard() as board:
        yield board


@pytest.mark.parametrize(
    ("code", "printed"),
    [
        (
            "import time\nprint(time.ticks_diff(5, (1 << 30) - 5), time.ticks_add(0, -1))",
            "10 1073741823",
        ),
        (
            "import time\nt = time.ticks_ms()\ntime.sleep_ms(250)\ntime.sleep(0.5)\n"
            "print(time.ticks_diff(time.ticks_ms(), t))",
            "750",
        ),
        (
            "import time\nt = time.ticks_ms()\n"
            "while time.ticks_diff(time.ticks_ms(), t) < 50: pass\nprint('on')",
            "on",
        ),
        (
            "import os\nprint(sorted(os.listdir('/')), os.statvfs('/')[:3])",
            "['board', 'rom'] (4096, 4096, 352)",
        ),
        ("import machine\nprint(machine.reset_cause(), len(machine.unique_id()))", "1 8"),
        ("from machine import Pin\np = Pin(3, Pin.IN, Pin.PULL_UP)\nprint(p(), p)", "1 Pin(GPIO3)"),
        ("from machine import Pin\np = Pin('LED', Pin.OUT)\np.on()\np.toggle()\nprint(p())", "0"),
        ("from machine import ADC\nprint(ADC(26).read_u16())", "0"),
        (OPEN_BUS + "print(bus.scan())", "[60]"),
        (OPEN_BUS + "print(bus.writeto(60, b'\\x00\\xe3'), bus.readfrom(60, 1))", "2 b'\\x00'"),
        ("import gc\nprint(gc.mem_free() > 0, gc.collect())", "True None"),
        (OPEN_BUS + "print(SoftI2C(scl=Pin(5), sda=Pin(4)).scan())", "[60]"),
        (OPEN_BUS + "print(SoftI2C(scl=Pin(8), sda=Pin(9)).scan())", "[]"),
        ("x = 0\n" + 1000 * "x += 1\n" + "print(x, '가')", "1000 가"),
    ],
)
def test_answers(board, code, printed):
    assert board.ask(code).strip() == printed


@pytest.mark.parametrize(
    ("code", "error"),
    [
        (OPEN_BUS + "bus.writeto(61, b'1')", "OSError: [Errno 5] EIO"),
        (
            "from machine import I2C, Pin\n"
            "I2C(0, scl=Pin(5), sda=Pin(4), freq=100000).writeto(60, b'\\x40' * 600)",
            "OSError: [Errno 110] ETIMEDOUT",
        ),
        ("from machine import I2C, Pin\nI2C(0, scl=Pin(4), sda=Pin(5))", "ValueError: bad SDA pin"),
        ("from machine import I2C, Pin\nI2C(1, scl=Pin(5), sda=Pin(2))", "ValueError: bad SCL pin"),
        ("from machine import Pin\nPin(30)", "ValueError: invalid pin"),
        (OPEN_BUS + "bus.writeto(60, b'\\x00\\x26')", "ModelFault: command 0x26 scrolls"),
        (
            OPEN_BUS + "try:\n    bus.writeto(60, b'\\x00\\xfe')\nexcept Exception:\n    pass",
            "ModelFault: the SSD1306 has no command 0xFE",
        ),
        (
            "from machine import SPI\nSPI(0).write(b'1')",
            "ModelFault: nothing is wired to the SPI pins GP18 and GP19",
        ),
        ("import link", "ImportError"),
    ],
)
def test_errors(board, code, error):
    assert error in board.ask(code)


INTERRUPT = """
import time
from machine import Pin

seen = []
pin = Pin(10, Pin.IN, Pin.PULL_UP)

def handler(pin):
    {handler}

irq = pin.irq(handler, Pin.IRQ_FALLING | Pin.IRQ_RISING, hard={hard})

def main():
    time.sleep_ms(2000)
    print(seen)
    while True:
        time.sleep_ms(100)
"""


def handled(tmp_path, handler, hard):
    folders = written(tmp_path, INTERRUPT.format(handler=handler, hard=hard))
    with VirtualBoard(folders=folders) as board:
        board.press("up", 60)
        board.wait(2000)
        return board.console


def test_handlers_are_called_at_the_edges(tmp_path):
    console = handled(tmp_path, "seen.append((time.ticks_ms() % 1000, irq.flags()))", False)
    (pressed_ms, falling), (released_ms, rising) = eval(console)
    assert (falling, rising) == (4, 8)
    assert released_ms - pressed_ms == 60


def test_a_hard_handler_may_not_allocate(tmp_path):
    console = handled(tmp_path, "seen.append([1, 2, 3])", True)
    assert "Uncaught exception in IRQ callback handler" in console
    assert "MemoryError" in console


def test_reset_by_the_firmware_has_the_watchdogs_cause(tmp_path):
    main = """
import machine, time
def main():
    print(machine.reset_cause())
    if machine.reset_cause() == 1:
        machine.reset()
    while True:
        time.sleep_ms(100)
"""
    with VirtualBoard(folders=written(tmp_path, main)) as board:
        assert board.console.split() == ["1", "3"]


def test_lightsleep_ends_at_an_interrupt(tmp_path):
    main = """
import machine, time
pin = machine.Pin(10, machine.Pin.IN, machine.Pin.PULL_UP)
pin.irq(lambda pin: None, machine.Pin.IRQ_FALLING)
def main():
    start = time.ticks_ms()
    machine.lightsleep(100000)
    print(time.ticks_diff(time.ticks_ms(), start))
    while True:
        time.sleep_ms(100)
"""
    with VirtualBoard(folders=written(tmp_path, main)) as board:
        board.wait(400)
        board.press("up")
        assert 400 <= int(board.console) <= 600


def test_appending_to_an_open_file_allocates_nothing(tmp_path):
    main = """
import time
from machine import Pin
ok = Pin(12, Pin.IN, Pin.PULL_UP)
record = bytes(range(16))
def main():
    file = open("/log", "ab")
    while True:
        time.sleep_ms(5)
        if not ok():
            file.write(record)
            file.flush()
            while not ok():
                time.sleep_ms(5)
"""
    with VirtualBoard(folders=written(tmp_path, main)) as board:
        costs = [board.press("ok", measure=True).memory.allocated for _ in range(5)]
        assert costs == [0] * 5
        assert board.flash.operations >= 5


@pytest.mark.parametrize("length", [0, 100, 300, 3000])
@pytest.mark.parametrize("board_id", known())
def test_code_of_any_length_on_every_board(board_id, length):
    """Where the stack holds what is taken for pointers depends on both."""
    with closing(VirtualBoard(board_id, language="en")) as board:
        assert board.ask(f"print(1)  # {length * 'x'}") == "1\n"
