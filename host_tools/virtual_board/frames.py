"""Requests and replies on the line to the interpreter; the other end is device/link.py."""

import socket
import struct
from dataclasses import dataclass
from enum import IntEnum

from .errors import FirmwareStopped

_REQUEST = struct.Struct("<BBBBIII")
_REPLY = struct.Struct("<BBBBIIIQ")
_LONGEST_COMPUTATION_S = 60
_LONGEST_COMPUTATION = struct.pack("ll", _LONGEST_COMPUTATION_S, 0)


class Op(IntEnum):
    """What the firmware's side asks."""

    HANDLED = 1
    MEASURED = 2
    STARTED = 3
    STOPPED = 4
    RESET = 5
    TICKS_MS = 6
    TICKS_US = 7
    SLEEP = 8
    PIN_SETUP = 9
    PIN_READ = 10
    PIN_WRITE = 11
    PIN_IRQ = 12
    IRQ_MASK = 13
    I2C_OPEN = 14
    I2C_WRITE = 15
    I2C_READ = 16
    SPI_OPEN = 17
    SPI_WRITE = 18
    ADC_READ = 19
    FLASH_PROGRAM = 20
    FLASH_ERASE = 21
    PIN_SET = 22  # not answered
    PWM_SET = 23


class Kind(IntEnum):
    """What the host answers."""

    DONE = 1
    INTERRUPT = 2
    MEASURE_FROM = 3
    MEASURE_TO = 4
    FAULT = 5


@dataclass(frozen=True, slots=True)
class Request:
    """One request, its two small numbers, its large one and its bytes.

    passed_us   what passed before it since the reply to the last one
    """

    op: int
    sequence: int
    a: int
    b: int
    c: int
    payload: bytes
    passed_us: int = 0


class Line:
    """The host's end of the connection."""

    def __init__(self, connection: socket.socket) -> None:
        # By the system: Python's own time-out costs a call more for each request.
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVTIMEO, _LONGEST_COMPUTATION)
        self._connection = connection
        self._buffer = b""

    def fileno(self) -> int:
        """For select."""
        return self._connection.fileno()

    def receive(self) -> Request:
        """Wait for the next request."""
        op, sequence, a, b, c, length, passed_us = _REQUEST.unpack(self._take(_REQUEST.size))
        payload = self._take(length) if length else b""
        return Request(op, sequence, a, b, c, payload, passed_us)

    def done(
        self,
        request: Request,
        value: int = 0,
        payload: bytes = b"",
        alone_us: int = 0,
        age_us: int = 0,
    ) -> None:
        """Answer `request`; a negative value is an errno.

        alone_us   what may pass from here without a request, when the device has this age
        """
        head = _REPLY.pack(
            Kind.DONE, request.sequence, 0, value < 0, abs(value), len(payload), alone_us, age_us
        )
        self._send(head + payload)

    def interject(self, request: Request, kind: Kind, a: int = 0, c: int = 0) -> None:
        """Have something done in the middle of `request`."""
        self._send(_REPLY.pack(kind, request.sequence, a, 0, c, 0, 0, 0))

    def fault(self, request: Request, sentence: str) -> None:
        """End the firmware at `request` with `sentence`."""
        text = sentence.encode()
        head = _REPLY.pack(Kind.FAULT, request.sequence, 0, 0, 0, len(text), 0, 0)
        self._send(head + text)

    def close(self) -> None:
        """Hang up."""
        self._connection.close()

    def _send(self, reply: bytes) -> None:
        try:
            self._connection.sendall(reply)
        except ConnectionError as error:
            raise FirmwareStopped("the interpreter ended") from error

    def _take(self, length: int) -> bytes:
        while len(self._buffer) < length:
            try:
                chunk = self._connection.recv(65536)
            except BlockingIOError as error:
                seconds = _LONGEST_COMPUTATION_S
                raise FirmwareStopped(f"the firmware computed for {seconds} s") from error
            except ConnectionError:
                chunk = b""
            if not chunk:
                raise FirmwareStopped("the interpreter ended")
            self._buffer += chunk
        taken, self._buffer = self._buffer[:length], self._buffer[length:]
        return taken
