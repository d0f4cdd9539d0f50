"""The flash that holds the Pico's file system, and how the supply fails in the middle of it.

Times are typical ones of the Pico's W25Q16JV; a program is counted per page of 256 bytes.
"""

import mmap
import os
import tempfile
from pathlib import Path

from .errors import PowerFailed, WrongUsage

BLOCK_SIZE = 4096
BLOCK_COUNT = 352
PAGE_SIZE = 256
SIZE = BLOCK_SIZE * BLOCK_COUNT
ERASE_US = 45_000
PROGRAM_PAGE_US = 400

_ERASED = b"\xff"


class Flash:
    """352 blocks of 4096 bytes.

    They are mapped from a file, so that the interpreter reads them there without asking: on the
    chip, too, flash is read as memory.
    """

    def __init__(self, image: bytes | None = None) -> None:
        content = _ERASED * SIZE if image is None else image
        if len(content) != SIZE:
            raise WrongUsage(f"a flash image has {SIZE} bytes, not {len(content)}")
        self._file = tempfile.NamedTemporaryFile(prefix="tabletally-")  # noqa: SIM115
        self._file.write(content)
        self._file.flush()
        self.path = self._file.name
        self.data = mmap.mmap(self._file.fileno(), SIZE)
        self.programs = 0
        self.erases = 0
        self._counting = False
        self._cut_at: int | None = None

    @property
    def operations(self) -> int:
        """Pages programmed and blocks erased so far."""
        return self.programs + self.erases

    @property
    def cut_planned(self) -> bool:
        """Whether a planned power cut is still to come."""
        return self._cut_at is not None

    def forget_counts(self) -> None:
        """Leave all that was done so far out of the counts."""
        self.programs = self.erases = 0
        self._counting = False

    def count_from_here(self) -> None:
        """Leave out of the counts what prepared the flash before its first start."""
        if not self._counting and not self.cut_planned:
            self.programs = self.erases = 0
        self._counting = True

    def plan_cut(self, operation: int) -> None:
        """Fail in the middle of the `operation`-th program or erase from here, from 1."""
        self._cut_at = self.operations + operation

    def erase(self, address: int) -> None:
        """Erase one block."""
        self.erases += 1
        self._erase_bytes(address, BLOCK_SIZE // 2)
        self._fail_if_planned()
        self._erase_bytes(address, BLOCK_SIZE)

    def program(self, address: int, payload: bytes) -> None:
        """Program page by page; bits only go from 1 to 0."""
        for start in range(0, len(payload), PAGE_SIZE):
            page = payload[start : start + PAGE_SIZE]
            self.programs += 1
            self._clear_bits(address + start, page[: len(page) // 2])
            self._fail_if_planned()
            self._clear_bits(address + start, page)

    def tear_erase(self, address: int) -> None:
        """Leave an erase half done, as a power cut does."""
        self.erases += 1
        self._erase_bytes(address, BLOCK_SIZE // 2)

    def tear_program(self, address: int, payload: bytes) -> None:
        """Leave a program half done."""
        self._clear_bits(address, payload[: len(payload) // 2])

    def _fail_if_planned(self) -> None:
        if self._cut_at is not None and self.operations >= self._cut_at:
            self._cut_at = None
            raise PowerFailed

    def _erase_bytes(self, address: int, length: int) -> None:
        self.data[address : address + length] = _ERASED * length

    def _clear_bits(self, address: int, payload: bytes) -> None:
        old = int.from_bytes(self.data[address : address + len(payload)], "little")
        new = old & int.from_bytes(payload, "little")
        self.data[address : address + len(payload)] = new.to_bytes(len(payload), "little")


def demand_place(path: Path) -> None:
    """WrongUsage unless a flash can be kept in `path`."""
    if not path.parent.is_dir() or (path.exists() and not path.is_file()):
        raise WrongUsage(f"{path}: no flash image can be kept there; name a file in a folder")
    if path.exists() and not os.access(path, os.W_OK):
        raise WrongUsage(f"{path}: the flash image must not be written; copy it or change its mode")


def load(path: Path) -> Flash:
    """Return the flash kept in `path`, a fresh one when there is no such file."""
    return Flash(image_in(path)) if path.exists() else Flash()


def image_in(path: Path) -> bytes:
    """Return the flash image in a file; WrongUsage if there is none."""
    if not path.is_file():
        raise WrongUsage(
            f"{path}: {'this is no file' if path.exists() else 'there is no such file'}"
        )
    size = path.stat().st_size
    if size != SIZE:
        raise WrongUsage(f"{path}: a flash image has {SIZE} bytes, and this file has {size}")
    return path.read_bytes()


def save(flash: Flash, path: Path) -> None:
    """Keep the flash in `path`; a half-written file never takes the place of a whole one."""
    partial = path.with_name(path.name + ".part")
    partial.write_bytes(flash.data)
    partial.replace(path)
