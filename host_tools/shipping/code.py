"""One source as Python reads it: what is in it whatever other modules there are."""

from __future__ import annotations

import ast
import functools
from collections import Counter, defaultdict
from functools import cached_property
from typing import TypeVar

from .nodes import outside_functions, walk

KEPT = 2048  # several times what the application has
_INIT = "/__init__.py"
_Node = TypeVar("_Node", bound=ast.AST)


class Code:
    """The syntax tree of a source.

    name   of the module, as it is imported
    """

    def __init__(self, path: str, source: bytes) -> None:
        self.path = path
        self.name = module_name(path)
        self.source = source
        self.tree = ast.parse(source, path)

    @property
    def is_package(self) -> bool:
        """Whether it is the `__init__` of one."""
        return self.path.endswith(_INIT)

    def all(self, kind: type[_Node]) -> list[_Node]:
        """All nodes of one kind."""
        return self._by_kind[kind]  # type: ignore[return-value]

    @cached_property
    def top(self) -> list[ast.AST]:
        """What is not in a function or a class."""
        return list(outside_functions(self.tree.body))

    @cached_property
    def own(self) -> dict[str, None]:
        """Names that get a value at module level otherwise than by an import, in their order."""
        found: dict[str, None] = {}
        for node in self.top:
            if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
                found[node.id] = None
            elif isinstance(node, (ast.FunctionDef, ast.ClassDef)):
                found[node.name] = None
        for node in self.all(ast.Global):
            found.update(dict.fromkeys(node.names))
        return found

    @cached_property
    def stores(self) -> Counter[str]:
        """How often each name gets a value by itself, anywhere."""
        return Counter(n.id for n in self.all(ast.Name) if not isinstance(n.ctx, ast.Load))

    @cached_property
    def _by_kind(self) -> dict[type[ast.AST], list[ast.AST]]:
        found: dict[type[ast.AST], list[ast.AST]] = defaultdict(list)
        for node in walk(self.tree):
            found[type(node)].append(node)
        return found


@functools.lru_cache(KEPT)
def read(path: str, source: bytes) -> Code:
    """Return a source as Python reads it, once; SyntaxError as Python says it."""
    return Code(path, source)


def module_name(path: str) -> str:
    """Return the dotted name of the module in a file."""
    return path.removesuffix(_INIT).removesuffix(".py").replace("/", ".")
