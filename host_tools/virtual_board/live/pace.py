"""Device time along real time."""

import time

_LONGEST_LAG_MS = 250


class Pace:
    """Says how far the device clock is behind.

    What took long, a board that starts, a computer that slept, is not caught up.
    """

    def __init__(self) -> None:
        self._offset_ms = 0.0

    def restart(self, device_ms: float) -> None:
        """Let the device clock go on from `device_ms` now."""
        self._offset_ms = device_ms - _now_ms()

    def lag_ms(self, device_ms: float) -> float:
        """How long the device has to run to be on time."""
        lag_ms = _now_ms() + self._offset_ms - device_ms
        if lag_ms > _LONGEST_LAG_MS:
            self.restart(device_ms + _LONGEST_LAG_MS)
            return _LONGEST_LAG_MS
        return max(lag_ms, 0.0)


def _now_ms() -> float:
    return time.monotonic() * 1000
