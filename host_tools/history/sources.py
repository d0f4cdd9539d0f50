"""Where a history is read from: a board at a serial port, or the flash image of a virtual one.

Both return the files of the history's folder by their names.
"""

from __future__ import annotations

import ast
import contextlib
from pathlib import Path

from ..pico.connecting import connected
from ..pico.files import Files
from ..pico.layout import SAVES
from ..virtual_board.board import VirtualBoard
from ..virtual_board.errors import WrongUsage
from ..virtual_board.flash import Flash, image_in
from .shelf import FOLDER

_PRINT_FILES = f"""
import os
os.stat({SAVES!r})
try:
    names = os.listdir({FOLDER!r})
except OSError:
    names = ()
for name in names:
    with open({FOLDER!r} + "/" + name, "rb") as file:
        print((name, file.read()))
"""


def of_board(port: str | None) -> dict[str, bytes]:
    """Read from the board that is meant; its program is stopped for it and then started again.

    BoardFault: as `connected` says.
    """
    with connected(port) as (link, _):
        files = Files(link)
        sizes = files.names(FOLDER)
        found = {name: files.read(f"{FOLDER}/{name}", size) for name, size in sizes.items()}
        link.start_program()
    return found


def of_image(path: Path) -> dict[str, bytes]:
    """Read from the flash image of a virtual board or an emulated chip; it is not changed.

    WrongUsage: it is no such image, or nothing was ever saved in it.
    """
    flash = Flash(image_in(path))
    with contextlib.closing(VirtualBoard(flash=flash)) as board:
        printed = board.ask(_PRINT_FILES)
    if "Traceback" in printed:
        raise WrongUsage(f"{path}: this flash image holds nothing that tabletally saved")
    return dict(ast.literal_eval(line) for line in printed.splitlines())
