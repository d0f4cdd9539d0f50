"""The sources of the application, as they are compiled."""

from __future__ import annotations

import functools
from collections.abc import Mapping

from . import modules
from .finishing import finish
from .shrinking import Plan

Sources = tuple[tuple[str, bytes], ...]


def shipped(sources: Mapping[str, bytes]) -> dict[str, bytes]:
    """Return the sources of all modules by path, as a board gets them; see the package.

    They stay as they are when one is no Python: the compiler says it better.
    """
    try:
        return _plan(tuple(sources.items())).shrunk()
    except SyntaxError:
        return dict(sources)


def beside(sources: Mapping[str, bytes], others: Mapping[str, bytes]) -> dict[str, bytes]:
    """Return `others`, modules that use those of a board from outside, so that they can.

    sources   the modules of the board, before they are shipped
    """
    plan = _plan(tuple(sources.items()))
    return plan.shrunk(modules.parse(others, plan.modules).values())


@functools.lru_cache(maxsize=4)
def _plan(sources: Sources) -> Plan:
    finished = {**dict(sources), **finish(modules.parse(dict(sources)))}
    return Plan(modules.parse(finished))
