"""The words in a module."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from .modules import Module
from .scopes import class_names, outside_functions

_RULES = "shared_rules."


def words_in(module: Module) -> set[str]:
    """Every name that stands anywhere in the module."""
    found = set(module.name.split("."))
    for node in module.nodes:
        if isinstance(node, ast.Name):
            found.add(node.id)
        elif isinstance(node, ast.Attribute):
            found.add(node.attr)
        elif isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            found.add(node.name)
        elif isinstance(node, (ast.arg, ast.keyword)):
            found.add(node.arg or "")
        elif isinstance(node, ast.alias):
            found.update(((node.asname or node.name), *node.name.split(".")))
        elif isinstance(node, ast.ExceptHandler) and node.name:
            found.add(node.name)
        elif isinstance(node, ast.ImportFrom):
            found.update((node.module or "").split("."))
    return found


def names_in(module: Module) -> set[str]:
    """Every name that stands in the module by itself."""
    return {node.id for node in module.nodes if isinstance(node, ast.Name)}


def defined_in(module: Module) -> set[str]:
    """Names that get a value in the module, be it as an attribute or in a class."""
    found = {*module.own, *module.bindings} | in_classes(module)
    for node in module.nodes:
        if isinstance(node, ast.Attribute) and not isinstance(node.ctx, ast.Load):
            found.add(node.attr)
    return found


def in_classes(module: Module) -> set[str]:
    """Names of methods, and of what else gets a value in a class."""
    classes = [node for node in module.nodes if isinstance(node, ast.ClassDef)]
    return set().union(*map(class_names, classes))


def beside_others(module: Module) -> set[str]:
    """Names of classes whose bodies read names of the module, too: they must be different."""
    found: set[str] = set()
    for node in module.nodes:
        if isinstance(node, ast.ClassDef):
            own = class_names(node)
            if any(isinstance(part, ast.Name) and part.id not in own for part in _in_body(node)):
                found |= own
    return found


def _in_body(node: ast.ClassDef) -> Iterator[ast.AST]:
    """What is run when a class is made."""
    for part in outside_functions(node.body):
        yield part
        if isinstance(part, (ast.FunctionDef, ast.Lambda)):
            for default in [*part.args.defaults, *part.args.kw_defaults]:
                yield from ast.walk(default) if default else ()
        if isinstance(part, ast.FunctionDef):
            for decorator in part.decorator_list:
                yield from ast.walk(decorator)


def keywords_in(module: Module) -> set[str]:
    """Names that calls may give to arguments, and what is bound in a way that is never renamed.

    The rules are called by their tests, too: what may be left out there is given by its name.
    """
    found: set[str] = set()
    for node in module.nodes:
        if isinstance(node, ast.arguments) and node.defaults and module.name.startswith(_RULES):
            found.update(parameter.arg for parameter in node.args[-len(node.defaults) :])
        if isinstance(node, ast.keyword):
            found.add(node.arg or "")
        elif isinstance(node, ast.ExceptHandler):
            found.add(node.name or "")
        elif isinstance(node, ast.Nonlocal):
            found.update(node.names)
    return found
