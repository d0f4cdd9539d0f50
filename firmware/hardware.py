"""The parts of a board, made from its module: display and keys."""

import sys

from machine import I2C, Pin, SoftI2C
from micropython import const

from .drivers.ssd1306 import SSD1306
from .keys import Keys

_BITS_PER_BYTE = const(9)
_LONGEST_TRANSFER = const(160)  # bytes, twice what the driver sends at once
_KILO = const(1000)


class WrongBoard(Exception):
    """The board module is wrong; the text says why."""


def load(board_id):
    """Return the board module `board_id`; WrongBoard when it is missing or wrong."""
    try:
        package = __import__("boards." + board_id)
    except ImportError:
        raise WrongBoard("no board " + board_id) from None
    board = getattr(package, board_id)
    from boards import check

    reason = check.fault(board)
    del sys.modules["boards.check"]  # it is not needed again
    delattr(package, "check")
    if reason:
        raise WrongBoard(reason)
    return board


def make_display(board):
    """Return the board's display."""
    wiring = board.DISPLAY
    scl = wiring["scl"]
    sda = wiring["sda"]
    freq = wiring["freq"]
    timeout_us = _LONGEST_TRANSFER * _BITS_PER_BYTE * _KILO // (freq // _KILO)

    def hardware_bus():
        return I2C(wiring["id"], scl=Pin(scl), sda=Pin(sda), freq=freq, timeout=timeout_us)

    def software_bus():
        return SoftI2C(scl=Pin(scl), sda=Pin(sda), freq=freq, timeout=timeout_us)

    return SSD1306(hardware_bus, software_bus, wiring["address"], wiring["width"], wiring["height"])


def make_keys(board):
    """Return the board's keys."""
    wiring = board.INPUT
    if wiring["kind"] == "encoder":
        from .encoder import Encoder

        return Encoder((wiring["a"], wiring["b"], wiring["ok"], wiring["back"]))
    return Keys((wiring["up"], wiring["down"], wiring["ok"], wiring["back"]))
