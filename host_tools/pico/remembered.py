"""The board that was used last, by its USB serial number: it is meant when several are there."""

import contextlib
from pathlib import Path

from tabletally import states

_FILE = "last_board"


def last(folder: Path | None = None) -> str:
    """Return the serial number, empty when there is none."""
    try:
        return ((folder or states.folder()) / _FILE).read_text("utf-8").strip()
    except (OSError, UnicodeDecodeError):
        return ""


def remember(serial_number: str, folder: Path | None = None) -> None:
    """Remember a board; one without a number is not, and an unwritable folder does not matter."""
    folder = folder or states.folder()
    if serial_number and serial_number != last(folder):
        with contextlib.suppress(OSError):
            folder.mkdir(parents=True, exist_ok=True)
            (folder / _FILE).write_text(serial_number + "\n", "utf-8")
