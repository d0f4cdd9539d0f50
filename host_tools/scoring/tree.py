"""A game's table of fields as the tree that a JSON sheet is walked by."""

from __future__ import annotations

import dataclasses
import re

from tabletally.shared_rules.core.declaring import Table

NO_FIELD = -1


@dataclasses.dataclass
class Node:
    """One place of the JSON form: a leaf, an object with keys, or a list with items."""

    field: int = NO_FIELD
    keys: dict[str, Node] = dataclasses.field(default_factory=dict)
    item: Node | None = None  # what each entry of a list is
    pair: list[Node] = dataclasses.field(default_factory=list)  # the fixed places of a short array
    is_object: bool = False  # has keys, or none that the game knows
    text: str = ""  # "game", "name" or "colour": texts that only the host keeps
    required: bool = False  # of texts; the table knows it of fields


def build(table: Table) -> Node:
    """Return the root of a game's sheets, keys in the order of the score sheet's page."""
    root = Node()
    root.keys["game"] = Node(text="game", required=True)
    for number, path in enumerate(table.paths):
        if "#" in path:
            continue  # the device's own; it does not occur in JSON
        node = root
        for step in _steps(path):
            node = _child(node, step)
        node.field = number
    root.keys.setdefault("options", Node(is_object=True))
    player = root.keys["players"].item
    assert player is not None
    player.keys = {
        "name": Node(text="name", required=True),
        "colour": Node(text="colour"),
        **player.keys,
    }
    return root


def _steps(path: str) -> list[str]:
    return re.findall(r"\[\d*\]|[^.\[\]]+", path)


def _child(node: Node, step: str) -> Node:
    if step == "[]":
        node.item = node.item or Node()
        return node.item
    if step.startswith("["):
        place = int(step[1:-1])
        while len(node.pair) <= place:
            node.pair.append(Node())
        return node.pair[place]
    node.is_object = True
    return node.keys.setdefault(step, Node())
