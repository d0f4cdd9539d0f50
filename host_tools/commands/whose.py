"""Which board is meant, where it may be a virtual one: --port, --sim or --flash."""

from __future__ import annotations

import argparse
from pathlib import Path

from ..virtual_board import boards
from ..virtual_board.errors import WrongUsage
from ..virtual_board.keeping import default_image


def add_whose(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments, of which one at most can be used."""
    source = parser.add_mutually_exclusive_group()
    source.add_argument("--port", metavar="P", help="which serial port; needed if several answer")
    source.add_argument(
        "--sim",
        nargs="?",
        const=boards.DEFAULT,
        metavar="BOARD",
        help="the virtual board of this user",
    )
    source.add_argument("--flash", metavar="IMAGE", type=Path, help="a flash image")


def image_meant(arguments: argparse.Namespace) -> Path | None:
    """Return the flash image that --sim or --flash names; None: a board at a port is meant.

    WrongUsage: there is no such virtual board, or it was never switched on.
    """
    if not arguments.sim:
        return arguments.flash
    boards.load(arguments.sim)
    image = default_image(arguments.sim)
    if not image.exists():
        raise WrongUsage("nobody has played on the virtual board yet: `tabletally sim` starts it")
    return image
