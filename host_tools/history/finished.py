"""A finished game as a score sheet and its result."""

from __future__ import annotations

from typing import Any

from tabletally.shared_rules.core.played import Played
from tabletally.shared_rules.core.result import OPEN
from tabletally.shared_rules.core.sheet import Sheet

from ..scoring.moves import shown
from ..scoring.outcome import Game, game_of, texts_of
from ..scoring.writer import write


def begun(played: Played) -> bool:
    """Whether it is known who plays: before that there is no sheet."""
    game = game_of(played.game)
    return _filled(game, played).used(game.rules.TABLE.players) > 0


def sheet_of(played: Played, lang: str = "en") -> dict[str, Any]:
    """Return the score sheet, which `tabletally score` takes; seats are named in that language.

    The game's layout has to be that of the rules here.
    """
    game = game_of(played.game)
    sheet = _filled(game, played)
    players = sheet.used(game.rules.TABLE.players)
    document = write(game, sheet, names_of(played, players, lang))
    for player, colour in zip(document["players"], _colours_of(game, played), strict=False):
        if colour:
            player["colour"] = colour
    return document


def result_of(played: Played, lang: str = "en") -> dict[str, Any]:
    """Return the result as the device stored it: as `tabletally score` prints it, but for why."""
    rules = game_of(played.game).rules
    keys = [key for key, _ in rules.LINES[: played.lines]]
    players = []
    for index, (name, total, rank) in enumerate(
        zip(names_of(played, len(played.totals), lang), played.totals, played.ranks, strict=True)
    ):
        points = played.points[index * played.lines : (index + 1) * played.lines]
        players.append(
            {
                "name": name,
                "total": total,
                "rank": None if rank == OPEN else rank,
                "lines": [
                    {"key": key, "points": number} for key, number in zip(keys, points, strict=True)
                ],
            }
        )
    result: dict[str, Any] = {
        "game": played.game,
        "players": players,
        "winners": [index for index, player in enumerate(players) if player["rank"] == 1],
        "decided_by": rules.DECIDERS[played.decided],
    }
    if rules.MOVES:
        result[rules.MOVES] = [shown(rules, move) for move in _moves_of(rules, played)]
    return {**result, "problems": []}


def without_reasons(outcome: dict[str, Any]) -> dict[str, Any]:
    """Return what `tabletally score` found, but for why: what a device has to agree about."""
    players = [
        {
            **player,
            "lines": [{"key": line["key"], "points": line["points"]} for line in player["lines"]],
        }
        for player in outcome["players"]
    ]
    return {**outcome, "players": players}


def names_of(played: Played, players: int, lang: str) -> list[str]:
    """Return the names of so many players: their own, else that of the seat or of du Barry."""
    texts = texts_of(played.game, lang)
    names = []
    for colour, name in played.seats:
        seat = texts.SEATS[colour] if colour < len(texts.SEATS) else "?"
        names.append(name.decode("utf-8", "replace") or seat)
    while len(names) < players:
        names.append(texts.SOLO_OPPONENT)
    return names


def _filled(game: Game, played: Played) -> Sheet:
    sheet = Sheet(game.rules.TABLE)
    played.fill(sheet)
    return sheet


def _colours_of(game: Game, played: Played) -> list[str]:
    words = getattr(game.rules, "SEAT_WORDS", ())
    return [words[colour] if colour < len(words) else "" for colour, _ in played.seats]


def _moves_of(rules: Any, played: Played) -> list[tuple[int, ...]]:
    width = len(rules.MOVE_KEYS)
    whole = len(played.moves) // width if width else 0  # behind them there may be zeros
    return [tuple(played.moves[at * width : (at + 1) * width]) for at in range(whole)]
