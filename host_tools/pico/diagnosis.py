"""A board looked at from the port to the display, one finding after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from types import ModuleType

from tabletally.virtual_board import boards

from . import building, choosing, facts, layout, standing, wiring
from .facts import Facts
from .faults import BoardFault, NoRoom, Unsound
from .files import Files
from .link import Link, linked

_LEAST_FREE = 16  # blocks: a long game and the history take that much


@dataclass(frozen=True)
class Finding:
    """What was looked at: a sentence, and 0 or the exit status of what is wrong."""

    text: str
    status: int = 0


def look_at(named_port: str | None, board_id: str | None) -> Iterator[Finding]:
    """Yield findings until the way on is blocked; the board's program is started again.

    WrongUsage if there is no board `board_id`.
    """
    named_board = boards.load(board_id) if board_id else None
    try:
        port = choosing.choose(named_port)
        with linked(port.name) as link:
            yield Finding(f"{port.name} opens, and MicroPython answers")
            told = facts.ask(link)
            facts.demand_usable(told, port.name)
            yield Finding(told.told())
            yield from _beyond(link, told, named_board or _deployed_for(told))
            link.start_program()
    except BoardFault as fault:
        yield Finding(str(fault), fault.status)


def _deployed_for(told: Facts) -> ModuleType:
    return boards.load(told.board if told.board in boards.known() else boards.DEFAULT)


def _beyond(link: Link, told: Facts, board: ModuleType) -> Iterator[Finding]:
    looks: list[Callable[[], str]] = [
        lambda: _room(told),
        lambda: _application(link, told),
        lambda: wiring.demand_free_keys(link, board),
        lambda: wiring.demand_display(link, board),
    ]
    for look in looks:
        try:
            yield Finding(look())
        except (wiring.StuckKey, wiring.NoDisplay, NoRoom, Unsound) as fault:
            yield Finding(str(fault), fault.status)


def _room(told: Facts) -> str:
    room = f"{told.free} of {told.blocks} blocks of its flash are free"
    if told.free < _LEAST_FREE:
        raise NoRoom(
            f"only {room}: remove files of yours from the board, or clear its history in its "
            "settings"
        )
    return room


def _application(link: Link, told: Facts) -> str:
    files = Files(link)
    if not files.text(layout.RUN):
        return "no tabletally is on it yet: `tabletally deploy` brings it there"
    running = standing.look(files).running
    if running is None:
        raise Unsound("the version on the board is damaged: run `tabletally deploy`")
    if running.mpy != told.mpy:
        raise Unsound(
            f"version {running.number} was made for .mpy version {running.mpy}, and MicroPython "
            f"there reads version {told.mpy}: run `tabletally deploy`"
        )
    standing.demand_whole(files, running)
    if files.text(layout.MAIN).encode() != building.main_source():
        raise Unsound(
            "main.py on the board is not tabletally's, so it does not start by itself: run "
            "`tabletally deploy`, which keeps the other one under another name"
        )
    return f"version {running.number} is whole"
