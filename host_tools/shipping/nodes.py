"""The nodes of a syntax tree that are looked at; `ast` alone visits many more, and slowly."""

from __future__ import annotations

import ast
from collections.abc import Iterator

Function = ast.FunctionDef | ast.Lambda
FUNCTIONS = (ast.FunctionDef, ast.Lambda)
_SCOPES = (*FUNCTIONS, ast.ClassDef)
_NO_NODES = frozenset(
    {"arg", "asname", "attr", "ctx", "id", "kind", "level", "module", "name", "op", "ops",
     "type_comment"}
)  # fmt: skip


_Kind = type[ast.AST]


class _Fields(dict[_Kind, tuple[str, ...]]):
    """For each kind of node the fields in which nodes stand."""

    def __missing__(self, kind: _Kind) -> tuple[str, ...]:
        self[kind] = tuple(name for name in kind._fields if name not in _NO_NODES)
        return self[kind]


_FIELDS = _Fields({ast.Constant: ()})


def children(node: ast.AST) -> list[ast.AST]:
    """What stands right in a node, in order; operators and what is done with a name are not."""
    found: list[ast.AST] = []
    for field in _FIELDS[type(node)]:
        value = getattr(node, field, None)
        if isinstance(value, list):
            found += [item for item in value if isinstance(item, ast.AST)]
        elif isinstance(value, ast.AST):
            found.append(value)
    return found


def walk(node: ast.AST) -> list[ast.AST]:
    """A node and all in it, what is deeper later."""
    found = [node]
    for other in found:
        found += children(other)
    return found


def outside_functions(statements: list[ast.stmt]) -> Iterator[ast.AST]:
    """All nodes of some statements but those in functions and classes."""
    todo: list[ast.AST] = list(reversed(statements))
    while todo:
        node = todo.pop()
        yield node
        if not isinstance(node, _SCOPES):
            todo += reversed(children(node))
