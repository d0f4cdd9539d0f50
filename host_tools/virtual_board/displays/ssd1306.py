"""The SSD1306 as its data sheet (rev 1.1) describes it, on I2C: bytes in, pixels out.

The glass hangs as on the common modules, SEG0 and COM0 at the bottom right: a driver that remaps
segments (A1) and scans from the last COM (C8) has column 0 and row 0 at the top left.
"""

import random

from . import DisplayError

_COLUMNS = 128
_PAGES = 8
_ROWS = 64
_HORIZONTAL, _VERTICAL, _PAGE = 0, 1, 2

_CONTROL_CONTINUES = 0x80
_CONTROL_DATA = 0x40
_STATUS_OFF = 0x40

_ARGUMENTS = {
    0x20: 1,  # addressing mode
    0x21: 2,  # column window
    0x22: 2,  # page window
    0x81: 1,  # contrast
    0x8D: 1,  # charge pump
    0xA8: 1,  # multiplex ratio
    0xD3: 1,  # display offset
    0xD5: 1,  # clock
    0xD9: 1,  # pre-charge
    0xDA: 1,  # COM pins
    0xDB: 1,  # VCOMH level
}
_SCROLLING = (0x26, 0x27, 0x29, 0x2A, 0x2F, 0xA3)
_CHARGE_PUMP = {0x10: False, 0x14: True}
_VCOMH_LEVELS = (0x00, 0x20, 0x30)
_COM_PINS = (0x02, 0x12, 0x22, 0x32)


