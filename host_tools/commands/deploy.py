"""`tabletally deploy`: the application onto a board that runs MicroPython, or the one before."""

import argparse
import sys

from tabletally.pico import deploying
from tabletally.pico.compiling import WrongSource
from tabletally.pico.deploying import Wish
from tabletally.virtual_board.errors import WrongUsage

DONE = 0
WRONG_USAGE = 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    parser.add_argument("--port", metavar="P", help="which serial port; needed if several answer")
    parser.add_argument("--board", metavar="ID", help="which hardware; else as deployed before")
    parser.add_argument("--lang", choices=("ko", "en"), help="language before the first start")
    parser.add_argument("--dry-run", action="store_true", help="say what would be written")
    parser.add_argument("--rollback", action="store_true", help="bring the version before back")
    parser.epilog = (
        "Saved games are copied to this computer first and never touched on the board. Whatever "
        "interrupts a deploy, the version before starts as if nothing had happened."
    )


def run(arguments: argparse.Namespace) -> int:
    """Deploy; 0 when the board runs it."""
    try:
        if arguments.rollback:
            if arguments.board or arguments.lang or arguments.dry_run:
                raise WrongUsage("--rollback goes with --port only")
            deploying.roll_back(arguments.port, _tell)
        else:
            wish = Wish(arguments.board, arguments.lang, arguments.dry_run)
            deploying.deploy(arguments.port, wish, _tell)
    except (WrongUsage, WrongSource) as error:
        print(f"tabletally deploy: {error}", file=sys.stderr)
        return WRONG_USAGE
    return DONE


def _tell(line: str) -> None:
    print(line, flush=True)
