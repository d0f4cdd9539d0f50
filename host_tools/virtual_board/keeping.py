"""Where the flash of a board is kept, between runs and during one: by one run at a time."""

import contextlib
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import IO

from .. import states
from ..unreadable import why
from . import flash as flash_image
from .errors import WrongUsage
from .flash import Flash


def default_image(board_id: str, environment: Mapping[str, str] = os.environ) -> Path:
    """The user's own image of a board, in a folder that may not be there yet."""
    return states.folder(environment) / f"{board_id}.flash"


@contextlib.contextmanager
def kept(path: Path | None) -> Iterator[Flash]:
    """The flash kept in `path`, saved at the end whatever happens; without one a fresh flash.

    WrongUsage: it cannot be kept there, or another run does.
    """
    if path is None:
        yield Flash()
        return
    flash_image.demand_place(path)
    with _only_user(path):
        flash = _load(path)
        try:
            yield flash
        finally:
            _save(flash, path)


def _save(flash: Flash, path: Path) -> None:
    try:
        flash_image.save(flash, path)
    except OSError as error:
        raise WrongUsage(f"the flash could not be kept in {path}: {why(error)}") from error


def _load(path: Path) -> Flash:
    try:
        return flash_image.load(path)
    except OSError as error:
        raise WrongUsage(f"the flash image {path} cannot be read: {why(error)}") from error


@contextlib.contextmanager
def _only_user(path: Path) -> Iterator[None]:
    lock = path.with_name(path.name + ".lock")
    try:
        file = _locked(lock)
    except BlockingIOError as error:
        raise WrongUsage(
            f"another virtual board uses the flash image {path}; "
            "name one of its own with --flash, or give none"
        ) from error
    except OSError as error:
        raise WrongUsage(f"the flash cannot be kept in {path}: {why(error)}") from error
    with file:
        try:
            yield
        finally:
            lock.unlink(missing_ok=True)


def _locked(lock: Path) -> IO[str]:
    """Open and lock a file; BlockingIOError if another has it."""
    import fcntl  # where there is none, there is no board either

    while True:
        file = open(lock, "w")  # noqa: SIM115 - closed by who asked for it
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            if _is_still(lock, file):
                return file
        except BaseException:
            file.close()
            raise
        file.close()  # who had it removed it meanwhile


def _is_still(path: Path, file: IO[str]) -> bool:
    """Whether the open file is the one of that name."""
    try:
        return os.path.samestat(path.stat(), os.fstat(file.fileno()))
    except FileNotFoundError:
        return False
