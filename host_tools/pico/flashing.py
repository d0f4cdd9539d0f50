"""MicroPython brought to a Pico that waits for it as a drive.

Whether it went well is not what the copying says: macOS reports an error although all arrived, and
a file for another chip is dropped without a word. It is done when the board comes back and answers.
"""

from __future__ import annotations

import errno
import os
import time
from collections.abc import Callable
from pathlib import Path

from . import backup, drives, usb
from .connecting import connected
from .drives import Drive
from .facts import OLDEST, Facts, ask
from .faults import BoardFault, NoAnswer, NoBoard, TooOld, WrongFile
from .files import Files
from .link import linked
from .progress import Progress
from .uf2 import Image

_AT_ONCE = 65536
_COME_BACK_S = 40.0
_DRIVE_S = 20.0
_LOOK_S = 0.25
_NAMES = {
    "RP2040": ("RPI_PICO", "RPI_PICO_W"),
    "RP2350": ("RPI_PICO2", "RPI_PICO2_W"),
}
Tell = Callable[[str], None]


def which_file(chip: str) -> str:
    """Return which UF2 file to get for a chip, or for any when it is not known."""
    wanted = []
    for name in [chip] if chip in _NAMES else list(_NAMES):
        plain, wireless = _NAMES[name]
        wanted.append(f"{plain} ({name}), or {wireless} if it has Wi-Fi")
    oldest = ".".join(map(str, OLDEST))
    return (
        f"get the newest release, {oldest} or newer, of {'; '.join(wanted)}: on "
        f"micropython.org/download/{wanted[0].split()[0]} the first .uf2 under Releases; then run "
        "`tabletally flash FILE.uf2`"
    )


def choose_drive(folder: Path | None) -> Drive:
    """Return the drive to use; NoBoard says why there is none."""
    if folder:
        drive = drives.read(folder)
        if drive is None:
            raise NoBoard(f"{folder} is no drive of a Pico: it has no {drives.INFO}")
        return drive
    found = drives.find()
    if len(found) > 1:
        told = ", ".join(str(drive.path) for drive in found)
        raise NoBoard(f"several boards wait for a file ({told}): say which with --drive")
    if not found:
        raise NoBoard(
            "no Pico waits for a file: hold its BOOTSEL button while plugging it in, and let go "
            "when a drive appears (where drives are not opened by themselves, mount it and name "
            "it with --drive); a board with MicroPython goes there by itself with --port"
        )
    return found[0]


def restart_as_drive(port: str, folder: Path | None, tell: Tell) -> None:
    """Have a board with MicroPython become a drive; its saves are copied to this computer first."""
    with connected(port) as (link, facts):
        tell(f"{link.port}: {facts.told()}")
        place, count = backup.save(Files(link), facts.id)
        tell(f"saved games: {count} files are kept in {place}" if place else "no saved games yet")
        link.run_without_waiting("import machine; machine.bootloader()")
    until = _now() + _DRIVE_S
    while not (drives.read(folder) if folder else drives.find()):
        if _now() > until:
            raise NoBoard(f"the board at {port} did not become a drive: hold BOOTSEL instead")
        _pause()


def demand_fitting(image: Image, drive: Drive, name: str) -> None:
    """WrongFile when the file is not for this chip, TooOld when its MicroPython is."""
    if image.chip != drive.chip:
        there = drive.chip or drive.model or "another board"
        raise WrongFile(
            f"{name} is for {image.chip}, and {drive.path} is {there}: it would not run there"
        )
    if image.micropython and image.micropython[: len(OLDEST)] < OLDEST:
        version = ".".join(map(str, image.micropython))
        raise TooOld(f"{name} holds MicroPython {version}: {which_file(drive.chip)}")


def flash(image: Image, name: str, drive: Drive, port: str | None, tell: Tell) -> None:
    """Copy the file, and wait until the board answers."""
    demand_fitting(image, drive, name)
    before = {found.name for found in usb.ports()}
    trouble = _copy(image.content, drive.path / "tabletally.uf2")
    tell(f"copied to {drive.path}; waiting for the board to come back")
    facts, where = _wait_for_answer(port, before, drive, trouble)
    tell(f"{where}: {facts.told()}")
    tell("now run `tabletally deploy`")


def _copy(content: bytes, target: Path) -> str:
    """Copy; return what the system complained about, which may mean nothing."""
    bar = Progress("copying", len(content))
    try:
        with target.open("wb", buffering=0) as file:
            for start in range(0, len(content), _AT_ONCE):
                piece = content[start : start + _AT_ONCE]
                file.write(piece)
                os.fsync(file.fileno())
                bar(len(piece))
    except OSError as error:
        if error.errno in (errno.ENOSPC, errno.EROFS, errno.EACCES):
            raise NoBoard(f"{target} cannot be written: {error.strerror}") from None
        return error.strerror or str(error)
    finally:
        bar.finish()
    return ""


def _wait_for_answer(
    port: str | None, before: set[str], drive: Drive, trouble: str
) -> tuple[Facts, str]:
    until = _now() + _COME_BACK_S
    last: BoardFault | None = None
    while _now() < until:
        names = [port] if port else _came_back(before)
        for name in names:
            try:
                with linked(name) as link:
                    facts = ask(link)
                    link.start_program()
                    return facts, name
            except BoardFault as fault:
                last = fault
        _pause()
    raise _no_answer(drive, trouble, last)


def _came_back(before: set[str]) -> list[str]:
    """Ports of Picos, those that were not there before the first."""
    names = [found.name for found in usb.ports() if found.may_be_ours]
    return [name for name in names if name not in before]


def _no_answer(drive: Drive, trouble: str, last: BoardFault | None) -> BoardFault:
    if drives.read(drive.path):
        why = f" ({trouble})" if trouble else ""
        return NoAnswer(
            f"the Pico at {drive.path} did not take the file{why}: plug it in again with BOOTSEL "
            "held, and try once more"
        )
    if last:
        return last
    return NoAnswer(
        "the Pico took the file and did not come back: plug it out and in, then run "
        "`tabletally devices`"
    )


def _now() -> float:
    return time.monotonic()


def _pause() -> None:
    time.sleep(_LOOK_S)
