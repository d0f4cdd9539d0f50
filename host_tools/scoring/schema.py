"""A game's table of fields as JSON Schema: shapes, words and ranges, not the rules."""

from __future__ import annotations

from typing import Any

from tabletally.shared_rules.core import table as t

from .outcome import game_of
from .tree import NO_FIELD, Node

Json = dict[str, Any]
_TEXT: Json = {"type": "string", "minLength": 1, "maxLength": 24}


def schema(name: str) -> Json:
    """Return the JSON Schema (2020-12) of the sheets of a game."""
    game = game_of(name)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"tabletally score sheet: {name}",
        **_of(game.rules.TABLE, game.root, name),
    }


def _of(table: t.Table, node: Node, name: str) -> Json:
    if node.text:
        return {"const": name} if node.text == "game" else dict(_TEXT)
    if node.pair:
        items = [_of(table, child, name) for child in node.pair]
        shape = {"type": "array", "prefixItems": items, "minItems": len(items), "items": False}
        return _or_word(table, node.field, shape)
    if node.field != NO_FIELD and table.kind[node.field] in (t.LIST, t.ARRAY):
        return _list(table, node, name)
    if node.is_object:
        return _nullable(table, node.field, _object(table, node, name))
    return _nullable(table, node.field, _leaf(table, node.field))


def _object(table: t.Table, node: Node, name: str) -> Json:
    required = [key for key, child in node.keys.items() if _is_required(table, child)]
    shape: Json = {
        "type": "object",
        "properties": {key: _of(table, child, name) for key, child in node.keys.items()},
        "additionalProperties": False,
    }
    if required:
        shape["required"] = required
    return shape


def _is_required(table: t.Table, node: Node) -> bool:
    if node.field == NO_FIELD:
        return node.required
    return table.ask[node.field] == t.REQUIRED


def _list(table: t.Table, node: Node, name: str) -> Json:
    assert node.item is not None
    shape: Json = {
        "type": "array",
        "items": _of(table, node.item, name),
        "minItems": table.low[node.field],
        "maxItems": table.high[node.field],
    }
    return _or_word(table, node.field, shape)


def _or_word(table: t.Table, field: int, shape: Json) -> Json:
    words = table.words[field] if field != NO_FIELD else None
    return {"anyOf": [{"enum": list(words)}, shape]} if words else shape


def _leaf(table: t.Table, field: int) -> Json:
    kind = table.kind[field]
    words = list(table.words[field] or ())
    if kind == t.FLAG:
        return {"type": "boolean", "default": bool(table.default[field])}
    if kind == t.WORD:
        return {"enum": words}
    if kind == t.WORDS:
        return {"type": "array", "items": {"enum": words}}
    choices = table.choices.get(field)
    if choices:
        return {"enum": list(choices)}
    high = table.high[field]
    if kind == t.PLAYER:
        high = table.capacity(table.players) - 1
    elif kind == t.ENTRY:
        high = table.capacity(table.high[field]) - 1
    return {"type": "integer", "minimum": table.low[field], "maximum": high}


def _nullable(table: t.Table, field: int, shape: Json) -> Json:
    if field == NO_FIELD or not table.null[field]:
        return shape
    return {"anyOf": [shape, {"type": "null"}]}
