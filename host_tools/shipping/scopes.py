"""Which names a function or a class calls its own, and what stands where they hold."""

from __future__ import annotations

import ast
import functools

from .nodes import FUNCTIONS, Function, children, outside_functions, walk

_KEPT = 8192  # more than the application has, for each is asked for several times


def parameters_of(function: Function) -> list[ast.arg]:
    """All parameters in order."""
    given = function.args
    several = [extra for extra in (given.vararg, given.kwarg) if extra]
    return [*given.posonlyargs, *given.args, *given.kwonlyargs, *several]


@functools.lru_cache(_KEPT)
def inside(scope: Function | ast.ClassDef) -> list[ast.AST]:
    """All nodes in a function or a class but those in others in it."""
    return list(outside_functions(scope.body if isinstance(scope.body, list) else []))


@functools.lru_cache(_KEPT)
def locals_of(function: Function) -> frozenset[str]:
    """Parameters, and names that get a value in the function itself."""
    return _bound_in(function) | {parameter.arg for parameter in parameters_of(function)}


@functools.lru_cache(_KEPT)
def class_names(node: ast.ClassDef) -> frozenset[str]:
    """Names that get a value in a class itself: methods and values."""
    return _bound_in(node)


@functools.lru_cache(_KEPT)
def imports_in(function: Function) -> list[ast.ImportFrom]:
    """All `from ... import` of a function itself."""
    return [node for node in inside(function) if isinstance(node, ast.ImportFrom)]


@functools.lru_cache(_KEPT)
def functions_in(function: Function) -> list[Function]:
    """A function, and all that are in it."""
    return [node for node in walk(function) if isinstance(node, FUNCTIONS)]


def _bound_in(scope: Function | ast.ClassDef) -> frozenset[str]:
    names: set[str] = set()
    outside: set[str] = set()
    for node in inside(scope):
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            names.add(node.id)
        elif isinstance(node, ast.ExceptHandler) and node.name:
            names.add(node.name)
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            names.update((alias.asname or alias.name).split(".")[0] for alias in node.names)
        elif isinstance(node, (ast.Global, ast.Nonlocal)):
            outside.update(node.names)
        elif isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            names.add(node.name)
    return frozenset(names - outside)


class ScopedVisitor(ast.NodeVisitor):
    """Visits a module and knows whose a name is."""

    def __init__(self) -> None:
        self.functions: list[Function] = []  # around what is visited, outermost first
        self._locals: frozenset[str] = frozenset()
        self._of_class: frozenset[str] = frozenset()

    def is_local(self, name: str) -> bool:
        """Whether a function around calls a name its own."""
        return name in self._locals

    def is_of_class(self, name: str) -> bool:
        """Whether a name is one of the class whose body, but no method of it, is visited."""
        return name in self._of_class

    def generic_visit(self, node: ast.AST) -> None:
        for child in children(node):
            self.visit(child)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        for decorator in node.decorator_list:
            self.visit(decorator)
        self.name_of(node)
        self._function(node)

    def visit_Lambda(self, node: ast.Lambda) -> None:
        self._function(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        for outer in (*node.decorator_list, *node.bases):
            self.visit(outer)
        self.name_of(node)
        before, self._of_class = self._of_class, class_names(node)
        for statement in node.body:
            self.visit(statement)
        self._of_class = before

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        self.visit(node.target)
        if node.value:
            self.visit(node.value)

    def name_of(self, node: ast.FunctionDef | ast.ClassDef) -> None:
        """The name of a function or class is met; the scope is that around it."""

    def parameter(self, node: ast.arg) -> None:
        """A parameter is met, in the scope of its function."""

    def _function(self, node: Function) -> None:
        for default in [*node.args.defaults, *node.args.kw_defaults]:
            if default:
                self.visit(default)
        before = self._of_class, self._locals
        self._of_class, self._locals = frozenset(), self._locals | locals_of(node)
        self.functions.append(node)
        for parameter in parameters_of(node):
            self.parameter(parameter)
        for statement in node.body if isinstance(node.body, list) else [node.body]:
            self.visit(statement)
        self.functions.pop()
        self._of_class, self._locals = before
