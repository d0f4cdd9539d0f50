"""What a script cost on the chip: heap, and chip time by kind of key."""

from collections.abc import Sequence
from statistics import median

from ..virtual_board.board import KeyCost
from ..virtual_board.running import Report

_US = 1000
_SHORTEST_HOLD_MS = 400  # longer ones repeat, or act when they have lasted


def figures(report: Report) -> dict[str, object]:
    """The figures of `sim --report`, and those that only the chip can tell."""
    memories = [cost.memory for cost in report.costs if cost.memory]
    least = min(memories, key=lambda memory: memory.free, default=None)
    return {
        **report.figures(),
        "first_screen_ms": round(report.first_screen_us / _US, 1),
        "home_heap_free": report.home.free if report.home else None,
        "home_largest_free": report.home.largest_free if report.home else None,
        "largest_free_min": min((memory.largest_free or 0 for memory in memories), default=None),
        "largest_free_when_least_free": least.largest_free if least else None,
        "drawn_ms_per_key": _by_key(report.costs, "drawn_us"),
        "done_ms_per_key": _by_key(report.costs, "done_us"),
    }


def _by_key(costs: Sequence[KeyCost], what: str) -> dict[str, dict[str, float]]:
    """Milliseconds from the first contact, of the short presses that drew or stored something."""
    times: dict[str, list[int]] = {}
    for cost in costs:
        if cost.held_ms < _SHORTEST_HOLD_MS and getattr(cost, what):
            times.setdefault(cost.key, []).append(getattr(cost, what))
    return {key: _summary(sorted(values)) for key, values in sorted(times.items())}


def _summary(ordered: Sequence[int]) -> dict[str, float]:
    last = len(ordered) - 1
    return {
        "median": round(median(ordered) / _US, 1),
        "p95": round(ordered[-(-last * 95 // 100)] / _US, 1),
        "max": round(ordered[last] / _US, 1),
    }
