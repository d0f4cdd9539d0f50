"""The wheel holds every package, and nothing at the top level but the one of ours."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
MAPPED = {
    "host_tools": "tabletally",
    "shared_rules": "tabletally.shared_rules",
    "firmware": "tabletally.firmware",
    "boards": "tabletally.boards",
}
RULE_TESTS = "tabletally.rule_tests"  # tests/rules, for `tabletally check`; nothing imports it
PLUGIN = "pytest_plugin"  # a module that stands alone: pytest imports it in every folder
# Files that others run or read.
NO_PACKAGES = {"stand_ins", "device", "galmuri", PLUGIN, "__pycache__"}


def listed():
    text = (ROOT / "pyproject.toml").read_text("utf-8")
    return re.findall(r'"([\w.]+)"', re.search(r"packages = \[(.*?)\]", text, re.S)[1])


def standing():
    for folder, name in MAPPED.items():
        for init in (ROOT / folder).rglob("__init__.py"):
            inside = init.parent.relative_to(ROOT / folder).parts
            if not NO_PACKAGES & set(inside):
                yield ".".join([name, *inside])


def test_every_package_is_listed():
    assert sorted({*standing(), RULE_TESTS}) == sorted(listed())


def test_every_folder_with_modules_is_a_package():
    for folder in MAPPED:
        for module in (ROOT / folder).rglob("*.py"):
            inside = set(module.relative_to(ROOT / folder).parts[:-1])
            if not NO_PACKAGES & inside:
                assert (module.parent / "__init__.py").exists(), module


def test_only_one_top_level_package():
    assert {name.split(".")[0] for name in listed()} == {"tabletally"}
