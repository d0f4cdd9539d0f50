"""`tabletally score FILE ...`: score sheets in, tables for people or JSON out."""

import argparse
import json
import sys

from ..scoring import show, strict_json
from ..scoring.engine import HereEngine, MicroPythonEngine
from ..scoring.outcome import Scorer

SCORED = 0
WRONG_SHEET = 1
UNREADABLE = 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    parser.add_argument("files", nargs="+", metavar="FILE", help="a score sheet; - is the input")
    parser.add_argument("--json", action="store_true", help="print the result as one line of JSON")
    parser.add_argument("--brief", action="store_true", help="print one line for each file")
    parser.add_argument("--lang", choices=("en", "ko"), default="en", help="language of the texts")
    parser.add_argument(
        "--vm",
        choices=("python", "micropython"),
        default="python",
        help="which interpreter runs the rules",
    )


def run(arguments: argparse.Namespace) -> int:
    """Score the files; returns the worst exit status of all."""
    if arguments.files.count("-") > 1:
        print("tabletally score: standard input can be read once only", file=sys.stderr)
        return UNREADABLE
    values: dict[int, object] = {}
    errors: dict[int, str] = {}
    for number, name in enumerate(arguments.files):
        try:
            values[number] = strict_json.read(name)
        except strict_json.UnreadableFile as error:
            errors[number] = str(error)
    engine = MicroPythonEngine() if arguments.vm == "micropython" else HereEngine()
    scorer = Scorer(engine, arguments.lang)
    outcomes = dict(zip(values, scorer.score(list(values.values())), strict=True))
    status = SCORED
    for number, name in enumerate(arguments.files):
        if number in errors:
            status = UNREADABLE
            _print_error(name, errors[number], arguments.json)
            continue
        outcome = outcomes[number]
        if outcome["problems"]:
            status = max(status, WRONG_SHEET)
        if arguments.json:
            print(json.dumps(outcome, ensure_ascii=False))
        else:
            _print_for_people(name, outcome, arguments)
    return status


def _print_error(name: str, error: str, as_json: bool) -> None:
    if as_json:
        print(json.dumps({"file": name, "error": error}, ensure_ascii=False))
    else:
        print(f"{name}: {error}", file=sys.stderr)


def _print_for_people(name: str, outcome: dict, arguments: argparse.Namespace) -> None:
    if arguments.brief:
        print(show.brief(outcome, name, arguments.lang))
        return
    if len(arguments.files) > 1:
        print(f"== {name}")
    lines = (
        show.problems(outcome, name)
        if outcome["problems"]
        else show.result(outcome, arguments.lang)
    )
    print("\n".join(lines))
    if len(arguments.files) > 1:
        print()
