"""The modules of a package in one file, and a table of what a board can use where it stands."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from .bytecode import Constant, Function

_TABLE_DIGITS = 4
_CONTENTS = "."
_BLOCK = 4096
_WORD = 4
_MOST_PADDING = 3072
_WORTH_IT = 8  # bytes of flash for one of heap


@dataclass(frozen=True)
class Module:
    """A compiled module, and where in it its texts and functions are."""

    name: str
    content: bytes
    constants: list[Constant]
    functions: list[Function]


def bundle(modules: list[Module]) -> bytes:
    """Return modules behind each other, after a table of where each begins, before what is in them.

    The table: four digits that give the length of the rest, then for each module a line feed, its
    name, a space and its place; last under the name `.` the place of what is in them; a line feed
    at the end. What is in them, in the order of their places: per module a line with its name; per
    text among its constants one with its position, its place and its length, the position of a
    part of a tuple followed by a point and that in the tuple; per class one with a point and its
    name, and per function one with its name, its place and its length, followed by one for each
    that is in it, with a slash and its number; a point alone leads back to the module.

    A module begins later where that keeps its parts from crossing the end of a block of flash.
    """
    length = 0
    while True:
        table, contents, paddings = _tables(modules, _TABLE_DIGITS + length)
        if len(table) == length:
            break
        length = len(table)
    padded = b"".join(
        bytes(padding) + module.content for padding, module in zip(paddings, modules, strict=True)
    )
    return b"%04d" % length + table + padded + contents


def _tables(modules: list[Module], place: int) -> tuple[bytes, bytes, list[int]]:
    table = contents = ""
    paddings = []
    for module in modules:
        paddings.append(_padding(module, place))
        place += paddings[-1]
        table += f"\n{module.name} {place}"
        contents += f"{module.name}\n"
        for constant in module.constants:
            path = ".".join(map(str, constant.path))
            contents += f"{path} {place + constant.place} {constant.length}\n"
        holder = ""
        for function in module.functions:
            if function.holder != holder:
                holder = function.holder
                contents += f".{holder}\n"
            contents += f"{function.name} {place + function.place} {function.length}\n"
            for number, (inner, length) in enumerate(function.inner):
                contents += f"/{number} {place + inner} {length}\n"
        place += len(module.content)
    table += f"\n{_CONTENTS} {place}\n"
    return table.encode(), contents.encode(), paddings


def _padding(module: Module, place: int) -> int:
    """How much later a module should begin than at `place`."""
    parts = [(constant.place, constant.length + 1) for constant in module.constants]
    parts += [(function.place, function.length) for function in module.functions]
    parts += [inner for function in module.functions for inner in function.inner]
    ends = list(_ends_of_blocks(place + len(module.content) + _MOST_PADDING))
    paddings = {0}
    for start, length in parts:
        for end in ends:
            if place + start < end < place + start + length:
                paddings.add(end - place - start)
    return min(
        (padding for padding in paddings if padding <= _MOST_PADDING),
        key=lambda padding: padding + _WORTH_IT * _crossing(parts, place + padding, ends),
    )


def _crossing(parts: list[tuple[int, int]], place: int, ends: list[int]) -> int:
    """Bytes in parts that do not stand in one block."""
    return sum(
        length
        for start, length in parts
        if any(place + start < end < place + start + length for end in ends)
    )


def _ends_of_blocks(until: int) -> Iterable[int]:
    """Where the blocks of a littlefs file end: each but the first begins with addresses."""
    end = _BLOCK
    number = 0
    while end < until:
        yield end
        number += 1
        end += _BLOCK - _WORD * (number & -number).bit_length()
    yield end
