"""The interpreter as a process, found by what its distribution installed."""

import os
import socket
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Any

from .. import micropython_unix, places
from .flash import Flash

# What is free at the prompt of a Pico, in the 4-byte words of its heap; the host's have 8.
PICO_HEAP_FREE = 237_000
WORD_RATIO = 2
HEAP_FREE = PICO_HEAP_FREE * WORD_RATIO
# The stand-ins live on the same heap; the boot helper fills what they leave over.
_STAND_INS_ROOM = 128_000

_DEVICE = Path(__file__).with_name("device")
# Where something lies on the heap decides what a collection finds: nothing there may depend on
# the folders of this machine, or no two machines would measure the same.
_PATH_LENGTH = 240
_WITHOUT_OUR_PATHS = {"MICROPYPATH": ".frozen"}
# Ctrl-C reaches the interpreter only over its controlling terminal.
_TAKE_TERMINAL = (
    "import fcntl, os, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0)\n"
    "os.execv(sys.argv[1], sys.argv[1:])"
)


def default_folders() -> list[Path]:
    """The firmware's folders as they are shipped."""
    return [places.FIRMWARE, places.SHARED_RULES, places.BOARDS]


def _of_one_length(path: str) -> str:
    """Return the path in as many characters as any other; slashes in front do not change it."""
    return path.rjust(_PATH_LENGTH, "/") if path.startswith("/") else path


class Process:
    """One run of the interpreter, from power-on to power-off."""

    def __init__(
        self,
        flash: Flash,
        arguments: Sequence[str],
        console: IO[bytes] | None = None,
        terminal: int | None = None,
    ) -> None:
        """Start device/boot.py; `arguments` are those of it behind FLASH.

        console    file that takes what is printed
        terminal   descriptor of a terminal, for a run that ends at a prompt
        """
        with_terminal = terminal is not None
        paths = [Path(argument) for argument in arguments if argument.startswith("/")]
        content = sum(path.stat().st_size for path in paths if path.is_file())  # also on the heap
        streams: dict[str, Any] = {
            "stdin": terminal if with_terminal else subprocess.DEVNULL,
            "stdout": terminal if with_terminal else console,
            "stderr": subprocess.STDOUT,
            "start_new_session": with_terminal,
        }
        self.connection, theirs = socket.socketpair()
        with theirs:
            command = [
                *([sys.executable, "-I", "-S", "-c", _TAKE_TERMINAL] if with_terminal else []),
                *micropython_unix.command(HEAP_FREE + _STAND_INS_ROOM + content),
                *(["-i"] if with_terminal else []),
                "-m",
                "boot",
                f"{theirs.fileno():05}",
                str(HEAP_FREE),
                _of_one_length(flash.path),
                *map(_of_one_length, arguments),
            ]
            self._process = subprocess.Popen(
                command,
                cwd=_DEVICE,
                env={**os.environ, **_WITHOUT_OUR_PATHS},
                pass_fds=[theirs.fileno()],
                **streams,
            )

    def kill(self) -> None:
        """End it at once."""
        self._process.kill()
        self._process.wait()
