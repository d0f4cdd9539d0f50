"""Where the device's folders stand: beside this package in a checkout, inside it in a wheel."""

from pathlib import Path

_HERE = Path(__file__).resolve().parent


def _folder(name: str) -> Path:
    inside = _HERE / name
    return inside if inside.is_dir() else _HERE.parent / name


SHARED_RULES = _folder("shared_rules")
FIRMWARE = _folder("firmware")
BOARDS = _folder("boards")
_TESTS = _HERE / "rule_tests"
RULE_TESTS = _TESTS if _TESTS.is_dir() else _HERE.parent / "tests" / "rules"
# Only a checkout has these.
SCENARIOS = _HERE.parent / "tests" / "scenarios"
DOCS = _HERE.parent / "docs"
