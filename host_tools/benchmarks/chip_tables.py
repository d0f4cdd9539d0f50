"""The figures of the chip for a reader."""

from collections.abc import Iterator, Mapping
from typing import Any

from .rows import row, three

_GAMES = """
## On the chip

    tabletally bench --uf2 FILE --accept

A stock image of MicroPython {micropython} for the Raspberry Pi Pico in emulation, in Korean. Bytes
of heap free, and in one piece: at home, at the first rest with a game loaded, and the least there
was after a key. Each game was played to its places.
"""
_KEYS = """
Milliseconds from the first contact of a key until the screen was drawn, and until all was stored
too: median, what 95 of 100 stay below, most. [What the kinds are](emulated_chip.md).
"""
_OTHERS = """
What takes longer, in milliseconds. The searches are those of hard sheets.
"""
_STOCK = """
The stock way on the chip, with the screens of a game of Colors of Paris.
"""


def chip_tables(chip: Mapping[str, Any]) -> Iterator[str]:
    """The lines of that part of the page."""
    if not chip:
        return
    yield _GAMES.format(micropython=chip["image"]["micropython"])
    yield from _heap(chip)
    yield _KEYS
    yield from _keys(chip)
    yield _OTHERS
    yield from _others(chip)
    yield _STOCK
    yield from _stock(chip)


def _games(chip: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    return ((name, found) for name, found in chip.items() if "home_heap_free" in found)


def _heap(chip: Mapping[str, Any]) -> Iterator[str]:
    yield "| game | first screen, ms | at home | loaded | least |"
    yield "|---|---|---|---|---|"
    for name, found in _games(chip):
        yield row(
            [
                name,
                f"{found['first_screen_ms']:g}",
                f"{found['home_heap_free']}, {found['home_largest_free']}",
                f"{found['loaded_heap_free']}, {found['loaded_largest_free']}",
                f"{found['heap_free_min']}, {found['largest_free_min']}",
            ]
        )


def _keys(chip: Mapping[str, Any]) -> Iterator[str]:
    yield "| game | key | drawn | stored |"
    yield "|---|---|---|---|"
    for name, found in _games(chip):
        for kind, times in found.get("ms_per_kind_of_key", {}).items():
            yield row([name, kind, three(times["drawn"]), three(times["done"])])
    if undo := chip.get("undo"):
        yield row(["rococo, tracked in full", "undo", three(undo["drawn"]), three(undo["done"])])


def _others(chip: Mapping[str, Any]) -> Iterator[str]:
    yield "| what | ms |"
    yield "|---|---|"
    for name, time in chip.get("searches", {}).items():
        yield row([name.removesuffix("_ms").replace("_", " "), f"{time:g}"])


def _stock(chip: Mapping[str, Any]) -> Iterator[str]:
    yield "| | drawn, ms | heap bytes per key |"
    yield "|---|---|---|"
    for part, name in (("colors_of_paris", "ours"), ("stock", "the stock way")):
        if found := chip.get(part):
            yield row([name, three(found["drawn_ms_per_key"]), three(found["alloc_per_key"])])
