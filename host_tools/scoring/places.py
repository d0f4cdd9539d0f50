"""Places of a sheet: their path in JSON, and where they stand in the file."""

from __future__ import annotations

import re
from typing import Any

from tabletally.shared_rules.core.declaring import Table
from tabletally.shared_rules.core.problems import NO_INDEX

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


class FileOrder:
    """Sorts paths as they stand in the file; absent keys behind, in the order of the page."""

    def __init__(self, root: Node, document: object) -> None:
        self._root = root
        self._document = document
        self._ranks: dict[int, dict[object, int]] = {}

    def __call__(self, path: Path) -> tuple[int, ...]:
        """Return the sort key of a path."""
        key = []
        node: Node | None = self._root
        value: Any = self._document
        for step in path:
            if isinstance(value, dict) and step in value:
                key.append(self._rank(value, step))
                value = value[step]
            elif isinstance(step, int):
                key.append(step)
                inside = isinstance(value, list) and step < len(value)
                value = value[step] if inside else None
            else:
                page = node is not None and step in node.keys
                key.append(_LAST + (self._rank(node.keys, step) if node and page else 0))
                value = None
            node = _below(node, step) if node else None
        return tuple(key)

    def _rank(self, keys: dict[str, Any], step: object) -> int:
        ranks = self._ranks.get(id(keys))
        if ranks is None:
            ranks = self._ranks[id(keys)] = {key: rank for rank, key in enumerate(keys)}
        return ranks[step]


def _below(node: Node, step: str | int) -> Node | None:
    if isinstance(step, str):
        return node.keys.get(step)
    return node.pair[step] if step < len(node.pair) else node.item
