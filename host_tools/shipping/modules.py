"""The modules that are made smaller together: found by their dotted names, parsed once."""

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType

from . import scopes

_INIT = "/__init__.py"

# A module of ours and a name in it; the name is "" for the module itself.
Origin = tuple[str, str]


@dataclass
class Module:
    """One module.

    name        as it is imported
    package     against which its relative imports are resolved
    bindings    module-level name -> where it was imported from, if from a module of ours
    """

    path: str
    name: str
    package: str
    source: bytes
    tree: ast.Module
    bindings: dict[str, Origin] = field(default_factory=dict)

    @cached_property
    def nodes(self) -> list[ast.AST]:
        """All of the tree."""
        return list(ast.walk(self.tree))

    @cached_property
    def top(self) -> list[ast.AST]:
        """What is not in a function or a class."""
        return list(scopes.outside_functions(self.tree.body))

    @cached_property
    def own(self) -> list[str]:
        """Names that get a value at module level otherwise than by an import, in their order."""
        found: dict[str, None] = {}
        for node in self.top:
            if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
                found[node.id] = None
            elif isinstance(node, (ast.FunctionDef, ast.ClassDef)):
                found[node.name] = None
        for node in self.nodes:
            if isinstance(node, ast.Global):
                found.update(dict.fromkeys(node.names))
        return list(found)

    @cached_property
    def foreign(self) -> dict[str, str]:
        """Module-level names that are imported from elsewhere, and from where."""
        found = {}
        for node in self.top:
            if isinstance(node, ast.Import):
                for alias in node.names:
                    found[alias.asname or alias.name.split(".")[0]] = alias.name
            elif isinstance(node, ast.ImportFrom):
                for alias in node.names:
                    if (alias.asname or alias.name) not in self.bindings:
                        found[alias.asname or alias.name] = f"{node.module}:{alias.name}"
        return found

    @property
    def is_package(self) -> bool:
        """Whether it is the `__init__` of one."""
        return self.package == self.name


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
    together = {**known, **modules}
    for module in modules.values():
        for node in module.top:
            if isinstance(node, ast.ImportFrom):
                module.bindings.update(bindings_of(together, module, node))
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
    if word and f"{name}.{word}" in modules and word not in modules[name].own:
        return f"{name}.{word}", ""
    return name, word
