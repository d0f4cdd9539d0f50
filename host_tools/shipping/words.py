"""The words in a module."""

from __future__ import annotations

import ast

from .modules import Module
from .scopes import class_names

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
