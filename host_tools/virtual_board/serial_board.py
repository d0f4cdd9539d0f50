"""The virtual board at a serial port: a stock Pico for mpremote and for our own tools.

What runs is what is on its file system, boot.py and main.py; then a prompt. Waiting takes real
time here, all else as long as it takes. When the interpreter ends, as by a soft reset, it starts
again, at the raw prompt if it ended there.

Ctrl-C strikes the interpreter wherever it is, also in the middle of a request. So it is handed over
only while a request waits for its answer, or when none came for a while; never during the start.
"""

import errno
import os
import queue
import re
import select
import termios
import threading
import time
from collections.abc import Callable, Sequence

from . import boards
from .displays.kinds import wired
from .endpoints import Endpoint, open_endpoint, set_plain
from .errors import FirmwareStopped, PowerFailed
from .flash import Flash
from .frames import Line, Op
from .keys import keys_of
from .pads import Pads
from .process import Process
from .requests import ResetByFirmwareError, Service, Wait
from .wires import Wires
from .wiring import Wiring

_SOFT_REBOOT = b"\r\nMPY: soft reboot\r\n"
_RAW_PROMPT = b"raw REPL; CTRL-B to exit\r\n"
_FRIENDLY_PROMPT = b"MicroPython "
_ENTER_RAW_PROMPT = b"\x01"
_BARE_LINE_END = re.compile(rb"(?<!\r)\n")
_CHUNK = 4096
_POLL_S = 0.2
_CTRL_C = b"\x03"
_QUIET_S = 0.03
_INTERRUPTIBLE_S = 0.05
_LONGEST_RESET_S = 10.0
_MICRO = 1_000_000


