"""What each request of the firmware's side means on this board, and how long it takes."""

import struct
from collections.abc import Callable
from dataclasses import dataclass

from .bus import BusSetup
from .errors import FirmwareStopped
from .flash import ERASE_US, PAGE_SIZE, PROGRAM_PAGE_US, Flash
from .frames import Op, Request
from .pads import Pads
from .spi import SpiSetup
from .wires import Wires
from .wiring import Wiring

CALL_US = 5  # these and what the ticks are: also in device/time.py
_TICKS_MASK = (1 << 30) - 1
# The ticks wrap half a minute after power-on, so that nothing can rely on their not wrapping.
_TICKS_MS_AT_START = (1 << 30) - 30_000
_WAKE_ON_INTERRUPT = 1

Answer = tuple[int, bytes]


def _nothing() -> Answer:
    return 0, b""


@dataclass(slots=True)
class Wait:
    """A request in progress: when it ends, and what it then does."""

    request: Request
    end_us: int
    finish: Callable[[], Answer] = _nothing
    wakes: bool = False
    on_bus: bool = False
    masked: bool = False
    tear: Callable[[], None] | None = None


class Service:
    """The stand-ins' other half, for one power-on."""

    def __init__(self, wiring: Wiring, pads: Pads, wires: Wires, flash: Flash) -> None:
        self.pads = pads
        self.interrupts_held = False
        self._wiring = wiring
        self._wires = wires
        self._flash = flash
        self._started_us = wiring.now_us
        self._buses: list[BusSetup] = []
        self._spi_buses: list[SpiSetup] = []
        self._begin = {
            Op.STARTED: self._started,
            Op.STOPPED: self._stopped,
            Op.RESET: self._reset,
            Op.TICKS_MS: self._ticks_ms,
            Op.TICKS_US: self._ticks_us,
            Op.SLEEP: self._sleep,
            Op.PIN_SETUP: self._pin_setup,
            Op.PIN_READ: self._pin_read,
            Op.PIN_WRITE: self._pin_write,
            Op.PIN_IRQ: self._pin_irq,
            Op.PWM_SET: self._pwm_set,
            Op.IRQ_MASK: self._irq_mask,
            Op.I2C_OPEN: self._i2c_open,
            Op.I2C_WRITE: self._i2c_write,
            Op.I2C_READ: self._i2c_read,
            Op.SPI_OPEN: self._spi_open,
            Op.SPI_WRITE: self._spi_write,
            Op.ADC_READ: self._adc_read,
            Op.FLASH_PROGRAM: self._flash_program,
            Op.FLASH_ERASE: self._flash_erase,
        }

    def age_us(self) -> int:
        """How long ago the power came on."""
        return self._wiring.now_us - self._started_us

    def begin(self, request: Request) -> Wait:
        """Start `request`."""
        return self._begin[Op(request.op)](request)

    def _soon(self, request: Request, value: int = 0, payload: bytes = b"") -> Wait:
        return Wait(request, self._wiring.now_us + CALL_US, lambda: (value, payload))

    def _started(self, request: Request) -> Wait:
        self._flash.count_from_here()
        return self._soon(request)

    def _stopped(self, request: Request) -> Wait:
        raise FirmwareStopped("the firmware ended")

    def _reset(self, request: Request) -> Wait:
        raise ResetByFirmwareError

    def _ticks_ms(self, request: Request) -> Wait:
        if request.a:
            return self._soon(request, self.age_us() // 1_000_000)
        return self._soon(request, _TICKS_MS_AT_START + self.age_us() // 1000 & _TICKS_MASK)

    def _ticks_us(self, request: Request) -> Wait:
        return self._soon(request, self.age_us() & _TICKS_MASK)

    def _sleep(self, request: Request) -> Wait:
        end_us = self._wiring.now_us + max(request.c, CALL_US)
        return Wait(request, end_us, wakes=request.a == _WAKE_ON_INTERRUPT)

    def _pin_setup(self, request: Request) -> Wait:
        self.pads.set_up(request.a, request.b, request.c)
        return self._soon(request)

    def _pin_read(self, request: Request) -> Wait:
        return self._soon(request, self.pads.read(request.a))

    def _pin_write(self, request: Request) -> Wait:
        self.pads.write(request.a, request.b)
        return self._soon(request)

    def take_untold(self, request: Request) -> bool:
        """Do a request that waits for no answer; False when it is none of these."""
        if request.op != Op.PIN_SET:
            return False
        self.pads.write(request.a, request.b)
        return True

    def _pin_irq(self, request: Request) -> Wait:
        self.pads.wait_for(request.a, request.b)
        return self._soon(request)

    def _pwm_set(self, request: Request) -> Wait:
        self._wiring.dim(request.a, request.c)
        return self._soon(request)

    def _irq_mask(self, request: Request) -> Wait:
        self.interrupts_held = bool(request.a)
        return self._soon(request)

    def _i2c_open(self, request: Request) -> Wait:
        software, scl, sda, freq, timeout_us = struct.unpack("<BBBII", request.payload)
        self._buses.append(BusSetup(scl, sda, freq, timeout_us, bool(software)))
        return self._soon(request, len(self._buses) - 1)

    def _i2c_write(self, request: Request) -> Wait:
        setup = self._buses[request.a]
        length = len(request.payload)
        end_us = self._wiring.now_us + self._wires.i2c.duration_us(setup, request.b, length)
        self._wiring.mark_activity()

        def finish() -> Answer:
            return -self._wires.i2c.write(setup, request.b, request.payload), b""

        return Wait(request, end_us, finish, on_bus=True)

    def _i2c_read(self, request: Request) -> Wait:
        setup = self._buses[request.a]
        length = request.c
        end_us = self._wiring.now_us + self._wires.i2c.duration_us(setup, request.b, length)

        def finish() -> Answer:
            error, payload = self._wires.i2c.read(setup, request.b, length)
            return -error, payload

        return Wait(request, end_us, finish, on_bus=True)

    def _spi_open(self, request: Request) -> Wait:
        self._spi_buses.append(SpiSetup(*struct.unpack("<BBBBI", request.payload)))
        return self._soon(request, len(self._spi_buses) - 1)

    def _spi_write(self, request: Request) -> Wait:
        setup = self._spi_buses[request.a]
        duration_us = max(CALL_US, setup.transfer_us(len(request.payload)))
        self._wiring.mark_activity()

        def finish() -> Answer:
            self._wires.spi.write(setup, request.payload)
            return 0, b""

        return Wait(request, self._wiring.now_us + duration_us, finish, on_bus=True)

    def _adc_read(self, request: Request) -> Wait:
        return self._soon(request, 0)

    def _flash_program(self, request: Request) -> Wait:
        address, payload = request.c, request.payload
        pages = -(-len(payload) // PAGE_SIZE)
        return self._flash_wait(
            request,
            pages * PROGRAM_PAGE_US,
            lambda: self._flash.program(address, payload),
            lambda: self._flash.tear_program(address, payload),
        )

    def _flash_erase(self, request: Request) -> Wait:
        address = request.c
        return self._flash_wait(
            request,
            ERASE_US,
            lambda: self._flash.erase(address),
            lambda: self._flash.tear_erase(address),
        )

    def _flash_wait(
        self,
        request: Request,
        duration_us: int,
        act: Callable[[], None],
        tear: Callable[[], None],
    ) -> Wait:
        """Interrupts are masked while the chip's flash is busy: its code runs from it."""
        self._wiring.mark_activity()

        def finish() -> Answer:
            self._wiring.mark_activity()
            act()
            return 0, b""

        return Wait(request, self._wiring.now_us + duration_us, finish, masked=True, tear=tear)


class ResetByFirmwareError(Exception):
    """The firmware called machine.reset()."""
