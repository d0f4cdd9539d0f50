"""A traceback from a board is told with the names of the sources."""

from pathlib import Path

import pytest
from tabletally import places
from tabletally.pico import building
from tabletally.shipping import shipping
from tabletally.shipping.tracebacks import readable


def line_of(file, text):
    lines = Path(file).read_text("utf-8").splitlines()
    return next(number for number, line in enumerate(lines, 1) if text in line)


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
    path = module.replace(".", "/") + ".py"
    root = {"firmware": places.FIRMWARE, "shared_rules": places.SHARED_RULES}[module.split(".")[0]]
    line = line_of(root / path.split("/", 1)[1], text)
    plan = shipping.plan_of(building.sources_in(building.packages(building.ours())))
    unit = plan.units.by_name[plan.units.of[module]]
    begin = next(begin for begin, member in plan.begins(unit) if member.name == module)
    printed = (
        "Traceback (most recent call last):\n"
        f'  File "{unit.name}", line {begin + line - 1}, in re\n'
    )
    assert f'  File "{path}", line {line}, in {function}\n' in readable(printed)


def test_packages_and_modules():
    printed = 'Traceback (most recent call last):\n  File "firmware.texts", line 1, in <module>\n'
    assert 'File "firmware/texts/__init__.py", line 1, in <module>' in readable(printed)


def test_the_rest_stays():
    for printed in (
        "nothing of the kind",
        'Traceback (most recent call last):\n  File "main.py", line 3, in <module>\nValueError\n',
    ):
        assert readable(printed) == printed
