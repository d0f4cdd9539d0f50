"""The ST7789V as its data sheet (version 1.3) describes it, on SPI: bytes in, pixels out.

The glass has 135 of the 240 columns and 240 of the 320 rows of the chip's memory, and lies on its
side: what the memory has in a row is seen as a column. Its colours are those in the memory only
while the chip inverts them, as on all displays of this kind.
"""

import random
from array import array
from collections.abc import Callable
from functools import lru_cache

from . import DisplayError

_COLUMNS, _ROWS = 240, 320
_FIRST_COLUMN, _FIRST_ROW = 52, 40
_RGB = 3
_BYTES_PER_PIXEL = 2

_ROWS_REVERSED, _COLUMNS_REVERSED, _EXCHANGED = 0x80, 0x40, 0x20
_BLUE_FIRST = 0x08
_MEMORY_ACCESS_UNUSED = 0x03
_SIXTEEN_BITS = 0x05
_EIGHTEEN_BITS = 0x66

_SWRESET, _SLPIN, _SLPOUT = 0x01, 0x10, 0x11
_NORON, _INVOFF, _INVON, _DISPOFF, _DISPON = 0x13, 0x20, 0x21, 0x28, 0x29
_CASET, _RASET, _RAMWR, _MADCTL, _COLMOD = 0x2A, 0x2B, 0x2C, 0x36, 0x3A
_NOP = 0x00
_ARGUMENTS = {
    **dict.fromkeys((_NOP, _SWRESET, _SLPIN, _SLPOUT, _NORON, _RAMWR), 0),
    **dict.fromkeys((_INVOFF, _INVON, _DISPOFF, _DISPON), 0),
    _CASET: 4,
    _RASET: 4,
    _MADCTL: 1,
    _COLMOD: 1,
}

_AFTER_RESET_US = _AFTER_SLEEP_US = 5_000  # until the next command
_BETWEEN_SLEEPS_US = 120_000
_RESET_TO_WAKING_US = 120_000


