"""Against slowness of the emulator: it looks at both PIO blocks after every instruction.

rp2040py 0.3.6 does so in Python, which is a good part of all its time. Nothing of ours uses them,
so they are only there while the chip is reset.
"""

from collections.abc import Callable
from typing import Any


class Run:
    """What the emulator's loop wants of its simulator, and no more: quicker to look at."""

    __slots__ = ("clock", "rp2040", "stopped")

    def __init__(self, mcu: Any, on_reset: Callable[[], None]) -> None:
        self.rp2040 = mcu
        self.clock = mcu.clock
        self.stopped = False
        blocks = mcu.pio

        def reset() -> None:
            mcu.pio = blocks
            mcu.enter_reset(from_watchdog=True)
            mcu.leave_reset()
            mcu.pio = ()
            on_reset()

        mcu.watchdog.on_watchdog_trigger = reset

    def without_blocks(self) -> None:
        """To be called when the chip has been set up."""
        self.rp2040.pio = ()
