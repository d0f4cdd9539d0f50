"""The committed figures for a reader: docs/figures.md."""

from collections.abc import Iterator, Mapping
from typing import Any

from .chip_tables import chip_tables
from .rows import row, three

_HEAD = """\
# Figures

Written by `tabletally bench`; the same in [figures.json](figures.json), which the next run is held
against. It fails when one got worse by more than a tenth. How: [benchmarks.md](benchmarks.md).
"""
_BOARD = """
## On the virtual board

    tabletally bench --accept

Three numbers are the median, what 95 of 100 stay below, and the most. Heap is in bytes of the
host's 64-bit words, about twice those of the chip. `asked` are the presses of the final scoring;
behind the stroke those on a known copy. Pages are those of flash that were programmed.
"""
_STOCK = """
## The stock way

The same screens after the same keys, with framebuf's text and a whole frame sent for each, as usual
with the ssd1306 driver of micropython-lib; on the same models, in the same run.
"""


def page(figures: Mapping[str, Any]) -> str:
    """The page."""
    board = figures.get("board", {})
    parts = [_HEAD]
    if board:
        parts += [_BOARD, *_board(board)]
    if any("stock" in found for found in board.values()):
        parts += [_STOCK, *_stock(board)]
    parts += chip_tables(figures.get("chip", {}))
    return "\n".join(parts) + "\n"


def _board(board: Mapping[str, Any]) -> Iterator[str]:
    yield "| scenario | keys | asked | | bus bytes per key | heap bytes per key | pages, erases |"
    yield "|---|---|---|---|---|---|---|"
    for name, found in board.items():
        for number, (language, costs) in enumerate(_languages(found)):
            yield row(
                [
                    name if not number else "",
                    found["keys"] if not number else "",
                    _asked(found) if not number else "",
                    language,
                    three(costs["bus_bytes_per_key"]),
                    three(costs["alloc_per_key"]),
                    f"{costs['block_programs']}, {costs['block_erases']}",
                ]
            )


def _stock(board: Mapping[str, Any]) -> Iterator[str]:
    yield "| scenario | bus bytes per key | the stock way | heap bytes per key | the stock way |"
    yield "|---|---|---|---|---|"
    for name, found in board.items():
        if "stock" in found:
            ours, stock = found["en"], found["stock"]
            yield row(
                [
                    name,
                    three(ours["bus_bytes_per_key"]),
                    three(stock["bus_bytes_per_key"]),
                    three(ours["alloc_per_key"]),
                    three(stock["alloc_per_key"]),
                ]
            )


def _languages(found: Mapping[str, Any]) -> list[tuple[str, Any]]:
    return [(language, found[language]) for language in ("ko", "en") if language in found]


def _asked(found: Mapping[str, Any]) -> str:
    numbers = [found.get("keys_asked"), found.get("keys_asked_of_known_copy")]
    return " / ".join(str(number) for number in numbers if number is not None)
