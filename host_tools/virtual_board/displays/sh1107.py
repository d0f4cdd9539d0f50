"""The SH1107 as its data sheet (V2.1) describes it, on SPI: bytes in, pixels out.

Its RAM has 128 columns of 16 pages: a column is what one COM drives, a byte of it eight SEGs. The
glass is that of the Pico-OLED-1.3, 64 rows of 128 pixels: SEG0 at the left, and COM95 to COM32
from the top. A converter of the module feeds it, so the one of the chip has to be off.
"""

import random

from . import DisplayError

_COLUMNS = 128
_PAGES = 16
_SEGMENTS = 8 * _PAGES
_WIDTH, _HEIGHT = 128, 64
_TOP_COM = 95

_ARGUMENTS = {
    0x81: 1,  # contrast
    0xA8: 1,  # multiplex ratio
    0xAD: 1,  # DC-DC converter
    0xD3: 1,  # display offset
    0xD5: 1,  # clock
    0xD9: 1,  # pre-charge
    0xDB: 1,  # VCOM deselect level
    0xDC: 1,  # start line
}
_READING = (0xE0, 0xEE)


class Sh1107:
    """One chip and its glass of 128 x 64 pixels."""

    def __init__(self, width: int = _WIDTH, height: int = _HEIGHT):
        if (width, height) != (_WIDTH, _HEIGHT):
            raise DisplayError(f"no SH1107 glass of {width}x{height} is known here")
        self.width = width
        self.height = height
        self.power_on()

    def power_on(self, seed: int = 1107) -> None:
        """Lose everything, as a power cut does: registers at reset, noise in the RAM."""
        self._ram = bytearray(random.Random(seed).randbytes(_COLUMNS * _PAGES))
        self.reset()

    def reset(self) -> None:
        """The reset pin went low: the registers lose what they were set to."""
        self._command: list[int] = []
        self._vertical = False
        self._column = self._page = 0
        self._start_line = 0
        self._offset = 0
        self._rows_driven = _COLUMNS
        self._segments_reversed = self._rows_reversed = False
        self._converter_on = True
        self._on = self._all_on = self._inverted = False
        self.contrast = 0x80

    @property
    def lit(self) -> bool:
        """Whether the glass can show anything."""
        return self._on

    def write(self, payload: bytes, is_data: bool) -> None:
        """Take what was sent with the level of the D/C pin."""
        take = self._take_data if is_data else self._take_command
        for byte in payload:
            take(byte)

    def pixels(self) -> bytes:
        """What a person sees: `width * height` bytes, 0 or 255, row by row from the top left."""
        return b"".join(self._line_seen(_TOP_COM - line) for line in range(self.height))

    def _line_seen(self, com: int) -> bytes:
        if self._rows_reversed:
            com = self._rows_driven - 1 - com
        row = (com + self._offset) % _COLUMNS
        if not self._on or row >= self._rows_driven:
            return bytes(_WIDTH)
        if self._all_on:
            return b"\xff" * _WIDTH
        column = (row + self._start_line) % _COLUMNS
        dark, bright = (255, 0) if self._inverted else (0, 255)
        lit = [
            bright if self._ram[segment // 8 * _COLUMNS + column] >> segment % 8 & 1 else dark
            for segment in range(_SEGMENTS)
        ]
        return bytes(reversed(lit) if self._segments_reversed else lit)

    def _take_data(self, byte: int) -> None:
        if self._command:
            raise DisplayError(
                f"data arrived where command 0x{self._command[0]:02X} waits for its argument"
            )
        if self._column == _COLUMNS:
            raise DisplayError(f"data goes on behind column {_COLUMNS - 1}")
        self._ram[self._page * _COLUMNS + self._column] = byte
        if not self._vertical:
            self._column += 1
            return
        self._page = (self._page + 1) % _PAGES
        if not self._page:
            self._column += 1

    def _take_command(self, byte: int) -> None:
        self._command.append(byte)
        code, *arguments = self._command
        if len(arguments) < _ARGUMENTS.get(code, 0):
            return
        self._command = []
        if arguments:
            self._set(code, *arguments)
        else:
            self._do(code)

    def _do(self, code: int) -> None:
        """Commands of one byte."""
        if code in _READING:
            raise DisplayError(f"command 0x{code:02X} is for reading, which SPI cannot do")
        if code <= 0x0F:
            self._column = self._column & 0x70 | code
        elif code <= 0x17:
            self._column = self._column & 0x0F | (code & 0x07) << 4
        elif code in (0x20, 0x21):
            self._vertical = code == 0x21
        elif code in (0xA0, 0xA1):
            self._segments_reversed = code == 0xA1
        elif code in (0xA4, 0xA5):
            self._all_on = code == 0xA5
        elif code in (0xA6, 0xA7):
            self._inverted = code == 0xA7
        elif code == 0xAF:
            if self._converter_on:
                raise DisplayError("the glass is switched on while two converters feed it")
            self._on = True
        elif code == 0xAE:
            self._on = False
        elif 0xB0 <= code <= 0xBF:
            self._page = code & 0x0F
        elif 0xC0 <= code <= 0xCF:
            self._rows_reversed = bool(code & 0x08)
        elif code != 0xE3:  # no operation
            raise DisplayError(f"the SH1107 has no command 0x{code:02X}")

    def _set(self, code: int, value: int) -> None:
        """Commands with an argument."""
        if code == 0x81:
            self.contrast = value
        elif code == 0xA8:
            self._check(code, value, value <= 0x7F)
            self._rows_driven = value + 1
        elif code == 0xAD:
            self._check(code, value, 0x80 <= value <= 0x8F)
            self._converter_on = bool(value & 1)
        elif code == 0xD3:
            self._check(code, value, value <= 0x7F)
            self._offset = value
        elif code == 0xD9:
            self._check(code, value, value & 0x0F and value & 0xF0)
        elif code == 0xDC:
            self._check(code, value, value <= 0x7F)
            self._start_line = value

    @staticmethod
    def _check(code: int, value: int, allowed: object) -> None:
        if not allowed:
            raise DisplayError(f"command 0x{code:02X} does not take 0x{value:02X}")
