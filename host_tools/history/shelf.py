"""The history of a device, from the files that hold it (docs/storage.md)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from tabletally.shared_rules import registry
from tabletally.shared_rules.core.layout import layout
from tabletally.shared_rules.core.packing import Damaged
from tabletally.shared_rules.core.played import HEAD, OtherFormat, Played, told_by, unpack

from ..scoring.outcome import game_of

FOLDER = "/saves/history"
_SUCCESSOR = ".new"


@dataclass
class Shelf:
    """What a history holds.

    games    by their numbers, the oldest first
    faults   a sentence for each thing that cannot be read
    """

    games: dict[int, Played] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)


def read(files: Mapping[str, bytes]) -> Shelf:
    """Return what files of the folder hold, by their names; nothing there is changed."""
    shelf = Shelf()
    for name in sorted({name.removesuffix(_SUCCESSOR) for name in files}):
        if not name.isdigit():
            continue
        content = files.get(name)
        if content is None:  # power failed while a damaged file was exchanged
            content = files[name + _SUCCESSOR]
        for number, part in _parts(name, content, shelf.faults):
            _add(shelf, number, part)
    return shelf


def is_of_these_rules(played: Played) -> bool:
    """Whether the sheet of a game means the same with the rules here."""
    return int(layout(game_of(played.game).rules.TABLE)) == played.layout


def _parts(name: str, content: bytes, faults: list[str]) -> Iterator[tuple[int, bytes]]:
    """The games in a file; where a head is damaged, reading goes on at the next one."""
    at = whole_until = 0
    while at < len(content):
        number, length = told_by(content[at : at + HEAD])
        start = at + HEAD
        if not length or start + length > len(content):
            at += 1
            continue
        if whole_until < at:
            faults.append(_damaged(name, whole_until, at))
        yield number, content[start : start + length]
        at = whole_until = start + length
    if whole_until < at:
        faults.append(_damaged(name, whole_until, at))


def _damaged(name: str, start: int, end: int) -> str:
    return (
        f"{FOLDER}/{name} is damaged from byte {start} to {end}: what stood there is lost; "
        "`tabletally deploy` keeps older copies of /saves"
    )


def _add(shelf: Shelf, number: int, part: bytes) -> None:
    try:
        played = unpack(part)
    except OtherFormat:
        shelf.faults.append(f"game {number} was stored in another form: update this program")
        return
    except Damaged:
        shelf.faults.append(f"game {number} is damaged and cannot be read")
        return
    if played.game not in registry.GAMES:
        shelf.faults.append(
            f"game {number} is of {played.game}, which is unknown here: update this program"
        )
        return
    shelf.games[number] = played
