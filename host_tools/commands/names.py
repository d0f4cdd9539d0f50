"""`tabletally names`: who can be chosen on a board when a game begins."""

from __future__ import annotations

import argparse
import sys

from ..names import places
from ..names.settings_file import names_in, with_names
from ..names.wanted import checked
from ..pico.faults import NoBoard
from ..virtual_board.errors import WrongUsage
from .whose import add_whose, image_meant

DONE = 0
WRONG_USAGE = 2

_ABOUT = """\
With names, they replace those on the board; without, those that are there are listed. At the next
new game, the board asks for each seat whose it is, one key each, and shows names instead of seats.
The board that is connected is meant (--port P if there are several), whose program starts again
afterwards, or with --sim the virtual board that `tabletally sim` shows in the terminal, or with
--flash any flash image.

  tabletally names 지훈 민서 Ann          these three
  tabletally names --none                seats go by their colours again
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = _ABOUT
    parser.add_argument("names", nargs="*", metavar="NAME", help="at most 12, of 3 syllables each")
    parser.add_argument("--none", action="store_true", help="remove all names")
    add_whose(parser)


def run(arguments: argparse.Namespace) -> int:
    """List or replace the names."""
    try:
        if arguments.names and arguments.none:
            raise WrongUsage("--none removes all names: give names, or --none")
        wanted = checked(arguments.names)
        replaced = bool(wanted) or arguments.none
        _show(_edited(arguments, wanted) if replaced else _listed(arguments))
    except WrongUsage as error:
        print(f"tabletally names: {error}", file=sys.stderr)
        return WRONG_USAGE
    return DONE


def _edited(arguments: argparse.Namespace, wanted: list[str]) -> list[str]:
    _at(arguments, lambda content: with_names(content, wanted))
    return wanted


def _listed(arguments: argparse.Namespace) -> list[str]:
    found: list[str] = []

    def look(content: bytes) -> bytes:
        found.extend(names_in(content))
        return content

    _at(arguments, look)
    return found


def _at(arguments: argparse.Namespace, edit: places.Edit) -> None:
    image = image_meant(arguments)
    if image:
        places.in_image(image, edit)
        return
    try:
        places.on_board(arguments.port, edit)
    except NoBoard as fault:
        raise NoBoard(f"{fault}; --sim is the virtual board") from None


def _show(names: list[str]) -> None:
    print("\n".join(names) if names else "No names: seats go by their colours.")
