"""The rules themselves, run here or inside the MicroPython interpreter: numbers in, numbers out."""

from __future__ import annotations

import subprocess
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Protocol

from tabletally.shared_rules.core import verdict
from tabletally.shared_rules.core.result import OPERANDS
from tabletally.shared_rules.core.sheet import Sheet

from .. import micropython_unix, places

_PROBLEM_HEAD = 3
_PLACE = 3
_WHY = OPERANDS + 1


@dataclass
class Verdict:
    """What the rules say to one sheet: problems, or the score."""

    problems: list[tuple[int, int, list[tuple[int, int, int]]]] = field(default_factory=list)
    points: list[list[int]] = field(default_factory=list)  # by player, by line
    totals: list[int] = field(default_factory=list)
    ranks: list[int] = field(default_factory=list)
    reasons: list[list[tuple[int, ...]]] = field(default_factory=list)
    decided: int = 0
    moves: list[tuple[int, ...]] = field(default_factory=list)


@dataclass
class Case:
    """A sheet to judge; `faulty` if something in its file could not be read."""

    game: str
    sheet: Sheet
    faulty: bool

    def question(self) -> list[int]:
        """Return it as the numbers that the rules take."""
        return verdict.question(self.sheet, verdict.FAULTY_SHEET if self.faulty else verdict.WHOLE)


class Engine(Protocol):
    """Whatever runs the rules."""

    def judge(self, cases: Iterable[Case]) -> list[Verdict]:
        """Judge the cases, in order."""


class HereEngine:
    """Judges on CPython."""

    def judge(self, cases: Iterable[Case]) -> list[Verdict]:
        """Judge the cases, in order."""
        return [_verdict(_judge(case.game).answer(case.question())) for case in cases]


class MicroPythonEngine:
    """Judges inside the MicroPython interpreter, all sheets in one run."""

    def judge(self, cases: Iterable[Case]) -> list[Verdict]:
        """Judge the cases, in order; raises NoInterpreter where there is none."""
        lines = [" ".join([case.game, *map(str, case.question())]) for case in cases]
        command = [
            *micropython_unix.command(),
            str(Path(__file__).with_name("vm_main.py")),
            str(places.SHARED_RULES.parent),
        ]
        run = subprocess.run(
            command, input="\n".join(lines) + "\n", capture_output=True, text=True, check=False
        )
        if run.returncode:
            raise RuntimeError(run.stdout + run.stderr)
        return [_verdict([int(word) for word in line.split()]) for line in run.stdout.splitlines()]


@cache
def _judge(game: str) -> verdict.Judge:
    return verdict.Judge(game)


def _verdict(numbers: list[int]) -> Verdict:
    if numbers[0] == verdict.WRONG:
        return Verdict(problems=_problems(numbers[1:]))
    players, lines, decided, moves = numbers[1:5]
    rest = iter(numbers[5:])

    def take(count: int) -> list[int]:
        return [next(rest) for _ in range(count)]

    return Verdict(
        points=[take(lines) for _ in range(players)],
        totals=take(players),
        ranks=take(players),
        reasons=[[tuple(take(_WHY)) for _ in range(lines)] for _ in range(players)],
        decided=decided,
        moves=_moves(list(rest), moves),
    )


def _moves(numbers: list[int], count: int) -> list[tuple[int, ...]]:
    """Cut what is left of an answer into its moves; how long they are, the game says."""
    width = len(numbers) // count if count else 0
    return [tuple(numbers[at * width : (at + 1) * width]) for at in range(count)]


def _problems(numbers: list[int]) -> list[tuple[int, int, list[tuple[int, int, int]]]]:
    problems = []
    at = 0
    while at < len(numbers):
        code, fault, count = numbers[at : at + _PROBLEM_HEAD]
        at += _PROBLEM_HEAD
        places_of = []
        for _ in range(count):
            field_number, i, j = numbers[at : at + _PLACE]
            places_of.append((field_number, i, j))
            at += _PLACE
        problems.append((code, fault, places_of))
    return problems