class SerialBoard:
    """A board that `name` leads to."""

    def __init__(
        self,
        board_id: str = boards.DEFAULT,
        flash: Flash | None = None,
        endpoint: Endpoint | None = None,
    ) -> None:
        board = boards.load(board_id)
        self.flash = flash if flash is not None else Flash()
        self.endpoint = endpoint or open_endpoint()
        self.name = self.endpoint.name
        self._board_id = board_id
        self._wiring = Wiring()
        self.wires = Wires(self._wiring)
        self.display = wired(board.DISPLAY, self.wires)
        self._keys = keys_of(self._wiring, board.INPUT)
        self._errands: queue.SimpleQueue[Callable[[], None]] = queue.SimpleQueue()
        self._to_user = b""
        self._to_device = b""
        self._recent = b""
        self._wait: Wait | None = None
        self._due_s = 0.0
        self._started = False
        self._requested_s = 0.0
        self._ending = threading.Event()
        self._replugged = threading.Event()
        self._thread: threading.Thread | None = None
        self._master = -1

    def __enter__(self) -> "SerialBoard":
        self._thread = threading.Thread(target=self.serve, daemon=True)
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._ending.set()
        if self._thread:
            self._thread.join()

    def serve(self) -> None:
        """Be the board until `end`."""
        mode = "flash"
        try:
            while not self._ending.is_set():
                mode = self._after_soft_reset() if self._run_once(mode) else self._after_reset()
        finally:
            self.endpoint.close()

    def end(self) -> None:
        """Have `serve` return."""
        self._ending.set()

    def hold(self, key: str) -> None:
        """Press a key, from any thread, until `let_go`."""
        self._errands.put(lambda: self._keys.close(key, self._wiring.now_us))

    def let_go(self, key: str) -> None:
        """Release a key."""
        self._errands.put(lambda: self._keys.open(key, self._wiring.now_us))

    def reset(self) -> None:
        """Cut the power, from any thread, and switch on again; who is connected is cut off."""
        self._replugged.clear()
        self._errands.put(_fail)
        self._replugged.wait(_LONGEST_RESET_S)

    def _after_soft_reset(self) -> str:
        raw = self._recent.rfind(_RAW_PROMPT) > self._recent.rfind(_FRIENDLY_PROMPT)
        self._to_user += _SOFT_REBOOT
        self._to_device = _ENTER_RAW_PROMPT if raw else b""
        return "prompt" if raw else "flash"

    def _after_reset(self) -> str:
        """USB begins anew, as on a Pico: who was connected is cut off."""
        self._to_user = self._to_device = self._recent = b""
        self.endpoint.replug()
        self._replugged.set()
        return "flash"

    def _run_once(self, mode: str) -> bool:
        """One run of the interpreter, from its start to its end; False when it was reset."""
        self._master, terminal = os.openpty()
        _set_interruptible(terminal)
        os.set_blocking(self._master, False)
        self._wait = None
        self._started = False
        process = None
        try:
            arguments: Sequence[str] = ("1", mode, self._board_id, "-", "-")
            process = Process(self.flash, arguments, terminal=terminal)
            line = Line(process.connection)
            service = Service(self._wiring, Pads(self._wiring), self.wires, self.flash)
            while not self._ending.is_set():
                self._step(line, service)
        except FirmwareStopped:
            self._drain()
        except PowerFailed:
            self.display.power_on()
            return False
        except ResetByFirmwareError:
            return False
        finally:
            if process:
                process.kill()
            os.close(terminal)
            os.close(self._master)
        return True

    def _step(self, line: Line, service: Service) -> None:
        while not self._errands.empty():
            self._errands.get()()
        pause_s = max(0.0, self._due_s - time.monotonic()) if self._wait else _POLL_S
        readers = [line.fileno(), self._master, *self.endpoint.readers()]
        deliverable = bool(self._to_device) and self._may_deliver()
        writers = [self._master] if deliverable else []
        if self._to_user or self._to_device:
            pause_s = min(pause_s, 0.01)
        ready, writable, _ = select.select(readers, writers, [], min(pause_s, _POLL_S))
        for descriptor in ready:
            if descriptor == line.fileno():
                self._begin(line, service)
            elif descriptor == self._master:
                self._from_device()
            else:
                self._to_device += self.endpoint.read(descriptor)
        if writable or (self._to_device and self._may_deliver()):
            self._to_device = self._to_device[_write(self._master, self._to_device) :]
        if self._to_user:
            self._to_user = self._to_user[self.endpoint.write(self._to_user) :]
        if self._wait and time.monotonic() >= self._due_s:
            self._finish(line)

    def _may_deliver(self) -> bool:
        if not self._started or _CTRL_C not in self._to_device:
            return self._started
        return self._wait is not None or time.monotonic() - self._requested_s > _QUIET_S

    def _begin(self, line: Line, service: Service) -> None:
        """Take a request; one that still waited was left by Ctrl-C."""
        request = line.receive()
        self._requested_s = time.monotonic()
        self._started = self._started or request.op == Op.STARTED
        self._wait = None
        try:
            wait = service.begin(request)
        except FirmwareStopped as fault:
            if request.op == Op.STOPPED:
                raise
            line.fault(request, str(fault))
            return
        self._wait = wait
        pause_s = (wait.end_us - self._wiring.now_us) / _MICRO if request.op == Op.SLEEP else 0.0
        if _CTRL_C in self._to_device and not wait.masked and request.op != Op.STARTED:
            pause_s = max(pause_s, _INTERRUPTIBLE_S)
        self._due_s = time.monotonic() + pause_s
        if not pause_s:
            self._finish(line)

    def _finish(self, line: Line) -> None:
        wait, self._wait = self._wait, None
        if wait is None:
            return
        self._wiring.advance(wait.end_us)
        try:
            value, payload = wait.finish()
        except FirmwareStopped as fault:
            line.fault(wait.request, str(fault))
            return
        line.done(wait.request, value, payload)

    def _from_device(self) -> None:
        try:
            payload = os.read(self._master, _CHUNK)
        except BlockingIOError:
            return
        except OSError as error:
            if error.errno != errno.EIO:
                raise
            raise FirmwareStopped("the interpreter ended") from error
        self._to_user += with_line_ends_of_a_board(payload, self._recent[-1:])
        self._recent = (self._recent + payload)[-_CHUNK:]

    def _drain(self) -> None:
        try:
            while select.select([self._master], [], [], 0)[0]:
                self._from_device()
        except FirmwareStopped:
            return


def _fail() -> None:
    raise PowerFailed


def with_line_ends_of_a_board(payload: bytes, before: bytes) -> bytes:
    """A program's lines end as a board ends them; the prompt's, cut anywhere, do already."""
    kept = before if before == b"\r" else b""
    return _BARE_LINE_END.sub(b"\r\n", kept + payload)[len(kept) :]


def _write(descriptor: int, payload: bytes) -> int:
    try:
        return os.write(descriptor, payload)
    except BlockingIOError:
        return 0


def _set_interruptible(terminal: int) -> None:
    """As set_plain, but Ctrl-C interrupts a running program."""
    set_plain(terminal)
    modes = termios.tcgetattr(terminal)
    modes[3] |= termios.ISIG
    for unwanted in (termios.VQUIT, termios.VSUSP):
        modes[6][unwanted] = b"\x00"
    termios.tcsetattr(terminal, termios.TCSANOW, modes)
