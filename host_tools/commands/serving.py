"""A board that serves its serial port until somebody ends it; its flash is kept then."""

import signal
from pathlib import Path
from types import FrameType
from typing import Protocol

from tabletally.virtual_board.flash import Flash, save

_ENDING = ("SIGINT", "SIGTERM", "SIGHUP")  # SIGHUP is unknown to Windows


class Served(Protocol):
    """A board or a chip with a serial port."""

    name: str

    def serve(self) -> None:
        """Serve for ever."""


def serve(board: Served, flash: Flash, image: Path | None) -> int:
    """Print the port's name and serve; Ctrl-C, SIGTERM and SIGHUP end it with exit status 0.

    flash   of the board
    image   the file that keeps it
    """
    for name in _ENDING:
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), _end)
    print(board.name, flush=True)
    try:
        board.serve()
    except KeyboardInterrupt:
        return 0
    finally:
        if image:
            save(flash, image)
    return 0


def _end(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt
