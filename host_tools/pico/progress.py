"""How far a long transfer is, on standard error: a bar in a terminal, else nothing."""

from __future__ import annotations

import sys
from typing import TextIO

_WIDTH = 30


class Progress:
    """A bar of so many bytes; call it with each number of bytes moved, and `finish` at the end."""

    def __init__(self, what: str, total: int, stream: TextIO | None = None) -> None:
        self._what = what
        self._total = max(total, 1)
        self._done = 0
        self._shown = -1
        self._stream = stream or sys.stderr
        self._visible = self._stream.isatty()

    def __call__(self, moved: int) -> None:
        """Note that so many more bytes were moved."""
        self._done = min(self._done + moved, self._total)
        percent = self._done * 100 // self._total
        if self._visible and percent != self._shown:
            self._shown = percent
            filled = self._done * _WIDTH // self._total
            bar = "#" * filled + "." * (_WIDTH - filled)
            self._stream.write(f"\r{self._what} [{bar}] {percent:3} %")
            self._stream.flush()

    def finish(self) -> None:
        """End the line."""
        if self._visible and self._shown >= 0:
            self._stream.write("\n")
            self._stream.flush()
