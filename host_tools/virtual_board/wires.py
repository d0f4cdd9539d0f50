"""All wires of the board: its buses, and what went over them."""

from .bus import I2cWires
from .spi import SpiWires
from .traffic import Traffic
from .wiring import Wiring


class Wires:
    """Both kinds of buses, whose bytes are counted together, and the pins beside them."""

    def __init__(self, wiring: Wiring) -> None:
        self.wiring = wiring
        self._traffic = Traffic(wiring)
        self.i2c = I2cWires(self._traffic)
        self.spi = SpiWires(wiring, self._traffic)

    @property
    def bytes_sent(self) -> int:
        """Bytes over all buses, addresses included."""
        return self._traffic.bytes_sent

    @property
    def last_us(self) -> int:
        """When the last of them came, in device time."""
        return self._traffic.last_us
