"""Modules that a board gets as one: names, imports, order, and what is refused."""

import ast

import pytest
from tabletally.pico import building
from tabletally.shipping import modules
from tabletally.shipping.chunks import CHUNKS
from tabletally.shipping.code import module_name
from tabletally.shipping.shrinking import Plan
from tabletally.shipping.units import CannotMerge

SOURCES = building.sources_in(building.packages(building.ours()))


def plan(sources, chunks):
    parsed = modules.parse({path: text.encode() for path, text in sources.items()})
    return Plan(parsed, parsed, chunks)


def merged(sources, chunks):
    return {path: text.decode() for path, text in plan(sources, chunks).shrunk().items()}


def run(source, **known):
    """What is defined when a module has run that knows some names."""
    exec(compile(source, "merged", "exec"), known)
    return known


def of_two(first, second):
    """What is defined when a second module has run, put together with a first one that it uses."""
    sources = {"p/__init__.py": "", "p/a.py": first, "p/b.py": second}
    return run(merged(sources, {"p.b": ("p.a", "p.b")})["p/b.py"])


def functions(source):
    return {node.name for node in ast.parse(source).body if isinstance(node, ast.FunctionDef)}


def test_the_table_names_each_module_once():
    names = [member for members in CHUNKS.values() for member in members]
    known = {module_name(path) for path in SOURCES}
    assert len(names) == len(set(names))
    assert set(names) <= known
    assert all(name in members for name, members in CHUNKS.items() if name in known)


def parts_of_names():
    """What firmware/modules.py lets go of together: AT_HOME and its like."""
    tree = ast.parse(SOURCES["firmware/modules.py"])
    return [
        ast.literal_eval(node.value)
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Tuple)
    ]


def test_what_is_let_go_of_is_found_by_the_name_of_its_chunk():
    groups = parts_of_names()
    assert len(groups) > 3
    for parts in groups:
        for name, members in CHUNKS.items():
            if any(part in member for member in members for part in parts):
                assert any(part in name for part in parts), (name, parts)


def test_a_chunk_is_of_one_game():
    games = ast.literal_eval(ast.parse(SOURCES["shared_rules/registry.py"]).body[1].value)
    for name, members in CHUNKS.items():
        words = [[game for game in games if f".{game}." in of] for of in (name, *members)]
        assert all(of in (words[0], []) for of in words), name


def test_modules_go_into_one_in_the_order_in_which_they_need_each_other():
    made = merged(
        {
            "p/__init__.py": "",
            "p/a.py": "from .b import twice\n\n\ndef start(x=twice(4)):\n    return x\n",
            "p/b.py": "def twice(x):\n    return x * 2\n",
        },
        {"p.ab": ("p.a", "p.b")},
    )
    assert set(made) == {"p/__init__.py", "p/ab.py"}
    assert "import" not in made["p/ab.py"]
    run(made["p/ab.py"])


def test_the_same_name_in_two_modules_stays_two():
    made = merged(
        {
            "p/__init__.py": "",
            "p/a.py": "def _f():\n    return 1\n\n\ndef g():\n    return _f()\n",
            "p/b.py": "from . import a\n\n\ndef _f():\n    return 2\n\n\n"
            "def g():\n    return _f() + 10 * a.g()\n",
            "p/c.py": "from .b import g as other\n\n\ndef result():\n    return other()\n",
        },
        {"p.c": ("p.a", "p.b", "p.c")},
    )
    assert len(functions(made["p/c.py"])) == 5
    assert run(made["p/c.py"])["result"]() == 12


def test_what_is_passed_on_comes_from_where_it_is():
    made = merged(
        {
            "p/__init__.py": "",
            "p/a.py": "class Thing:\n    pass\n",
            "p/b.py": "from .a import Thing\n",
            "p/c.py": "from . import b\nfrom .b import Thing\n\n\n"
            "def thing():\n    return Thing, b.Thing\n",
        },
        {"p.one": ("p.a", "p.b", "p.c")},
    )
    names = {node.name for node in ast.parse(made["p/one.py"]).body if hasattr(node, "name")}
    assert len(names) == 2
    assert all(made["p/one.py"].count(f" {name}") >= 1 for name in names)
    assert "b." not in made["p/one.py"]


def test_another_chunk_is_imported_once():
    made = merged(
        {
            "p/__init__.py": "",
            "p/a.py": "def f():\n    return 1\n",
            "p/b.py": "from . import a\nfrom .a import f\n\n\ndef g():\n    return f() + a.f()\n",
            "p/c.py": "from .a import f\n\n\ndef h():\n    return f()\n",
        },
        {"p.lower": ("p.a",), "p.upper": ("p.b", "p.c")},
    )
    (name,) = functions(made["p/lower.py"])
    assert made["p/upper.py"].count(f"from p.lower import {name}\n") == 1
    assert "from p import lower as" in made["p/upper.py"]
    assert "p/a.py" not in made


def test_imports_in_functions_stay_there():
    made = merged(
        {
            "p/__init__.py": "",
            "p/a.py": "def f():\n    return 1\n",
            "p/b.py": "def g():\n    from .a import f\n    from .c import h\n"
            "    return f() + h()\n",
            "p/c.py": "def h():\n    return 2\n",
        },
        {"p.late": ("p.a",), "p.one": ("p.b", "p.c")},
    )
    (name,) = functions(made["p/late.py"])
    assert f"from p.late import {name} as f" in made["p/one.py"]
    assert made["p/one.py"].count("import") == 1


