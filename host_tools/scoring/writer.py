"""From the flat sheet to JSON: the inverse of the reader, for sheets that a device holds."""

from __future__ import annotations

from typing import Any

from tabletally.shared_rules.core import table as t
from tabletally.shared_rules.core.sheet import ABSENT, NONE, Sheet

from .outcome import Game
from .tree import NO_FIELD, Node

_NOTHING = object()  # is not written at all


def write(game: Game, sheet: Sheet, names: list[str]) -> dict[str, Any]:
    """Return the JSON form of a sheet; `names` are those of the players."""
    document = _Writer(game.rules.TABLE, sheet).members(game.root, ())
    for player, name in zip(document["players"], names, strict=True):
        player["name"] = name
    document["players"] = [{"name": player.pop("name"), **player} for player in document["players"]]
    return {"game": game.name, **document}


class _Writer:
    def __init__(self, table: t.Table, sheet: Sheet) -> None:
        self._table = table
        self._sheet = sheet

    def members(self, node: Node, at: tuple[int, ...]) -> dict[str, Any]:
        """Return the keys of an object that say something."""
        values = {key: self._value(child, at) for key, child in node.keys.items()}
        return {key: value for key, value in values.items() if value is not _NOTHING}

    def _value(self, node: Node, at: tuple[int, ...]) -> Any:
        if node.text:
            return _NOTHING
        if node.pair:
            return self._pair(node, at)
        if node.field != NO_FIELD and self._kind(node) in (t.LIST, t.ARRAY):
            return self._list(node, at)
        if node.is_object:
            return self._object(node, at)
        return self._leaf(node, at)

    def _pair(self, node: Node, at: tuple[int, ...]) -> Any:
        if node.field != NO_FIELD and self._get(node, at) < 0:
            return self._word_for_none(node, at)
        return [self._value(child, at) for child in node.pair]

    def _list(self, node: Node, at: tuple[int, ...]) -> Any:
        if self._get(node, at) < 0:
            return self._word_for_none(node, at)
        assert node.item is not None
        count = self._sheet.used(node.field, *at)
        items = [self._value(node.item, (*at, index)) for index in range(count)]
        if (
            self._kind(node) == t.ARRAY
            and self._must_be_said(node.item)
            and not any(item is not _NOTHING for item in items)
        ):
            return _NOTHING
        return [
            ({} if node.item.is_object else None) if item is _NOTHING else item for item in items
        ]

    def _must_be_said(self, item: Node) -> bool:
        """Whether an entry cannot be null: an array of nothing but such entries says nothing."""
        return item.field != NO_FIELD and not self._table.null[item.field]

    def _word_for_none(self, node: Node, at: tuple[int, ...]) -> Any:
        """Return the word in place of a list that is known to be none, nothing if it is absent."""
        words = self._table.words[node.field]
        return words[1] if self._get(node, at) == NONE and words else _NOTHING

    def _object(self, node: Node, at: tuple[int, ...]) -> Any:
        if node.field == NO_FIELD:
            return self.members(node, at) or _NOTHING
        value = self._get(node, at)
        if value == NONE:
            return None
        return self.members(node, at) if value >= 0 else _NOTHING

    def _leaf(self, node: Node, at: tuple[int, ...]) -> Any:
        value = self._get(node, at)
        if value == NONE:
            return None if self._table.null[node.field] else _NOTHING
        if value == ABSENT:
            return _NOTHING
        kind = self._kind(node)
        words = self._table.words[node.field] or ()
        if kind == t.FLAG:
            return bool(value)
        if kind == t.WORD:
            return words[value]
        if kind == t.WORDS:
            return [word for bit, word in enumerate(words) if value >> bit & 1]
        return value

    def _get(self, node: Node, at: tuple[int, ...]) -> int:
        i, j = (*at, 0, 0)[:2]
        return self._sheet.get(node.field, i, j)

    def _kind(self, node: Node) -> int:
        return self._table.kind[node.field]
