"""The board's program is started, and what it says tells whether it runs."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from .faults import BoardFault
from .link import Link

RUNS = b"runs"
SAFE_MODE = b"safe mode"
_FAILED = (b"Traceback", b"cannot be loaded", b"is damaged", b"nothing to start")
_NOT_ITS_OWN = (">>>", "soft reboot", "MicroPython", 'Type "help()"')
_START_S = 15


def start(link: Link) -> str:
    """Start the program; return nothing if it runs or was held back by a key, else what it said."""
    link.start_program()
    heard = link.listen((RUNS + b"\r\n", SAFE_MODE, *_FAILED), _START_S)
    if any(word in heard for word in _FAILED):
        heard += link.listen((b">>> ",), 1)
    elif RUNS in heard or SAFE_MODE in heard:
        return ""
    return _reason(heard.decode("utf-8", "replace"))


def _reason(heard: str) -> str:
    """The error of the last traceback, else the last line of the program."""
    lines = [line for line in heard.splitlines() if line.strip()]
    places = [at for at, line in enumerate(lines) if line.startswith('  File "')]
    if places and places[-1] + 1 < len(lines):
        return lines[places[-1] + 1]
    own = [line for line in lines if not any(words in line for words in _NOT_ITS_OWN)]
    return own[-1].strip() if own else "it says nothing"


@contextlib.contextmanager
def started_again(link: Link) -> Iterator[None]:
    """Whatever happens inside, the board's program runs afterwards if the board is still there."""
    try:
        yield
    except BaseException:
        with contextlib.suppress(BoardFault):
            link.start_program()
        raise
