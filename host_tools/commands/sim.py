"""`tabletally sim`: the firmware on the virtual board, driven by a script or over a serial port."""

import argparse
import json
import sys
from pathlib import Path

from tabletally.virtual_board import boards
from tabletally.virtual_board import flash as flash_image
from tabletally.virtual_board.errors import WrongUsage
from tabletally.virtual_board.running import Report, run_script
from tabletally.virtual_board.serial_board import SerialBoard

WRONG_USAGE = 2
_NOTHING_TO_DO = (
    "give --script FILE --out DIR to press keys, or --serial for a serial port; "
    "the view in the terminal is still to come"
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    parser.add_argument("--board", default=boards.DEFAULT, metavar="ID", help="which hardware")
    parser.add_argument("--lang", choices=("ko", "en"), help="language before the first start")
    parser.add_argument("--flash", type=Path, metavar="IMAGE", help="keep the flash in this file")
    parser.add_argument("--script", metavar="FILE", help="words to do; - is the input")
    parser.add_argument("--out", type=Path, metavar="DIR", help="where the shots go")
    parser.add_argument("--sheet", type=Path, metavar="OUT.json", help="write the sheet held")
    parser.add_argument("--report", action="store_true", help="print figures as JSON")
    parser.add_argument("--serial", action="store_true", help="be a stock Pico at a serial port")


def run(arguments: argparse.Namespace) -> int:
    """Run the virtual board; returns the exit status."""
    try:
        if arguments.serial:
            return _serve(arguments)
        if arguments.script is None:
            raise WrongUsage(_NOTHING_TO_DO)
        if arguments.out is None:
            raise WrongUsage("--script wants --out DIR for the shots")
        return _finish(_run(arguments), arguments)
    except WrongUsage as error:
        print(f"tabletally sim: {error}", file=sys.stderr)
        return WRONG_USAGE


def _run(arguments: argparse.Namespace) -> Report:
    return run_script(
        _read(arguments.script),
        out=arguments.out,
        board_id=arguments.board,
        language=arguments.lang,
        flash=arguments.flash,
        measure=arguments.report,
        sheet=arguments.sheet is not None,
    )


def _read(name: str) -> str:
    if name == "-":
        return sys.stdin.read()
    try:
        return Path(name).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise WrongUsage(f"{name} cannot be read: {error}") from error


def _finish(report: Report, arguments: argparse.Namespace) -> int:
    if report.sheet is not None:
        arguments.sheet.write_text(report.sheet, "utf-8")
    if arguments.report:
        print(json.dumps(report.figures()))
    if report.status:
        print(report.console, end="", file=sys.stderr)
        print(f"tabletally sim: {report.reason}", file=sys.stderr)
    return report.status


def _serve(arguments: argparse.Namespace) -> int:
    if arguments.script is not None:
        raise WrongUsage("--serial and --script do not go together")
    flash = flash_image.load(arguments.flash) if arguments.flash else None
    board = SerialBoard(arguments.board, flash)
    print(board.name, flush=True)
    try:
        board.serve()
    except KeyboardInterrupt:
        return 0
    finally:
        if arguments.flash:
            flash_image.save(board.flash, arguments.flash)
    return 0
