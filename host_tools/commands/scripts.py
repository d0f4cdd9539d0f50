"""What the commands that do scripts on a board have in common: their input and their output."""

import argparse
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path

from tabletally.unreadable import why
from tabletally.virtual_board import boards
from tabletally.virtual_board.errors import WrongUsage
from tabletally.virtual_board.running import Report

WRONG_USAGE = 2
_NO_TERMINAL = (
    "the board is shown in a terminal, and this is none: "
    "give --script FILE --out DIR to press keys, or --serial for a serial port"
)


def add_arguments(parser: argparse.ArgumentParser, serial: str) -> None:
    """Declare what every board takes; `serial` is the help of --serial."""
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--board", default=boards.DEFAULT, metavar="ID", help="which hardware")
    parser.add_argument("--lang", choices=("ko", "en"), help="language before the first start")
    parser.add_argument("--flash", type=Path, metavar="IMAGE", help="keep the flash in this file")
    parser.add_argument("--script", metavar="FILE", help="words to do; - is the input")
    parser.add_argument("--out", type=Path, metavar="DIR", help="where the shots go")
    parser.add_argument(
        "--sheet",
        type=Path,
        metavar="OUT.json",
        help="write the sheet held, and its result to OUT.result.json",
    )
    parser.add_argument("--report", action="store_true", help="print figures as JSON")
    parser.add_argument("--serial", action="store_true", help=serial)
    parser.add_argument("--fresh", action="store_true", help="begin with an empty flash, keep none")
    parser.add_argument("--theme", choices=("dark", "light"), help="colours of the terminal view")


def read(name: str) -> str:
    """Return a script's text; `-` is the input."""
    if name == "-":
        return sys.stdin.read()
    try:
        return Path(name).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise WrongUsage(f"{name} cannot be read: {why(error)}") from error


def demand_places(arguments: argparse.Namespace) -> None:
    """Make the folder for the shots and look where the sheet goes, before a script takes its time.

    WrongUsage: one of them cannot be written.
    """
    try:
        arguments.out.mkdir(parents=True, exist_ok=True)
        if arguments.sheet:
            _try_to_write(arguments.sheet)
    except OSError as error:
        raise WrongUsage(f"{error.filename} cannot be written: {why(error)}") from error


def _try_to_write(path: Path) -> None:
    was_there = path.exists()
    path.open("a").close()
    if not was_there:
        path.unlink()


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


def demand_terminal() -> None:
    """Raise WrongUsage where a board cannot be shown."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM") == "dumb":
        raise WrongUsage(_NO_TERMINAL)
