"""What kind of key each press was, by what could be seen of it.

moving       up or down: another row or page
editing      up or down: numbers changed, below the same title
opening      any other key that stored nothing
confirming   a key after which flash was written
undo         the key behind a shot that is named undo..., in a script that takes something back
"""

import re
from collections.abc import Sequence

from ..virtual_board.board import KeyCost
from ..virtual_board.shots import read_texts

KINDS = ("moving", "editing", "opening", "confirming", "undo")
_NUMBER = re.compile(r"-?\d+")


def kinds_of(costs: Sequence[KeyCost], width: int, height: int) -> list[str]:
    """The kind of each press, in their order."""
    kinds = []
    before: list[str] = []
    for cost in costs:
        after = read_texts(width, height, cost.shown)
        kinds.append(_kind(cost, before, after))
        before = after
    return kinds


def _kind(cost: KeyCost, before: list[str], after: list[str]) -> str:
    if cost.behind_shot.startswith("undo"):
        return "undo"
    if cost.stored:
        return "confirming"
    if cost.key not in ("up", "down"):
        return "opening"
    same_page = before[:1] == after[:1]
    return "editing" if same_page and _numbers(before) != _numbers(after) else "moving"


def _numbers(texts: list[str]) -> list[str]:
    return [number for line in texts for number in _NUMBER.findall(line)]
