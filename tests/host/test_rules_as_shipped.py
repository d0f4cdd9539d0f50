"""The rules' tests with the rules as a board gets them: the published checksums come out again."""

import ast
import functools
import shutil
import subprocess

import pytest
from tabletally import micropython_unix, places
from tabletally.pico import building
from tabletally.shipping.shipping import beside, shipped

RULES = places.RULE_TESTS
MODULES = sorted(path.stem for path in RULES.glob("test_*.py"))


def sources():
    return building.sources_in(building.packages(building.ours()))


def write(root, files):
    for path, content in files.items():
        file = root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)


@functools.cache
def run(folder):
    try:
        interpreter = micropython_unix.command()
    except micropython_unix.NoInterpreter as error:
        pytest.skip(str(error))
    tests = {path.name: path.read_bytes() for path in RULES.glob("*.py")}
    write(folder, shipped(sources()))
    write(folder / "tests" / "rules", beside(sources(), tests))
    (folder / "docs").mkdir()
    shutil.copy(RULES.parent.parent / "docs" / "checksums.md", folder / "docs")
    runner = str(folder / "tests" / "rules" / "vm_runner.py")
    done = subprocess.run(
        [*interpreter, runner, str(folder), *MODULES],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    return done.stdout + done.stderr


@pytest.fixture(scope="module")
def told(tmp_path_factory):
    return run(tmp_path_factory.mktemp("shipped"))


@pytest.mark.parametrize("module", MODULES)
def test_as_shipped(told, module):
    tree = ast.parse((RULES / f"{module}.py").read_text("utf-8"))
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            assert f"ok {module}.{node.name}\n" in told, told[-3000:]