class Ssd1306:
    """One chip and its glass.

    width    128, the columns of the chip
    height   rows of the glass: 64 (wired alternately) or 32 (wired in sequence)
    address  I2C address without the read/write bit: 0x3C or 0x3D
    """

    def __init__(self, width: int = 128, height: int = 64, address: int = 0x3C):
        if width != _COLUMNS or height not in (32, 64):
            raise DisplayError(f"no SSD1306 glass of {width}x{height} is known here")
        self.width = width
        self.height = height
        self.address = address
        self.power_on()

    def power_on(self, seed: int = 1306) -> None:
        """Lose everything, as a power cut does: registers at reset, noise in the RAM."""
        self._ram = bytearray(random.Random(seed).randbytes(_COLUMNS * _PAGES))
        self._command: list[int] = []
        self._mode = _PAGE
        self._first_column, self._last_column = 0, _COLUMNS - 1
        self._first_page, self._last_page = 0, _PAGES - 1
        self._column = self._page = 0
        self._start_line = 0
        self._offset = 0
        self._rows_driven = _ROWS
        self._columns_reversed = self._rows_reversed = False
        self._com_pins = 0x12
        self._pump = self._on = self._all_on = self._inverted = False
        self.contrast = 0x7F

    @property
    def lit(self) -> bool:
        """Whether the glass can show anything: switched on, with its charge pump running."""
        return self._on and self._pump

    def write(self, payload: bytes) -> None:
        """Take one whole I2C write transaction, without the address byte."""
        at = 0
        while at < len(payload):
            control = payload[at]
            at += 1
            if control & ~(_CONTROL_CONTINUES | _CONTROL_DATA):
                raise DisplayError(f"control byte 0x{control:02X} has bits that must be 0")
            take = self._take_data if control & _CONTROL_DATA else self._take_command
            if control & _CONTROL_CONTINUES:
                if at == len(payload):
                    raise DisplayError(f"nothing follows the control byte 0x{control:02X}")
                take(payload[at])
                at += 1
            else:
                for byte in payload[at:]:
                    take(byte)
                return

    def read(self, count: int) -> bytes:
        """Answer a read: the status byte, whose bit 6 says that the display is off."""
        return bytes([0 if self._on else _STATUS_OFF]) * count

    def pixels(self) -> bytes:
        """What a person sees: `width * height` bytes, 0 or 255, row by row from the top left."""
        return b"".join(self._line_seen(line) for line in range(self.height))

    def _line_seen(self, line: int) -> bytes:
        row = self._row_of_line(line)
        if not self.lit or row >= self._rows_driven:
            return bytes(_COLUMNS)
        if self._all_on:
            return b"\xff" * _COLUMNS
        ram_row = (row + self._start_line) % _ROWS
        base = ram_row // 8 * _COLUMNS
        bit = ram_row % 8
        dark, bright = (255, 0) if self._inverted else (0, 255)
        page = self._ram[base : base + _COLUMNS]
        return bytes(bright if byte >> bit & 1 else dark for byte in reversed(page))

    def _row_of_line(self, line: int) -> int:
        """The row that drives a line of the glass: its wiring, COM pins, direction and offset."""
        alternate = self.height == _ROWS
        line = self.height - 1 - line
        pin = line // 2 + line % 2 * 32 if alternate else line
        if self._com_pins & 0x20:
            pin ^= 32
        if self._com_pins & 0x10:
            com = pin % 32 * 2 + pin // 32 if alternate else pin * 2 % 64 + pin // 32
        else:
            com = pin
        if self._rows_reversed:
            com = self._rows_driven - 1 - com
        return (com + self._offset) % _ROWS

    def _take_data(self, byte: int) -> None:
        if self._command:
            raise DisplayError(
                f"data arrived where command 0x{self._command[0]:02X} waits for its argument"
            )
        column = _COLUMNS - 1 - self._column if self._columns_reversed else self._column
        self._ram[self._page * _COLUMNS + column] = byte
        if self._mode == _PAGE:
            self._column = (self._column + 1) % _COLUMNS
        elif self._mode == _HORIZONTAL:
            if self._advance_column():
                self._advance_page()
        elif self._advance_page():
            self._advance_column()

    def _advance_column(self) -> bool:
        wrapped = self._column == self._last_column
        self._column = self._first_column if wrapped else (self._column + 1) % _COLUMNS
        return wrapped

    def _advance_page(self) -> bool:
        wrapped = self._page == self._last_page
        self._page = self._first_page if wrapped else (self._page + 1) % _PAGES
        return wrapped

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
        if code in _SCROLLING:
            raise DisplayError(f"command 0x{code:02X} scrolls by hardware, which is not supported")
        if code <= 0x0F:
            self._need_page_mode(code)
            self._column = self._column & 0x70 | code
        elif code <= 0x17:
            self._need_page_mode(code)
            self._column = self._column & 0x0F | (code & 0x07) << 4
        elif 0x40 <= code <= 0x7F:
            self._start_line = code & 0x3F
        elif code in (0xA0, 0xA1):
            self._columns_reversed = code == 0xA1
        elif code in (0xA4, 0xA5):
            self._all_on = code == 0xA5
        elif code in (0xA6, 0xA7):
            self._inverted = code == 0xA7
        elif code in (0xAE, 0xAF):
            self._on = code == 0xAF
        elif 0xB0 <= code <= 0xB7:
            self._need_page_mode(code)
            self._page = code & 0x07
        elif code in (0xC0, 0xC8):
            self._rows_reversed = code == 0xC8
        elif code not in (0x2E, 0xE3):  # scrolling off, and no operation: nothing changes
            raise DisplayError(f"the SSD1306 has no command 0x{code:02X}")

    def _set(self, code: int, value: int, last: int = 0) -> None:
        """Commands with arguments."""
        if code == 0x20:
            self._check(code, value, value <= _PAGE)
            self._mode = value
        elif code == 0x21:
            self._need_window_mode(code)
            self._check_window(code, value, last, _COLUMNS)
            self._first_column, self._last_column, self._column = value, last, value
        elif code == 0x22:
            self._need_window_mode(code)
            self._check_window(code, value, last, _PAGES)
            self._first_page, self._last_page, self._page = value, last, value
        elif code == 0x81:
            self.contrast = value
        elif code == 0x8D:
            self._check(code, value, value in _CHARGE_PUMP)
            self._pump = _CHARGE_PUMP[value]
        elif code == 0xA8:
            self._check(code, value, 15 <= value <= 63)
            self._rows_driven = value + 1
        elif code == 0xD3:
            self._check(code, value, value <= 63)
            self._offset = value
        elif code == 0xD9:
            self._check(code, value, value & 0x0F and value & 0xF0)
        elif code == 0xDA:
            self._check(code, value, value in _COM_PINS)
            self._com_pins = value
        elif code == 0xDB:
            self._check(code, value, value in _VCOMH_LEVELS)

    def _need_page_mode(self, code: int) -> None:
        if self._mode != _PAGE:
            raise DisplayError(f"command 0x{code:02X} is only for page addressing mode")

    def _need_window_mode(self, code: int) -> None:
        if self._mode == _PAGE:
            raise DisplayError(f"command 0x{code:02X} is not for page addressing mode")

    @staticmethod
    def _check(code: int, value: int, allowed: object) -> None:
        if not allowed:
            raise DisplayError(f"command 0x{code:02X} does not take 0x{value:02X}")

    @staticmethod
    def _check_window(code: int, first: int, last: int, limit: int) -> None:
        if not first <= last < limit:
            raise DisplayError(f"command 0x{code:02X} got the window {first}..{last} of {limit}")
