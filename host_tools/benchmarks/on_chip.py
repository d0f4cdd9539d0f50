"""What the chip tells of a firmware image: free heap, and chip time."""

import functools
import tempfile
from collections.abc import Callable, Collection, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from ..emulated_chip import searches
from ..emulated_chip.chip import Chip
from ..emulated_chip.figures import figures
from ..virtual_board.board import VirtualBoard
from ..virtual_board.errors import FirmwareStopped
from ..virtual_board.machine import MachineMaker
from ..virtual_board.running import Report, run_script
from ..virtual_board.spread import spread
from .on_board import costs_per_key
from .scenarios import FINAL_SCORING, text
from .stock import run_stock

Figures = dict[str, Any]

LANGUAGE = "ko"
# A whole game of each, by its scenario.
_GAMES = {
    "rococo": "two_players",
    "dream_home": "dream_home_two",
    "queenz": "queenz_two",
    "splendor_duel": "splendor_duel_points",
    "colors_of_paris": "colors_of_paris_two",
}
_IN_THE_STOCK_WAY = "colors_of_paris"
_TRACKED = "tracked_in_full"
_UNDOS = "ok down shot:undo_1 ok shot:undo_2 ok shot:undo_3 ok shot:undo_4 ok shot:undo_5 ok"
_WORKERS = 2
_US = 1000


PARTS = (*_GAMES, "undo", "searches", "stock")


def measure(image: Path, only: Collection[str] = PARTS) -> Iterator[tuple[str, Figures]]:
    """The figures of an image, part by part."""
    deeds: dict[str, Callable[[Path], Figures]] = {
        **{game: functools.partial(_played, game) for game in _GAMES},
        "undo": _undone,
        "searches": _searched,
        "stock": _stock,
    }
    with ProcessPoolExecutor(_WORKERS) as pool:
        running = {part: pool.submit(deeds[part], image) for part in PARTS if part in only}
        for part, run in running.items():
            yield part, run.result()


def _played(game: str, image: Path) -> Figures:
    """From power-on to the end of a game."""
    report = _run(functools.partial(Chip, image), text(_GAMES[game]))
    found: Any = figures(report)
    names = ("first_screen_ms", "home_heap_free", "home_largest_free")
    return {
        **{name: found[name] for name in names},
        **found["games"].get(game, {}),
        **_per_key(report),
        "ms_per_kind_of_key": _times(report),
    }


def _times(report: Report) -> Figures:
    kinds: Any = figures(report)["ms_per_key"]
    return {
        kind: {name: times[name] for name in ("drawn", "done")} for kind, times in kinds.items()
    }


def _undone(image: Path) -> Figures:
    return _times(undo_tracked(functools.partial(Chip, image)))["undo"]


def undo_tracked(make_machine: MachineMaker) -> Report:
    """Take back the last steps of a game that was tracked in full on the virtual board."""
    with tempfile.TemporaryDirectory(prefix="tabletally-") as made:
        flash = Path(made, "flash")
        _sound(run_script(text(_TRACKED).split(FINAL_SCORING)[0], language=LANGUAGE, flash=flash))
        return _run(make_machine, _UNDOS, flash)


def _searched(image: Path) -> Figures:
    board = VirtualBoard(language=LANGUAGE, make_machine=functools.partial(Chip, image))
    try:
        return searches.measure(board)
    finally:
        board.close()


def _stock(image: Path) -> Figures:
    """The screens of a game in the stock way, on the chip too."""
    return _per_key(
        _sound(run_stock(text(_GAMES[_IN_THE_STOCK_WAY]), functools.partial(Chip, image)))
    )


def _per_key(report: Report) -> Figures:
    """Of all keys, whatever their kind."""
    drawn = spread(cost.drawn_us for cost in report.costs if cost.drawn_us)
    return {
        "alloc_per_key": costs_per_key(report)["alloc_per_key"],
        "drawn_ms_per_key": {name: round(time / _US, 1) for name, time in drawn.items()},
    }


def _run(make_machine: MachineMaker, script: str, flash: Path | None = None) -> Report:
    return _sound(
        run_script(
            script,
            language=LANGUAGE,
            flash=flash,
            measure=True,
            make_machine=make_machine,
        )
    )


def _sound(report: Report) -> Report:
    if report.status:
        raise FirmwareStopped(f"{report.reason}\n{report.console}")
    return report
