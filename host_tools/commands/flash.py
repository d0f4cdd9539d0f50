"""`tabletally flash UF2`: MicroPython onto a Pico."""

import argparse
from pathlib import Path

from tabletally.pico import drives, flashing, uf2

DONE = 0
WRONG_USAGE = 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    parser.add_argument("file", nargs="?", type=Path, metavar="UF2", help="without: which to get")
    parser.add_argument("--drive", type=Path, metavar="DIR", help="the Pico's drive, if not found")
    parser.add_argument(
        "--port", metavar="P", help="a board with MicroPython, to be flashed without BOOTSEL"
    )
    parser.epilog = "What is stored on the board, saved games too, is not touched by this."


def run(arguments: argparse.Namespace) -> int:
    """Flash; 0 when the board came back and answers, 2 without a file."""
    if arguments.file is None:
        waiting = [drives.read(arguments.drive)] if arguments.drive else drives.find()
        chips = {drive.chip for drive in waiting if drive}
        print(flashing.which_file(chips.pop() if len(chips) == 1 else ""))
        return WRONG_USAGE
    image = uf2.read(arguments.file)
    if arguments.port:
        flashing.restart_as_drive(arguments.port, arguments.drive, _tell)
    drive = flashing.choose_drive(arguments.drive)
    flashing.flash(image, str(arguments.file), drive, arguments.port, _tell)
    return DONE


def _tell(line: str) -> None:
    print(line, flush=True)
