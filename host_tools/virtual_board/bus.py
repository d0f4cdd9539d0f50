"""The I2C wires: who answers at which pins and address, how long it takes, and what goes wrong."""

import errno
import sys
from dataclasses import dataclass
from typing import Protocol

from .traffic import Traffic

_BITS_PER_BYTE = 9


class Listener(Protocol):
    """A device on the wires."""

    def write(self, payload: bytes) -> None:
        """Take one whole write transaction, without its address byte."""

    def read(self, count: int) -> bytes:
        """Answer a read of `count` bytes."""


@dataclass(frozen=True)
class BusSetup:
    """How the firmware opened a bus."""

    scl: int
    sda: int
    freq: int
    timeout_us: int
    software: bool

    @property
    def longest_transfer(self) -> int:
        """Bytes, without the address, that fit into the time-out; only hardware has one."""
        if self.software:
            return sys.maxsize
        return self.timeout_us * self.freq // (_BITS_PER_BYTE * 1_000_000) - 1

    def transfer_us(self, length: int) -> int:
        """How long `length` bytes and the address take."""
        if length > self.longest_transfer:
            return self.timeout_us
        return (1 + length) * _BITS_PER_BYTE * 1_000_000 // self.freq


class I2cWires:
    """All I2C traffic of the board."""

    def __init__(self, traffic: Traffic) -> None:
        self._traffic = traffic
        self._devices: dict[tuple[int, int, int], Listener] = {}
        self.nacks_due = 0
        self.stuck_due = 0

    def attach(self, scl: int, sda: int, address: int, device: Listener) -> None:
        """Wire `device` to two pins."""
        self._devices[scl, sda, address] = device

    def pairs(self) -> set[tuple[int, int]]:
        """The pins, SCL and SDA, that something is wired to."""
        return {(scl, sda) for scl, sda, _ in self._devices}

    def detach(self, scl: int, sda: int, address: int) -> None:
        """Cut the wires of the device there."""
        del self._devices[scl, sda, address]

    def duration_us(self, setup: BusSetup, address: int, length: int) -> int:
        """How long a transfer of `length` bytes keeps the bus busy, address byte included."""
        if self.stuck_due:
            return setup.timeout_us
        return setup.transfer_us(length if self._answers(setup.scl, setup.sda, address) else 0)

    def write(self, setup: BusSetup, address: int, payload: bytes) -> int:
        """Do a write; return 0 or the errno that the firmware gets.

        What was sent before a time-out stands.
        """
        error = self.connect(setup.scl, setup.sda, address)
        if error:
            return error
        sent = payload[: setup.longest_transfer]
        if sent:
            self.deliver(setup.scl, setup.sda, address, sent)
        return errno.ETIMEDOUT if len(sent) < len(payload) else 0

    def read(self, setup: BusSetup, address: int, length: int) -> tuple[int, bytes]:
        """Do a read; return 0 and the bytes, or the errno that the firmware gets."""
        error = self.connect(setup.scl, setup.sda, address)
        if error:
            return error, b""
        if length > setup.longest_transfer:
            return errno.ETIMEDOUT, b""
        return 0, self.fetch(setup.scl, setup.sda, address, length)

    def connect(self, scl: int, sda: int, address: int) -> int:
        """Send an address; return 0 if somebody answers, or the errno that the firmware gets."""
        self._traffic.mark()
        if self.stuck_due:
            self.stuck_due -= 1
            return errno.ETIMEDOUT
        self._traffic.count(1)
        if self._answers(scl, sda, address):
            return 0
        self.nacks_due = max(0, self.nacks_due - 1)
        return errno.EIO

    def deliver(self, scl: int, sda: int, address: int, payload: bytes) -> None:
        """Hand what was sent after a `connect` that was answered to the device."""
        device = self._devices[scl, sda, address]
        self._traffic.deliver(lambda: device.write(payload), len(payload))

    def fetch(self, scl: int, sda: int, address: int, length: int) -> bytes:
        """Read `length` bytes after a `connect` that was answered."""
        self._traffic.count(length)
        return self._devices[scl, sda, address].read(length)

    def _answers(self, scl: int, sda: int, address: int) -> bool:
        return not self.nacks_due and (scl, sda, address) in self._devices
