"""Chapters of deeds done on the virtual board, with each flash operation noted."""

import struct
from collections.abc import Sequence
from pathlib import Path

from tabletally import places
from tabletally.virtual_board.board import VirtualBoard
from tabletally.virtual_board.flash import PAGE_SIZE, Flash

ON_DEVICE = Path(__file__).with_name("on_device")
ROOT = Path(__file__).parents[2]
FOLDERS = [places.FIRMWARE, places.SHARED_RULES, places.BOARDS, ON_DEVICE]

_START = """
import sys
sys.path.append("/rom/on_device")
import {module}
{module}.{deed}()
"""


class NotingFlash(Flash):
    """Writes each operation to a file: deed, whether it is swept, kind, address, bytes."""

    def __init__(self, image: bytes | None, trace: Path) -> None:
        super().__init__(image)
        self._trace = trace.open("wb")
        self.board: VirtualBoard | None = None

    def erase(self, address: int) -> None:
        self._note(0, address, b"")
        super().erase(address)

    def program(self, address: int, payload: bytes) -> None:
        for start in range(0, len(payload), PAGE_SIZE):
            page = payload[start : start + PAGE_SIZE]
            self._note(1, address + start, page)
            super().program(address + start, page)

    def close(self) -> None:
        self._trace.close()

    def _note(self, kind: int, address: int, payload: bytes) -> None:
        deeds = [line for line in self.board.console.splitlines() if line[:2] in ("= ", "- ")]
        swept = bool(deeds) and deeds[-1].startswith("=")
        head = struct.pack("<HBBII", len(deeds), swept, kind, address, len(payload))
        self._trace.write(head + payload)


def start_code(deed: str, module: str = "deeds") -> str:
    """What the board runs in place of its firmware; longer code does not fit its command line."""
    return _START.format(module=module, deed=deed)


def record(
    chapter: str, image: bytes | None, trace: Path, folders: Sequence[Path] = FOLDERS
) -> tuple[bytes, str]:
    """Do a chapter on a board with this flash; return the flash after it and what was printed."""
    flash = NotingFlash(image, trace)
    board = VirtualBoard(flash=flash, folders=folders)
    flash.board = board
    try:
        printed = board.ask(start_code(chapter))
    finally:
        board.close()
        flash.close()
    return bytes(flash.data), printed
