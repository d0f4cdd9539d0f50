"""PWM of the virtual Pico: the host hears how much of the time a pin is high."""

import link
from micropython import const
from pins import Pin

_MOST = const(65535)
_FREQUENCIES = (8, 62_500_000)


class PWM:
    """As machine.PWM, for pins that are dimmed."""

    def __init__(self, dest, *, freq=None, duty_u16=None):
        self._number = Pin(dest).number
        self._freq = 0
        self._duty = 0
        self.init(freq=freq, duty_u16=duty_u16)

    def init(self, *, freq=None, duty_u16=None):
        """Set what is given; it begins when both were."""
        if freq is not None:
            self.freq(freq)
        if duty_u16 is not None:
            self.duty_u16(duty_u16)

    def freq(self, hz=None):
        """Return the frequency in Hz, or set it."""
        if hz is None:
            return self._freq
        if not _FREQUENCIES[0] <= hz <= _FREQUENCIES[1]:
            raise ValueError("invalid freq")
        self._freq = hz
        self._tell()
        return None

    def duty_u16(self, duty=None):
        """Return how much of the time it is on, 0..65535, or set it."""
        if duty is None:
            return self._duty
        self._duty = min(max(duty, 0), _MOST)
        self._tell()
        return None

    def deinit(self):
        """Stop."""
        link.call(link.PWM_SET, self._number, 0, 0)

    def _tell(self):
        if self._freq:
            link.call(link.PWM_SET, self._number, 0, self._duty)
