"""Where the settings stand: on a board at a serial port, or in the flash of a virtual one."""

from __future__ import annotations

import ast
import contextlib
from collections.abc import Callable
from pathlib import Path

from ..pico.connecting import connected
from ..pico.files import Files
from ..virtual_board.board import VirtualBoard
from ..virtual_board.flash import Flash, image_in
from ..virtual_board.keeping import kept
from .settings_file import PATH

Edit = Callable[[bytes], bytes]
"""Takes the file, empty where there is none, and returns what stands there afterwards."""

_READ = f"""
try:
    with open({PATH!r}, "rb") as file:
        print(file.read())
except OSError:
    print(b"")
"""
_WRITE = f"""
import os
with open({PATH!r} + ".new", "wb") as file:
    file.write(CONTENT)
os.rename({PATH!r} + ".new", {PATH!r})
"""


def on_board(port: str | None, edit: Edit) -> None:
    """Edit on the board that is meant; its program is stopped for it and then started again.

    BoardFault: as `connected` says.
    """
    folder, _, name = PATH.rpartition("/")
    with connected(port) as (link, _):
        files = Files(link)
        size = files.names(folder).get(name, 0)
        before = files.read(PATH, size) if size else b""
        after = edit(before)
        if after != before:
            files.replace(PATH, after)
        link.start_program()


def in_image(path: Path, edit: Edit) -> None:
    """Edit in a flash image that is there; WrongUsage: it cannot be kept, or another run does.

    What holds no file system stays as it is.
    """
    image_in(path)
    with kept(path) as flash:
        before = ast.literal_eval(_asked(Flash(bytes(flash.data)), _READ))
        after = edit(before)
        if after != before:
            _asked(flash, f"CONTENT = {after!r}\n{_WRITE}")


def _asked(flash: Flash, code: str) -> str:
    with contextlib.closing(VirtualBoard(flash=flash)) as board:
        return board.ask(code).strip()
