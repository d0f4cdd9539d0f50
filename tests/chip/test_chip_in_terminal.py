"""A chip in the terminal: watched while it starts, its keys taken between slices of its time."""

import time

from tabletally.virtual_board.board import VirtualBoard
from tabletally.virtual_board.live.board import LiveBoard

_DEADLINE_S = 120


def pass_time(live, until):
    end = time.monotonic() + _DEADLINE_S
    while not until():
        assert time.monotonic() < end
        live.let_time_pass()


def test_starts_before_the_eyes_and_takes_keys(make_chip, folders):
    board = VirtualBoard(folders=folders, make_machine=make_chip)
    live = LiveBoard(board, None, slow=True)
    try:
        live.switch_on()
        assert board.device_ms == 0
        pass_time(live, lambda: board.display.lit)
        live.fingers.press("up", 35)
        pass_time(live, lambda: any(live.glass().screen.pixels))
        live.reset()
        assert not live.stopped
        pass_time(live, lambda: not any(live.glass().screen.pixels))
    finally:
        board.close()
