"""From what was asked for on the command line to a board on the screen, and what is said after."""

import contextlib
import functools
import sys
from pathlib import Path

from .. import flash as flash_image
from ..board import VirtualBoard
from ..flash import Flash
from ..interpreter import Interpreter
from ..machine import MachineMaker
from .keeping import default_image, kept
from .session import Options, show
from .signals import Ended
from .terminal import Terminal

_STOPPED = 1
_AT_A_SIGNAL = 128
_SLOW = "the chip computes forty times slower here: it starts in a minute or two"
_TRACEBACK = "Traceback (most recent call last):"


def show_board(
    board_id: str,
    language: str | None,
    image: Path | None = None,
    fresh: bool = False,
    theme: str | None = None,
    chip: MachineMaker | None = None,
) -> int:
    """Show a board until the user quits; return the exit status, 1 if the firmware failed.

    image   where its flash is kept; without one the user's own image of that board
    fresh   begin with an empty flash and keep nothing
    chip    makes the machine that takes the interpreter's place, and its time
    """
    path = None if fresh else image or default_image(f"{board_id}_chip" if chip else board_id)
    holder = kept(path) if path else contextlib.nullcontext(Flash())
    with (
        holder as flash,
        contextlib.closing(
            VirtualBoard(board_id, language, flash, make_machine=chip or Interpreter)
        ) as board,
    ):
        options = Options(
            board_id=board_id,
            language=language or "of the device",
            theme=theme,
            note=_SLOW if chip else _where_it_is_kept(path),
            keep=functools.partial(flash_image.save, flash, path) if path else None,
            slow=chip is not None,
        )
        try:
            stopped = show(board, Terminal(), options)
        except Ended as end:
            return _AT_A_SIGNAL + end.number
        return _tell_failure("emulate" if chip else "sim", board.console, stopped)


def _where_it_is_kept(path: Path | None) -> str:
    if path is None:
        return "an empty flash, of which nothing is kept"
    with contextlib.suppress(ValueError, RuntimeError):
        return f"flash is kept in ~/{path.absolute().relative_to(Path.home())}"
    return f"flash is kept in {path}"


def _tell_failure(command: str, console: str, stopped: str) -> int:
    """Print what the firmware printed when it failed."""
    if not stopped and _TRACEBACK not in console:
        return 0
    print(console, end="", file=sys.stderr)
    print(f"tabletally {command}: {stopped or 'the firmware showed an error'}", file=sys.stderr)
    return _STOPPED
