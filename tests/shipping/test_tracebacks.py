"""A traceback from a board is told with the names of the sources."""

from pathlib import Path

import pytest
from tabletally import places
from tabletally.pico import building
from tabletally.shipping import shipping
from tabletally.shipping.tracebacks import readable
from tabletally.virtual_board.board import VirtualBoard


def line_of(file, text):
    lines = Path(file).read_text("utf-8").splitlines()
    return next(number for number, line in enumerate(lines, 1) if text in line)


def place_of(module, text):
    """Path and line of a text in the sources; name of the module on a board, and the line there."""
    path = module.replace(".", "/") + ".py"
    root = {"firmware": places.FIRMWARE, "shared_rules": places.SHARED_RULES}[module.split(".")[0]]
    line = line_of(root / path.split("/", 1)[1], text)
    plan = shipping.plan_of(building.sources_in(building.packages(building.ours())))
    unit = plan.units.by_name[plan.units.of[module]]
    begin = next(begin for begin, member in plan.begins(unit) if member.name == module)
    return path, line, unit.name, begin + line - 1


@pytest.mark.parametrize(
    "module, text, function",
    [
        ("firmware.app", "self.glass.pass_time()", "_wait"),
        ("firmware.storage.journal", "def load(self", "load"),
        ("shared_rules.rococo.scoring", "def score(", "score"),
        ("firmware.screens.home", "class Home", "<module>"),
    ],
)
def test_a_place_is_told_as_in_the_sources(module, text, function):
    path, line, unit, there = place_of(module, text)
    printed = f'Traceback (most recent call last):\n  File "{unit}", line {there}, in re\n'
    assert f'  File "{path}", line {line}, in {function}\n' in readable(printed)


def test_the_error_screen_tells_the_file_and_the_line_in_it():
    wanted = [
        ("firmware.storage.journal", "def load(self"),
        ("firmware.app", "class App"),
        ("shared_rules.rococo.scoring", "def score("),
        ("firmware.screens.home", "class Home"),
    ]
    code = "from firmware import failure\n"
    expected = []
    for module, text in wanted:
        path, line, unit, there = place_of(module, text)
        code += f"print(*failure._in_the_sources({unit!r}, {there}))\n"
        expected.append(f"{path.rsplit('/', 1)[1]} {line}")
    with VirtualBoard() as board:
        assert board.ask(building.using_ours(code)).splitlines() == expected


def test_the_error_screen_tells_a_place_even_when_the_table_of_files_cannot_be_read():
    code = "import sys\nsys.modules['firmware.chunk_lines'] = None\n"
    code += "from firmware import failure\nprint(*failure._in_the_sources('firmware.main', 70))\n"
    with VirtualBoard() as board:
        assert board.ask(building.using_ours(code)).split() == ["main.py", "70"]


def test_packages_and_modules():
    printed = 'Traceback (most recent call last):\n  File "firmware.texts", line 1, in <module>\n'
    assert 'File "firmware/texts/__init__.py", line 1, in <module>' in readable(printed)


def test_the_rest_stays():
    for printed in (
        "nothing of the kind",
        'Traceback (most recent call last):\n  File "main.py", line 3, in <module>\nValueError\n',
    ):
        assert readable(printed) == printed
