"""Tracebacks of a board as the sources write them: files for modules, and the functions' names."""

from __future__ import annotations

import ast
import functools
import re
from pathlib import Path

from tabletally import places

_ROOTS = (places.FIRMWARE, places.SHARED_RULES, places.BOARDS)
_PLACE = re.compile(r'  File "([\w.]+)", line (\d+), in [\w<>]+')
_MODULE = "<module>"


def readable(printed: str) -> str:
    """Return what a board printed, with the places in its tracebacks as in the sources."""
    return _PLACE.sub(_place, printed) if "Traceback" in printed else printed


def _place(found: re.Match[str]) -> str:
    file = _file_of(found[1])
    if file is None:
        return found[0]
    path, source = file
    return f'  File "{path}", line {found[2]}, in {_function_at(source, int(found[2]))}'


@functools.cache
def _file_of(module: str) -> tuple[str, str] | None:
    """The path of a module of ours as it is shown, and its source."""
    first, *rest = module.split(".")
    for root in _ROOTS:
        if root.name == first:
            for path in (
                Path(*rest).with_suffix(".py") if rest else None,
                Path(*rest, "__init__.py"),
            ):
                if path and (root / path).is_file():
                    return f"{first}/{path.as_posix()}", (root / path).read_text("utf-8")
    return None


def _function_at(source: str, line: int) -> str:
    """The name of the innermost function around a line."""
    name = _MODULE
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.lineno <= line <= (node.end_lineno or 0):
            name = node.name
    return name
