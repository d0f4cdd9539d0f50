"""The rules' tests again, inside the MicroPython interpreter: one run, one result for each."""

import ast
import functools
import subprocess
from pathlib import Path

import pytest
from tabletally import micropython_unix, places

RULES = Path(__file__).parent.parent / "rules"
MODULES = sorted(path.stem for path in RULES.glob("test_*.py"))


def functions_of(module):
    tree = ast.parse((RULES / f"{module}.py").read_text(encoding="utf-8"))
    return [
        node.name
        for node in tree.body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


NAMES = [f"{module}.{function}" for module in MODULES for function in functions_of(module)]


@functools.cache
def run():
    """What the interpreter printed of each test, and its last line."""
    try:
        interpreter = micropython_unix.command()
    except micropython_unix.NoInterpreter as error:
        pytest.skip(str(error))
    root = places.SHARED_RULES.parent
    done = subprocess.run(
        [*interpreter, str(RULES / "vm_runner.py"), str(root), *MODULES],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    told = {}
    name = None
    lines = done.stdout.splitlines()
    for line in lines:
        word, _, rest = line.partition(" ")
        if word in ("ok", "FAILED"):
            name = rest
        told[name] = f"{told[name]}\n{line}" if name in told else line
    return told, (lines[-1] if lines else "") + done.stderr


@pytest.mark.parametrize("name", NAMES)
def test_on_micropython(name):
    told, end = run()
    lines = told.get(name, f"was not reached: {end}").splitlines()
    assert lines[0] == f"ok {name}", "\n".join(lines)


def test_every_test_was_counted():
    _, end = run()
    assert end == f"{len(NAMES)} passed, 0 failed"
