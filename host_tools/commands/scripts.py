"""What the commands that do scripts on a board have in common: their input and their output."""

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path

from tabletally.virtual_board.errors import WrongUsage
from tabletally.virtual_board.running import Report

WRONG_USAGE = 2


def read(name: str) -> str:
    """Return a script's text; `-` is the input."""
    if name == "-":
        return sys.stdin.read()
    try:
        return Path(name).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise WrongUsage(f"{name} cannot be read: {error}") from error


def finish(
    command: str,
    report: Report,
    arguments: argparse.Namespace,
    figures: Callable[[Report], dict[str, object]] = Report.figures,
) -> int:
    """Write the sheet and print the figures that were asked for; return the exit status."""
    if report.held is not None:
        _write_json(arguments.sheet, report.held.sheet)
        if report.held.result:
            _write_json(arguments.sheet.with_suffix(".result.json"), report.held.result)
    if arguments.report:
        print(json.dumps(figures(report)))
    if report.status:
        print(report.console, end="", file=sys.stderr)
        print(f"tabletally {command}: {report.reason}", file=sys.stderr)
        return report.status
    if report.wrong_usage:
        print(f"tabletally {command}: {report.wrong_usage}", file=sys.stderr)
        return WRONG_USAGE
    return 0


def _write_json(path: Path, value: object) -> None:
    path.write_text(json.dumps(value, indent=1, ensure_ascii=False) + "\n", "utf-8")
