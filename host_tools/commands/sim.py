"""`tabletally sim`: the firmware on the virtual board, in the terminal, by script, or at a serial
port."""

import argparse
import functools
import sys

from tabletally.builders.characters import strings_in, text_files
from tabletally.virtual_board.errors import WrongUsage
from tabletally.virtual_board.running import Report, run_script

from . import scripts
from .scripts import WRONG_USAGE, demand_places, demand_terminal, finish, read
from .serving import serve

_ANY_PORT = 0
_LAST_PORT = 65535
_ABOUT = """\
Without --script and --serial the board is shown in the terminal: arrow keys are up and down, Enter
or Space is ok, Backspace, Escape or the left arrow is back; a capital U, D, O or B, or Shift with
an arrow, is a long press, and a key drawn on the screen is pressed with the mouse. p cuts the power
for a moment, r resets, s saves a PNG into the current folder, v shows the pixels with other
characters, t changes the colours, q or Ctrl-C quits. NO_COLOR is obeyed.

--web shows the same in the browser of this computer and prints the address to open.

Its flash is kept between runs, so that a game goes on where it was: in --flash IMAGE, else in the
user's own folder for states ($XDG_STATE_HOME/tabletally or ~/.local/state/tabletally, on macOS
~/Library/Application Support/tabletally), one image per board. --fresh begins with an empty flash
and keeps nothing. A script begins with an empty flash unless --flash is given.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    parser.epilog = _ABOUT
    scripts.add_arguments(parser, serial="be a stock Pico at a serial port")
    parser.add_argument(
        "--web",
        nargs="?",
        type=int,
        const=_ANY_PORT,
        metavar="PORT",
        help="show the board in the browser of this computer",
    )


def run(arguments: argparse.Namespace) -> int:
    """Run the virtual board; returns the exit status."""
    try:
        if arguments.fresh and arguments.flash:
            raise WrongUsage("--fresh and --flash do not go together")
        if arguments.web is not None:
            return _serve_in_browser(arguments)
        if arguments.serial:
            return _serve(arguments)
        if arguments.script is None:
            return _show(arguments)
        if arguments.out is None:
            raise WrongUsage("--script wants --out DIR for the shots")
        demand_places(arguments)
        return finish("sim", _run(arguments), arguments)
    except WrongUsage as error:
        print(f"tabletally sim: {error}", file=sys.stderr)
        return WRONG_USAGE


def _run(arguments: argparse.Namespace) -> Report:
    return run_script(
        read(arguments.script),
        out=arguments.out,
        board_id=arguments.board,
        language=arguments.lang,
        flash=arguments.flash,
        measure=arguments.report,
        sheet=arguments.sheet is not None,
        strings=strings_in(text_files()),
    )


def _serve(arguments: argparse.Namespace) -> int:
    if arguments.script is not None:
        raise WrongUsage("--serial and --script do not go together")
    from tabletally.virtual_board.serial_board import SerialBoard

    return serve(functools.partial(SerialBoard, arguments.board), arguments.flash)


def _serve_in_browser(arguments: argparse.Namespace) -> int:
    for other in ("script", "serial", "theme"):
        if getattr(arguments, other):
            raise WrongUsage(f"--web and --{other} do not go together")
    if not 0 <= arguments.web <= _LAST_PORT:
        raise WrongUsage(f"--web takes a port of 1 to {_LAST_PORT}, not {arguments.web}")
    from tabletally.virtual_board.live.opening import Wish
    from tabletally.virtual_board.web.start import serve_board

    wish = Wish(arguments.board, arguments.lang, image=arguments.flash, fresh=arguments.fresh)
    return serve_board(wish, arguments.web)


def _show(arguments: argparse.Namespace) -> int:
    demand_terminal()
    from tabletally.virtual_board.live.opening import Wish
    from tabletally.virtual_board.terminal.start import show_board

    wish = Wish(arguments.board, arguments.lang, image=arguments.flash, fresh=arguments.fresh)
    return show_board(wish, arguments.theme)
