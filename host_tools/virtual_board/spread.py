"""Many figures as three: the median, what nearly all stay below, and the most."""

from collections.abc import Iterable, Sequence


def spread(values: Iterable[int]) -> dict[str, int]:
    """Median, p95 and max, each one of the values; zeros of nothing."""
    ordered = sorted(values)
    return {
        "median": _percentile(ordered, 50),
        "p95": _percentile(ordered, 95),
        "max": _percentile(ordered, 100),
    }


def _percentile(ordered: Sequence[int], percent: int) -> int:
    """The smallest value that `percent` of 100 do not exceed."""
    if not ordered:
        return 0
    return ordered[max(0, -(-len(ordered) * percent // 100) - 1)]
