"""From what was asked for on the command line to a board at hand, and what is said after."""

import contextlib
import functools
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from .. import flash as flash_image
from ..board import VirtualBoard
from ..interpreter import Interpreter
from ..keeping import default_image, kept
from ..machine import MachineMaker

_STOPPED = 1
_TRACEBACK = "Traceback (most recent call last):"


@dataclass(frozen=True)
class Wish:
    """Which board, and what becomes of its flash.

    language   before the first start
    image      where its flash is kept; without one the user's own image of that board
    fresh      begin with an empty flash and keep nothing
    chip       makes the machine that takes the interpreter's place, and its time
    """

    board_id: str
    language: str | None = None
    image: Path | None = None
    fresh: bool = False
    chip: MachineMaker | None = None


@dataclass(frozen=True)
class AtHand:
    """A board that is not switched on yet.

    keep   keeps its flash, if it is kept; may raise OSError
    note   where that is
    """

    board: VirtualBoard
    keep: Callable[[], None] | None
    note: str


@contextlib.contextmanager
def opened(wish: Wish) -> Iterator[AtHand]:
    """The board that is wished for; at the end it is switched off and its flash is kept."""
    path = None if wish.fresh else wish.image or _own_image(wish)
    make_machine = wish.chip or Interpreter
    with (
        kept(path) as flash,
        contextlib.closing(
            VirtualBoard(wish.board_id, wish.language, flash, make_machine=make_machine)
        ) as board,
    ):
        keep = functools.partial(flash_image.save, flash, path) if path else None
        yield AtHand(board, keep, _where_it_is_kept(path))


def tell_failure(command: str, console: str, stopped: str) -> int:
    """Print what the firmware printed when it failed; return the exit status, 0 if it did not."""
    if not stopped and _TRACEBACK not in console:
        return 0
    print(console, end="", file=sys.stderr)
    print(f"tabletally {command}: {stopped or 'the firmware showed an error'}", file=sys.stderr)
    return _STOPPED


def _own_image(wish: Wish) -> Path:
    image = default_image(f"{wish.board_id}_chip" if wish.chip else wish.board_id)
    image.parent.mkdir(parents=True, exist_ok=True)
    return image


def _where_it_is_kept(path: Path | None) -> str:
    if path is None:
        return "an empty flash, of which nothing is kept"
    with contextlib.suppress(ValueError, RuntimeError):
        return f"flash is kept in ~/{path.absolute().relative_to(Path.home())}"
    return f"flash is kept in {path}"
