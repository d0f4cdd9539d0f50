"""What modules use of each other, and which words are looked up in objects."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Mapping

from . import constants
from .modules import Module, Origin, bindings_of, resolved
from .nodes import Function, walk
from .scopes import ScopedVisitor, imports_in, inside

_LOOK_UP = ("getattr", "hasattr", "setattr", "delattr", "__import__")

Functions = dict[Function, dict[str, Origin]]


class Resolver(ScopedVisitor):
    """Visits a module and knows what its names and `module.name` stand for."""

    def __init__(self, module: Module, modules: Mapping[str, Module]) -> None:
        super().__init__()
        self.module = module
        self.modules = modules
        self._lazy: Functions = {}

    def binding(self, name: str) -> Origin | None:
        """Where a name was imported from, at module level or by a function around."""
        for function in reversed(self.functions):
            lazy = self.lazily_bound(function)
            if name in lazy:
                return lazy[name]
        if self.is_local(name) or self.is_of_class(name):
            return None
        return self.module.bindings.get(name)

    def module_of(self, node: ast.expr) -> str:
        """The module of ours that a name stands for; empty if it is something else."""
        if not isinstance(node, ast.Name):
            return ""
        place = self.binding(node.id)
        if place is None:
            return ""
        name, word = resolved(self.modules, place)
        return "" if word or name not in self.modules else name

    def lazily_bound(self, function: Function) -> dict[str, Origin]:
        """What a function imports from ours, where the name stands for nothing else in it."""
        if function not in self._lazy:
            self._lazy[function] = self._imported_once(function) if imports_in(function) else {}
        return self._lazy[function]

    def _imported_once(self, function: Function) -> dict[str, Origin]:
        found: dict[str, Origin] = {}
        stores: Counter[str] = Counter()
        for statement in imports_in(function):
            found.update(bindings_of(self.modules, self.module, statement))
            stores.update(alias.asname or alias.name for alias in statement.names)
        for node in inside(function):
            if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
                stores[node.id] += 1
        return {name: place for name, place in found.items() if stores[name] == 1}


class Uses(Resolver):
    """What one module uses of others, numbers left out.

    names      what it imports at its top, by the name that this goes by here
    attributes what it takes from modules that it imports there, by the name of the module here
    lazy       what it imports in functions, or takes from modules imported there
    values     modules of ours that are used otherwise than for what is in them
    words      what is looked up in objects
    texts      words that are looked up by their texts, or stand in an f-string
    in_texts   module-level names in f-strings
    """

    def __init__(
        self, module: Module, modules: Mapping[str, Module], numbers: constants.Numbers
    ) -> None:
        super().__init__(module, modules)
        self._numbers = numbers
        self.names: dict[str, Origin] = {}
        self.attributes: dict[str, set[Origin]] = {}
        self.values: set[str] = set()
        self.lazy: set[Origin] = set()
        self.words: set[str] = set()
        self.texts: set[str] = set()
        self.in_texts: set[Origin] = set()
        for statement in module.code.tree.body:
            self.visit(statement)

    def imported(self) -> set[Origin]:
        """What it has to import at its top: names, and modules."""
        modules = {(name, "") for found in self.attributes.values() for name, _ in found}
        return {*self.names.values(), *modules}

    def pass_on(self, words: set[str]) -> None:
        """What the module imports under one of the words is looked up in it by others."""
        for bound in words & set(self.module.bindings):
            self._use(bound)

    def visit_Name(self, node: ast.Name) -> None:
        place = self.binding(node.id)
        if place is None:
            return
        name, word = resolved(self.modules, place)
        if not word:
            self.values.add(name)
        if not self.is_local(node.id):
            self._use(node.id)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        source = self.module_of(node.value)
        if not source:
            self.words.add(node.attr)
            self.visit(node.value)
            return
        assert isinstance(node.value, ast.Name)
        name, word = resolved(self.modules, (source, node.attr))
        if self.is_local(node.value.id):
            self.lazy.add((name, word))
        elif word not in self._numbers.get(name, {}):
            self.attributes.setdefault(node.value.id, set()).add((name, word))

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        if self.functions:
            known = self.lazily_bound(self.functions[-1])
            for bound, place in bindings_of(self.modules, self.module, node).items():
                self.lazy.add(resolved(self.modules, place))
                if not place[1] and bound not in known:
                    self.values.add(place[0])

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name) and node.func.id in _LOOK_UP:
            self._note_texts(node)
        self.generic_visit(node)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        if isinstance(node.value, ast.Call):
            self._note_texts(node)
        self.generic_visit(node)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        for part in walk(node):
            if isinstance(part, ast.Name):
                self.texts.add(part.id)
                if not self.is_local(part.id) and part.id in self.module.code.own:
                    self.in_texts.add((self.module.name, part.id))
            elif isinstance(part, ast.Attribute):
                self.texts.add(part.attr)

    def _note_texts(self, node: ast.AST) -> None:
        for part in walk(node):
            if isinstance(part, ast.Constant) and isinstance(part.value, str):
                self.texts.add(part.value)

    def _use(self, bound: str) -> None:
        name, word = resolved(self.modules, self.module.bindings[bound])
        if word not in self._numbers.get(name, {}):
            self.names[bound] = (name, word)
