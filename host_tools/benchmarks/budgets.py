"""What the device may take on the chip at most, and what it has to leave free."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

_MOST = {
    ("first_screen_ms",): 1500,
    ("ms_per_kind_of_key", "moving", "drawn", "max"): 50,
    ("ms_per_kind_of_key", "editing", "drawn", "max"): 50,
    ("ms_per_kind_of_key", "confirming", "drawn", "median"): 50,
    ("ms_per_kind_of_key", "confirming", "done", "median"): 80,
    ("drawn", "max"): 100,  # of undo
    ("done", "max"): 100,
}
_LEAST = {
    ("loaded_heap_free",): 130_000,
    ("loaded_largest_free",): 32_000,
}


def missed(chip: Mapping[str, Any]) -> Iterator[str]:
    """Say which of the figures of the chip, by their parts, miss their budgets."""
    return (sentence for sentence, is_held in _checks(chip) if not is_held)


def checked(chip: Mapping[str, Any]) -> int:
    """How many figures of the chip have a budget."""
    return sum(1 for _ in _checks(chip))


def _checks(chip: Mapping[str, Any]) -> Iterator[tuple[str, bool]]:
    for part, figures in chip.items():
        for path, most in _MOST.items():
            figure = _at(figures, path)
            if figure is not None:
                yield f"{part} {' '.join(path)}: {figure}, at most {most}", figure <= most
        for path, least in _LEAST.items():
            figure = _at(figures, path)
            if figure is not None:
                yield f"{part} {' '.join(path)}: {figure}, at least {least}", figure >= least


def _at(figures: Any, path: tuple[str, ...]) -> float | None:
    for word in path:
        if not isinstance(figures, Mapping) or word not in figures:
            return None
        figures = figures[word]
    return figures if isinstance(figures, (int, float)) else None
