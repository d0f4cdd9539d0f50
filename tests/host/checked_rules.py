"""The rules once more, compiled so that every arithmetic step is looked at.

Importing `checked_rules.core` and so on loads `shared_rules` under this name, with every result of
an operator passed through `small`, which refuses what a chip could not keep in a small integer.
"""

import ast
import importlib.abc
import importlib.machinery
import sys
from pathlib import Path

from tabletally import places

NAME = "checked_rules"
LIMIT = 1 << 30

__path__ = [str(places.SHARED_RULES)]


class TooLarge(AssertionError):
    """An intermediate value that has more than 31 bits with its sign."""


def small(value):
    """Return the value; raises TooLarge if it is an integer outside of -2^30..2^30 - 1."""
    if isinstance(value, int) and not -LIMIT <= value < LIMIT:
        raise TooLarge(value)
    return value


def _looked_at(node):
    name = ast.Name("__small__", ast.Load())
    return ast.copy_location(ast.Call(name, [node], []), node)


class _LookAt(ast.NodeTransformer):
    def visit_BinOp(self, node):
        self.generic_visit(node)
        return _looked_at(node)

    def visit_UnaryOp(self, node):
        self.generic_visit(node)
        return node if isinstance(node.op, ast.Not) else _looked_at(node)

    def visit_AugAssign(self, node):
        self.generic_visit(node)
        read = ast.parse(ast.unparse(node.target), mode="eval").body
        value = _looked_at(ast.copy_location(ast.BinOp(read, node.op, node.value), node))
        return ast.copy_location(ast.Assign([node.target], value), node)


def compiled(source, name):
    """Return the code of a module, every operator of which is looked at."""
    tree = ast.fix_missing_locations(_LookAt().visit(ast.parse(source)))
    return compile(tree, name, "exec")


class _Loader(importlib.machinery.SourceFileLoader):
    def source_to_code(self, data, path, *, _optimization=-1):
        return compiled(data, str(path))

    def get_code(self, fullname):
        path = self.get_filename(fullname)
        return self.source_to_code(Path(path).read_bytes(), path)

    def exec_module(self, module):
        module.__small__ = small
        super().exec_module(module)


class _Finder(importlib.abc.MetaPathFinder):
    def find_spec(self, fullname, path, target=None):
        if not fullname.startswith(NAME + ".") or path is None:
            return None
        place = Path(path[0], fullname.rsplit(".", 1)[1])
        file = place / "__init__.py" if place.is_dir() else place.with_suffix(".py")
        if not file.exists():
            return None
        return importlib.machinery.ModuleSpec(
            fullname, _Loader(fullname, str(file)), origin=str(file), is_package=place.is_dir()
        )


class _PackageFinder(_Finder):
    def find_spec(self, fullname, path, target=None):
        spec = super().find_spec(fullname, path, target)
        if spec is not None:
            spec.has_location = True
            if spec.submodule_search_locations is not None:
                spec.submodule_search_locations.append(str(Path(spec.origin).parent))
        return spec


sys.meta_path.insert(0, _PackageFinder())
