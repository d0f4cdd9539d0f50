"""Where functions stand in a .mpy: their own bytes, found by compiling each of them alone."""

import itertools

from tabletally.pico import compiling
from tabletally.pico.building import Module, bundle
from tabletally.pico.bytecode import functions

SOURCE = b"""
from micropython import const

_TEN = const(10)
TEXTS = tuple([text.upper() for text in ("a", "b")])


def first(count):
    return [number * _TEN for number in range(count)]


class Pair:
    EVEN = const(2)

    def __init__(self, left, right=b"bytes"):
        self.left = left

    @property
    def both(self):
        def inner():
            return self.left

        return inner()


def last():
    return "a text that is no name", 1 << 40
"""


def compiled(folder):
    path = folder / "module.py"
    path.write_bytes(SOURCE)
    return compiling.compiled([(path, "module.py")])[0]


def test_functions_and_methods_in_order(tmp_path):
    found = functions(SOURCE, compiled(tmp_path))
    names = [(function.holder, function.name) for function in found]
    assert names == [("", "first"), ("Pair", "__init__"), ("Pair", "both"), ("", "last")]
    places = [(function.place, function.place + function.length) for function in found]
    assert all(end <= begin for (_, end), (begin, _) in itertools.pairwise(places))


def test_nothing_where_source_and_code_differ(tmp_path):
    assert functions(SOURCE + b"\ndef more():\n    pass\n", compiled(tmp_path)) == []


def test_the_table_in_a_bundle(tmp_path):
    content = compiled(tmp_path)
    found = functions(SOURCE, content)
    made = bundle([Module("module", content, found), Module("other", content, found)])
    head = made[4 : 4 + int(made[:4])]
    at = int(head[head.rindex(b"\n. ") + 3 :])
    lines = made[at:].decode().splitlines()
    assert [line for line in lines if len(line.split()) == 1] == [
        "module",
        ".Pair",
        ".",
        "other",
        ".Pair",
        ".",
    ]
    for line in lines:
        if len(words := line.split()) == 3:
            place, length = int(words[1]), int(words[2])
            assert made[place : place + length] in content
