"""The moves of a result: as JSON, and as sentences."""

from __future__ import annotations

from types import ModuleType
from typing import Any

from tabletally.shared_rules.core.wording import render

Move = tuple[int, ...]


def shown(rules: ModuleType, move: Move) -> dict[str, Any]:
    """Return a move as the result lists it: numbers by MOVE_KEYS, or what its form makes of them.

    `move_forms` has a form for each value of a move's second number.
    """
    if hasattr(rules, "move_forms"):
        return {key: _part(part, move) for key, part in rules.move_forms()[move[1]]}
    return dict(zip(rules.MOVE_KEYS, move, strict=True))


def said(rules: ModuleType, texts: ModuleType, move: Move, names: list[str]) -> str:
    """Return the sentence for a move; one template for all, or for each value as above."""
    template = texts.MOVE[move[1]] if hasattr(rules, "move_forms") else texts.MOVE
    return render(template, move, names)


def _part(part: Any, move: Move) -> Any:
    if isinstance(part, int):
        return move[part]
    first, second = part
    if isinstance(first, int):
        word = second[move[first]]
        return list(word) if isinstance(word, tuple) else word
    return [_part(one, move) for one in part]
