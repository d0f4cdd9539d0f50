"""The parts of a board, made from its module: display and keys."""

import sys

from .keys import Keys


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
    """Return the board's display; what the usual board does not need is loaded only here."""
    wiring = board.DISPLAY
    if wiring["bus"] == "spi":
        from .drivers import on_spi

        return on_spi.make(wiring)
    from .drivers import on_i2c

    return on_i2c.make(wiring)


def make_keys(board):
    """Return the board's keys."""
    wiring = board.INPUT
    if wiring["kind"] == "encoder":
        from .encoder import Encoder

        return Encoder((wiring["a"], wiring["b"], wiring["ok"], wiring["back"]))
    if wiring["kind"] == "two_keys":
        from .two_keys import TwoKeys

        return TwoKeys((wiring["key0"], wiring["key1"]))
    return Keys((wiring["up"], wiring["down"], wiring["ok"], wiring["back"]))
