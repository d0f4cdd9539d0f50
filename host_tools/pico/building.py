"""The application as the parts that stand on a board: one per package, one per data file."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tabletally import places
from tabletally.virtual_board import boards

from . import compiling
from .bytecode import Function, functions
from .layout import Part, Version, version

_STARTUP = "startup"
_SAFE_KEYS = ("back", "ok")
_TABLE_DIGITS = 4
_FUNCTIONS = "."
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


def build(board_id: str, roots: Sequence[Path] = ()) -> Build:
    """Compile the application for a board.

    roots   its folders, when they are not those that are shipped

    WrongUsage: there is no such board. WrongSource, NoCompiler: as in `compiling`.
    """
    keys = boards.load(board_id).INPUT
    safe_pin = next(keys[key] for key in _SAFE_KEYS if key in keys)
    parts = [part for folder in _folders(roots or _shipped()) for part in _parts(folder)]
    start_source = places.FIRMWARE / _STARTUP / "tabletally_start.py"
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
        main=main_source(),
    )


def main_source() -> bytes:
    """Return what stands on a board as main.py."""
    return (places.FIRMWARE / _STARTUP / "main.py").read_bytes()


def _shipped() -> Sequence[Path]:
    return (places.FIRMWARE, places.SHARED_RULES, places.BOARDS)


def _folders(roots: Sequence[Path]) -> list[tuple[Path, str]]:
    """Every package of the application: its folder, and its path on the board."""
    found = []
    for root in roots:
        for init in sorted(root.rglob("__init__.py")):
            path = "/".join([root.name, *init.parent.relative_to(root).parts])
            if path != f"{places.FIRMWARE.name}/{_STARTUP}":
                found.append((init.parent, path))
    return found


def _parts(place: tuple[Path, str]) -> list[Part]:
    folder, path = place
    sources = sorted(folder.glob("*.py"))
    modules = compiling.compiled([(file, f"{path}/{file.name}") for file in sources])
    bundled = [
        Module(file.stem, content, functions(file.read_bytes(), content))
        for file, content in zip(sources, modules, strict=True)
    ]
    parts = [Part(path, bundle(bundled))]
    parts.extend(
        Part(f"{path}/{file.name}", file.read_bytes()) for file in sorted(folder.glob("*.bin"))
    )
    return parts


@dataclass(frozen=True)
class Module:
    """A compiled module, and where in it its functions are."""

    name: str
    content: bytes
    functions: list[Function]


def bundle(modules: list[Module]) -> bytes:
    """Return modules behind each other, after a table of where each begins, before their functions.

    The table: four digits that give the length of the rest, then for each module a line feed, its
    name, a space and its place; last under the name `.` the place of the functions; a line feed at
    the end. The functions, in the order of their places: per module a line with its name, per class
    one with a point and its name, and per function one with its name, its place and its length;
    a point alone leads back to the module.
    """
    length = 0
    while True:
        table, functions_table = _tables(modules, _TABLE_DIGITS + length)
        if len(table) == length:
            break
        length = len(table)
    contents = b"".join(module.content for module in modules)
    return b"%04d" % length + table + contents + functions_table


def _tables(modules: list[Module], place: int) -> tuple[bytes, bytes]:
    table = functions_table = ""
    for module in modules:
        table += f"\n{module.name} {place}"
        functions_table += f"{module.name}\n"
        holder = ""
        for function in module.functions:
            if function.holder != holder:
                holder = function.holder
                functions_table += f".{holder}\n"
            functions_table += f"{function.name} {place + function.place} {function.length}\n"
        place += len(module.content)
    table += f"\n{_FUNCTIONS} {place}\n"
    return table.encode(), functions_table.encode()
