"""The modules that are made smaller together: found by their dotted names, parsed once."""

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType

_INIT = "/__init__.py"


@dataclass
class Module:
    """One module.

    name        as it is imported
    package     against which its relative imports are resolved
    bindings    module-level name -> (module, name) of ours that it was imported from, name "" when
                it is the module itself
    """

    path: str
    name: str
    package: str
    source: bytes
    tree: ast.Module
    bindings: dict[str, tuple[str, str]] = field(default_factory=dict)

    @cached_property
    def nodes(self) -> list[ast.AST]:
        """All of the tree."""
        return list(ast.walk(self.tree))


def parse(
    sources: Mapping[str, bytes], known: Mapping[str, Module] = MappingProxyType({})
) -> dict[str, Module]:
    """Return the modules by name, from their sources by path; SyntaxError as Python says it.

    known   modules that they may use
    """
    modules = {}
    for path, source in sources.items():
        name = module_name(path)
        package = name if path.endswith(_INIT) else name.rpartition(".")[0]
        modules[name] = Module(path, name, package, source, ast.parse(source, path))
    for module in modules.values():
        for statement in module.tree.body:
            if isinstance(statement, ast.ImportFrom):
                _bind({**known, **modules}, module, statement)
    return modules


def module_name(path: str) -> str:
    """Return the dotted name of the module in a file."""
    return path.removesuffix(_INIT).removesuffix(".py").replace("/", ".")


def origin(module: Module, statement: ast.ImportFrom) -> str:
    """The dotted name of the module that `from ... import` takes from."""
    if not statement.level:
        return statement.module or ""
    parts = module.package.split(".")
    parts = parts[: len(parts) - statement.level + 1]
    return ".".join([*parts, *([statement.module] if statement.module else [])])


def imports(module: Module) -> Iterator[ast.ImportFrom]:
    """All `from ... import` of a module, also those in functions."""
    for node in module.nodes:
        if isinstance(node, ast.ImportFrom):
            yield node


def _bind(modules: Mapping[str, Module], module: Module, statement: ast.ImportFrom) -> None:
    source = origin(module, statement)
    for alias in statement.names:
        bound = alias.asname or alias.name
        if f"{source}.{alias.name}" in modules:
            module.bindings[bound] = (f"{source}.{alias.name}", "")
        elif source in modules:
            module.bindings[bound] = (source, alias.name)