class St7789:
    """One chip, its glass, and the light behind it.

    width, height   of the glass as it is looked at: 240 x 135
    now_us          tells the time in us: commands that come too early are a fault; without it they
                    are in time
    contrast        the light, 0..255, of which `pixels` tells nothing but that there is any
    """

    def __init__(
        self, width: int = 240, height: int = 135, now_us: Callable[[], int] | None = None
    ) -> None:
        if (width, height) != (240, 135):
            raise DisplayError(f"no ST7789 glass of {width}x{height} is known here")
        self.width = width
        self.height = height
        self._now_us = now_us
        self.power_on()

    def power_on(self, seed: int = 7789) -> None:
        """Lose everything, as a power cut does: registers at reset, noise in the memory, dark."""
        noise = random.Random(seed).randbytes(_COLUMNS * _ROWS * _BYTES_PER_PIXEL)
        self._memory = array("H", noise)
        self.contrast = 0
        self._ready_us = self._may_wake_us = self._may_sleep_us = 0
        self._set_registers()

    def reset(self) -> None:
        """Reset by the pin: registers as at power-on, the memory as it is."""
        self._ready_us = self._time_us() + _AFTER_RESET_US
        self._may_wake_us = self._time_us() + _RESET_TO_WAKING_US
        self._set_registers()

    def _set_registers(self) -> None:
        self._command = _NOP
        self._arguments: list[int] = []
        self._asleep = True
        self._on = self._inverted = False
        self._memory_access = 0
        self._pixel_format = _EIGHTEEN_BITS
        self._columns = (0, _COLUMNS - 1)
        self._rows = (0, _ROWS - 1)
        self._half: int | None = None

    def set_light(self, duty: int) -> None:
        """Take how much of the time the light is on, 0..65535."""
        self.contrast = duty >> 8

    @property
    def lit(self) -> bool:
        """Whether anything can be seen: awake, switched on, and lit from behind."""
        return self._on and not self._asleep and self.contrast > 0

    def write(self, payload: bytes, is_data: bool) -> None:
        """Take what was written while the line that tells data from commands stood as it did."""
        if not is_data:
            for code in payload:
                self._take_command(code)
        elif self._command == _RAMWR:
            self._take_pixels(payload)
        else:
            for byte in payload:
                self._take_argument(byte)

    def pixels(self) -> bytes:
        """What a person sees: three bytes, RGB, per pixel, row by row from the top left."""
        if not self.lit:
            return bytes(self.width * self.height * _RGB)
        colours = _colours(self._memory_access & _BLUE_FIRST != 0, self._inverted)
        seen = []
        for line in range(self.height):
            first = _FIRST_ROW * _COLUMNS + _FIRST_COLUMN + self.height - 1 - line
            column = self._memory[first : first + self.width * _COLUMNS : _COLUMNS]
            seen += [colours[value] for value in column]
        return b"".join(seen)

    def _time_us(self) -> int:
        if self._now_us:
            return self._now_us()
        return max(self._ready_us, self._may_wake_us, self._may_sleep_us)

    def _take_command(self, code: int) -> None:
        if code not in _ARGUMENTS:
            raise DisplayError(f"command 0x{code:02X} is not known here")
        if code != _SWRESET:  # which helps whatever was interrupted
            self._demand_end(code)
        now_us = self._time_us()
        if now_us < self._ready_us:
            raise DisplayError(f"command 0x{code:02X} came {self._ready_us - now_us} us too early")
        self._command = code
        self._arguments = []
        if not _ARGUMENTS[code]:
            self._do(code, now_us)

    def _demand_end(self, code: int) -> None:
        """Raise DisplayError unless what was sent before `code` came to its end."""
        if self._half is not None:
            raise DisplayError(f"command 0x{code:02X} came in the middle of a pixel")
        if len(self._arguments) < _ARGUMENTS[self._command]:
            raise DisplayError(
                f"command 0x{code:02X} came where 0x{self._command:02X} waits for an argument"
            )

    def _take_argument(self, byte: int) -> None:
        code = self._command
        if len(self._arguments) == _ARGUMENTS[code]:
            raise DisplayError(f"command 0x{code:02X} got the byte 0x{byte:02X} too many")
        self._arguments.append(byte)
        if len(self._arguments) == _ARGUMENTS[code]:
            self._set(code, *self._arguments)

    def _do(self, code: int, now_us: int) -> None:
        """Commands without arguments."""
        if code == _SWRESET:
            self.reset()
        elif code == _SLPIN:
            self._demand_time(code, now_us, self._may_sleep_us)
            self._asleep = True
            self._ready_us = now_us + _AFTER_SLEEP_US
            self._may_wake_us = now_us + _BETWEEN_SLEEPS_US
        elif code == _SLPOUT:
            self._demand_time(code, now_us, self._may_wake_us)
            self._asleep = False
            self._ready_us = now_us + _AFTER_SLEEP_US
            self._may_sleep_us = now_us + _BETWEEN_SLEEPS_US
        elif code in (_INVOFF, _INVON):
            self._inverted = code == _INVON
        elif code in (_DISPOFF, _DISPON):
            self._on = code == _DISPON
        elif code == _RAMWR:
            self._begin_pixels()

    @staticmethod
    def _demand_time(code: int, now_us: int, from_us: int) -> None:
        if now_us < from_us:
            raise DisplayError(f"command 0x{code:02X} came {from_us - now_us} us too early")

    def _set(self, code: int, *values: int) -> None:
        """Commands with arguments."""
        if code == _MADCTL:
            self._check(code, values[0], not values[0] & _MEMORY_ACCESS_UNUSED)
            self._memory_access = values[0]
        elif code == _COLMOD:
            self._check(code, values[0], values[0] & 0x07 in (0x03, 0x05, 0x06))
            self._pixel_format = values[0]
        else:
            window = values[0] << 8 | values[1], values[2] << 8 | values[3]
            if code == _CASET:
                self._columns = window
            else:
                self._rows = window

    @staticmethod
    def _check(code: int, value: int, allowed: object) -> None:
        if not allowed:
            raise DisplayError(f"command 0x{code:02X} does not take 0x{value:02X}")

    def _begin_pixels(self) -> None:
        if self._pixel_format & 0x07 != _SIXTEEN_BITS:
            raise DisplayError("pixels of other than 16 bits are not known here")
        exchanged = self._memory_access & _EXCHANGED
        limits = (_ROWS, _COLUMNS) if exchanged else (_COLUMNS, _ROWS)
        for (first, last), limit in zip((self._columns, self._rows), limits, strict=True):
            if not first <= last < limit:
                raise DisplayError(f"the window {first}..{last} is not within {limit}")
        self._column, self._row = self._columns[0], self._rows[0]

    def _take_pixels(self, payload: bytes) -> None:
        if self._half is not None:
            payload = bytes((self._half,)) + payload
        self._half = payload[-1] if len(payload) % _BYTES_PER_PIXEL else None
        for high, low in zip(payload[0::2], payload[1::2], strict=False):
            if self._row > self._rows[1]:
                raise DisplayError("more pixels than the window holds")
            self._memory[self._place()] = high << 8 | low
            self._column += 1
            if self._column > self._columns[1]:
                self._column = self._columns[0]
                self._row += 1

    def _place(self) -> int:
        """Where in the memory the next pixel goes."""
        access = self._memory_access
        column, row = self._column, self._row
        if access & _EXCHANGED:
            column, row = row, column
        if access & _COLUMNS_REVERSED:
            column = _COLUMNS - 1 - column
        if access & _ROWS_REVERSED:
            row = _ROWS - 1 - row
        return row * _COLUMNS + column


@lru_cache
def _colours(blue_first: bool, inverted: bool) -> list[bytes]:
    """What each value of the memory looks like, as RGB."""
    return [_colour(value, blue_first, inverted) for value in range(1 << 16)]


def _colour(value: int, blue_first: bool, inverted: bool) -> bytes:
    if not inverted:
        value ^= 0xFFFF
    first, green, last = value >> 11, value >> 5 & 0x3F, value & 0x1F
    red, blue = (last, first) if blue_first else (first, last)
    return bytes((red << 3 | red >> 2, green << 2 | green >> 4, blue << 3 | blue >> 2))
