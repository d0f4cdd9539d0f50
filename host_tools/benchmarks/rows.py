"""Rows of tables in Markdown."""

from collections.abc import Iterable, Mapping
from typing import Any


def row(cells: Iterable[object]) -> str:
    """One row."""
    return f"| {' | '.join(str(cell) for cell in cells)} |"


def three(spread: Mapping[str, Any]) -> str:
    """Median, p95 and most."""
    return f"{spread['median']:g}, {spread['p95']:g}, {spread['max']:g}"
