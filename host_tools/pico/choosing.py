"""Which board is meant: the one named, else the only one, else the one used last."""

from . import remembered, usb
from .faults import NoBoard
from .usb import Port

NONE_FOUND = (
    "no Pico with MicroPython is connected: plug one in with a cable that carries data, or see "
    "`tabletally flash` for a Pico without MicroPython"
)


def choose(named: str | None) -> Port:
    """Return the port to use; NoBoard says why there is none."""
    everything = usb.ports()
    if named:
        known = [port for port in everything if named in _names(port)]
        return known[0] if known else Port(named)
    found = [port for port in everything if port.may_be_ours]
    if not found:
        raise NoBoard(NONE_FOUND)
    if len(found) == 1:
        return found[0]
    last = remembered.last()
    meant = [port for port in found if last and port.serial_number == last]
    if len(meant) == 1:
        return meant[0]
    names = ", ".join(_told(port) for port in found)
    raise NoBoard(f"several boards are connected ({names}): say which with --port {found[0].name}")


def _names(port: Port) -> tuple[str, ...]:
    """What a port may be called: /dev/ttyACM0, ttyACM0, or the board's serial number."""
    return port.name, port.name.rpartition("/")[2], port.serial_number


def _told(port: Port) -> str:
    return f"{port.name} with number {port.serial_number}" if port.serial_number else port.name
