"""A module of texts as it is when it has run."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

_IMPORT = "from shared_rules.core.numbered import Numbered\n"
_WORTH_IT = 30  # texts by number: each asked for costs a copy
_MOST = 0xFFFF


def source(values: Mapping[str, Any]) -> bytes:
    """Return a module of the public values of one: texts by number as `Numbered`."""
    lines = [f"{name} = {_literal(value)}\n" for name, value in values.items() if name[0].isupper()]
    needs_import = any("Numbered(" in line for line in lines)
    return ((_IMPORT if needs_import else "") + "".join(lines)).encode()


def _literal(value: object) -> str:
    if not isinstance(value, dict) or len(value) < _WORTH_IT:
        return repr(value)
    if not all(type(key) is int and isinstance(text, str) for key, text in value.items()):
        return repr(value)
    content = b""
    ends = []
    for text in value.values():
        content += text.encode()
        ends.append(len(content))
    if max(ends) > _MOST:
        return repr(value)
    return f"Numbered({_words(list(value))!r}, {_words(ends)!r}, {content!r})"


def _words(numbers: list[int]) -> bytes:
    return b"".join(number.to_bytes(2, "little") for number in numbers)
