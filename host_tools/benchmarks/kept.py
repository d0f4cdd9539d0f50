"""The committed figures: read, joined with new ones, and written, with the table beside them."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ..unreadable import why
from ..virtual_board.errors import WrongUsage
from .tables import page

BOARD = "board"
CHIP = "chip"
MADE_BY = "made_by"


def load(path: Path) -> dict[str, Any]:
    """The figures in a file; none if there is none yet."""
    try:
        figures = json.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        return {}
    except (OSError, ValueError) as error:
        raise WrongUsage(f"{path} cannot be read: {why(error)}") from None
    if not isinstance(figures, dict):
        raise WrongUsage(f"{path} holds no figures")
    return figures


def joined(
    committed: Mapping[str, Any], found: Mapping[str, Any], whole: bool = False
) -> dict[str, Any]:
    """The committed figures with those that were found in their places.

    whole   all of the board, or of the chip, was measured: what was not found is gone
    """
    return {
        part: {
            **({} if whole and part in found else committed.get(part, {})),
            **found.get(part, {}),
        }
        for part in (BOARD, CHIP)
        if part in committed or part in found
    }


def save(figures: Mapping[str, Any], path: Path) -> None:
    """Write figures, and beside them the page that shows them."""
    path.write_text(json.dumps(figures, indent=1) + "\n", "utf-8")
    path.with_suffix(".md").write_text(page(figures), "utf-8")
