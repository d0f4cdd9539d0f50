"""What a script cost on the chip: heap, and chip time by kind of key."""

from collections.abc import Mapping, Sequence

from ..virtual_board.board import KeyCost
from ..virtual_board.machine import Memory
from ..virtual_board.running import Report
from ..virtual_board.spread import spread
from .kinds import KINDS, kinds_of

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
        "games": _by_game(memories, report.loaded),
        "ms_per_key": _by_kind(report.costs, report.screen_size),
    }


def _by_game(memories: Sequence[Memory], loaded: Mapping[str, Memory]) -> dict[str, dict[str, int]]:
    """The heap at the first rest with a game's rules loaded, and the least after a key since."""
    games: dict[str, list[Memory]] = {}
    for memory in memories:
        if memory.game:
            games.setdefault(memory.game, []).append(memory)
    return {
        game: {
            "loaded_heap_free": loaded[game].free,
            "loaded_largest_free": loaded[game].largest_free or 0,
            "heap_free_min": min(memory.free for memory in (loaded[game], *seen[1:])),
            "largest_free_min": min(
                memory.largest_free or 0 for memory in (loaded[game], *seen[1:])
            ),
        }
        for game, seen in games.items()
        if game in loaded
    }


def _by_kind(costs: Sequence[KeyCost], size: tuple[int, int]) -> dict[str, dict[str, object]]:
    """Milliseconds from the first contact, of the short presses that drew or stored something."""
    kinds = kinds_of(costs, *size)
    return {
        kind: {"keys": len(those), "drawn": _ms(those, "drawn_us"), "done": _ms(those, "done_us")}
        for kind in KINDS
        if (those := _short(costs, kinds, kind))
    }


def _short(costs: Sequence[KeyCost], kinds: Sequence[str], wanted: str) -> list[KeyCost]:
    return [
        cost
        for cost, kind in zip(costs, kinds, strict=True)
        if kind == wanted and cost.held_ms < _SHORTEST_HOLD_MS and cost.done_us
    ]


def _ms(costs: Sequence[KeyCost], what: str) -> dict[str, float]:
    times = spread(getattr(cost, what) for cost in costs if getattr(cost, what))
    return {name: round(time / _US, 1) for name, time in times.items()}
