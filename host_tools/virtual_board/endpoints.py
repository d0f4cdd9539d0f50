"""The end of the serial cable: a pseudo-terminal, or a socket where there is none."""

import contextlib
import os
import socket
import tempfile
from collections.abc import Iterable
from typing import Protocol

_CHUNK = 4096


class Endpoint(Protocol):
    """Where a program connects to as if a board were there."""

    name: str

    def readers(self) -> list[int]:
        """Descriptors to wait on for input."""

    def read(self, descriptor: int) -> bytes:
        """Return what came in."""

    def write(self, payload: bytes) -> int:
        """Send as much as goes without waiting; return how much that was."""

    def replug(self) -> None:
        """Vanish from under whoever is connected, and come back under the same name."""

    def close(self) -> None:
        """Unplug."""


def set_plain(descriptor: int) -> None:
    """Have a terminal carry bytes as a USB serial port does: no echo, no editing."""
    import tty

    tty.setraw(descriptor)


class PseudoTerminal:
    """A port that programs open by its path, a link that stays when the terminal changes."""

    def __init__(self) -> None:
        self._folder = tempfile.mkdtemp(prefix="tabletally-")
        self.name = os.path.join(self._folder, "port")
        self._plug_in()

    def _plug_in(self) -> None:
        self._master, self._slave = os.openpty()
        set_plain(self._slave)
        os.set_blocking(self._master, False)
        fresh = self.name + ".new"
        os.symlink(os.ttyname(self._slave), fresh)
        os.replace(fresh, self.name)

    def replug(self) -> None:
        """Vanish from under whoever is connected, and come back under the same name.

        The name leads on to the new terminal before the old one hangs up: who hears that it did,
        and connects at once, finds it.
        """
        vanishing = self._slave, self._master
        self._plug_in()
        _close(vanishing)

    def readers(self) -> list[int]:
        """Descriptors to wait on for input."""
        return [self._master]

    def read(self, descriptor: int) -> bytes:
        """Return what came in."""
        try:
            return os.read(descriptor, _CHUNK)
        except OSError:
            return b""

    def write(self, payload: bytes) -> int:
        """Send as much as goes without waiting; return how much that was."""
        try:
            return os.write(self._master, payload)
        except BlockingIOError:
            return 0

    def close(self) -> None:
        """Unplug."""
        os.unlink(self.name)
        _close((self._slave, self._master))
        os.rmdir(self._folder)


def _close(descriptors: Iterable[int]) -> None:
    for descriptor in descriptors:
        os.close(descriptor)


class SocketPort:
    """A port that programs open as socket://127.0.0.1:PORT, one at a time."""

    def __init__(self) -> None:
        self._server = socket.create_server(("127.0.0.1", 0))
        self._peer: socket.socket | None = None
        self.name = f"socket://127.0.0.1:{self._server.getsockname()[1]}"

    def readers(self) -> list[int]:
        """Descriptors to wait on for input."""
        return [(self._peer or self._server).fileno()]

    def read(self, descriptor: int) -> bytes:
        """Return what came in; a new peer is let in first."""
        if self._peer is None:
            self._peer, _ = self._server.accept()
            self._peer.setblocking(False)
            return b""
        try:
            payload = self._peer.recv(_CHUNK)
        except BlockingIOError:
            return b""
        except OSError:
            payload = b""
        if not payload:
            self._hang_up()
        return payload

    def write(self, payload: bytes) -> int:
        """Send as much as goes without waiting; what nobody listens to is lost."""
        if self._peer is None:
            return len(payload)
        try:
            return self._peer.send(payload)
        except BlockingIOError:
            return 0
        except OSError:
            self._hang_up()
            return len(payload)

    def replug(self) -> None:
        """Vanish from under whoever is connected, and come back under the same name."""
        self._hang_up()

    def close(self) -> None:
        """Unplug."""
        self._hang_up()
        self._server.close()

    def _hang_up(self) -> None:
        if self._peer:
            with contextlib.suppress(OSError):
                self._peer.close()
        self._peer = None


def open_endpoint() -> Endpoint:
    """Return a pseudo-terminal, or a socket where there is none."""
    try:
        return PseudoTerminal()
    except (AttributeError, ImportError, OSError):
        return SocketPort()
