"""Somebody at a terminal: a pseudo-terminal with a model of what its window shows."""

import fcntl
import os
import select
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path

import pyte

CHILD = Path(__file__).with_name("terminal_child.py")
DEADLINE_S = 20.0
_TAKE_TERMINAL = (
    "import fcntl, os, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0)\n"
    "os.execv(sys.executable, [sys.executable, *sys.argv[1:]])"
)
HALVES = {" ": (0, 0), "▀": (255, 0), "▄": (0, 255), "█": (255, 255)}


class User:
    """Starts `words` in a terminal; `answers` are what the terminal says when asked."""

    def __init__(self, *words, rows=42, columns=140, environment=(), answers=(), folder=None):
        self.rows, self.columns = rows, columns
        self.screen = pyte.Screen(columns, rows)
        self.stream = pyte.ByteStream(self.screen)
        self.sent = b""
        self.answers = list(answers)
        names = {"TERM": "xterm-256color", "COLORTERM": "truecolor", "PATH": os.environ["PATH"]}
        names.update(environment)
        self.master, terminal = os.openpty()
        self.modes_before = termios.tcgetattr(self.master)
        self._set_size()
        self.process = subprocess.Popen(
            [sys.executable, "-c", _TAKE_TERMINAL, *map(str, words)],
            stdin=terminal,
            stdout=terminal,
            stderr=terminal,
            env=names,
            cwd=folder,
            start_new_session=True,
        )
        os.close(terminal)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        os.close(self.master)

    def type(self, text):
        os.write(self.master, text.encode())

    def resize(self, rows, columns):
        self.rows, self.columns = rows, columns
        self.screen.resize(rows, columns)
        self._set_size()

    def see(self, condition, deadline_s=DEADLINE_S):
        """Look on until `condition()` holds."""
        end = time.monotonic() + deadline_s
        while not condition():
            assert time.monotonic() < end, "\n".join(self.screen.display)
            self._take(0.05)

    def see_text(self, text):
        self.see(lambda: text in "\n".join(self.screen.display))

    def end(self):
        """Wait for the end of the process and return its exit status."""
        self.see(lambda: self.process.poll() is not None)
        self._take(0)
        return self.process.returncode

    def modes(self):
        return termios.tcgetattr(self.master)

    def pixels(self, row=1, column=6, height=64, width=128):
        """The pixels drawn by half blocks from a cell on; None when there is something else."""
        picture = bytearray(width * height)
        for y in range(0, height, 2):
            cells = self.screen.buffer[row + y // 2]
            for x in range(width):
                pair = HALVES.get(cells[column + x].data)
                if pair is None:
                    return None
                picture[y * width + x], picture[(y + 1) * width + x] = pair
        return bytes(picture)

    def _take(self, patience_s):
        while select.select([self.master], [], [], patience_s)[0]:
            try:
                received = os.read(self.master, 65536)
            except OSError:
                return
            self.sent += received
            self.stream.feed(received)
            for question, answer in list(self.answers):
                if question in received:
                    self.answers.remove((question, answer))
                    os.write(self.master, answer)
            patience_s = 0

    def _set_size(self):
        size = struct.pack("HHHH", self.rows, self.columns, 0, 0)
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, size)
