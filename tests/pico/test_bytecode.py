"""Where functions and texts stand in a .mpy."""

import itertools

from tabletally.pico import compiling
from tabletally.pico.bundling import Module, bundle
from tabletally.pico.bytecode import constants, functions

SOURCE = b"""
from micropython import const

_TEN = const(10)
NESTED = ("a text of some length", (1, b"bytes in a tuple", "another text of some length"))
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
    return compiling.compiled([(SOURCE, "module.py")])[0]


def test_functions_and_methods_in_order(tmp_path):
    found = functions(SOURCE, compiled(tmp_path))
    names = [(function.holder, function.name) for function in found]
    assert names == [("", "first"), ("Pair", "__init__"), ("Pair", "both"), ("", "last")]
    places = [(function.place, function.place + function.length) for function in found]
    assert all(end <= begin for (_, end), (begin, _) in itertools.pairwise(places))


def test_texts_and_where_they_are(tmp_path):
    content = compiled(tmp_path)
    found = constants(content)
    told = {content[text.place : text.place + text.length]: text.path for text in found}
    outer = told[b"a text of some length"]
    assert told[b"bytes in a tuple"] == (*outer[:-1], 1, 1)
    assert told[b"another text of some length"] == (*outer[:-1], 1, 2)
    assert told[b"a text that is no name"] != told[b"bytes"]
    assert all(content[text.place + text.length] == 0 for text in found)
    assert [text.place for text in found] == sorted(text.place for text in found)


def test_nothing_where_source_and_code_differ(tmp_path):
    assert functions(SOURCE + b"\ndef more():\n    pass\n", compiled(tmp_path)) == []


def test_the_table_in_a_bundle(tmp_path):
    content = compiled(tmp_path)
    found = functions(SOURCE, content)
    texts = constants(content)
    made = bundle([Module("module", content, texts, found), Module("other", content, [], found)])
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
    places = [0]
    for line in lines:
        if len(words := line.split()) == 3:
            place, length = int(words[1]), int(words[2])
            assert made[place : place + length] in content
            places.append(place)
    assert places == sorted(places)
    inner = sum(len(function.inner) for function in found)
    assert inner == 2  # the comprehension in `first`, `inner` in `both`
    assert len(places) == 1 + len(texts) + 2 * (len(found) + inner)
