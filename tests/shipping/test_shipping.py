"""The sources of the application as they are compiled for a board."""

import ast
import re

import pytest
from tabletally.pico import building, compiling
from tabletally.shipping import shipping
from tabletally.shipping.evaluating import Evaluator
from tabletally.shipping.finishing import finish
from tabletally.shipping.modules import parse

SOURCES = building.sources_in(building.packages(building.ours()))
PLAN = shipping.plan_of(SOURCES)
FIELDS = "shared_rules/core/table.py"
DECLARING = "shared_rules/core/declaring.py"
LAYOUT = "shared_rules/core/layout.py"


def str_of(value):
    return getattr(value, "name", str(value))


@pytest.fixture(scope="module")
def shipped():
    return shipping.shipped(SOURCES)


def functions_at(source):
    """The lines of the statements in functions."""
    return [
        [statement.lineno for statement in node.body if not isinstance(statement, ast.Pass)]
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef)
    ]


def places_in(plan):
    """Each module with its unit, and the line on which it begins there."""
    return [
        (module, unit, begin)
        for unit in plan.units.by_name.values()
        for begin, module in plan.begins(unit)
    ]


@pytest.mark.parametrize("module, unit, begin", places_in(PLAN), ids=str_of)
def test_every_module_keeps_its_lines(shipped, module, unit, begin):
    if ".texts." in module.name or module.name == "firmware.chunk_lines":
        return
    lines = shipped[unit.path].splitlines(keepends=True)
    count = len(module.source.splitlines()) or 1
    own = b"".join(lines[begin - 1 : begin - 1 + count])
    assert functions_at(own) == functions_at(module.source)
    if unit.is_alone:
        assert len(lines) <= count


def test_every_module_compiles(shipped):
    compiling.compiled([(source, path) for path, source in shipped.items()])


def test_what_is_called_from_outside_keeps_its_name(shipped):
    for path, name in (("firmware/main.py", "main"), ("firmware/held.py", "print_sheet")):
        assert name in {getattr(node, "name", "") for node in ast.parse(shipped[path]).body}


def test_no_private_name_of_another_is_touched():
    made = shipping.shipped(
        {"a.py": b"import sys\n\n\ndef _own(x):\n    return sys.implementation._mpy + x._own\n"}
    )
    assert b"sys.implementation._mpy" in made["a.py"]
    assert b"_own" not in made["a.py"]


def test_numbers_are_put_in_also_where_they_are_passed_on():
    made = shipping.shipped(
        {
            "p/__init__.py": b"",
            "p/a.py": b"from micropython import const\nSIX = const(6)\nTEN = SIX + 4\n",
            "p/b.py": b"from .a import TEN\n\n\ndef f(SIX):\n    return SIX * TEN\n",
            "p/c.py": b"from . import b\n\n\ndef g():\n    return -b.TEN, b.f\n",
        }
    )
    assert made["p/a.py"].count(b"=") == 0
    assert re.search(rb"return \w+ \* 10", made["p/b.py"])
    assert b"SIX" not in made["p/b.py"]
    assert re.search(rb"return -10, \w+\.\w+", made["p/c.py"])
    assert b"from p import b" in made["p/c.py"]


def test_bytes_of_numbers_are_put_in_as_they_are():
    shipped = shipping.shipped(
        {
            "p/__init__.py": b"",
            "p/a.py": b"from micropython import const\nSIX = const(6)\n",
            "p/b.py": b"from .a import SIX\nTABLE = bytes((\n    SIX, 1,\n))\n"
            b"def f(SIX, more):\n    return bytes((SIX, 1)), bytes((more,)), bytes((256,))\n",
        }
    )["p/b.py"].decode()
    assert "b'\\x06\\x01'\n\n" in shipped
    assert shipped.count("bytes((") == 3


def test_a_name_that_is_a_text_too_is_kept():
    made = shipping.shipped({"a.py": b'def _f():\n    pass\n\n\ng = globals()["_f"]\n'})
    assert b"def _f" in made["a.py"]


def test_what_is_no_python_is_left_to_the_compiler():
    sources = {"a.py": b"def f(:\n"}
    assert shipping.shipped(sources) == sources


def test_texts_are_put_in_as_they_are_when_they_ran(shipped):
    text = shipped["firmware/texts/ko.py"].decode()
    assert "to_bytes" not in text
    assert re.search(r"^HOME = b'tabletally'$", text, re.MULTILINE)


def test_a_table_says_the_same_when_it_is_finished():
    declared = parse(SOURCES)
    declaring, finishing = Evaluator(declared), Evaluator(parse({**SOURCES, **finish(declared)}))
    for path in ("rococo.fields", "rococo.printed", "dream_home.fields", "splendor_duel.fields"):
        before = declaring.load(f"shared_rules.{path}")
        after = finishing.load(f"shared_rules.{path}")
        for name, table in vars(before).items():
            if type(table).__name__ != "Table":
                continue
            finished = getattr(after, name, None) or table
            for what in ("kind", "ask", "null", "low", "high", "default", "parent", "outer",
                         "inner", "base", "stride", "worded", "paths", "words"):  # fmt: skip
                assert list(getattr(finished, what)) == list(getattr(table, what)), (path, what)
            assert (finished.choices, finished.size) == (table.choices, table.size)
            assert finished.players == table.players
