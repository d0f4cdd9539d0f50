"""Time that passes without the host is the time that passes with it."""

import pytest
from firmwares import written
from tabletally.virtual_board import interpreter
from tabletally.virtual_board.board import VirtualBoard
from tabletally.virtual_board.running import run_script

SCRIPT = "up*3 shot:up up:900 down ok:long shot:ok back cut up shot:cut"
POLLING = """
from machine import Pin
from time import sleep_ms, sleep_us, ticks_diff, ticks_ms, ticks_us
edges = []
def edge(pin):
    edges.append((ticks_ms(), ticks_us(), pin.value()))
pin = Pin(10, Pin.IN, Pin.PULL_UP)
pin.irq(edge, hard=False)
def main():
    loops = 0
    start = ticks_us()
    while ticks_diff(ticks_us(), start) < 100_000:
        loops += 1
    while len(edges) < 4:
        loops += 1
        sleep_us(loops % 7)
        sleep_ms(loops % 3)
    print(loops, ticks_ms(), ticks_us(), edges)
    while True:
        sleep_ms(5)
"""


@pytest.fixture
def always_ask(monkeypatch):
    return lambda: monkeypatch.setattr(interpreter, "_LONGEST_ALONE_US", 0)


def test_a_script_does_the_same_at_the_same_time(always_ask):
    alone = run_script(SCRIPT)
    always_ask()
    asked = run_script(SCRIPT)
    assert (alone.status, alone.console, alone.device_ms) == (0, asked.console, asked.device_ms)
    assert alone.first_screen_us == asked.first_screen_us
    assert alone.costs == asked.costs
    assert alone.shots == asked.shots


def polled(folders):
    """What a firmware that looks at the clock all the time saw of two presses."""
    with VirtualBoard(folders=folders) as board:
        board.wait(150)
        board.press("up", 61)
        board.wait(33)
        board.press("up", 7)
        board.wait(300)
        return board.console


def test_who_looks_at_the_clock_sees_the_same(tmp_path, always_ask):
    folders = written(tmp_path, POLLING)
    alone = polled(folders)
    assert alone.count("(") == 4
    always_ask()
    assert polled(folders) == alone
