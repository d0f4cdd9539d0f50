"""The real terminal: made ours, and given back as it was."""

import contextlib
import os
import select
import sys
import termios
import time

_ENTER = "\x1b[?1049h\x1b[?25l\x1b[?1000h\x1b[?1006h\x1b[0m\x1b[2J"
_LEAVE = "\x1b[0m\x1b[?2026l\x1b[?1006l\x1b[?1000l\x1b[?25h\x1b[?1049l"
# The alternate screen has a stack of its own for the keyboard's modes: push and pop inside it.
_TELL_RELEASES = "\x1b[>11u\x1b[?1004h"
_AS_BEFORE = "\x1b[?1004l\x1b[<u"
# Does it know the keyboard protocol, what is its background, how wide does it draw a block?
_QUESTIONS = "\x1b[?u\x1b]11;?\x1b\\\x1b[1;1H▀\x1b[6n\x1b[1;1H "
_UNASKED = ("linux", "vt100", "vt102", "vt220")
_ANSWERS_TAKE_S = 0.3
_INPUT_FLAGS, _OUTPUT_FLAGS, _LOCAL_FLAGS, _CHARACTERS = 0, 1, 3, 6
_CHUNK = 4096


class Terminal:
    """The terminal behind two descriptors, the standard ones if not told otherwise."""

    def __init__(self, source: int | None = None, sink: int | None = None) -> None:
        self.source = sys.stdin.fileno() if source is None else source
        self._sink = sys.stdout.fileno() if sink is None else sink
        self._modes: list | None = None
        self._tells_releases = False
        self._asked_at: float | None = None

    def enter(self) -> None:
        """Take the whole screen and every key, without waiting for a line."""
        self._modes = termios.tcgetattr(self.source)
        modes = termios.tcgetattr(self.source)
        modes[_INPUT_FLAGS] &= ~(termios.IXON | termios.ICRNL | termios.INLCR | termios.ISTRIP)
        modes[_LOCAL_FLAGS] &= ~(termios.ICANON | termios.ECHO | termios.IEXTEN)
        modes[_CHARACTERS] = list(modes[_CHARACTERS])
        modes[_CHARACTERS][termios.VMIN] = 1
        modes[_CHARACTERS][termios.VTIME] = 0
        termios.tcsetattr(self.source, termios.TCSADRAIN, modes)
        self.write(_ENTER)
        if self._tells_releases:
            self.write(_TELL_RELEASES)

    def ask(self) -> None:
        """Ask what it can do; the answers come as events."""
        if os.environ.get("TERM", "").startswith(_UNASKED):
            return
        self._asked_at = time.monotonic()
        self.write(_QUESTIONS)

    def have_releases_told(self) -> None:
        """Use the keyboard protocol that tells presses, repeats and releases."""
        if not self._tells_releases:
            self._tells_releases = True
            self.write(_TELL_RELEASES)

    def leave(self) -> None:
        """Give the terminal back as it was, and drop keys and answers that nobody read."""
        if self._modes is None:
            return
        modes, self._modes = self._modes, None
        # A terminal that is gone wants nothing back.
        with contextlib.suppress(OSError, termios.error):
            if self._tells_releases:
                self.write(_AS_BEFORE)
            self.write(_LEAVE)
            self._let_answers_come()
            termios.tcsetattr(self.source, termios.TCSAFLUSH, modes)

    def size(self) -> tuple[int, int]:
        """Rows and columns."""
        columns, rows = os.get_terminal_size(self._sink)
        return rows or 24, columns or 80

    def write(self, text: str) -> None:
        """Send `text`, all of it."""
        rest = text.encode()
        while rest:
            try:
                rest = rest[os.write(self._sink, rest) :]
            except BlockingIOError:
                select.select([], [self._sink], [])

    def read(self) -> bytes:
        """What came; empty when the terminal is gone."""
        try:
            return os.read(self.source, _CHUNK)
        except OSError:
            return b""

    def _let_answers_come(self) -> None:
        if self._asked_at is not None:
            time.sleep(max(0.0, self._asked_at + _ANSWERS_TAKE_S - time.monotonic()))
            self._asked_at = None
