"""I2C, SPI and ADC of the virtual Pico: each transfer goes to the host as a whole."""

import struct

import link
from micropython import const
from pins import Pin

_HARDWARE = const(0)
_SOFTWARE = const(1)
_DEFAULT_TIMEOUT_US = const(50_000)
_SCK = const(2)  # of each four pins
_MOSI = const(3)
_DEFAULT_SPI = (16, 8)
_FIRST_ADC_PIN = const(26)
_ADC_CHANNELS = const(5)


def _spi_pin(id, pin, place, refusal):
    number = Pin(pin).number if pin is not None else _DEFAULT_SPI[id] + place
    if number & 3 != place or number >> 3 & 1 != id:
        raise ValueError(refusal)
    return number


def _raise_if_error(answer):
    if answer < 0:
        raise OSError(-answer)


class I2C:
    """As machine.I2C of the rp2 port. A hardware bus gives up a transfer after `timeout` us."""

    _KIND = _HARDWARE

    def __init__(self, id=-1, *, scl, sda, freq=400_000, timeout=_DEFAULT_TIMEOUT_US):
        self._open(id, scl, sda, freq, timeout)

    def _open(self, id, scl, sda, freq, timeout):
        scl = Pin(scl).number
        sda = Pin(sda).number
        if self._KIND == _HARDWARE:
            if id not in (0, 1):
                raise ValueError(f"I2C({id}) doesn't exist")
            if sda & 3 != id << 1:
                raise ValueError("bad SDA pin")
            if scl & 3 != id << 1 | 1:
                raise ValueError("bad SCL pin")
        setup = struct.pack("<BBBII", self._KIND, scl, sda, freq, timeout)
        self._handle = link.call(link.I2C_OPEN, 0, 0, 0, setup)

    def init(self, id=-1, *, scl, sda, freq=400_000, timeout=_DEFAULT_TIMEOUT_US):
        """Set the bus up again."""
        self._open(id, scl, sda, freq, timeout)

    def writeto(self, addr, buf, stop=True):
        """Write `buf`; returns the number of bytes acknowledged."""
        _raise_if_error(link.call(link.I2C_WRITE, self._handle, addr, 1 if stop else 0, buf))
        return len(buf)

    def writevto(self, addr, vector, stop=True):
        """Write several buffers as one, joined in memory as the real one does."""
        return self.writeto(addr, b"".join(vector), stop)

    def writeto_mem(self, addr, memaddr, buf, *, addrsize=8):
        """Write `buf` behind the register address."""
        self.writeto(addr, memaddr.to_bytes(addrsize // 8, "big") + buf)

    def readfrom_into(self, addr, buf, stop=True):
        """Fill `buf`."""
        _raise_if_error(link.call(link.I2C_READ, self._handle, addr, len(buf), None, buf))

    def readfrom(self, addr, nbytes, stop=True):
        """Return `nbytes` bytes."""
        buf = bytearray(nbytes)
        self.readfrom_into(addr, buf, stop)
        return bytes(buf)

    def scan(self):
        """Return the addresses that answer, 0x08 to 0x77."""
        return [
            addr
            for addr in range(0x08, 0x78)
            if link.call(link.I2C_WRITE, self._handle, addr, 1, b"") >= 0
        ]


class SoftI2C(I2C):
    """As machine.SoftI2C: any pins, and no time-out for the transfer as a whole."""

    _KIND = _SOFTWARE

    def __init__(self, scl, sda, *, freq=400_000, timeout=_DEFAULT_TIMEOUT_US):
        self._open(-1, scl, sda, freq, timeout)


class SPI:
    """As machine.SPI, for writing."""

    MSB = 1
    LSB = 0

    def __init__(
        self,
        id,
        baudrate=1_000_000,
        *,
        polarity=0,
        phase=0,
        bits=8,
        firstbit=MSB,
        sck=None,
        mosi=None,
        miso=None,
    ):
        if id not in (0, 1):
            raise ValueError(f"SPI({id}) doesn't exist")
        self._pins = (
            _spi_pin(id, sck, _SCK, "bad SCK pin"),
            _spi_pin(id, mosi, _MOSI, "bad MOSI pin"),
        )
        self.init(baudrate, polarity=polarity, phase=phase, bits=bits, firstbit=firstbit)

    def init(self, baudrate=1_000_000, *, polarity=0, phase=0, bits=8, firstbit=MSB):
        """Set the bus up again."""
        if bits != 8 or firstbit != self.MSB:
            raise NotImplementedError("the virtual SPI sends 8 bits, highest first")
        setup = struct.pack("<BBBBI", self._pins[0], self._pins[1], polarity, phase, baudrate)
        self._handle = link.call(link.SPI_OPEN, 0, 0, 0, setup)

    def write(self, buf):
        """Send `buf`."""
        link.call(link.SPI_WRITE, self._handle, 0, 0, buf)

    def deinit(self):
        """Nothing to give back here."""


class ADC:
    """As machine.ADC: channels 0..4, or the pins 26..29 of the first four."""

    CORE_TEMP = 4

    def __init__(self, channel):
        if isinstance(channel, Pin):
            channel = channel.number
        if channel >= _FIRST_ADC_PIN:
            channel -= _FIRST_ADC_PIN
        if not 0 <= channel < _ADC_CHANNELS:
            raise ValueError("invalid channel")
        self._channel = channel

    def read_u16(self):
        """Return the reading, 0..65535."""
        return link.call(link.ADC_READ, self._channel)
