"""Values of a line, each checked, with one sentence for the user where one is wrong."""

from collections.abc import Sequence
from typing import Any


class WrongLine(Exception):
    """A line that cannot be read; the text is one sentence for the user."""


def whole(number: int, read: dict[str, Any], key: str, low: int, high: int) -> int:
    """Return a whole number of line `number` in low..high."""
    value = read.get(key)
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        if high < low:
            raise WrongLine(f"line {number}: there is no entry yet for {key}")
        raise WrongLine(f"line {number}: {key} is a whole number from {low} to {high}")
    return value


def flag(number: int, read: dict[str, Any], key: str) -> bool:
    """Return true or false, false where it is not said."""
    value = read.get(key, False)
    if not isinstance(value, bool):
        raise WrongLine(f"line {number}: {key} is true or false")
    return value


def keys(number: int, read: dict[str, Any], known: Sequence[str]) -> None:
    """Refuse keys that are not among those known; the first of these is the entry's own."""
    for key in read:
        if key not in known:
            listed = ", ".join(known[1:]) or "nothing more"
            raise WrongLine(f"line {number}: {read[known[0]]} has no {key}; it takes {listed}")
