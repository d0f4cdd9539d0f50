"""The emulated chip at a serial port: a Pico with the stock image, for mpremote and our own tools.

Its clock is held back to real time, and where computing takes longer it falls behind.
"""

import functools
import select
import threading
import time
from pathlib import Path

from ..virtual_board import boards
from ..virtual_board.board import VirtualBoard
from ..virtual_board.endpoints import Endpoint, open_endpoint
from ..virtual_board.flash import Flash
from ..virtual_board.machine import Firmware
from ..virtual_board.wires import Wires
from ..virtual_board.wiring import Wiring
from .chip import Chip

_SLICE_US = 2000
_MICRO = 1_000_000


class SerialChip:
    """A chip that `name` leads to. Nothing is deployed: what its flash holds runs."""

    def __init__(
        self,
        image: Path,
        board_id: str = boards.DEFAULT,
        flash: Flash | None = None,
        endpoint: Endpoint | None = None,
    ) -> None:
        self.endpoint = endpoint or open_endpoint()
        self.name = self.endpoint.name
        self.board = VirtualBoard(
            board_id,
            flash=flash,
            make_machine=functools.partial(self._make, image),
        )
        self._ending = threading.Event()
        self._to_user = b""

    def _make(
        self, image: Path, wiring: Wiring, wires: Wires, flash: Flash, firmware: Firmware
    ) -> Chip:
        chip = self._chip = Chip(image, wiring, wires, flash, firmware, deploy=False)
        chip.on_reset = self.endpoint.replug
        return chip

    def serve(self) -> None:
        """Be the board until `end`."""
        wiring = self.board.wiring
        self.board.display.power_on()
        self._chip.power_on()
        started_s = time.monotonic()
        try:
            while not self._ending.is_set():
                until_us = wiring.now_us + _SLICE_US
                self._chip.run(lambda until_us=until_us: until_us)  # type: ignore[misc]
                ahead_s = wiring.now_us / _MICRO - (time.monotonic() - started_s)
                if ahead_s < 0:
                    started_s -= ahead_s
                self._exchange(max(0.0, ahead_s))
        finally:
            self.board.close()
            self.endpoint.close()

    def end(self) -> None:
        """Have `serve` return."""
        self._ending.set()

    def _exchange(self, pause_s: float) -> None:
        """Pass on what came from both sides, waiting for the user at most so long."""
        ready, _, _ = select.select(self.endpoint.readers(), [], [], pause_s)
        for descriptor in ready:
            self._chip.serial.send(self.endpoint.read(descriptor))
        self._to_user += self._chip.take_output()
        if self._to_user:
            self._to_user = self._to_user[self.endpoint.write(self._to_user) :]
