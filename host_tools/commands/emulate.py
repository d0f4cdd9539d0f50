"""`tabletally emulate`: a stock firmware image on an emulated chip, with our files on its flash."""

import argparse
import functools
import os
import sys
from pathlib import Path

from tabletally.builders.characters import strings_in, text_files
from tabletally.emulated_chip import image
from tabletally.virtual_board.errors import WrongUsage
from tabletally.virtual_board.running import run_script

from . import scripts
from .scripts import WRONG_USAGE, demand_places, demand_terminal, finish, read
from .serving import serve

_ABOUT = f"""\
The image is a stock UF2 of MicroPython for the Raspberry Pi Pico, from micropython.org or built
from its public source; without --uf2 its path is taken from {image.VARIABLE}. Without --script and
--serial the chip is shown in the terminal, with the keys of `tabletally sim`; its flash is kept
apart. Scripts, shots, sheets and figures are those of `tabletally sim`; computing takes some forty
times as long as on the chip. --report adds heap and chip time, and measures searches, which takes
two minutes more. What is deployed in --flash IMAGE is deployed anew.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    parser.epilog = _ABOUT
    scripts.add_arguments(parser, serial="be a Pico at a serial port")
    parser.add_argument("--uf2", type=Path, metavar="FILE", help="the firmware image")


def run(arguments: argparse.Namespace) -> int:
    """Run the emulated chip; returns the exit status."""
    try:
        if arguments.fresh and arguments.flash:
            raise WrongUsage("--fresh and --flash do not go together")
        if arguments.serial:
            return _serve(arguments)
        if arguments.script is None:
            return _show(arguments)
        if arguments.out is None:
            raise WrongUsage("--script wants --out DIR for the shots")
        demand_places(arguments)
        return _do_script(image.demand(_image(arguments.uf2)), arguments)
    except WrongUsage as error:
        print(f"tabletally emulate: {error}", file=sys.stderr)
        return WRONG_USAGE


def _serve(arguments: argparse.Namespace) -> int:
    if arguments.script is not None:
        raise WrongUsage("--serial and --script do not go together")
    uf2 = image.demand(_image(arguments.uf2))
    from tabletally.emulated_chip.serial_chip import SerialChip

    return serve(functools.partial(SerialChip, uf2, arguments.board), arguments.flash)


def _show(arguments: argparse.Namespace) -> int:
    demand_terminal()
    uf2 = image.demand(_image(arguments.uf2))
    from tabletally.emulated_chip.chip import Chip
    from tabletally.virtual_board.live.opening import Wish
    from tabletally.virtual_board.terminal.start import show_board

    wish = Wish(
        arguments.board,
        arguments.lang,
        image=arguments.flash,
        fresh=arguments.fresh,
        chip=functools.partial(Chip, uf2),
    )
    return show_board(wish, arguments.theme)


def _image(named: Path | None) -> Path:
    path = named or os.environ.get(image.VARIABLE)
    if not path:
        raise WrongUsage(f"give the firmware image by --uf2 FILE or by {image.VARIABLE}")
    return Path(path)


def _do_script(uf2: Path, arguments: argparse.Namespace) -> int:
    from tabletally.emulated_chip import searches
    from tabletally.emulated_chip.chip import Chip
    from tabletally.emulated_chip.figures import figures

    searched: dict[str, float] = {}
    report = run_script(
        read(arguments.script),
        out=arguments.out,
        board_id=arguments.board,
        language=arguments.lang,
        flash=arguments.flash,
        measure=arguments.report,
        sheet=arguments.sheet is not None,
        strings=strings_in(text_files()),
        make_machine=functools.partial(Chip, uf2),
        afterwards=(lambda board: searched.update(searches.measure(board)))
        if arguments.report
        else None,
    )
    return finish("emulate", report, arguments, lambda report: {**figures(report), **searched})
