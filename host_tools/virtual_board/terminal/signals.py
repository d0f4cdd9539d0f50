"""Signals while the view has the terminal."""

import contextlib
import os
import signal
import socket
from collections.abc import Callable
from types import FrameType, TracebackType

_ENDING = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT)


class Ended(BaseException):
    """A signal ends the view; `number` says which."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


class Signals:
    """While entered: an ending signal raises Ended, wherever the program is; a new size is noted;
    a stop calls `leave` before and `enter` after it, also in the middle of waiting for the board,
    whose process stops at the same moment. What the terminal shows is lost then, as if resized."""

    def __init__(self, leave: Callable[[], None], enter: Callable[[], None]) -> None:
        self._resized = False
        self._leave = leave
        self._enter = enter
        self._before: dict[int, object] = {}

    def __enter__(self) -> "Signals":
        self._woken, self._waker = socket.socketpair()
        self._woken.setblocking(False)
        self._waker.setblocking(False)
        self._fd_before = signal.set_wakeup_fd(self._waker.fileno(), warn_on_full_buffer=False)
        for number in _ENDING:
            self._handle(number, self._end)
        self._handle(signal.SIGWINCH, self._resize)
        self._handle(signal.SIGTSTP, self._stop)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        signal.set_wakeup_fd(self._fd_before)
        for number, handler in self._before.items():
            signal.signal(number, handler)  # type: ignore[arg-type]
        self._woken.close()
        self._waker.close()

    def fileno(self) -> int:
        """Readable after a signal."""
        return self._woken.fileno()

    def take_resize(self) -> bool:
        """Whether the terminal has a new size, since this was asked last."""
        with contextlib.suppress(BlockingIOError):
            self._woken.recv(4096)
        resized, self._resized = self._resized, False
        return resized

    def ignore(self) -> None:
        """From now on nothing disturbs the way out."""
        for number in (*_ENDING, signal.SIGTSTP):
            signal.signal(number, signal.SIG_IGN)

    def _handle(
        self, number: signal.Signals, handler: Callable[[int, FrameType | None], None]
    ) -> None:
        self._before[number] = signal.signal(number, handler)

    def _end(self, number: int, _frame: FrameType | None) -> None:
        self.ignore()
        raise Ended(number)

    def _resize(self, _number: int, _frame: FrameType | None) -> None:
        self._resized = True

    def _stop(self, number: int, _frame: FrameType | None) -> None:
        self._leave()
        signal.signal(number, signal.SIG_DFL)
        os.kill(os.getpid(), number)
        signal.signal(number, self._stop)
        self._enter()
        self._resized = True
