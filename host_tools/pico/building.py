"""The application as the parts that stand on a board: one per package, one per data file."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from tabletally import places
from tabletally.shipping.shipping import beside, shipped
from tabletally.virtual_board import boards

from . import compiling
from .bundling import Module, bundle
from .bytecode import constants, functions
from .layout import Part, Version, version

_STARTUP = "startup"
_SAFE_KEYS = ("back", "key1")
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


def build(board_id: str, arch: str, roots: Sequence[Path] = ()) -> Build:
    """Compile the application for a board.

    arch    as in `compiling`
    roots   its folders, when they are not those that are shipped

    WrongUsage: there is no such board. WrongSource, NoCompiler: as in `compiling`.
    """
    keys = boards.load(board_id).INPUT
    safe_pin = next(keys[key] for key in _SAFE_KEYS if key in keys)
    folders = packages(roots or ours())
    sources = shipped(sources_in(folders))
    parts = [part for folder in folders for part in _parts(folder, sources, arch)]
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
        start=compiling.compiled([(start_source.read_bytes(), start_source.name)])[0],
        main=main_source(),
    )


def main_source() -> bytes:
    """Return what stands on a board as main.py."""
    return (places.FIRMWARE / _STARTUP / "main.py").read_bytes()


def using_ours(code: str) -> str:
    """Return code that uses the application, so that it can use what is built here of it."""
    sources = sources_in(packages(ours()))
    return beside(sources, {"code.py": code.encode()})["code.py"].decode()


def ours() -> Sequence[Path]:
    """Return the folders of the application."""
    return (places.FIRMWARE, places.SHARED_RULES, places.BOARDS)


def packages(roots: Sequence[Path]) -> list[tuple[Path, str]]:
    """Return every package of the application: its folder, and its path on the board."""
    found = []
    for root in roots:
        for init in sorted(root.rglob("__init__.py")):
            path = "/".join([root.name, *init.parent.relative_to(root).parts])
            if path != f"{places.FIRMWARE.name}/{_STARTUP}":
                found.append((init.parent, path))
    return found


def sources_in(folders: Iterable[tuple[Path, str]]) -> dict[str, bytes]:
    """Return the sources of packages by their paths on the board."""
    return {
        f"{path}/{file.name}": file.read_bytes()
        for folder, path in folders
        for file in sorted(folder.glob("*.py"))
    }


def _parts(place: tuple[Path, str], sources: Mapping[str, bytes], arch: str) -> list[Part]:
    folder, path = place
    sources = {file: source for file, source in sources.items() if file.rpartition("/")[0] == path}
    modules = compiling.compiled([(source, file) for file, source in sources.items()], arch)
    bundled = [
        Module(Path(file).stem, content, constants(content), functions(sources[file], content))
        for file, content in sorted(zip(sources, modules, strict=True))
    ]
    parts = [Part(path, bundle(bundled))]
    parts.extend(
        Part(f"{path}/{file.name}", file.read_bytes()) for file in sorted(folder.glob("*.bin"))
    )
    return parts
