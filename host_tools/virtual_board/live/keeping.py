"""Where the flash of a board at hand is kept, between runs and during one."""

import contextlib
import fcntl
import os
from collections.abc import Iterator, Mapping
from pathlib import Path

from ... import states
from ...unreadable import why
from .. import flash as flash_image
from ..errors import WrongUsage
from ..flash import Flash


def default_image(board_id: str, environment: Mapping[str, str] = os.environ) -> Path:
    """The user's own image of a board."""
    return states.folder(environment) / f"{board_id}.flash"


@contextlib.contextmanager
def kept(path: Path) -> Iterator[Flash]:
    """The flash kept in `path`, for one run at a time; saved at the end whatever happens."""
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
        path.parent.mkdir(parents=True, exist_ok=True)
        file = open(lock, "w")  # noqa: SIM115 - closed below
    except OSError as error:
        raise WrongUsage(f"the flash cannot be kept in {path}: {why(error)}") from error
    with file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise WrongUsage(
                f"another virtual board uses the flash image {path}; "
                "name one of its own with --flash, or give --fresh"
            ) from error
        try:
            yield
        finally:
            lock.unlink(missing_ok=True)
