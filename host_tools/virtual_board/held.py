"""What a device says that it holds (firmware/held.py), as a score sheet and its result."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tabletally.shared_rules.core.sheet import Sheet

from ..scoring.moves import shown
from ..scoring.outcome import Game, game_of, texts_of
from ..scoring.writer import write
from .errors import WrongUsage

_NO_COLOUR = 255


@dataclass
class Held:
    """A game on the device: the sheet, and the result if it was scored there."""

    sheet: dict[str, Any]
    result: dict[str, Any] | None


@dataclass
class _Printed:
    game: str = ""
    seats: list[tuple[int, str]] = field(default_factory=list)
    cells: list[int] = field(default_factory=list)
    decided: int = -1
    players: list[list[int]] = field(default_factory=list)
    moves: list[int] = field(default_factory=list)


def read(text: str) -> Held:
    """Return what the printed lines say; WrongUsage if the device holds no game."""
    printed = _parse(text)
    if not printed.game:
        raise WrongUsage("the device holds no game, so there is no score sheet to write")
    game = game_of(printed.game)
    sheet = Sheet(game.rules.TABLE)
    for at in range(0, len(printed.cells), 2):
        sheet.cells[printed.cells[at]] = printed.cells[at + 1]
    if not sheet.used(game.rules.TABLE.players):
        raise WrongUsage("the game on the device has not begun, so there is no score sheet yet")
    names, colours = _names(game, printed, sheet.used(game.rules.TABLE.players))
    document = write(game, sheet, names)
    for player, colour in zip(document["players"], colours, strict=True):
        if colour:
            player["colour"] = colour
    return Held(document, _result(game, sheet, printed, names) if printed.players else None)


def _parse(text: str) -> _Printed:
    printed = _Printed()
    for line in text.splitlines():
        word, _, rest = line.partition(" ")
        words = rest.split()
        if word == "game":
            printed.game = rest
        elif word == "seat":
            name = "" if words[1] == "-" else bytes.fromhex(words[1]).decode()
            printed.seats.append((int(words[0]), name))
        elif word == "cells":
            printed.cells = [int(number) for number in words]
        elif word == "result":
            printed.decided = int(words[1])
        elif word == "player":
            printed.players.append([int(number) for number in words])
        elif word == "moves":
            printed.moves = [int(number) for number in words]
    return printed


def _names(game: Game, printed: _Printed, players: int) -> tuple[list[str], list[str]]:
    """Each player's own name or else that of the seat, and the word of its colour if it has one."""
    texts = texts_of(game.name, "en")
    words = getattr(game.rules, "SEAT_WORDS", ())
    names, colours = [], []
    for colour, name in printed.seats:
        names.append(name or (texts.SEATS[colour] if colour < len(texts.SEATS) else "?"))
        colours.append(words[colour] if colour < len(words) else "")
    while len(names) < players:
        names.append(texts.SOLO_OPPONENT)
        colours.append("")
    return names, colours


def _result(game: Game, sheet: Sheet, printed: _Printed, names: list[str]) -> dict[str, Any]:
    keys = [key for key, _ in game.rules.LINES[: game.rules.line_count(sheet)]]
    players = [
        {
            "name": name,
            "total": total,
            "rank": rank,
            "lines": [
                {"key": key, "points": number} for key, number in zip(keys, points, strict=False)
            ],
        }
        for name, (total, rank, *points) in zip(names, printed.players, strict=True)
    ]
    width = len(game.rules.MOVE_KEYS)
    whole = len(printed.moves) // width if width else 0  # behind them there may be zeros
    moves = [tuple(printed.moves[at * width : (at + 1) * width]) for at in range(whole)]
    return {
        "game": game.name,
        "players": players,
        "winners": [index for index, player in enumerate(players) if player["rank"] == 1],
        "decided_by": game.rules.DECIDERS[printed.decided],
        **(
            {game.rules.MOVES: [shown(game.rules, move) for move in moves]}
            if game.rules.MOVES
            else {}
        ),
        "problems": [],
    }
