"""What got worse: figures beside those that were committed."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

_TENTH = 10
_MORE_IS_BETTER = "free"
_NOT_OURS = "stock"


@dataclass(frozen=True)
class Change:
    """One figure that changed, by its path."""

    path: tuple[str, ...]
    was: float
    now: float

    def __str__(self) -> str:
        return f"{' '.join(self.path)}: {self.now:g}, committed {self.was:g}"


def changes(committed: Mapping[str, Any], found: Mapping[str, Any]) -> tuple[list[Change], ...]:
    """What got worse, and what got better, each by more than a tenth."""
    before = dict(_flat(committed))
    worse: list[Change] = []
    better: list[Change] = []
    for path, now in _flat(found):
        was = before.get(path)
        if was is None:
            continue
        rise = _rise(path, was, now)
        if abs(rise) * _TENTH > abs(was):
            (worse if rise > 0 else better).append(Change(path, was, now))
    return worse, better


def compared(committed: Mapping[str, Any], found: Mapping[str, Any]) -> int:
    """How many figures were found that were committed too."""
    before = dict(_flat(committed))
    return sum(path in before for path, _ in _flat(found))


def missing(committed: Mapping[str, Any], found: Mapping[str, Any]) -> list[tuple[str, ...]]:
    """Figures that were committed and were not found any more."""
    now = dict(_flat(found))
    return [path for path, _ in _flat(committed) if path not in now]


def _rise(path: tuple[str, ...], was: float, now: float) -> float:
    """By how much it is worse."""
    return was - now if any(_MORE_IS_BETTER in word for word in path) else now - was


def _flat(
    figures: Mapping[str, Any], above: tuple[str, ...] = ()
) -> Iterator[tuple[tuple[str, ...], float]]:
    for name, value in figures.items():
        path = (*above, name)
        if isinstance(value, Mapping):
            if name != _NOT_OURS:
                yield from _flat(value, path)
        elif isinstance(value, (int, float)):
            yield path, value
