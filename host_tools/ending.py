"""How a command is ended from outside."""

import signal
from types import FrameType

_ENDING = ("SIGINT", "SIGTERM", "SIGHUP")  # SIGHUP is unknown to Windows


def end_at_signals() -> None:
    """From now on Ctrl-C, SIGTERM and SIGHUP raise KeyboardInterrupt: nothing is left behind."""
    for name in _ENDING:
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), _end)


def _end(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt
