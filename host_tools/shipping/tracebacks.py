"""Tracebacks of a board as the sources write them: files for modules, and the functions' names."""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping

from tabletally.pico import building

from .shipping import in_the_sources

_PLACE = re.compile(r'  File "([\w.]+)", line (\d+), in [\w<>]+')
_MODULE = "<module>"


def readable(printed: str) -> str:
    """Return what a board printed, with the places in its tracebacks as in the sources."""
    return _PLACE.sub(_place, printed) if "Traceback" in printed else printed


def _place(found: re.Match[str]) -> str:
    place = in_the_sources(_sources(), found[1], int(found[2]))
    if place is None:
        return found[0]
    path, line = place
    function = _function_at(_sources()[path].decode(), line)
    return f'  File "{path}", line {line}, in {function}'


def _sources() -> Mapping[str, bytes]:
    return building.sources_in(building.packages(building.ours()))


def _function_at(source: str, line: int) -> str:
    """The name of the innermost function around a line."""
    name = _MODULE
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.lineno <= line <= (node.end_lineno or 0):
            name = node.name
    return name
