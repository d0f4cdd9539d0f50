"""Which characters the device's texts need: collected from the string tables themselves."""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

from .. import places

BOLD = "BOLD"  # names that begin so hold what is drawn in the bold font


def text_files() -> list[Path]:
    """Every module of texts: the firmware's, and each game's."""
    return sorted(
        [
            *(places.FIRMWARE / "texts").glob("*.py"),
            *places.SHARED_RULES.glob("**/texts/*.py"),
        ]
    )


def strings_in(files: Iterable[Path]) -> list[str]:
    """All strings that may be shown: every literal that is neither docstring nor a key."""
    return [text for file in files for text in _shown(_tree(file))]


def bold_strings_in(files: Iterable[Path]) -> list[str]:
    """The strings under names that begin with BOLD."""
    return [
        text
        for file in files
        for statement in _tree(file).body
        if isinstance(statement, ast.Assign)
        and any(isinstance(t, ast.Name) and t.id.startswith(BOLD) for t in statement.targets)
        for text in _shown(statement.value)
    ]


def _tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"), str(file))


def _shown(tree: ast.AST) -> Iterator[str]:
    hidden: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Dict):
            hidden.update(id(key) for key in node.keys)
        elif isinstance(node, ast.Expr):  # a docstring
            hidden.add(id(node.value))
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and id(node) not in hidden:
            if isinstance(node.value, str):
                yield node.value
            elif isinstance(node.value, bytes):
                yield node.value.decode()


def ks_x_1001() -> list[str]:
    """The 2,350 syllables of KS X 1001, in the order of their code points."""
    rows = range(0xB0, 0xC9)
    cells = range(0xA1, 0xFF)
    return [bytes((row, cell)).decode("euc_kr") for row in rows for cell in cells]


def is_syllable(character: str) -> bool:
    """Whether it is one of Unicode's Hangul syllables."""
    return "가" <= character <= "힣"
