"""What the status line tells of the board."""

from ..board import QUIET_MS, VirtualBoard

_US = 1000


class KeyCounter:
    """The bytes on the bus that the last key caused: until the firmware waits again."""

    def __init__(self, board: VirtualBoard) -> None:
        self._board = board
        self._before = 0
        self._since_us = 0
        self._counting = False
        self.bus_bytes: int | None = None

    def begin(self) -> None:
        """A key is pressed."""
        self._before = self._board.wires.bytes_sent
        self._since_us = self._board.wiring.now_us
        self._counting = True

    def follow(self) -> None:
        """Time has passed."""
        if not self._counting:
            return
        wiring = self._board.wiring
        self.bus_bytes = self._board.wires.bytes_sent - self._before
        last_us = max(self._since_us, wiring.last_activity_us)
        self._counting = wiring.now_us - last_us < QUIET_MS * _US


def clock_text(device_ms: int) -> str:
    """Device time as h:mm:ss."""
    minutes, seconds = divmod(device_ms // 1000, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}"
