"""What is seen of a syntax tree, and that nothing of one set of sources gets into another."""

import ast

import pytest
from tabletally.pico import building
from tabletally.shipping import code, nodes, shipping

SOURCES = building.sources_in(building.packages(building.ours()))
NOT_LOOKED_AT = (ast.expr_context, ast.operator, ast.unaryop, ast.cmpop, ast.boolop)
USER = {"p/__init__.py": b"", "p/b.py": b"from . import a\n\n\ndef f():\n    return a.FIVE\n"}
SETS = {
    "no module": {**USER, "p/__init__.py": b"class a:\n    FIVE = 5\n"},
    "number": {**USER, "p/a.py": b"FIVE = 5\n"},
    "other number": {**USER, "p/a.py": b"FIVE = 6\n"},
    "no number": {**USER, "p/a.py": b"FIVE = [5]\n"},
}


@pytest.mark.parametrize("path", SOURCES)
def test_every_node_is_met_as_ast_meets_it(path):
    tree = ast.parse(SOURCES[path])
    wanted = [node for node in ast.walk(tree) if not isinstance(node, NOT_LOOKED_AT)]
    assert nodes.walk(tree) == wanted


@pytest.mark.parametrize("sources", SETS.values(), ids=SETS)
def test_the_same_comes_out_whatever_was_shipped_before(sources):
    code.read.cache_clear()
    alone = shipping.shipped(sources)
    for before in SETS.values():
        shipping.shipped(before)
        assert shipping.shipped({**sources, "q.py": b"\n"}) == {**alone, "q.py": b"\n"}
