"""`tabletally replay LOG.jsonl`: a game's entries in, its state and what would be shown out."""

import argparse
import importlib
import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from tabletally.shared_rules.core.wording import render
from tabletally.shared_rules.rococo.tracking import entries
from tabletally.tracking import reader, solo
from tabletally.tracking.replaying import NO_ROOM, Refused, Replay, rule_of, shown, state_of

PLAYED = 0
REFUSED = 1
UNREADABLE = 2
_TEXTS = "tabletally.shared_rules.rococo.tracking.texts"
_HER_TEXTS = "tabletally.shared_rules.rococo.du_barry.texts"
_NO_ROOM = "there is no room for more entries"
_NOTHING = "there is nothing to undo or redo"
NEWS_WORDS = (
    "connection", "turn", "skipped", "income_due", "income", "start_player", "start_stays",
    "round", "last_round", "final_scoring", "exam_ready", "below_zero", "pays", "gains", "scores",
    "does_not_fit", "task_marked",
)  # fmt: skip


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    parser.add_argument("file", metavar="LOG.jsonl", help="one JSON object a line; - is the input")
    parser.add_argument("--json", action="store_true", help="one JSON object for each line")
    parser.add_argument("--lang", choices=("en", "ko"), default="en", help="language of the texts")


def run(arguments: argparse.Namespace) -> int:
    """Replay; 0 all taken, 1 an entry breaks a rule, 2 a file that cannot be read."""
    texts = importlib.import_module(f"{_TEXTS}.{arguments.lang}")
    try:
        return _replay(_text(arguments.file), arguments.json, texts, arguments.lang)
    except (reader.WrongLine, UnicodeDecodeError) as error:
        reason = str(error) if isinstance(error, reader.WrongLine) else "is not UTF-8"
        print(f"tabletally replay: {arguments.file}: {reason}", file=sys.stderr)
        return UNREADABLE


def _text(name: str) -> str:
    return sys.stdin.buffer.read().decode() if name == "-" else Path(name).read_text("utf-8")


def _replay(text: str, as_json: bool, texts: ModuleType, language: str) -> int:
    lines = reader.lines_of(text)
    first = next(lines, None)
    if first is None:
        raise reader.WrongLine("is empty; the first line says the game and its players")
    replay = Replay(reader.beginning(*first))
    hers = importlib.import_module(f"{_HER_TEXTS}.{language}")
    status = PLAYED
    for number, read in lines:
        count = entries.count(replay.sheet)
        line = reader.line(number, read, len(replay.names), count)
        refused = replay.play(line)
        if refused:
            status = REFUSED
        told = [] if refused else shown(replay.tracker)
        if as_json:
            out = _object(replay, number, refused, told, texts)
            if replay.opponent:
                out["du_barry"] = solo.state_of(replay.opponent, hers)
            print(json.dumps(out, ensure_ascii=False))
        else:
            print(f"{number:4}  {_sentence(replay, refused, told, texts)}")
            if line.answers and not refused:
                for sentence in solo.told(replay.opponent, hers):
                    print(f"      {sentence}")
    return status


def _object(
    replay: Replay, number: int, refused: Refused | None, told: list[Any], texts: ModuleType
) -> dict[str, Any]:
    out: dict[str, Any] = {"line": number, "state": state_of(replay), "totals": replay.totals()}
    out["shown"] = [
        {
            "key": NEWS_WORDS[what],
            "player": player,
            "number": number_,
            "text": _news(replay, what, player, number_, texts),
        }
        for what, player, number_ in told
    ]
    out["problems"] = []
    if refused:
        problem = {"code": "rule", "message": _why(refused, texts)}
        if rule_of(refused):
            problem["rule"] = rule_of(refused)
        out["problems"].append(problem)
    return out


def _sentence(replay: Replay, refused: Refused | None, told: list[Any], texts: ModuleType) -> str:
    if refused:
        return f"refused: {_why(refused, texts)}"
    livres = " ".join(
        f"{name} {replay.tracker.state.livres[at]}" for at, name in enumerate(replay.names)
    )
    said = "; ".join(_news(replay, what, who, many, texts) for what, who, many in told)
    return f"{said or '-'}  [{livres}]"


def _why(refused: Refused, texts: ModuleType) -> str:
    if refused.why == NO_ROOM:
        return _NO_ROOM
    return str(texts.REFUSALS[refused.why]) if refused.why >= 0 else _NOTHING


def _news(replay: Replay, what: int, player: int, number: int, texts: ModuleType) -> str:
    return str(render(texts.NEWS[what], [player, number], replay.names))
