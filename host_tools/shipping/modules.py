"""The modules that are made smaller together: found by their dotted names."""

import ast
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType

from .code import Code, read

# A module of ours and a name in it; the name is "" for the module itself.
Origin = tuple[str, str]


@dataclass
class Module:
    """One module among others.

    bindings   module-level name -> where it was imported from, if from a module of ours
    """

    code: Code
    bindings: dict[str, Origin] = field(default_factory=dict)

    @property
    def path(self) -> str:
        """The path of its file."""
        return self.code.path

    @property
    def name(self) -> str:
        """Its name as it is imported."""
        return self.code.name

    @property
    def source(self) -> bytes:
        """What is in its file."""
        return self.code.source

    @cached_property
    def package(self) -> str:
        """That against which its relative imports are resolved."""
        return self.name if self.code.is_package else self.name.rpartition(".")[0]

    @cached_property
    def foreign(self) -> dict[str, str]:
        """Module-level names that are imported from elsewhere, and from where."""
        found = {}
        for node in self.code.top:
            if isinstance(node, ast.Import):
                for alias in node.names:
                    found[alias.asname or alias.name.split(".")[0]] = alias.name
            elif isinstance(node, ast.ImportFrom):
                for alias in node.names:
                    if (alias.asname or alias.name) not in self.bindings:
                        found[alias.asname or alias.name] = f"{node.module}:{alias.name}"
        return found


def parse(
    sources: Mapping[str, bytes], known: Mapping[str, Module] = MappingProxyType({})
) -> dict[str, Module]:
    """Return the modules by name, from their sources by path; SyntaxError as Python says it.

    known   modules that they may use
    """
    codes = [read(path, source) for path, source in sources.items()]
    modules = {code.name: Module(code) for code in codes}
    together = {**known, **modules}
    for module in modules.values():
        for node in module.code.top:
            if isinstance(node, ast.ImportFrom):
                module.bindings.update(bindings_of(together, module, node))
    return modules


def origin(module: Module, statement: ast.ImportFrom) -> str:
    """The dotted name of the module that `from ... import` takes from."""
    if not statement.level:
        return statement.module or ""
    parts = module.package.split(".")
    parts = parts[: len(parts) - statement.level + 1]
    return ".".join([*parts, *([statement.module] if statement.module else [])])


def bindings_of(
    modules: Mapping[str, Module], module: Module, statement: ast.ImportFrom
) -> dict[str, Origin]:
    """What an import binds to modules of ours and what is in them."""
    source = origin(module, statement)
    found: dict[str, Origin] = {}
    for alias in statement.names:
        bound = alias.asname or alias.name
        if f"{source}.{alias.name}" in modules:
            found[bound] = (f"{source}.{alias.name}", "")
        elif source in modules:
            found[bound] = (source, alias.name)
    return found


def resolved(modules: Mapping[str, Module], place: Origin) -> Origin:
    """Where what a module calls by a name comes from, imports followed."""
    name, word = place
    while word and name in modules and word in modules[name].bindings:
        name, word = modules[name].bindings[word]
    if word and f"{name}.{word}" in modules and word not in modules[name].code.own:
        return f"{name}.{word}", ""
    return name, word
