"""The tests of shared_rules: which there are, and how they come to a board."""

from __future__ import annotations

import ast
import functools
from collections.abc import Iterator

from tabletally import places
from tabletally.shipping.shipping import beside

from . import building, compiling

# Enumerations that the chip would count at for an hour, and what needs hundreds of games.
LONG = frozenset(
    {"test_rococo_checksums", "test_rococo_tracker_properties", "test_dream_home_exchanges"}
)


def modules() -> list[str]:
    """Return the names of all modules with tests."""
    return sorted(path.stem for path in places.RULE_TESTS.glob("test_*.py"))


@functools.cache
def _tree(module: str) -> ast.Module:
    return ast.parse((places.RULE_TESTS / f"{module}.py").read_text("utf-8"))


def tests_of(module: str) -> list[str]:
    """Return the names of the tests in a module, as MODULE.FUNCTION."""
    return [
        f"{module}.{node.name}"
        for node in _tree(module).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


def needed_by(module: str) -> list[str]:
    """Return a module and those beside it that it imports, and they, in turn."""
    needed = [module]
    for name in needed:
        needed += [other for other in _imported_by(name) if other not in needed]
    return needed


def _imported_by(module: str) -> Iterator[str]:
    for node in ast.walk(_tree(module)):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names = [node.module]
        yield from (name for name in names if (places.RULE_TESTS / f"{name}.py").exists())


def compiled(names: list[str]) -> dict[str, bytes]:
    """Return modules by the name of their file on the board."""
    files = {f"{name}.py": (places.RULE_TESTS / f"{name}.py").read_bytes() for name in names}
    ours = building.sources_in(building.packages(building.ours()))
    sources = [(source, f"rules/{path}") for path, source in beside(ours, files).items()]
    return {
        f"{name}.mpy": content
        for name, content in zip(names, compiling.compiled(sources), strict=True)
    }
