"""The sources of the application, as they are compiled."""

from __future__ import annotations

import functools
from collections.abc import Mapping

from . import modules
from .chunks import CHUNKS
from .finishing import finish
from .shrinking import Plan

Sources = tuple[tuple[str, bytes], ...]


def shipped(sources: Mapping[str, bytes]) -> dict[str, bytes]:
    """Return the sources of all modules by path, as a board gets them; see the package.

    They stay as they are when one is no Python: the compiler says it better.
    """
    try:
        return plan_of(sources).shrunk()
    except SyntaxError:
        return dict(sources)


def beside(sources: Mapping[str, bytes], others: Mapping[str, bytes]) -> dict[str, bytes]:
    """Return `others`, modules that use those of a board from outside, so that they can.

    sources   the modules of the board, before they are shipped
    """
    plan = plan_of(sources)
    return plan.beside(modules.parse(others, plan.modules).values())


def in_the_sources(sources: Mapping[str, bytes], module: str, line: int) -> tuple[str, int] | None:
    """Return the path, and the line there, of what stands on a line of a module of a board.

    None: it is no module of ours.
    """
    plan = plan_of(sources)
    unit = plan.units.by_name.get(module)
    if unit is None:
        return None
    begin, member = max(
        (begin, member.path) for begin, member in plan.begins(unit) if begin <= max(line, 1)
    )
    return member, line - begin + 1


def plan_of(sources: Mapping[str, bytes]) -> Plan:
    """Return what holds for all modules of a set of sources."""
    return _plan(tuple(sources.items()))


@functools.lru_cache(maxsize=4)
def _plan(sources: Sources) -> Plan:
    declared = modules.parse(dict(sources))
    finished = {**dict(sources), **finish(declared)}
    return Plan(modules.parse(finished), declared, CHUNKS)
