"""A board that is talked to: whatever runs on it is stopped, then code is run and files are moved.

mpremote's transport carries every command. How a running program is stopped is our own: mpremote
waits for ever for a program that prints without end, and hides why a port cannot be opened.
"""

import ast
import contextlib
import io
import struct
import time
from collections.abc import Callable, Iterator
from typing import Any

import serial
from mpremote.transport import TransportError, TransportExecError

from . import opening
from .faults import BoardFault, CodeFailed, Lost, NoAnswer
from .patience import patient

_CTRL_A = b"\x01"
_CTRL_B = b"\x02"
_CTRL_C = b"\x03"
_CTRL_D = b"\x04"
_RAW_PROMPT = b"raw REPL; CTRL-B to exit\r\n>"
_REBOOTED = b"soft reboot\r\n"
_STOP_S = 6.0
_ANSWER_S = 30.0  # an emulated chip is ten times slower than a real one
_HALT_S = 0.15
_REBOOT_S = 4.0
_KEPT = 256
_MOST_AT_ONCE = 65536
_DOES_NOT_STOP = (
    "{port} opens, but nothing answers there as MicroPython does: unplug the board, hold ◀ while "
    "plugging it in, and try again; a program of yours that never stops goes away only by "
    "holding BOOTSEL and copying Raspberry Pi's flash_nuke.uf2, which erases the saved games too"
)


class Link:
    """A board at `port`, whose program has been stopped and whose memory is fresh."""

    def __init__(self, port: str, transport: Any) -> None:
        self.port = port
        self._transport = transport
        self._heard = b""

    def run(self, code: str, answer_s: float = _ANSWER_S, doing: str = "working") -> str:
        """Run code on the board and return what it prints.

        CodeFailed: it raised. NoAnswer: nothing came for `answer_s` seconds. Lost: the board went
        away while `doing` that.
        """
        with self._faults(doing):
            printed, error = self._transport.exec_raw(code, timeout=patient(answer_s))
        if error:
            raise CodeFailed(error.decode("utf-8", "replace"))
        return printed.decode("utf-8", "replace").replace("\r\n", "\n")

    def stream(self, code: str, line: Callable[[str], None], answer_s: float, doing: str) -> None:
        """Run code on the board and hand over each line that it prints as it comes.

        As `run`; between two lines `answer_s` seconds may pass.
        """
        printed = bytearray()

        def take(piece: bytes) -> None:
            printed.extend(piece)
            while (at := printed.find(b"\n")) >= 0:
                line(printed[:at].decode("utf-8", "replace").rstrip("\r"))
                del printed[: at + 1]

        with self._faults(doing):
            _, error = self._transport.exec_raw(code, timeout=patient(answer_s), data_consumer=take)
        if error:
            raise CodeFailed(error.decode("utf-8", "replace"))

    def value(self, expression: str, doing: str = "working") -> Any:
        """Return the value of an expression on the board: numbers, texts, bytes, tuples, lists."""
        printed = self.run(f"print(repr({expression}))", doing=doing).strip()
        try:
            return ast.literal_eval(printed)
        except (SyntaxError, ValueError):
            raise NoAnswer(f"{self.port} answered {printed[:40]!r}, which makes no sense") from None

    def run_without_waiting(self, code: str) -> None:
        """Start code that ends the connection, like a reset."""
        with contextlib.suppress(BoardFault), self._faults("resetting"):
            self._transport.exec_raw_no_follow(code)

    def start_program(self) -> None:
        """Have boot.py and main.py of the board run, as after power-on."""
        with self._faults("starting its program"):
            self._transport.serial.write(b"\r" + _CTRL_B)
            self._transport.in_raw_repl = False
            self._transport.serial.write(_CTRL_D)

    def listen(self, ends: tuple[bytes, ...], seconds: float) -> bytes:
        """Return what the running program prints until one of `ends` is in it, or time is up."""
        heard = b""
        until = time.monotonic() + patient(seconds)
        with self._faults("starting its program"):
            while time.monotonic() < until and not any(end in heard for end in ends):
                heard += self._read_some()
        return heard

    def close(self) -> None:
        """Give the port back."""
        opening.close_transport(self._transport)

    def take_over(self) -> None:
        """Stop what runs, and begin anew with boot.py but without main.py."""
        with self._faults("stopping its program"):
            self._stop()
            self._transport.serial.write(_CTRL_D)
            self._wait_for_reboot()
            with contextlib.redirect_stdout(io.StringIO()):  # mpremote prints what it got
                self._transport.enter_raw_repl(soft_reset=False)

    def _stop(self) -> None:
        """Interrupt until the raw prompt comes: an interrupt during a save is not heard."""
        port = self._transport.serial
        until = time.monotonic() + patient(_STOP_S)
        while time.monotonic() < until:
            port.write(b"\r" + _CTRL_C)
            self._read_until(b"\r\n>>> ", _HALT_S)
            port.write(b"\r" + _CTRL_A)
            if self._read_until(_RAW_PROMPT, _HALT_S * 2):
                return
        raise NoAnswer(_DOES_NOT_STOP.format(port=self.port))

    def _wait_for_reboot(self) -> None:
        """Through a boot.py that does not end, if need be."""
        if self._read_until(_REBOOTED, _REBOOT_S) and self._read_until(_RAW_PROMPT, _REBOOT_S):
            return
        self._stop()

    def _read_until(self, end: bytes, seconds: float) -> bool:
        """Whether `end` came in that time; what came before it, even a flood, is read away."""
        until = time.monotonic() + patient(seconds)
        while True:
            _, found, behind = self._heard.partition(end)
            if found:
                self._heard = behind
                return True
            if time.monotonic() >= until:
                return False
            self._heard = self._heard[-_KEPT:] + self._read_some()

    def _read_some(self) -> bytes:
        port = self._transport.serial
        waiting = port.in_waiting
        if waiting:
            return bytes(port.read(min(waiting, _MOST_AT_ONCE)))
        time.sleep(0.002)
        return b""

    @contextlib.contextmanager
    def _faults(self, doing: str) -> Iterator[None]:
        try:
            yield
        except TransportExecError as error:
            raise CodeFailed(str(error.error_output)) from None
        except (serial.SerialException, OSError) as error:
            if isinstance(error, serial.SerialTimeoutException):
                raise NoAnswer(_DOES_NOT_STOP.format(port=self.port)) from None
            raise Lost(
                f"the board at {self.port} went away while {doing}: plug it in and try again"
            ) from None
        except (TransportError, struct.error, UnicodeDecodeError):
            raise NoAnswer(f"the board at {self.port} stopped answering while {doing}") from None


@contextlib.contextmanager
def linked(port: str) -> Iterator[Link]:
    """Open a port, stop what runs on the board, and give it back at the end."""
    link = Link(port, opening.open_transport(port))
    try:
        link.take_over()
        yield link
    finally:
        link.close()
