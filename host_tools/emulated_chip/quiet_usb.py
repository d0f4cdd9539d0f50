"""Against a fault of the emulator: its USB host answers what it has no answer to.

rp2040py 0.3.6 completes every OUT transfer that the chip offers at once, with no bytes when there
are none. The chip offers the next one at once: an interrupt every 12 us, which makes it three times
slower and never lets it sleep. A host that has nothing to send says nothing.
"""

from collections import deque
from typing import Any

_PACKET = 64
_GATHERING_NS = 10_000


class QuietSerial:
    """The serial port of a USBCDC: bytes to the chip go out only when there are any."""

    def __init__(self, cdc: Any) -> None:
        self._cdc = cdc
        self._usb = cdc.usb
        self._waiting = bytearray()
        self._offers: deque[int] = deque()
        self._answer_elsewhere = self._usb.on_endpoint_read
        self._usb.on_endpoint_read = self._take_offer
        self._alarm = self._usb.rp2040.clock.create_alarm(self._answer)
        self._alarm_is_set = False
        reset_elsewhere = self._usb.on_reset

        def reset() -> None:
            self._offers.clear()
            self._waiting.clear()
            reset_elsewhere()

        self._usb.on_reset = reset

    def send(self, payload: bytes) -> None:
        """Send bytes to the chip."""
        self._waiting += payload
        self._answer_soon()

    def _take_offer(self, endpoint: int, size: int) -> None:
        if endpoint == 0 or endpoint != self._cdc._out_endpoint:
            self._answer_elsewhere(endpoint, size)
            return
        self._offers.append(size)
        self._answer_soon()

    def _answer_soon(self) -> None:
        if self._waiting and self._offers and not self._alarm_is_set:
            self._alarm_is_set = True
            self._alarm.schedule(_GATHERING_NS)

    def _answer(self) -> None:
        self._alarm_is_set = False
        if not self._waiting or not self._offers:
            return
        length = min(self._offers.popleft(), _PACKET)
        payload = bytearray(self._waiting[:length])
        del self._waiting[:length]
        self._usb.endpoint_read_done(self._cdc._out_endpoint, payload)
        self._answer_soon()
