"""From a JSON value to the object that `tabletally score --json` prints."""

from __future__ import annotations

import importlib
from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import Any

from tabletally.shared_rules import registry
from tabletally.shared_rules.core import problems as p
from tabletally.shared_rules.core import table as t
from tabletally.shared_rules.core.result import OPEN
from tabletally.shared_rules.core.wording import render

from . import moves, places, reader, tree
from .engine import Case, Engine, Verdict
from .messages import Messages

Json = dict[str, Any]


@dataclass(frozen=True)
class Game:
    """One game as the host needs it."""

    name: str
    rules: ModuleType
    root: tree.Node


@cache
def game_of(name: str) -> Game:
    """Return a game of the registry."""
    rules = registry.load(name)
    return Game(name, rules, tree.build(rules.TABLE))


@cache
def texts_of(name: str, lang: str) -> ModuleType:
    """Return a game's texts in a language, `en` or `ko`."""
    return importlib.import_module(f"{registry.__package__}.{name}.texts.{lang}")


class Outcome(Json):
    """A result object, and what only people are told."""

    moves: list[str]


class Scorer:
    """Scores JSON values with one engine in one language."""

    def __init__(self, engine: Engine, lang: str) -> None:
        self._engine = engine
        self._lang = lang

    def score(self, values: list[object]) -> list[Json]:
        """Return the result object, or the problems, of each value; in one run of the engine."""
        readings = [self._read(value) for value in values]
        cases = [
            Case(game.name, reading.sheet, bool(reading.faults))
            for game, reading in (one for one in readings if not isinstance(one, dict))
        ]
        verdicts = iter(self._engine.judge(cases) if cases else [])
        return [
            one if isinstance(one, dict) else self._outcome(*one, value, next(verdicts))
            for one, value in zip(readings, values, strict=True)
        ]

    def _read(self, value: object) -> Json | tuple[Game, reader.Reading]:
        messages = Messages(self._lang, None, None)
        if not isinstance(value, dict):
            return _wrong(None, "", "type", messages.wrong("type", tree.NO_FIELD, "object", 0))
        if "game" not in value:
            return _wrong(None, "game", "missing", messages.absent("missing"))
        name = value["game"]
        if not isinstance(name, str):
            return _wrong(None, "game", "type", messages.wrong("type", tree.NO_FIELD, "text", 0))
        if name not in registry.GAMES:
            return _wrong(None, "game", "unknown", messages.unknown(name, list(registry.GAMES)))
        game = game_of(name)
        return game, reader.read(game.rules.TABLE, game.root, value)

    def _outcome(
        self, game: Game, reading: reader.Reading, value: object, verdict: Verdict
    ) -> Json:
        if reading.faults or verdict.problems:
            return {
                "game": game.name,
                "problems": self._problems(game, reading, value, verdict),
            }
        return self._result(game, reading, verdict)

    def _problems(
        self, game: Game, reading: reader.Reading, value: object, verdict: Verdict
    ) -> list[Json]:
        messages = Messages(self._lang, game.rules.TABLE, texts_of(game.name, self._lang))
        table = game.rules.TABLE
        order = places.FileOrder(game.root, value)
        found: dict[tuple[str, ...], tuple[tuple[int, ...], Json]] = {}

        def add(path: places.Path, problem: Json) -> None:
            whole = {"path": places.text(path), **problem}
            found.setdefault(tuple(whole.values()), (order(path), whole))

        for fault in reading.faults:
            message = self._fault_message(game, fault, messages, reading)
            add(fault.path, {"code": fault.code, "message": message})
        for code, number, spots in verdict.problems:
            paths = [places.of_field(table, *spot) for spot in spots]
            last = max(paths, key=order)
            word = p.CODES[code]
            if code == p.RULE:
                problem = {"code": word, "rule": game.rules.RULES[number]}
                add(last, {**problem, "message": messages.rule(number)})
            elif code == p.RANGE:
                message = messages.wrong(word, spots[0][0], "list", 0, number or None)
                add(last, {"code": word, "message": message})
            else:
                add(last, {"code": word, "message": messages.absent(word)})
        return [problem for _, problem in sorted(found.values(), key=lambda entry: entry[0])]

    def _fault_message(
        self, game: Game, fault: reader.Fault, messages: Messages, reading: reader.Reading
    ) -> str:
        if fault.code == "missing":
            return messages.absent("missing")
        if fault.code == "unknown":
            return messages.unknown(fault.word, self._known_words(game, fault))
        players = reading.sheet.used(game.rules.TABLE.players)
        container = "text" if fault.path[-1] in ("name", "colour") else "object"
        return messages.wrong(fault.code, fault.field, container, players)

    def _known_words(self, game: Game, fault: reader.Fault) -> list[str]:
        node = game.root
        if fault.field != tree.NO_FIELD:
            return list(game.rules.TABLE.words[fault.field] or ())
        for step in fault.path[:-1]:
            after = node.item if isinstance(step, int) else node.keys.get(step)
            if after is None:
                return []
            node = after
        if node.field != tree.NO_FIELD and game.rules.TABLE.kind[node.field] == t.WORDS:
            return list(game.rules.TABLE.words[node.field] or ())
        return list(node.keys)

    def _result(self, game: Game, reading: reader.Reading, verdict: Verdict) -> Json:
        texts = texts_of(game.name, self._lang)
        players = [
            {
                "name": name,
                "total": total,
                "rank": None if rank == OPEN else rank,
                "lines": [
                    {
                        "key": key,
                        "points": points,
                        "rule": rule,
                        "why": render(texts.REASONS[why[0]], why[1:], reading.names),
                    }
                    for (key, rule), points, why in zip(
                        game.rules.LINES, points_of, reasons, strict=False
                    )
                ],
            }
            for name, total, rank, points_of, reasons in zip(
                reading.names,
                verdict.totals,
                verdict.ranks,
                verdict.points,
                verdict.reasons,
                strict=True,
            )
        ]
        result = {
            "game": game.name,
            "players": players,
            "winners": [index for index, rank in enumerate(verdict.ranks) if rank == 1],
            "decided_by": game.rules.DECIDERS[verdict.decided],
        }
        if game.rules.MOVES:
            result[game.rules.MOVES] = [moves.shown(game.rules, move) for move in verdict.moves]
        outcome = Outcome({**result, "problems": []})
        outcome.moves = [
            moves.said(game.rules, texts, move, reading.names) for move in verdict.moves
        ]
        return outcome


def _wrong(game: str | None, path: str, code: str, message: str) -> Json:
    return {"game": game, "problems": [{"path": path, "code": code, "message": message}]}
