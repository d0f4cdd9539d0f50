"""The names in a board's file of settings, read and replaced by the firmware's own code."""

from __future__ import annotations

import ast
import contextlib
from collections.abc import Sequence

from ..pico.building import using_ours
from ..virtual_board.board import VirtualBoard
from ..virtual_board.errors import WrongUsage

PATH = "/saves/settings"

_CODE = """
from firmware.storage.settings import Settings

class NoKeys:
    def before_flash(self):
        pass
    def after_flash(self):
        pass

with open("/settings", "wb") as file:
    file.write(CONTENT)
told = []
settings = Settings("/settings", NoKeys(), told)
if told:
    print(None)
else:
    if NAMES is not None:
        settings.keep_names(NAMES)
    with open("/settings", "rb") as file:
        print((settings.names, file.read()))
"""
_NEVER_STARTED = "this board has no settings yet: switch it on once and choose its language"


def names_in(content: bytes) -> list[str]:
    """Return the names; WrongUsage: there is no such file yet, or it is damaged."""
    return _run(content, None)[0]


def with_names(content: bytes, names: Sequence[str]) -> bytes:
    """Return the file with other names, all else as it was; WrongUsage as above."""
    return _run(content, [name.encode() for name in names])[1]


def _run(content: bytes, names: list[bytes] | None) -> tuple[list[str], bytes]:
    if not content:
        raise WrongUsage(_NEVER_STARTED)
    code = f"CONTENT = {content!r}\nNAMES = {names!r}\n{_CODE}"
    with contextlib.closing(VirtualBoard()) as board:
        printed = board.ask(using_ours(code))
    told = ast.literal_eval(printed)
    if not told:
        raise WrongUsage(
            "the settings of this board are damaged, or of another version: "
            "`tabletally deploy`, then switch it on once"
        )
    kept, edited = told
    return [name.decode() for name in kept], edited
