"""Kinds of places for texts: each says whether a text fits there, on a display of some columns.

Other texts that stand beside it are given by name, or as they are when they begin with `=`; they
are looked up in the same language.
"""

from collections.abc import Callable

from measuring import in_lines, width
from tabletally.firmware.widgets.layout import LABEL, MARGIN, SCROLL_BAR

Lookup = Callable[[str], list[str]]
Place = Callable[[str, int, Lookup], bool]

GAP = 4  # columns between two texts of a line, at least
_SEAT_NUMBER = 9  # columns of a cell before its name
_PILL = 2
PRINTED_CELLS = 44  # as in firmware/games/rococo/printed_page.py
_BETWEEN = 5  # columns between two names of a strip


def title(*rights: str) -> Place:
    """The title line, with one of `rights` at its right."""
    return _line_with(2 * MARGIN, rights)


def row(*values: str) -> Place:
    """A row of a list that is longer than the display, with one of `values` at its right."""
    return _line_with(LABEL + MARGIN + SCROLL_BAR, values)


def line(*values: str) -> Place:
    """A row of a list that is not longer, or a line of its own."""
    return _line_with(LABEL + MARGIN, values)


def paragraph(lines: int) -> Place:
    """So many lines."""
    return lambda text, columns, _: in_lines(text, columns - 2 * MARGIN, lines)


def beside_each_other(count: int, taken: int = 0) -> Place:
    """One of `count` cells across the display, each with `taken` columns of something else."""
    return lambda text, columns, _: width(text) + taken + _PILL <= columns // count


def beside_a_number(digits: int) -> Place:
    """At one side of a large number in the middle."""

    def fits(text: str, columns: int, lookup: Lookup) -> bool:
        return 2 * (width(text) + MARGIN + 1) + width("8" * digits, "big") <= columns

    return fits


def printed() -> Place:
    """The page of printed numbers: title and keys, labels of rows with five numbers, and one."""

    def fits(text: str, columns: int, lookup: Lookup) -> bool:
        title, keys, *labels, last = lookup("PRINTED")
        if text in (title, keys):
            return 2 * MARGIN + width(title) + GAP + width(keys) <= columns
        if text in labels:
            return LABEL + width(text) < PRINTED_CELLS
        return LABEL + width(f"{last} 88/88") <= columns

    return fits


def strip(name: str) -> Place:
    """One of several texts, all beside each other."""

    def fits(text: str, columns: int, lookup: Lookup) -> bool:
        return sum(width(other) + _BETWEEN for other in lookup(name)) <= columns

    return fits


def seat_cell() -> Place:
    """A seat's colour, three beside each other."""
    return beside_each_other(3, _SEAT_NUMBER - _PILL)


def column(columns_wide: int) -> Place:
    """A column of its own."""
    return lambda text, columns, _: width(text) <= columns_wide


def all_of(*places: Place) -> Place:
    """Several places for one text."""
    return lambda text, columns, lookup: all(place(text, columns, lookup) for place in places)


def not_shown() -> Place:
    """Only the host shows it."""
    return lambda text, columns, lookup: True


def _line_with(taken: int, others: tuple[str, ...]) -> Place:
    def fits(text: str, columns: int, lookup: Lookup) -> bool:
        beside = [other for name in others for other in _named(name, lookup)]
        widest = max((width(other) + GAP for other in beside), default=0)
        return width(text) + widest + taken <= columns

    return fits


def _named(name: str, lookup: Lookup) -> list[str]:
    return [name[1:]] if name.startswith("=") else lookup(name)