def test_what_functions_call_their_own_hides_nothing():
    made = of_two(
        "def value(x):\n    return x\n",
        "from . import a\n\n\ndef first(value, other):\n"
        "    def inner(a):\n        return a * value\n    return inner(other)\n\n\n"
        "def used():\n    return a.value(3) + first(4, other=5)\n",
    )
    assert made["used"]() == 23


def test_what_is_imported_by_a_made_up_name_keeps_what_it_shows():
    made = merged(
        {
            "p/__init__.py": "",
            "p/a.py": "def amount(x):\n    return x\n",
            "p/b.py": "from .a import amount\n\nMOST = 4\n",
            "p/c.py": "def tell(what):\n    return __import__(what).amount(3), what.MOST\n",
        },
        {"p.b": ("p.a", "p.b")},
    )
    shown = made["p/c.py"].split(").")[1].split("(")[0]
    most = made["p/c.py"].rsplit(".", 1)[1].strip()
    values = run(made["p/b.py"])
    assert values[shown](3) == 3
    assert values[most] == 4


def test_what_changes_is_read_where_it_is():
    made = of_two(
        "count = 0\n\n\ndef more():\n    global count\n    count += 1\n",
        "from . import a\n\n\ndef now():\n    a.more()\n    return a.count\n",
    )
    assert made["now"]() == 1


def test_a_name_in_a_class_is_no_other():
    made = of_two(
        "def size():\n    return 1\n",
        "from .a import size\n\n\nclass Thing:\n    size = 7\n\n"
        "    def all(self):\n        return self.size, size()\n\n\n"
        "def sizes():\n    return Thing().all()\n",
    )
    assert made["sizes"]() == (7, 1)


def test_what_a_class_reads_is_not_hidden_by_what_it_has():
    names = [f"name_{number}" for number in range(300)]
    methods = "".join(f"    def {name}(self, x=MOST[0]):\n        return x\n\n" for name in names)
    calls = " + ".join(f"thing.{name}()" for name in names)
    made = of_two(
        "MOST = [2]\n",
        f"from .a import MOST\n\n\nclass Thing:\n{methods}\n"
        f"def total():\n    thing = Thing()\n    return {calls}\n",
    )
    assert made["total"]() == 600


def test_a_module_that_is_a_value_is_refused():
    sources = {
        "p/__init__.py": "",
        "p/a.py": "def f():\n    return 1\n",
        "p/b.py": "from . import a\n\n\ndef g(call):\n    return call(a)\n",
    }
    with pytest.raises(CannotMerge, match=r"p\.b uses p\.a as a value"):
        plan(sources, {"p.one": ("p.a", "p.b")})
    plan(sources, {"p.a": ("p.a",)})


def test_what_a_module_does_not_define_is_refused():
    sources = {
        "p/__init__.py": "",
        "p/a.py": "def f():\n    return 1\n",
        "p/b.py": "from . import a\n\n\ndef g():\n    return a.__name__\n",
    }
    with pytest.raises(CannotMerge, match=r"__name__ is asked of p\.a, which does not define it"):
        plan(sources, {}).shrunk()


@pytest.mark.parametrize("word", ["__file__", "__name__"])
def test_what_says_where_a_module_is_is_refused(word):
    sources = {"p/__init__.py": "", "p/a.py": f"folder = {word}\n"}
    with pytest.raises(CannotMerge, match=rf"p\.a uses {word}: it cannot be in a chunk"):
        plan(sources, {"p.one": ("p.a",)})
    plan(sources, {"p.a": ("p.a",)})


def test_a_ring_is_refused():
    sources = {
        "p/__init__.py": "",
        "p/a.py": "from .b import g\n\n\ndef f():\n    return g\n",
        "p/b.py": "from .a import f\n\n\ndef g():\n    return f\n",
    }
    with pytest.raises(CannotMerge, match=r"import each other: p\.a -> p\.b -> p\.a"):
        plan(sources, {"p.one": ("p.a", "p.b")})
    with pytest.raises(CannotMerge, match="the chunks import each other"):
        plan(sources, {})


def test_twice_in_the_table_is_refused():
    with pytest.raises(CannotMerge, match=r"a is in two chunks: one and two"):
        plan({"a.py": ""}, {"one": ("a",), "two": ("a",)})


def test_who_uses_them_from_outside_finds_them():
    made = plan(
        {
            "p/__init__.py": "",
            "p/a.py": "LIMIT = 3\n\n\ndef amount():\n    return 1\n",
            "p/b.py": "from .a import amount\n\n\ndef twice():\n    return 2 * amount()\n",
        },
        {"p.one": ("p.a", "p.b")},
    )
    code = "from p import a, b\nfrom p.a import LIMIT\ntold = a.amount() + b.twice() + LIMIT\n"
    others = modules.parse({"other.py": code.encode()}, made.modules).values()
    (outside,) = made.beside(others).values()
    values = run(made.shrunk()["p/one.py"].decode())
    one = type("one", (), {k: staticmethod(v) for k, v in values.items() if callable(v)})
    lines = outside.decode().splitlines()
    assert lines[0] == "from p import one as a, one as b"
    assert run("\n".join(lines[1:]), a=one, b=one)["told"] == 6
