"""SH1107 on SPI, its glass turned to 128 x 64: a frame, of which only changed runs are sent."""

import framebuf
from micropython import const

from ..heap_locked import heap_locked
from .page_runs import PageRuns
from .turning import turn

_COLUMN_LOW = const(0x00)
_COLUMN_HIGH = const(0x10)
_CONTRAST = const(0x81)
_NORMAL = const(0xA6)
_INVERTED = const(0xA7)
_SLEEP = const(0xAE)
_WAKE = const(0xAF)
_PAGE = const(0xB0)
_START_LINE = const(0xDC)
_LINES = const(128)  # of the chip

_WIDTH = const(128)
_HEIGHT = const(64)
_SIZE = const(1024)
_PAGES = const(16)  # of the chip: eight pixels beside each other
_LONGEST_RUN = const(64)
_MOST_COMMANDS = const(3)
_NOWHERE = const(255)


class SH1107:
    """A display of 128 x 64 pixels, whose chip has columns where the glass has rows.

    port   a spi_port.SpiPort

    `frame` is drawn into (framebuf.MONO_VLSB) and `show()` sends what has changed. Nothing answers
    on SPI, so `alive` is True whatever is there. But for `renew`, no method allocates.
    """

    alive = True

    def __init__(self, port):
        self._port = port
        self.width = _WIDTH
        self.height = _HEIGHT
        self.frame = bytearray(_SIZE)
        turned = self._turned = bytearray(_SIZE)
        self._turned_bytes = framebuf.FrameBuffer(turned, _SIZE, 1, framebuf.GS8)
        self._runs = PageRuns(turned, bytearray(_SIZE), _HEIGHT)
        # Slicing a memoryview allocates, so every length stands ready.
        transfer = bytearray(_LONGEST_RUN)
        whole = memoryview(transfer)
        self._first_bytes = tuple(whole[:n] for n in range(len(whole) + 1))
        self._piece = framebuf.FrameBuffer(transfer, _LONGEST_RUN, 1, framebuf.GS8)
        self._source = (turned, _HEIGHT, _PAGES, framebuf.GS8)
        self._commands = bytearray(_MOST_COMMANDS)
        whole = memoryview(self._commands)
        self._first_commands = tuple(whole[:n] for n in range(len(whole) + 1))
        self._page = self._column = _NOWHERE  # where the next data byte goes, as far as known
        self._contrast = 0x80
        self._shift = 0
        self._flipped = self._inverted = self._asleep = False
        self.renew()

    def show(self):
        """Bring the display up to the frame: only changed bytes, and none when none changed."""
        with heap_locked:
            self._turned_bytes.fill(0)
            turn(self.frame, self._turned, self._flipped)  # type: ignore[arg-type]
            self._port.select()
            self._runs.send(self)
            self._port.release()

    def renew(self):
        """Set the display up from nothing and send the whole frame."""
        port = self._port
        port.reset()
        port.select()
        port.command(self._settings())
        self._clear_beside()
        port.release()
        self._runs.forget()
        self.show()
        if not self._asleep:
            self._command(_WAKE)

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

        At the top it is dark.
        """
        self._shift = rows
        self._command(_START_LINE, self._start_line())

    def flip(self, flipped):
        """Turn the picture by 180 degrees, or back."""
        if flipped != self._flipped:
            self._flipped = flipped
            self._command(_START_LINE, self._start_line())
            self.show()

    def send_run(self, page, first, last):
        """Send the bytes `first`..`last` of the turned frame, all in one page (for PageRuns)."""
        column = first - page * _HEIGHT
        length = last + 1 - first
        count = self._point_to(page, column)
        if count:
            self._port.command(self._first_commands[count])
        self._piece.blit(self._source, -column, -page)  # type: ignore[arg-type]
        self._port.data(self._first_bytes[length])
        self._page = page
        self._column = column + length

    def _point_to(self, page, column):
        """Note the commands that move the chip to that place; return how many they are."""
        commands = self._commands
        count = 0
        if page != self._page:
            commands[0] = _PAGE | page
            count = 1
        if column & 0x0F != self._column & 0x0F or self._column == _NOWHERE:
            commands[count] = _COLUMN_LOW | column & 0x0F
            count += 1
        if column >> 4 != self._column >> 4:
            commands[count] = _COLUMN_HIGH | column >> 4
            count += 1
        return count

    def _command(self, code, argument=-1):
        commands = self._commands
        commands[0] = code
        count = 1
        if argument >= 0:
            commands[1] = argument
            count = 2
        self._port.select()
        self._port.command(self._first_commands[count])
        self._port.release()

    def _start_line(self):
        return (-self._shift if self._flipped else self._shift) & _LINES - 1

    def _clear_beside(self):
        """Darken the columns beside the picture, which a shift brings in."""
        port = self._port
        self._piece.fill(0)
        for page in range(_PAGES):
            port.command(bytes((_PAGE | page, _COLUMN_LOW, _COLUMN_HIGH | _HEIGHT >> 4)))
            port.data(self._first_bytes[_LINES - _HEIGHT])
        self._page = self._column = _NOWHERE

    def _settings(self):
        """Everything but the picture, with the glass dark until that is drawn."""
        return bytes(
            (
                0xE3,  # no operation: a command may have been left waiting for its argument
                _SLEEP,
                0x20,  # addressing: along a page
                _START_LINE,
                self._start_line(),
                _CONTRAST,
                self._contrast,
                0xA0,  # segments and rows as the glass is wired
                0xC0,
                0xA4,  # show the RAM
                _INVERTED if self._inverted else _NORMAL,
                0xA8,  # rows driven
                _HEIGHT - 1,
                0xD3,  # offset: the glass hangs at COM32..95
                0x60,
                0xD5,  # clock
                0x41,
                0xD9,  # pre-charge
                0x22,
                0xDB,  # VCOM
                0x35,
                0xAD,  # the converter is on the module
                0x8A,
            )
        )
