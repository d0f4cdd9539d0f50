"""A port opened through mpremote, or the reason why it cannot be."""

import contextlib
import errno
import os
import sys
from collections.abc import Iterable
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import serial
from mpremote.transport import TransportError
from mpremote.transport_serial import SerialTransport

from .faults import BoardFault, NoBoard, NoPermission, PortBusy
from .patience import patient

_ANSWER_S = 15  # between two bytes while a command is sent; an emulated chip needs some
_BUSY_S = 1.0
_AGAIN_S = 0.1
_TAKEN = (errno.EBUSY, errno.EAGAIN, errno.EWOULDBLOCK)
_TAKEN_WORDS = ("exclusively lock", "Resource busy", "Access is denied", "PermissionError(13")


def open_transport(port: str) -> SerialTransport:
    """Open a port for this program alone; BoardFault says what hinders it.

    Who has it may be just about to end: it is tried for a moment.
    """
    until = monotonic() + _BUSY_S
    while True:
        try:
            return _opened(port)
        except (TransportError, OSError, ValueError):
            fault = _fault(port)
        if not isinstance(fault, PortBusy) or monotonic() > until:
            raise fault
        sleep(_AGAIN_S)


def _opened(port: str) -> SerialTransport:
    transport = SerialTransport(port)
    transport.serial.timeout = patient(_ANSWER_S)
    transport.serial.write_timeout = patient(_ANSWER_S)
    return transport


def _fault(port: str) -> BoardFault:
    """Open it again without mpremote, which keeps the reason to itself."""
    try:
        serial.serial_for_url(port, exclusive=True).close()
    except (OSError, ValueError) as error:
        return fault_of(error, port)
    return PortBusy(f"{port} could not be opened just now; try again")


def fault_of(error: Exception, port: str, platform: str = sys.platform) -> BoardFault:
    """Say in one sentence why opening `port` failed with `error`."""
    number = getattr(error, "errno", None)
    text = str(error)
    if platform == "win32" and "PermissionError" in text:
        number = errno.EBUSY  # Windows has no other word for a port in use
    if number == errno.EACCES or "Permission denied" in text:
        return NoPermission(
            f"{port} must not be opened by this user: {_permission(port, platform)}"
        )
    if number in _TAKEN or any(words in text for words in _TAKEN_WORDS):
        users = _users_of(port)
        who = f" ({', '.join(users)})" if users else ""
        return PortBusy(f"{port} is in use by another program{who}: close it and try again")
    if number == errno.ENOENT or isinstance(error, FileNotFoundError) or "FileNotFound" in text:
        return NoBoard(f"there is no port {port}: see `tabletally devices` for those there are")
    return NoBoard(f"{port} cannot be opened: {text}")


def _permission(port: str, platform: str) -> str:
    if platform.startswith("linux"):
        return (
            f"run `sudo usermod -a -G {_group_of(port)} $USER`, log out and in again, "
            "and plug the board in anew"
        )
    return "ask who administers this computer"


def _group_of(port: str) -> str:
    """The group that owns the port: dialout on Debian, uucp on Arch."""
    try:
        import grp

        name = grp.getgrgid(os.stat(port).st_gid).gr_name
    except (ImportError, KeyError, OSError):
        return "dialout"
    return "dialout" if name == "root" else name


def _users_of(port: str, processes: Path = Path("/proc")) -> list[str]:
    """Names and numbers of the programs that have the port open, where Linux tells them."""
    device = os.path.realpath(port)
    users = []
    for folder in sorted(processes.glob("[0-9]*")):
        if folder.name != str(os.getpid()) and device in _open_files(folder / "fd"):
            with contextlib.suppress(OSError):
                users.append(f"{(folder / 'comm').read_text().strip()}, process {folder.name}")
    return users


def _open_files(folder: Path) -> Iterable[str]:
    try:
        links = list(folder.iterdir())
    except OSError:
        return
    for link in links:
        with contextlib.suppress(OSError):
            yield os.readlink(link)


def close_transport(transport: Any) -> None:
    """Close a port that may have gone."""
    with contextlib.suppress(OSError, ValueError):
        transport.close()
    with contextlib.suppress(OSError, ValueError):
        transport.serial.close()
