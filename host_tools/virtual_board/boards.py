"""Board modules on the host: found by name, and refused with the reason when they are wrong."""

import importlib
from types import ModuleType

from .. import places
from ..boards import check
from .errors import WrongUsage

DEFAULT = "pico_ssd1306"


def known() -> list[str]:
    """The ids of all boards."""
    return sorted(
        path.stem for path in places.BOARDS.glob("*.py") if path.stem not in ("__init__", "check")
    )


def load(board_id: str) -> ModuleType:
    """Return the board's module; WrongUsage says why there is none or it is wrong."""
    if board_id not in known():
        raise WrongUsage(f"there is no board {board_id!r}; known are {', '.join(known())}")
    board = importlib.import_module(f"tabletally.boards.{board_id}")
    reason = check.fault(board)
    if reason:
        raise WrongUsage(f"board {board_id}: {reason}")
    return board
