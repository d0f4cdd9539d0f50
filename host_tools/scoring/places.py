"""Places of a sheet: their path in JSON, and where they stand in the file."""

from __future__ import annotations

import re

from tabletally.shared_rules.core.problems import NO_INDEX
from tabletally.shared_rules.core.table import Table

from .tree import Node

Path = tuple[str | int, ...]
_LAST = 1 << 30  # behind everything that stands in the file


def text(path: Path) -> str:
    """Return the path as it is shown: `players[1].tally.vip[0]`."""
    shown = ""
    for step in path:
        if isinstance(step, int):
            shown += f"[{step}]"
        else:
            shown += f".{step}" if shown else step
    return shown


def of_field(table: Table, field: int, i: int, j: int) -> Path:
    """Return the path of a field's value; an index more than it takes names an entry of a list."""
    indexes = [index for index in (i, j) if index != NO_INDEX]
    path: list[str | int] = []
    for step in re.findall(r"\[\d*\]|[^.\[\]]+", table.paths[field]):
        if step == "[]":
            path.append(indexes.pop(0))
        elif step.startswith("["):
            path.append(int(step[1:-1]))
        else:
            path.append(step)
    return (*path, *indexes)


def order(root: Node, sheet: object, path: Path) -> tuple[int, ...]:
    """Return a sort key: the order of the file, absent keys behind, in the order of the page."""
    key = []
    node: Node | None = root
    value = sheet
    for step in path:
        page = list(node.keys).index(step) if node and step in node.keys else 0
        if isinstance(value, dict) and step in value:
            key.append(list(value).index(step))
            value = value[step]
        elif isinstance(step, int):
            key.append(step)
            inside = isinstance(value, list) and step < len(value)
            value = value[step] if inside else None
        else:
            key.append(_LAST + page)
            value = None
        if isinstance(step, int):
            node = (node.pair[step] if step < len(node.pair) else node.item) if node else None
        else:
            node = node.keys.get(step) if node else None
    return tuple(key)
