"""The application as the parts that stand on a board: one per package, one per data file."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from tabletally import places
from tabletally.virtual_board import boards

from . import compiling
from .layout import Part, Version, version

_STARTUP = "startup"
_SAFE_KEYS = ("back", "ok")
_TABLE_DIGITS = 4
_VERSION = re.compile(r'VERSION = b"([^"\s]+)"')


@dataclass(frozen=True)
class Build:
    """All that a deploy brings to a board.

    start, main   contents of the two files at the root of its flash
    """

    version: Version
    parts: tuple[Part, ...]
    start: bytes
    main: bytes


def build(board_id: str) -> Build:
    """Compile the application for a board.

    WrongUsage: there is no such board. WrongSource, NoCompiler: as in `compiling`.
    """
    keys = boards.load(board_id).INPUT
    safe_pin = next(keys[key] for key in _SAFE_KEYS if key in keys)
    parts = [part for folder in _folders() for part in _parts(folder)]
    startup = places.FIRMWARE / _STARTUP
    start_source = startup / "tabletally_start.py"
    number = _VERSION.search((places.FIRMWARE / "version.py").read_text("utf-8"))
    return Build(
        version=version(
            number[1] if number else "unknown",
            board_id,
            compiling.emitted_version(),
            safe_pin,
            parts,
        ),
        parts=tuple(parts),
        start=compiling.compiled([(start_source, start_source.name)])[0],
        main=(startup / "main.py").read_bytes(),
    )


def _folders() -> list[tuple[Path, str]]:
    """Every package of the application: its folder, and its path on the board."""
    found = []
    for root in (places.FIRMWARE, places.SHARED_RULES, places.BOARDS):
        for init in sorted(root.rglob("__init__.py")):
            path = "/".join([root.name, *init.parent.relative_to(root).parts])
            if path != f"{places.FIRMWARE.name}/{_STARTUP}":
                found.append((init.parent, path))
    return found


def _parts(place: tuple[Path, str]) -> list[Part]:
    folder, path = place
    sources = sorted(folder.glob("*.py"))
    modules = compiling.compiled([(file, f"{path}/{file.name}") for file in sources])
    parts = [Part(path, bundle(list(zip([file.stem for file in sources], modules, strict=True))))]
    parts.extend(
        Part(f"{path}/{file.name}", file.read_bytes()) for file in sorted(folder.glob("*.bin"))
    )
    return parts


def bundle(modules: list[tuple[str, bytes]]) -> bytes:
    """Return modules behind each other, after a table of where each begins.

    The table: four digits that give the length of the rest, then for each module a line feed, its
    name, a space and its place; a line feed at the end.
    """
    length = 0
    while True:
        table = _table(modules, _TABLE_DIGITS + length)
        if len(table) == length:
            break
        length = len(table)
    return b"%04d" % length + table + b"".join(content for _, content in modules)


def _table(modules: list[tuple[str, bytes]], place: int) -> bytes:
    table = ""
    for name, content in modules:
        table += f"\n{name} {place}"
        place += len(content)
    return (table + "\n").encode()
