"""`tabletally doctor`: what is wrong with a board, and what helps, in a sentence each."""

import argparse
import sys

from tabletally.pico import diagnosis
from tabletally.virtual_board.errors import WrongUsage

SOUND = 0
WRONG_USAGE = 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    parser.add_argument("--port", metavar="P", help="which serial port; needed if several answer")
    parser.add_argument("--board", metavar="ID", help="which hardware; else what was deployed for")


def run(arguments: argparse.Namespace) -> int:
    """Look at the board; 0 if all is well, else the status of the first thing that is not."""
    status = SOUND
    try:
        for finding in diagnosis.look_at(arguments.port, arguments.board):
            print(f"{'ok   ' if not finding.status else 'WRONG'}  {finding.text}", flush=True)
            status = status or finding.status
    except WrongUsage as error:
        print(f"tabletally doctor: {error}", file=sys.stderr)
        return WRONG_USAGE
    return status
