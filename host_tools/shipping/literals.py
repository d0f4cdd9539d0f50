"""Values as a source writes them."""

from __future__ import annotations

_ARRAYS = {"b": 1, "h": 2}


def is_literal(value: object) -> bool:
    """Whether `repr` of a value is a source for it that needs nothing else."""
    if isinstance(value, (tuple, list)):
        return all(map(is_literal, value))
    if isinstance(value, dict):
        return all(map(is_literal, [*value, *value.values()]))
    return value is None or type(value) in (int, bool, str, bytes)


def numbers(values: list[int]) -> str:
    """A source for numbers by their positions, in as few bytes as they fit into."""
    if all(0 <= value < 1 << 8 for value in values):
        return repr(bytes(values))
    for code, size in _ARRAYS.items():
        if all(-(1 << 8 * size - 1) <= value < 1 << 8 * size - 1 for value in values):
            content = b"".join(value.to_bytes(size, "little", signed=True) for value in values)
            return f'array("{code}", {content!r})'
    raise ValueError("a number does not fit into 16 bits")
