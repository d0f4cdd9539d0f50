"""`tabletally history`: the games that are over on a board, and each as a score sheet."""

from __future__ import annotations

import argparse
import json
import sys

from tabletally.shared_rules.core.played import Played

from ..history import shelf, sources, telling
from ..history.finished import result_of, sheet_of, without_reasons
from ..history.shelf import Shelf
from ..pico.faults import NoBoard
from ..scoring import show
from ..scoring.engine import HereEngine
from ..scoring.outcome import Scorer
from ..virtual_board.errors import WrongUsage
from .whose import add_whose, image_meant

DONE = 0
NOT_ALL = 1
WRONG_USAGE = 2

_ABOUT = """\
The history is read from the board that is connected (--port P if there are several), whose program
starts again afterwards, or with --sim from the virtual board that `tabletally sim` shows in the
terminal, or with --flash from any flash image. Nothing is changed there.

  tabletally history                       the games, the newest first
  tabletally history show 12               one of them, with the reason of every step
  tabletally history show 12 --sheet       its score sheet, which `tabletally score` takes
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = _ABOUT
    parser.add_argument("what", nargs="?", choices=("list", "show"), default="list")
    parser.add_argument("id", nargs="?", type=int, metavar="ID", help="the number of a game")
    parser.add_argument("--sheet", action="store_true", help="print the score sheet of the game")
    parser.add_argument("--json", action="store_true", help="print JSON, one object per game")
    parser.add_argument("--lang", choices=("en", "ko"), default="en", help="language of the texts")
    add_whose(parser)


def run(arguments: argparse.Namespace) -> int:
    """List the games or show one; 1 if something there is damaged, or the scores disagree."""
    try:
        _demand_that_it_makes_sense(arguments)
        found = shelf.read(_files(arguments))
        for fault in found.faults:
            print(f"tabletally history: {fault}", file=sys.stderr)
        if arguments.what == "show":
            return _show(arguments, found)
    except WrongUsage as error:
        print(f"tabletally history: {error}", file=sys.stderr)
        return WRONG_USAGE
    tell = telling.listed_as_json if arguments.json else telling.listed
    for line in tell(found, arguments.lang):
        print(line)
    return NOT_ALL if found.faults else DONE


def _demand_that_it_makes_sense(arguments: argparse.Namespace) -> None:
    if arguments.what == "list" and (arguments.sheet or arguments.id is not None):
        raise WrongUsage("a sheet is that of one game: `tabletally history show ID --sheet`")
    if arguments.what == "show" and arguments.id is None:
        raise WrongUsage("show wants the number of a game: `tabletally history` lists them")
    if arguments.sheet and arguments.json:
        raise WrongUsage("--sheet and --json do not go together: a sheet is JSON already")


def _files(arguments: argparse.Namespace) -> dict[str, bytes]:
    image = image_meant(arguments)
    if image:
        return sources.of_image(image)
    try:
        return sources.of_board(arguments.port)
    except NoBoard as fault:
        raise NoBoard(f"{fault}; --sim reads the games of the virtual board") from None


def _show(arguments: argparse.Namespace, found: Shelf) -> int:
    played = _game(found, arguments.id)
    sheet = sheet_of(played, arguments.lang)
    if arguments.sheet:
        print(json.dumps(sheet, ensure_ascii=False, indent=1))
        return DONE
    (outcome,) = Scorer(HereEngine(), arguments.lang).score([sheet])
    if outcome["problems"]:
        print("\n".join(show.problems(outcome, f"game {arguments.id}")), file=sys.stderr)
        return NOT_ALL
    if arguments.json:
        print(json.dumps({"id": arguments.id, **outcome}, ensure_ascii=False))
    else:
        print("\n".join(show.result(outcome, arguments.lang)))
    stored = result_of(played, arguments.lang)
    if without_reasons(outcome) != stored:
        told = telling.places(stored, arguments.lang)
        print(
            f"tabletally history: the device scored game {arguments.id} differently: {told}; "
            "please report both with the sheet (--sheet)",
            file=sys.stderr,
        )
        return NOT_ALL
    return DONE


def _game(found: Shelf, number: int) -> Played:
    if number not in found.games:
        raise WrongUsage(f"there is no game {number} here: {_there(found)}")
    played = found.games[number]
    if not shelf.is_of_these_rules(played):
        raise WrongUsage(
            f"game {number} was stored by another version, whose fields are others: "
            "use the version that was on the board then"
        )
    return played


def _there(found: Shelf) -> str:
    if not found.games:
        return "none can be read" if found.faults else "none is finished yet"
    first, last = min(found.games), max(found.games)
    return f"{first} is the only one" if first == last else f"the numbers go from {first} to {last}"
