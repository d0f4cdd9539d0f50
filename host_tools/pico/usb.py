"""The serial ports of this computer, and which of them are a Pico's by what USB says."""

from dataclasses import dataclass

import serial.tools.list_ports

_RASPBERRY_PI = 0x2E8A
_MICROPYTHON = 0x0005
# MicroPython's own ids, which boards of other makers use.
_OTHER_MICROPYTHON = (0xF055, 0x9800)


@dataclass(frozen=True)
class Port:
    """A serial port: what to open, what it calls itself, and the number USB knows the board by."""

    name: str
    description: str = ""
    serial_number: str = ""
    vendor: int | None = None
    product: int | None = None

    @property
    def may_be_ours(self) -> bool:
        """Whether it is sold as a Pico with MicroPython; what it runs is to be asked."""
        return (self.vendor, self.product) in ((_RASPBERRY_PI, _MICROPYTHON), _OTHER_MICROPYTHON)


def ports() -> list[Port]:
    """Return all serial ports, by name."""
    found = [
        Port(
            name=info.device,
            description=_said(info.description) or _said(info.product),
            serial_number=_said(info.serial_number),
            vendor=info.vid,
            product=info.pid,
        )
        for info in serial.tools.list_ports.comports()
    ]
    return sorted(found, key=lambda port: port.name)


def _said(text: str | None) -> str:
    return "" if text in (None, "n/a") else str(text)
