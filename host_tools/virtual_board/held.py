"""What a device says that it holds (firmware/held.py), as a score sheet and its result."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tabletally.shared_rules.core.played import Played

from ..history.finished import begun, result_of, sheet_of
from .errors import WrongUsage


@dataclass
class Held:
    """A game on the device: the sheet, and the result if it was scored there."""

    sheet: dict[str, Any]
    result: dict[str, Any] | None


def read(text: str) -> Held:
    """Return what the printed lines say; WrongUsage if the device holds no game."""
    played = _parse(text)
    if not played.game:
        raise WrongUsage("the device holds no game, so there is no score sheet to write")
    if not begun(played):
        raise WrongUsage("the game on the device has not begun, so there is no score sheet yet")
    return Held(sheet_of(played), result_of(played) if played.totals else None)


def _parse(text: str) -> Played:
    played = Played()
    for line in text.splitlines():
        word, _, rest = line.partition(" ")
        words = rest.split()
        if word == "game":
            played.game = rest
        elif word == "seat":
            played.seats.append((int(words[0]), _name(words[1])))
        elif word == "cells":
            numbers = [int(number) for number in words]
            played.cells = list(zip(numbers[::2], numbers[1::2], strict=True))
        elif word == "result":
            played.lines, played.decided = int(words[0]), int(words[1])
        elif word == "player":
            total, rank, *points = (int(number) for number in words)
            played.totals.append(total)
            played.ranks.append(rank)
            played.points += points
        elif word == "moves":
            played.moves = [int(number) for number in words]
    return played


def _name(word: str) -> bytes:
    return b"" if word == "-" else bytes.fromhex(word)
