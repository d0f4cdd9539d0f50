"""A board in the browser, until somebody ends the command."""

from ..live.board import LiveBoard
from ..live.opening import Wish, opened, tell_failure
from .loop import Loop
from .server import Server


def serve_board(wish: Wish, port: int) -> int:
    """Print the address and serve until KeyboardInterrupt; exit status 1 if the firmware failed.

    WrongUsage: as `Server`.
    """
    with opened(wish) as at_hand:
        live = LiveBoard(at_hand.board, at_hand.keep)
        loop = Loop(live, wish.language or "of the device", at_hand.note)
        with Server(loop, port) as server:
            server.begin()
            print(f"{server.address} ({at_hand.note}; Ctrl-C ends it)", flush=True)
            try:
                loop.run()
            except KeyboardInterrupt:
                server.shutdown()
        return tell_failure("sim", at_hand.board.console, live.stopped)
