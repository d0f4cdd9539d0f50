"""A game in a file: the beginning in the first line, then one answer a line."""

from __future__ import annotations

import json
import os
from pathlib import Path

from ..unreadable import why
from .session import Beginning, Session


class DamagedGame(Exception):
    """The file is no game of ours; the text says where."""


def load(name: str) -> Session | None:
    """Return the game in a file, None if there is no such file; raises DamagedGame."""
    try:
        lines = Path(name).read_text("utf-8").splitlines()
    except FileNotFoundError:
        return None
    except (OSError, UnicodeDecodeError) as error:
        raise DamagedGame(f"{name} cannot be read: {why(error)}") from error
    try:
        told = json.loads(lines[0])
        beginning = Beginning(
            told["seed"], told["settings"], bytes.fromhex(told["deck"]), told["fund_task"]
        )
        answers = [int(line) for line in lines[1:]]
    except (ValueError, KeyError, IndexError, TypeError) as error:
        raise DamagedGame(f"{name} is no kept game: {error}") from error
    try:
        return Session(beginning, answers)
    except ValueError as error:
        raise DamagedGame(f"{name} holds an answer that does not fit: {error}") from error


def save(session: Session, name: str) -> None:
    """Write the game over the file, whole or not at all."""
    one = session.beginning
    told = {
        "seed": one.seed, "settings": one.settings, "deck": one.deck.hex(),
        "fund_task": one.fund_task,
    }  # fmt: skip
    lines = [json.dumps(told), *map(str, session.answers)]
    path = Path(name)
    beside = path.with_name(path.name + ".new")
    with beside.open("w", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")
        file.flush()
        os.fsync(file.fileno())
    os.replace(beside, path)
