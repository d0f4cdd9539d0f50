"""The words in a module."""

from __future__ import annotations

import ast
import functools
from collections.abc import Iterator

from .code import KEPT, Code
from .modules import Module
from .nodes import walk
from .scopes import class_names, inside

_RULES = "shared_rules."


@functools.lru_cache(KEPT)
def words_in(code: Code) -> frozenset[str]:
    """Every name that stands anywhere in the module."""
    found = {*code.name.split("."), *names_in(code)}
    found.update(node.attr for node in code.all(ast.Attribute))
    found.update(node.name for node in code.all(ast.FunctionDef))
    found.update(node.name for node in code.all(ast.ClassDef))
    found.update(node.arg for node in code.all(ast.arg))
    found.update(node.arg or "" for node in code.all(ast.keyword))
    for alias in code.all(ast.alias):
        found.update(((alias.asname or alias.name), *alias.name.split(".")))
    found.update(node.name for node in code.all(ast.ExceptHandler) if node.name)
    for statement in code.all(ast.ImportFrom):
        found.update((statement.module or "").split("."))
    return frozenset(found)


@functools.lru_cache(KEPT)
def names_in(code: Code) -> frozenset[str]:
    """Every name that stands in the module by itself."""
    return frozenset(node.id for node in code.all(ast.Name))


def defined_in(module: Module) -> set[str]:
    """Names that get a value in the module, be it as an attribute or in a class."""
    return {*module.code.own, *module.bindings} | in_classes(module.code) | _set_in(module.code)


@functools.lru_cache(KEPT)
def _set_in(code: Code) -> frozenset[str]:
    """Attributes that get a value."""
    nodes = code.all(ast.Attribute)
    return frozenset(node.attr for node in nodes if not isinstance(node.ctx, ast.Load))


@functools.lru_cache(KEPT)
def in_classes(code: Code) -> frozenset[str]:
    """Names of methods, and of what else gets a value in a class."""
    return frozenset().union(*map(class_names, code.all(ast.ClassDef)))


@functools.lru_cache(KEPT)
def beside_others(code: Code) -> frozenset[str]:
    """Names of classes whose bodies read names of the module, too: they must be different."""
    found: set[str] = set()
    for node in code.all(ast.ClassDef):
        own = class_names(node)
        if any(isinstance(part, ast.Name) and part.id not in own for part in _in_body(node)):
            found |= own
    return frozenset(found)


def _in_body(node: ast.ClassDef) -> Iterator[ast.AST]:
    """What is run when a class is made."""
    for part in inside(node):
        yield part
        if isinstance(part, (ast.FunctionDef, ast.Lambda)):
            for default in [*part.args.defaults, *part.args.kw_defaults]:
                yield from walk(default) if default else ()
        if isinstance(part, ast.FunctionDef):
            for decorator in part.decorator_list:
                yield from walk(decorator)


@functools.lru_cache(KEPT)
def keywords_in(code: Code) -> frozenset[str]:
    """Names that calls may give to arguments, and what is bound in a way that is never renamed.

    The rules are called by their tests, too: what may be left out there is given by its name.
    """
    found = {node.arg or "" for node in code.all(ast.keyword)}
    found.update(node.name or "" for node in code.all(ast.ExceptHandler))
    for node in code.all(ast.Nonlocal):
        found.update(node.names)
    if code.name.startswith(_RULES):
        for arguments in code.all(ast.arguments):
            if arguments.defaults:
                found.update(arg.arg for arg in arguments.args[-len(arguments.defaults) :])
    return frozenset(found)
