"""Drives of a Pico that waits for a UF2 file: it was plugged in with BOOTSEL held."""

from __future__ import annotations

import os
import string
import sys
from dataclasses import dataclass
from pathlib import Path

INFO = "INFO_UF2.TXT"
_LONGEST_INFO = 4096


@dataclass(frozen=True)
class Drive:
    """A drive with INFO_UF2.TXT, and what that says."""

    path: Path
    bootloader: str
    model: str
    board_id: str

    @property
    def chip(self) -> str:
        """RP2040, RP2350, or empty when the drive is another board's."""
        if "RP2350" in (self.board_id, self.model.rpartition(" ")[2]):
            return "RP2350"
        return "RP2040" if self.board_id == "RPI-RP2" else ""

    def told(self) -> str:
        """One line for the user."""
        what = f"a Pico with {self.chip}" if self.chip else self.model or "another board"
        return f"{what} that waits for a UF2 file ({self.bootloader}, Board-ID {self.board_id})"


def read(folder: Path) -> Drive | None:
    """Return the drive at a folder, None if it is none."""
    try:
        with (folder / INFO).open("rb") as file:
            lines = file.read(_LONGEST_INFO).decode("ascii", "replace").splitlines()
    except OSError:
        return None
    said = dict(line.partition(": ")[::2] for line in lines)
    return Drive(
        path=folder,
        bootloader=lines[0].strip() if lines else "",
        model=said.get("Model", "").strip(),
        board_id=said.get("Board-ID", "").strip(),
    )


def find() -> list[Drive]:
    """Return all such drives that are mounted."""
    found = [read(folder) for folder in _mounted()]
    return [drive for drive in found if drive]


def _mounted(platform: str | None = None) -> list[Path]:
    platform = platform or sys.platform
    if platform == "win32":
        return [Path(f"{letter}:\\") for letter in string.ascii_uppercase[2:]]
    if platform == "darwin":
        return _folders_in(Path("/Volumes"))
    return linux_mounts(Path("/proc/mounts"))


def linux_mounts(table: Path) -> list[Path]:
    """Return where FAT drives are mounted, which is what the boot ROM shows."""
    try:
        lines = table.read_text("utf-8", "replace").splitlines()
    except OSError:
        return _folders_in(Path("/media")) + _folders_in(Path("/run/media"))
    places = []
    for line in lines:
        fields = line.split()
        if len(fields) > 2 and fields[2] in ("vfat", "msdos", "fuseblk"):
            places.append(Path(os.fsdecode(_without_escapes(fields[1]))))
    return places


def _without_escapes(field: str) -> bytes:
    """The kernel writes a space as \\040."""
    return field.encode().decode("unicode_escape").encode("latin-1")


def _folders_in(parent: Path) -> list[Path]:
    try:
        return sorted(path for path in parent.iterdir() if path.is_dir())
    except OSError:
        return []
