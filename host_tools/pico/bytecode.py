"""Where functions and texts of a module stand in its .mpy, so that a board can use them there.

A .mpy holds the tables of its names and constants, and then its code: per function a number that
says how long it is and whether there are functions in it, its bytes, and those functions. Their
order is that of the source.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass, field

from . import compiling

_HEADER = 4
_MORE = 0x80
_IS_KNOWN = 1
_HAS_CHILDREN = 4
_KIND_BITS = 3
_WITHOUT_CONTENT = range(5)
_TEXTS = (5, 6)  # text and bytes end with a zero, which the length leaves out
_TUPLE = 10
_SCOPES = (
    ast.FunctionDef,
    ast.ClassDef,
    ast.ListComp,
    ast.SetComp,
    ast.DictComp,
    ast.GeneratorExp,
    ast.Lambda,
)


@dataclass(frozen=True)
class Function:
    """A function of a module, or a method of the class `holder`, and where its bytes are.

    inner   place and length of each function, lambda and comprehension in it, in their order
    """

    holder: str
    name: str
    place: int
    length: int
    inner: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True)
class Constant:
    """Text or bytes among the constants of a module, and where its content is.

    path   its position among them; for a part of a tuple followed by that in the tuple
    """

    path: tuple[int, ...]
    place: int
    length: int


@dataclass
class _Code:
    place: int
    length: int
    children: list[_Code] = field(default_factory=list)


def functions(source: bytes, compiled: bytes) -> list[Function]:
    """Return the functions and methods of a module; none where source and code do not agree.

    There are none where there is machine code, which runs only in the heap.
    """
    if compiling.has_machine_code(compiled):
        return []
    module = _Reader(compiled).module()
    found: list[Function] = []
    for scope, code in _pairs(ast.parse(source), module):
        if isinstance(scope, ast.FunctionDef):
            found.append(_function("", scope.name, code))
        elif isinstance(scope, ast.ClassDef):
            for method, inner in _pairs(scope, code):
                if isinstance(method, ast.FunctionDef):
                    found.append(_function(scope.name, method.name, inner))
    return found


def _function(holder: str, name: str, code: _Code) -> Function:
    inner = tuple((child.place, child.length) for child in code.children)
    return Function(holder, name, code.place, code.length, inner)


def constants(compiled: bytes) -> list[Constant]:
    """Return all texts of a module that have a place of their own, in the order of their places.

    None where there is machine code, as in `functions`.
    """
    if compiling.has_machine_code(compiled):
        return []
    reader = _Reader(compiled)
    reader.module()
    return reader.constants


def _pairs(scope: ast.Module | ast.ClassDef, code: _Code) -> list[tuple[ast.AST, _Code]]:
    scopes = [inner for statement in scope.body for inner in _scopes_in(statement)]
    if len(scopes) != len(code.children):
        return []
    return list(zip(scopes, code.children, strict=True))


def _scopes_in(node: ast.AST) -> list[ast.AST]:
    """The scopes that begin in a node, those in them left out."""
    if isinstance(node, _SCOPES):
        return [node]
    return [inner for child in ast.iter_child_nodes(node) for inner in _scopes_in(child)]


class _Reader:
    def __init__(self, content: bytes) -> None:
        self._content = content
        self._at = _HEADER
        self.constants: list[Constant] = []

    def module(self) -> _Code:
        names, count = self._number(), self._number()
        for _ in range(names):
            length = self._number()
            if not length & _IS_KNOWN:
                self._at += (length >> 1) + 1
        for number in range(count):
            self._constant((number,))
        return self._code()

    def _number(self) -> int:
        number = 0
        while True:
            byte = self._content[self._at]
            self._at += 1
            number = number << 7 | byte & ~_MORE
            if not byte & _MORE:
                return number

    def _constant(self, path: tuple[int, ...]) -> None:
        kind = self._content[self._at]
        self._at += 1
        if kind in _WITHOUT_CONTENT:
            return
        length = self._number()
        if kind == _TUPLE:
            for number in range(length):
                self._constant((*path, number))
        elif kind in _TEXTS:
            if length:
                self.constants.append(Constant(path, self._at, length))
            self._at += length + 1
        else:
            self._at += length

    def _code(self) -> _Code:
        head = self._number()
        code = _Code(self._at, head >> _KIND_BITS)
        self._at += code.length
        if head & _HAS_CHILDREN:
            code.children = [self._code() for _ in range(self._number())]
        return code
