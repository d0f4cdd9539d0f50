"""What keys cost on the virtual board: bytes on the bus, heap, and operations of flash."""

from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Any

from ..virtual_board.errors import FirmwareStopped
from ..virtual_board.running import Report, run_script
from ..virtual_board.script import Kind, parse
from ..virtual_board.spread import spread
from .keys import keys_of
from .scenarios import IN_THE_STOCK_WAY, LANGUAGES
from .stock import run_stock

Figures = dict[str, Any]
_WORKERS = 2


def measure(scripts: Mapping[str, str]) -> Iterator[tuple[str, Figures]]:
    """The figures of each script, and those of the stock way for some, as they come."""
    with ProcessPoolExecutor(_WORKERS) as pool:
        in_stock = {
            name: pool.submit(stock_costs, text)
            for name, text in scripts.items()
            if name in IN_THE_STOCK_WAY
        }
        ours = {
            name: {language: pool.submit(costs, text, language) for language in LANGUAGES}
            for name, text in scripts.items()
        }
        for name, text in scripts.items():
            yield name, _figures(text, ours[name], in_stock.get(name))


def _figures(
    text: str, ours: Mapping[str, "Future[Figures]"], stock: "Future[Figures] | None"
) -> Figures:
    keys = keys_of(text)
    found: Figures = {"keys": keys.presses}
    if keys.first is not None:
        found["keys_asked"] = keys.first
    if keys.known is not None:
        found["keys_asked_of_known_copy"] = keys.known
    found.update((language, run.result()) for language, run in ours.items())
    if stock:
        found["stock"] = stock.result()
    return found


def costs(text: str, language: str) -> Figures:
    """What the keys of a script cost."""
    without_shots = " ".join(word.text for word in parse(text) if word.kind is not Kind.SHOT)
    report = _sound(lambda: run_script(without_shots, language=language, measure=True))
    figures = report.figures()
    return {
        **costs_per_key(report),
        **{name: figures[name] for name in ("heap_free_min", "block_programs", "block_erases")},
    }


def stock_costs(text: str) -> Figures:
    """What the screens of a script cost in the stock way."""
    return costs_per_key(_sound(lambda: run_stock(text)))


def costs_per_key(report: Report) -> Figures:
    """Bytes on the bus and of the heap."""
    memories = [cost.memory for cost in report.costs if cost.memory]
    return {
        "bus_bytes_per_key": spread(cost.bus_bytes for cost in report.costs),
        "alloc_per_key": spread(memory.allocated for memory in memories),
    }


def _sound(run: Callable[[], Report]) -> Report:
    report = run()
    if report.status:
        raise FirmwareStopped(f"{report.reason}\n{report.console}")
    return report
