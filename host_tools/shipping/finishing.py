"""What a board would have to work out at each import: worked out here, once."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from typing import Any

from . import texts
from .code import module_name
from .constants import is_const
from .edits import Edits
from .evaluating import Evaluator
from .literals import is_literal, numbers
from .modules import Module, origin

_DECLARING = "shared_rules.core.declaring"
_TABLE = "shared_rules.core.table"
_LAYOUT = "shared_rules.core.layout"
_NUMBERS = (
    "kind", "ask", "null", "low", "high", "default", "parent", "outer", "inner", "base", "stride",
)  # fmt: skip
_TEXTS = "texts"
_DECLARED = "_declared.py"


def finish(modules: Mapping[str, Module]) -> dict[str, bytes]:
    """Return the new sources of the modules that have something to be worked out, by path."""
    evaluator = Evaluator(modules)
    finished = {}
    for name, module in modules.items():
        if _declares(module):
            tables = _Tables(module, evaluator)
            finished[module.path] = tables.source()
            finished[declared(module.path)] = tables.declared()
        elif _is_texts(module):
            finished[module.path] = texts.source(vars(evaluator.load(name)))
    return finished


def declared(path: str) -> str:
    """Return where stands what a board seldom needs of the tables in a module."""
    return path.removesuffix(".py") + _DECLARED


def _declares(module: Module) -> bool:
    return any(
        isinstance(statement, ast.ImportFrom) and origin(module, statement) == _DECLARING
        for statement in module.code.tree.body
    )


def _is_texts(module: Module) -> bool:
    parts = module.name.split(".")
    return len(parts) > 1 and parts[-2] == _TEXTS and module.package != module.name


class _Tables:
    """A module with its tables put in; functions, and what is no table's, stay."""

    def __init__(self, module: Module, evaluator: Evaluator) -> None:
        self._module = module
        self._values = vars(evaluator.load(module.name))
        self._table_class = evaluator.load(_DECLARING).Table
        self._layout = evaluator.load(_LAYOUT).layout
        self._edits = Edits(module.source)

    def source(self) -> bytes:
        """The module itself."""
        for statement in self._module.code.tree.body:
            text = self._finished(statement)
            if text is not None:
                self._edits.node(statement, text)
        return self._edits.done()

    def declared(self) -> bytes:
        """The module of paths and words."""
        tables = {
            name: value
            for name, value in self._values.items()
            if isinstance(value, self._table_class) and not name.startswith("_")
        }
        paths = {name: tuple(table.paths) for name, table in tables.items()}
        words = {name: tuple(table.words) for name, table in tables.items()}
        return f"PATHS = {paths!r}\nWORDS = {words!r}\n".encode()

    def _finished(self, statement: ast.stmt) -> str | None:
        """What stands in the place of a statement; None if it stays."""
        if isinstance(statement, ast.ImportFrom):
            declares = origin(self._module, statement) == _DECLARING
            return f"from array import array; from {_TABLE} import Fields" if declares else None
        if isinstance(statement, ast.For) or _is_call(statement):
            return "pass"
        if not isinstance(statement, ast.Assign) or not isinstance(statement.targets[0], ast.Name):
            return None
        name = statement.targets[0].id
        value = self._values[name]
        if isinstance(value, self._table_class):
            return self._table(name, value) if isinstance(statement.value, ast.Call) else "pass"
        if is_literal(value) and not is_const(statement.value):
            return f"{name} = {value!r}"
        return None

    def _table(self, name: str, table: Any) -> str:
        layouts = b"".join(
            self._layout(table, count).to_bytes(2, "little") for count in range(len(table) + 1)
        )
        parts = [f"{name} = Fields()"]
        parts += [f"{name}.{what} = {numbers(list(getattr(table, what)))}" for what in _NUMBERS]
        parts += [
            f"{name}.choices = {table.choices!r}",
            f"{name}.worded = {tuple(table.worded)!r}",
            f"{name}.size = {table.size}",
            f"{name}.players = {table.players}",
            f"{name}.layouts = {layouts!r}",
            f"{name}.declared = {module_name(declared(self._module.path))!r}",
            f"{name}.name = {name!r}",
        ]
        return "; ".join(parts)


def _is_call(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call)
