"""The SPI wires: who is selected, how long it takes, and what the pins beside the bus say."""

from dataclasses import dataclass
from typing import Protocol

from .errors import FirmwareStopped
from .traffic import Traffic
from .wiring import Wiring

_BITS_PER_BYTE = 8
_SELECTED = 0
_DATA = 1
_RESET = 0


class SpiDevice(Protocol):
    """A device on the wires, which samples at rising edges: modes 0 and 3."""

    def write(self, payload: bytes, is_data: bool) -> None:
        """Take what was sent with its D/C pin high or low."""

    def reset(self) -> None:
        """Its reset pin went low."""


@dataclass(frozen=True)
class SpiPins:
    """The pins of the board that a device is wired to. All but `sck` and `mosi` are its own."""

    sck: int
    mosi: int
    cs: int
    dc: int
    reset: int | None = None


@dataclass(frozen=True)
class SpiSetup:
    """How the firmware opened a bus."""

    sck: int
    mosi: int
    polarity: int
    phase: int
    freq: int

    def transfer_us(self, length: int) -> int:
        """How long `length` bytes take."""
        return length * _BITS_PER_BYTE * 1_000_000 // self.freq


class SpiWires:
    """All SPI traffic of the board; nothing ever answers."""

    def __init__(self, wiring: Wiring, traffic: Traffic) -> None:
        self._wiring = wiring
        self._traffic = traffic
        self._devices: dict[SpiPins, SpiDevice] = {}

    def attach(self, pins: SpiPins, device: SpiDevice) -> None:
        """Wire `device` to its pins."""
        self._devices[pins] = device
        if pins.reset is not None:
            self._wiring.watch(pins.reset, lambda level: self._reset(device, level))

    def pins(self) -> set[int]:
        """The pins beside the buses that something is wired to."""
        own = {pin for pins in self._devices for pin in (pins.cs, pins.dc, pins.reset)}
        return {pin for pin in own if pin is not None}

    def write(self, setup: SpiSetup, payload: bytes) -> None:
        """Hand what was sent to the device that is selected; FirmwareStopped if none is."""
        wired = [pins for pins in self._devices if (pins.sck, pins.mosi) == (setup.sck, setup.mosi)]
        if not wired:
            raise FirmwareStopped(
                f"nothing is wired to the SPI pins GP{setup.sck} and GP{setup.mosi} of this board"
            )
        if setup.polarity != setup.phase:
            raise FirmwareStopped(
                f"SPI with polarity {setup.polarity} and phase {setup.phase} is read at the wrong "
                "edges"
            )
        selected = [pins for pins in wired if self._wiring.output(pins.cs) == _SELECTED]
        if len(selected) != 1:
            raise FirmwareStopped(f"SPI was sent to {len(selected)} devices that are selected")
        (pins,) = selected
        level = self._wiring.output(pins.dc)
        if level is None:
            raise FirmwareStopped(f"SPI was sent while its D/C pin GP{pins.dc} is no output")
        device = self._devices[pins]
        self._traffic.deliver(lambda: device.write(payload, level == _DATA), len(payload))

    @staticmethod
    def _reset(device: SpiDevice, level: int | None) -> None:
        if level == _RESET:
            device.reset()
