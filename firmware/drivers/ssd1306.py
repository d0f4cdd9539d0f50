"""SSD1306 on I2C: a frame, of which only the changed runs reach the bus."""

import framebuf
from micropython import const

from ..heap_locked import heap_locked
from .page_runs import PageRuns

_COMMANDS = const(0x00)
_ONE_COMMAND = const(0x80)
_DATA = const(0x40)

_COLUMN_LOW = const(0x00)
_COLUMN_HIGH = const(0x10)
_CONTRAST = const(0x81)
_COLUMNS_FROM_SEG0 = const(0xA0)
_UPRIGHT_COLUMNS = const(0xA1)
_NORMAL = const(0xA6)
_INVERTED = const(0xA7)
_SLEEP = const(0xAE)
_WAKE = const(0xAF)
_PAGE = const(0xB0)
_ROWS_FROM_COM0 = const(0xC0)
_UPRIGHT_ROWS = const(0xC8)
_OFFSET = const(0xD3)
_ROWS = const(64)  # of the chip

_LONGEST_PIECE = const(64)  # bytes of data in one transfer
_LONGEST_HEADER = const(7)
_NOWHERE = const(255)


class SSD1306:
    """A display of `width` x `height` pixels that lives through a loose wire.

    make_bus, make_soft_bus   called without arguments; each returns an I2C bus whose time-out is
                              longer than 80 bytes take. The second is asked when the first fails.
    address                   I2C address, 0x3C or 0x3D
    width, height             128 x 64 or 128 x 32

    `frame` is drawn into (framebuf.MONO_VLSB) and `show()` sends what has changed. When nothing
    answers, `alive` is False, the program goes on, and each `show()` looks for the display again.
    No method raises OSError; none allocates unless the bus fails.
    """

    def __init__(self, make_bus, make_soft_bus, address, width, height):
        self._make_bus = make_bus
        self._make_soft_bus = make_soft_bus
        self._address = address
        self.width = width
        self.height = height
        self.frame = bytearray(width * height // 8)
        self._runs = PageRuns(self.frame, bytearray(width * height // 8), width)
        self._transfer = bytearray(_LONGEST_HEADER + _LONGEST_PIECE)
        whole = memoryview(self._transfer)
        # Slicing a memoryview allocates, so every length stands ready.
        self._first_bytes = tuple(whole[:n] for n in range(len(whole) + 1))
        # Data is copied in C, as pixels of eight bits, behind a header of any length.
        self._pieces = tuple(
            framebuf.FrameBuffer(whole[n:], _LONGEST_PIECE, 1, framebuf.GS8)
            for n in range(1, _LONGEST_HEADER + 1, 2)
        )
        self._source = (self.frame, width, height // 8, framebuf.GS8)
        self._page = self._column = _NOWHERE  # where the next data byte goes, as far as known
        self._contrast = 0x7F
        self._offset = 0
        self._flipped = self._inverted = self._asleep = False
        self._bus = None
        self.alive = False
        self._find()

    def show(self):
        """Bring the display up to the frame: only changed bytes, and none when none changed."""
        if self.alive:
            try:
                with heap_locked:
                    self._runs.send(self)
                return
            except OSError:
                pass
        self._find()

    def renew(self):
        """Set the display up again and send the whole frame, whatever was interrupted before."""
        self._find()

    def contrast(self, level):
        """Set the brightness, 0..255."""
        self._contrast = level
        self._command(_CONTRAST, level)

    def invert(self, inverted):
        """Show lit pixels dark and dark ones lit, or not."""
        self._inverted = inverted
        self._command(_INVERTED if inverted else _NORMAL)

    def power_off(self):
        """Darken the glass; the picture is kept."""
        self._asleep = True
        self._command(_SLEEP)

    def power_on(self):
        """Light the glass again."""
        self._asleep = False
        self._command(_WAKE)

    def shift(self, rows):
        """Show the picture that many rows lower, 0..63, without sending it again.

        What leaves at the bottom of 64 rows comes in at the top; at the top of 32 it is dark.
        """
        self._offset = -rows & _ROWS - 1
        self._command(_OFFSET, self._offset)

    def flip(self, flipped):
        """Turn the picture by 180 degrees, or back."""
        if flipped != self._flipped:
            self._flipped = flipped
            # The chip reverses columns as they are written, so all of them are written again.
            self.alive = self.alive and self._try(self._bus)
        if not self.alive:
            self._find()

    def send_run(self, page, first, last):
        """Send the bytes `first`..`last` of the frame, which lie in one page (for PageRuns)."""
        column = first - page * self.width
        header = self._point_to(page, column)
        left = last + 1 - first
        while left:
            self._transfer[header] = _DATA
            piece = min(left, _LONGEST_PIECE)
            self._pieces[header // 2].blit(self._source, -column, -page)
            self._bus.writeto(self._address, self._first_bytes[header + 1 + piece])
            column += piece
            left -= piece
            header = 0
        self._page = page
        self._column = column if column < self.width else 0

    def _point_to(self, page, column):
        """Put what moves the chip to that place into the transfer; return how many bytes it is."""
        transfer = self._transfer
        length = 0
        if page != self._page:
            transfer[0] = _ONE_COMMAND
            transfer[1] = _PAGE | page
            length = 2
        if column & 0x0F != self._column & 0x0F or self._column == _NOWHERE:
            transfer[length] = _ONE_COMMAND
            transfer[length + 1] = _COLUMN_LOW | column & 0x0F
            length += 2
        if column >> 4 != self._column >> 4:
            transfer[length] = _ONE_COMMAND
            transfer[length + 1] = _COLUMN_HIGH | column >> 4
            length += 2
        return length

    def _command(self, code, argument=-1):
        if self.alive:
            transfer = self._transfer
            transfer[0] = _COMMANDS
            transfer[1] = code
            length = 2
            if argument >= 0:
                transfer[2] = argument
                length = 3
            try:
                self._bus.writeto(self._address, self._first_bytes[length])
                return
            except OSError:
                pass
        self._find()

    def _find(self):
        """Look for the display: as it was, by a new bus, then by software; draw all of it."""
        self.alive = (
            (self._bus is not None and self._try(self._bus))
            or self._try_new(self._make_bus)
            or self._try_new(self._make_soft_bus)
        )

    def _try_new(self, make):
        try:
            self._bus = make()
        except (OSError, ValueError):  # ValueError: the pins refuse, as without pull-ups
            return False
        return self._try(self._bus)

    def _try(self, bus):
        """Set the chip up from nothing and draw the whole frame; False when it does not answer."""
        self._page = self._column = _NOWHERE
        self._runs.forget()
        try:
            bus.writeto(self._address, self._settings())
            self._runs.send(self)
            if not self._asleep:
                self._transfer[0] = _COMMANDS
                self._transfer[1] = _WAKE
                bus.writeto(self._address, self._first_bytes[2])
        except OSError:
            return False
        return True

    def _settings(self):
        """Everything but the picture, with the glass dark until that is drawn."""
        flipped = self._flipped
        return bytes(
            (
                _COMMANDS,
                0xE3,  # no operation: an error may have left a command waiting for its argument
                _SLEEP,
                0x20,  # addressing: by page
                0x02,
                0x40,  # start line 0
                _COLUMNS_FROM_SEG0 if flipped else _UPRIGHT_COLUMNS,
                0xA8,  # rows driven
                self.height - 1,
                _ROWS_FROM_COM0 if flipped else _UPRIGHT_ROWS,
                _OFFSET,
                self._offset,
                0xDA,  # COM pins: glass of 32 rows is wired in sequence
                0x02 if self.height == 32 else 0x12,
                0xD5,  # clock
                0x80,
                0xD9,  # pre-charge, for the built-in pump
                0xF1,
                0xDB,  # VCOMH
                0x30,
                _CONTRAST,
                self._contrast,
                0xA4,  # show the RAM
                _INVERTED if self._inverted else _NORMAL,
                0x8D,  # charge pump on
                0x14,
            )
        )
