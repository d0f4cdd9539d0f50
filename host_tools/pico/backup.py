"""The saved games of a board, copied to this computer before anything is written there."""

from __future__ import annotations

import hashlib
from datetime import datetime
from pathlib import Path

from tabletally import states

from .files import Files
from .layout import SAVES

_FOLDER = "backups"
_UNFINISHED = ".part"


def save(files: Files, board: str, folder: Path | None = None) -> tuple[Path | None, int]:
    """Copy the saves of the board with that number; return where they are, and how many files.

    None when there are none. Nothing is copied when the last copy is the same.
    """
    home = (folder or states.folder()) / _FOLDER / board
    sizes = files.tree(SAVES)
    if not sizes:
        return None, 0
    last = latest(home)
    if last and _same(files, sizes, last):
        return last, len(sizes)
    return _copy(files, sizes, home), len(sizes)


def latest(home: Path) -> Path | None:
    """Return the newest copy in a folder."""
    copies = [path for path in home.glob("*") if path.suffix != _UNFINISHED and path.is_dir()]
    return max(copies, key=lambda path: path.name, default=None)


def _same(files: Files, sizes: dict[str, int], copy: Path) -> bool:
    paths = {f"/{path.relative_to(copy).as_posix()}" for path in copy.rglob("*") if path.is_file()}
    if paths != set(sizes):
        return False
    return all(
        hashlib.sha256(_in(copy, path).read_bytes()).hexdigest() == there
        for path, there in files.hashes(list(sizes)).items()
    )


def _copy(files: Files, sizes: dict[str, int], home: Path) -> Path:
    name = datetime.now().strftime("%Y-%m-%d_%H%M%S_%f")
    part = home / (name + _UNFINISHED)
    for path, size in sizes.items():
        place = _in(part, path)
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(files.read(path, size))
    return part.rename(home / name)


def _in(folder: Path, path: str) -> Path:
    return folder / path.lstrip("/")
