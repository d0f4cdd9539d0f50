"""A board that serves its serial port until somebody ends it; its flash is kept then."""

from pathlib import Path
from typing import Protocol

from tabletally.virtual_board.flash import Flash, save


class Served(Protocol):
    """A board or a chip with a serial port."""

    name: str

    def serve(self) -> None:
        """Serve for ever."""


def serve(board: Served, flash: Flash, image: Path | None) -> int:
    """Print the port's name and serve; KeyboardInterrupt ends it with exit status 0.

    flash   of the board
    image   the file that keeps it
    """
    print(board.name, flush=True)
    try:
        board.serve()
    except KeyboardInterrupt:
        return 0
    finally:
        if image:
            save(flash, image)
    return 0
