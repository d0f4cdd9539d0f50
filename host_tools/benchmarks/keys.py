"""How many keys a script presses; a hold counts as one press.

The presses of a final scoring, the same in every language, are those between the shots `asked` and
`scored` of a scenario; `known` are those between `asked_again` and `scored_again`, on a copy that
is known by then.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from ..virtual_board.script import Kind, Word, parse

_PARTS = (("asked", "scored"), ("asked_again", "scored_again"))


@dataclass(frozen=True)
class Keys:
    """The keys of one script.

    first, known   presses of the final scoring: with nothing known, and on a known copy
    """

    presses: int
    first: int | None
    known: int | None


def presses(words: Sequence[Word]) -> int:
    """How many presses the words are; a hold counts one."""
    return sum(word.times for word in words if word.kind is Kind.PRESS)


def part(words: Sequence[Word], first: str, last: str) -> tuple[int, int] | None:
    """Which keys, counted from 0, stand between two shots; None without these shots."""
    shots = {word.name: at for at, word in enumerate(words) if word.kind is Kind.SHOT}
    if first not in shots or last not in shots:
        return None
    return presses(words[: shots[first]]), presses(words[: shots[last]])


def keys_of(text: str) -> Keys:
    """Count the keys of a script."""
    words = parse(text)
    first, known = (_count(part(words, *shots)) for shots in _PARTS)
    return Keys(presses(words), first, known)


def _count(ends: tuple[int, int] | None) -> int | None:
    return ends[1] - ends[0] if ends else None
