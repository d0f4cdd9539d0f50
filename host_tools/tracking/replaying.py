"""A tracked game line by line, through the same log that the device keeps."""

from dataclasses import dataclass
from typing import Any

from tabletally.shared_rules.core.log import Full, Log
from tabletally.shared_rules.core.result import result_of
from tabletally.shared_rules.rococo.fields import SOLO
from tabletally.shared_rules.rococo.tracking import entries as e
from tabletally.shared_rules.rococo.tracking import income as income_parts
from tabletally.shared_rules.rococo.tracking import refusals
from tabletally.shared_rules.rococo.tracking.solo.opponent import Opponent
from tabletally.shared_rules.rococo.tracking.standing import score_now
from tabletally.shared_rules.rococo.tracking.tracker import Tracker

from .reader import Beginning, Line

NO_ROOM = -1
NOTHING_TO_DO = -2


@dataclass
class Refused:
    """Why a line was not taken: a number of refusals, NO_ROOM or NOTHING_TO_DO."""

    why: int


class Replay:
    """The game of a file; `play` a line, then read `tracker` and `sheet`."""

    def __init__(self, start: Beginning) -> None:
        self.names = start.names
        self.sheet = start.sheet
        self.opponent = Opponent() if self.sheet.value(SOLO) else None
        self.tracker = Tracker(self.sheet, self.opponent)
        self._rules = start.game.rules
        self._log = Log()
        self._log.begin(0, 0)
        self._log.settle()
        self._result = result_of(self._rules)

    def play(self, line: Line) -> Refused | None:
        """Do what the line says; Refused if it cannot be, and nothing has changed then."""
        self._log.start()
        try:
            refused = self._do(line)
        except Full:
            refused = Refused(NO_ROOM)
        if refused:
            self._log.take_back(self.sheet)
            self.tracker.replay()
            return refused
        if line.command not in ("undo", "redo"):
            self._log.finish()
        self._log.settle()
        return None

    def totals(self) -> list[int] | None:
        """What each player would have if the game ended now; None without the printed prizes."""
        known = score_now(self.tracker, self.sheet, self._result)
        return list(self._result.totals[: len(self.names)]) if known else None

    def _do(self, line: Line) -> Refused | None:
        sheet, tracker = self.sheet, self.tracker
        if line.answers:
            for value in line.answers:
                if not tracker.answer(value, self._change):
                    return Refused(tracker.why or NO_ROOM)
            return None
        if line.command == "entry":
            if tracker.enter(line.kind, line.player, line.bonus, line.values, self._change):
                return None
            return Refused(tracker.why or NO_ROOM)
        if line.command == "undo" or line.command == "redo":
            done = self._log.undo(sheet) if line.command == "undo" else self._log.redo(sheet)
            if not done:
                return Refused(NOTHING_TO_DO)
            tracker.replay()
            return None
        if line.command == "remove" and self._is(line.at, e.BEGIN):
            return Refused(refusals.BEGINNING_STAYS)
        if line.command in ("remove", "correct") and self._is(line.at, e.SOLO, e.HER):
            return Refused(refusals.HER_TURN_STAYS)
        if line.command == "insert":
            made = (line.kind, line.player, line.bonus, line.values, self._change)
            if not e.append(sheet, *made, e.in_order(sheet, line.at)):
                return Refused(NO_ROOM)
            changed = e.count(sheet) - 1
        else:
            changed = line.at
            self._change_entry(line)
        return Refused(tracker.first_why) if tracker.replay() == changed else None

    def _is(self, at: int, *kinds: int) -> bool:
        return not e.is_void(self.sheet, at) and e.kind_of(self.sheet, at) in kinds

    def _change_entry(self, line: Line) -> None:
        if line.command == "remove":
            e.take_out(self.sheet, line.at, self._change)
        else:
            made = (line.kind, line.player, line.bonus, line.values, self._change)
            e.write(self.sheet, line.at, *made)

    def _change(self, cell: int, value: int) -> None:
        self._log.change(self.sheet, cell, value)


def rule_of(refused: Refused) -> str:
    """The rule that a refused line breaks, "" if none."""
    return refusals.RULES[refused.why] if refused.why >= 0 else ""


def shown(tracker: Tracker) -> list[tuple[int, int, int]]:
    """The news of the last line: what, player, number."""
    news = tracker.news
    return [(news.what(at), news.player(at), news.number(at)) for at in range(news.count)]


def state_of(replay: Replay) -> dict[str, Any]:
    """The state of the table, in the words of the log."""
    state = replay.tracker.state
    return {
        "round": state.round,
        "phase": _PHASES[state.phase - 1],
        "start_player": state.start,
        "current": None if state.current < 0 else state.current,
        "queens_favour": None if state.favour < 0 else state.favour,
        "hire_cards": state.shown,
        "income_booked": state.booked,
        "over": state.over,
        "players": [_player(replay, player) for player in range(state.players)],
    }


_PHASES = ("prepare", "choose", "actions", "income")
_EXAMS = (None, "journeyman", "master")


def _player(replay: Replay, player: int) -> dict[str, Any]:
    state = replay.tracker.state
    parts = [0] * income_parts.PARTS
    return {
        "name": replay.names[player],
        "livres": state.livres[player],
        "fame": state.fame[player],
        "cards": state.cards[player],
        "employees": state.employees[player],
        "garments": state.garments[player],
        "halls": list(state.in_hall[player * 5 : player * 5 + 5]),
        "decorations": state.decorations[player],
        "kitchens": e.KITCHEN_WORDS[state.kitchens[player]],
        "jewels": state.jewels[player],
        "connection": None if state.connection[player] < 0 else state.connection[player],
        "exam": _EXAMS[state.exam[player]],
        "tasks": [task + 1 for task in range(4) if state.tasks[player] >> task & 1],
        "income": {
            "total": income_parts.income(state, player, parts),
            **dict(zip(("base", "decorations", "garments", "jewels"), parts, strict=True)),
        },
    }
