"""A board that serves its serial port until somebody ends it; its flash is kept then."""

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from tabletally.virtual_board.flash import Flash
from tabletally.virtual_board.keeping import kept


class Served(Protocol):
    """A board or a chip with a serial port."""

    name: str

    def serve(self) -> None:
        """Serve for ever."""


def serve(make_board: Callable[[Flash], Served], image: Path | None) -> int:
    """Print the port's name and serve; KeyboardInterrupt ends it with exit status 0.

    image   the file that keeps the flash
    """
    try:
        with kept(image) as flash:
            board = make_board(flash)
            print(board.name, flush=True)
            board.serve()
    except KeyboardInterrupt:
        return 0
    return 0
