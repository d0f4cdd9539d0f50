"""Which names are private, and what each becomes."""

from __future__ import annotations

import ast
import builtins
import itertools
import keyword
import re
import string
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path

from .constants import is_const
from .modules import Module, imports

_FOR_OWN = 60  # of the names in the image
_MOST_OWN = 400  # private names of one module
_PRIVATE = re.compile(r"_[A-Za-z]\w*")
_IN_IMAGE = frozenset(Path(__file__).with_name("names_in_the_image.txt").read_text("ascii").split())
# What the interpreter itself looks for in an object.
_LOOKED_FOR = frozenset(
    {"args", "close", "errno", "flush", "ioctl", "next", "read", "readinto", "seek", "send",
     "throw", "value", "write"}
)  # fmt: skip


class Names:
    """New names for the private ones of all modules: none that stands anywhere in them.

    What is reached through an object, or from another module, has one new name in all modules; what
    is a module's own shares its new names with other modules' own.
    """

    def __init__(self, modules: Mapping[str, Module]) -> None:
        words = {name: _words(module) for name, module in modules.items()}
        kept = set().union(*map(_kept, modules.values()))
        shared = set().union(*map(_shared, modules.values()))
        taken = set().union(kept, *words.values())
        taken |= set(dir(builtins)) | set(keyword.kwlist) | _LOOKED_FOR
        free = sorted(_IN_IMAGE - taken, key=lambda name: (len(name), name))
        own_names = [*free[:_FOR_OWN], *itertools.islice(_made(taken), _MOST_OWN)]
        shared_names = itertools.chain(free[_FOR_OWN:], _made(taken | set(own_names)))
        counts = Counter(
            name for used in words.values() for name in used if _PRIVATE.fullmatch(name)
        )
        defined = set().union(*map(_defined, modules.values()))
        private = [name for name in counts if name in defined and name not in kept]
        by_use = sorted(private, key=lambda name: (-counts[name], name))
        self._shared = dict(zip((n for n in by_use if n in shared), shared_names, strict=False))
        self._own = {
            module: dict(
                zip(
                    sorted(set(private) & used - shared - vanishing(modules[module])),
                    own_names,
                    strict=False,
                )
            )
            for module, used in words.items()
        }

    def new(self, module: str, name: str) -> str:
        """Return the new name of a name in a module, or that name."""
        return self._shared.get(name) or self._own.get(module, {}).get(name, name)


def vanishing(module: Module) -> set[str]:
    """Return the names of `_NAME = const(...)`: mpy-cross puts their numbers in by itself."""
    return {
        statement.targets[0].id
        for statement in module.tree.body
        if isinstance(statement, ast.Assign)
        and isinstance(statement.targets[0], ast.Name)
        and statement.targets[0].id.startswith("_")
        and is_const(statement.value)
    }


def _made(taken: set[str]) -> Iterator[str]:
    for length in (1, 2, 3):
        for letters in itertools.product(string.ascii_lowercase + string.digits, repeat=length):
            name = "_" + "".join(letters)
            if name not in taken and name not in _IN_IMAGE:
                yield name


def _shared(module: Module) -> set[str]:
    """Names of attributes, of methods, and of what is imported."""
    found: set[str] = set()
    for node in module.nodes:
        if isinstance(node, ast.Attribute):
            found.add(node.attr)
        elif isinstance(node, ast.alias):
            found.add(node.name)
        elif isinstance(node, ast.ClassDef):
            for statement in node.body:
                for part in ast.walk(statement):
                    if isinstance(part, ast.Name) and not isinstance(part.ctx, ast.Load):
                        found.add(part.id)
                if isinstance(statement, ast.FunctionDef):
                    found.add(statement.name)
    return found


def _defined(module: Module) -> set[str]:
    """Names that get a value in the module, be it as an attribute."""
    found: set[str] = set()
    for node in module.nodes:
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            found.add(node.id)
        elif isinstance(node, ast.Attribute) and not isinstance(node.ctx, ast.Load):
            found.add(node.attr)
        elif isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            found.add(node.name)
        elif isinstance(node, ast.alias):
            found.add(node.asname or node.name)
    return found


def _words(module: Module) -> set[str]:
    """Every name that stands anywhere in the module."""
    found: set[str] = set()
    for node in module.nodes:
        if isinstance(node, ast.Name):
            found.add(node.id)
        elif isinstance(node, ast.Attribute):
            found.add(node.attr)
        elif isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            found.add(node.name)
        elif isinstance(node, ast.arg):
            found.add(node.arg)
        elif isinstance(node, ast.alias):
            found.update(((node.asname or node.name), *node.name.split(".")))
        elif isinstance(node, ast.ExceptHandler) and node.name:
            found.add(node.name)
    return found


def _kept(module: Module) -> set[str]:
    """Names that are also texts, keywords or arguments, or stand in an f-string."""
    kept = set(module.name.split("."))
    for node in module.nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            kept.add(node.value)
        elif isinstance(node, (ast.keyword, ast.arg)):
            kept.add(node.arg or "")
        elif isinstance(node, ast.JoinedStr):
            for part in ast.walk(node):
                if isinstance(part, ast.Name):
                    kept.add(part.id)
                elif isinstance(part, ast.Attribute):
                    kept.add(part.attr)
    for statement in imports(module):
        kept.update((statement.module or "").split("."))
    return kept
