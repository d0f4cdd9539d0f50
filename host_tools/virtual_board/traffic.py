"""What goes over the buses of the board, whatever their kind."""

from collections.abc import Callable

from .displays import DisplayError
from .errors import FirmwareStopped
from .wiring import Wiring


class Traffic:
    """Counts bytes, and hands them to models, whose faults stop the firmware."""

    def __init__(self, wiring: Wiring) -> None:
        self._wiring = wiring
        self.bytes_sent = 0
        self.last_us = 0

    def mark(self) -> None:
        """Note that something is sent now."""
        self._wiring.mark_activity()
        self.last_us = self._wiring.now_us

    def count(self, length: int) -> None:
        """Count bytes."""
        self.bytes_sent += length

    def deliver(self, take: Callable[[], None], length: int) -> None:
        """Have a device take `length` bytes that were sent to it."""
        self.mark()
        self.count(length)
        try:
            take()
        except DisplayError as error:
            raise FirmwareStopped(str(error)) from error
