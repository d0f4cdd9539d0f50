"""What is where on the flash of a board, as firmware/startup/tabletally_start.py reads it."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

ROOT = "/tabletally"
RUN = f"{ROOT}/run"
SAVES = "/saves"
BOARD = "/board"
LANGUAGE = "/first_language"
MAIN = "/main.py"
START = "/tabletally_start.mpy"
FORMAT = "1"
_HEAD = 6
_NAME_LENGTH = 16


def name_of(content: bytes) -> str:
    """Return the name under which a content stands."""
    return hashlib.sha256(content).hexdigest()[:_NAME_LENGTH]


@dataclass(frozen=True)
class Part:
    """A package, or a data file, of a version."""

    path: str
    content: bytes

    @property
    def name(self) -> str:
        """Its file."""
        return name_of(self.content)


@dataclass(frozen=True)
class Listed:
    """A part as a version on a board lists it."""

    path: str
    name: str
    size: int


@dataclass(frozen=True)
class Version:
    """A version as it stands on a board: its list."""

    number: str
    board: str
    mpy: int
    parts: tuple[Listed, ...]
    text: str

    @property
    def name(self) -> str:
        """The file of the list."""
        return name_of(self.text.encode())

    @property
    def files(self) -> set[str]:
        """All files that it needs, its list included."""
        return {part.name for part in self.parts} | {self.name}


def version(number: str, board: str, mpy: int, safe_pin: int, parts: list[Part]) -> Version:
    """Return the version that consists of these parts."""
    head = f"tabletally {FORMAT} {number} {board} {mpy} {safe_pin}\n"
    lines = [f"{part.path} {part.name} {len(part.content)}\n" for part in parts]
    return parse(head + "".join(lines))


def parse(text: str) -> Version:
    """Return the version of a list; ValueError if it is none of this format."""
    first, *lines = text.splitlines()
    head = first.split()
    if len(head) != _HEAD or head[:2] != ["tabletally", FORMAT]:
        raise ValueError("no list of a version")
    words = [line.split() for line in lines]
    parts = tuple(Listed(path, name, int(size)) for path, name, size in words)
    return Version(head[2], head[3], int(head[4]), parts, text)
