"""ST7789 on SPI, 240x135 in colour: shows a screen of one bit per pixel, so the frame is small.

The screen is stretched as drivers/stretching.py says, in the middle of the glass. What changed is
sent in blocks: eight columns of a page of the frame, fifteen by sixteen pixels of the glass.
"""

from time import sleep_ms

from micropython import const

from ..heap_locked import heap_locked
from .page_runs import PageRuns
from .stretching import BLOCK, WIDE_BLOCK, stretch

_RESET = const(0x01)
_WAKE = const(0x11)
_COLOURS_AS_THEY_ARE = const(0x21)  # by what the chip calls inversion, on this kind of glass
_DISPLAY_OFF = const(0x28)
_DISPLAY_ON = const(0x29)
_COLUMNS = const(0x2A)
_ROWS = const(0x2B)
_PIXELS = const(0x2C)
_DIRECTIONS = const(0x36)
_PIXEL_FORMAT = const(0x3A)

_SIXTEEN_BITS = const(0x55)
_UPRIGHT = const(0x60)
_TURNED = const(0xA0)
# From a reset until it may be woken. It takes pixels meanwhile, and so nobody who watches the bus
# thinks that the program waits for a key.
_HALF_RESET_MS = const(60)
_WAKE_MS = const(5)

_WIDTH = const(128)
_HEIGHT = const(64)
_PAGE_ROWS = const(8)
# Where the glass lies in the chip's memory, and the screen on the glass. Turned, the glass begins
# one row sooner, with four rows above the screen instead of three: that is the same row.
_LEFT = const(40)
_TOP = const(56)
_MARGIN = const(4)
_BOTTOM = const(184)
_STRIP_BLOCKS = const(4)  # pages of them fit into the strip
_BYTES_PER_PIXEL = const(2)

# From black to a warm white by eighths, at a gamma of 1.8.
_SHADES = b"\x00\x00Ris\x8c\x94p\xadR\xc5\xf5\xd6\x97\xef9\xff\xbb"
_INVERTED = b"\xff\xbb\xef9\xd6\x97\xc5\xf5\xadR\x94ps\x8cRi\x00\x00"

_LEAST_LIGHT = const(2560)  # of _ALWAYS_ON
_ALWAYS_ON = const(65535)
_HIGHEST_LEVEL = const(255)


class ST7789:
    """A glass of 240 x 135 pixels that shows a screen of `width` x `height`, 128 x 64.

    port    a spi_port.SpiPort
    light   a machine.PWM of the light behind the glass

    `frame` is drawn into (framebuf.MONO_VLSB) and `show()` sends what has changed. It cannot be
    heard whether anybody listens, so `alive` is always True. No method but `renew` allocates.
    """

    alive = True

    def __init__(self, port, light):
        self._port = port
        self._light = light
        self.width = _WIDTH
        self.height = _HEIGHT
        self.frame = bytearray(_WIDTH * _HEIGHT // _PAGE_ROWS)
        self._runs = PageRuns(self.frame, bytearray(len(self.frame)), _WIDTH)
        block = WIDE_BLOCK * _BYTES_PER_PIXEL  # bytes in a row of the glass
        self._strip = bytearray(_STRIP_BLOCKS * block * 2 * _PAGE_ROWS)
        strip = memoryview(self._strip)
        # Slicing a memoryview allocates, so what is sent of so many blocks at once stands ready.
        self._pieces = tuple(
            strip[: count * block * 2 * _rows_at_once(count)]
            for count in range(_WIDTH // BLOCK + 1)
        )
        self._byte = bytearray(1)
        self._window = bytearray(4)
        self._shades = _SHADES
        self._sent_to = 0  # the place in the frame up to which this show() has sent all
        self._contrast = _HIGHEST_LEVEL
        self._flipped = self._asleep = False
        self.renew()

    def show(self):
        """Bring the display up to the frame: only blocks that changed, none when none did."""
        self._sent_to = 0
        with heap_locked:
            self._runs.send(self)

    def renew(self):
        """Set the display up again and send the whole frame, whatever was interrupted before."""
        self._light.duty_u16(0)
        self._port.reset()
        self._command(_RESET)
        sleep_ms(_HALF_RESET_MS)
        self._command(_PIXEL_FORMAT, _SIXTEEN_BITS)
        self._command(_COLOURS_AS_THEY_ARE)
        self._command(_DIRECTIONS, _TURNED if self._flipped else _UPRIGHT)
        self._clear(_TOP - _MARGIN)
        self._clear(_BOTTOM)
        self._send_all()
        sleep_ms(_HALF_RESET_MS)
        self._command(_WAKE)
        sleep_ms(_WAKE_MS)
        if not self._asleep:
            self.power_on()

    def contrast(self, level):
        """Set the brightness, 0..255; the least one can still be seen."""
        self._contrast = level
        if not self._asleep:
            more = level * (_ALWAYS_ON - _LEAST_LIGHT) // _HIGHEST_LEVEL
            self._light.duty_u16(_LEAST_LIGHT + more)

    def invert(self, inverted):
        """Show lit pixels dark and dark ones lit, or not."""
        self._shades = _INVERTED if inverted else _SHADES
        self._send_all()

    def power_off(self):
        """Darken the glass; the picture is kept.

        The chip does not go to sleep: that is next to nothing beside the light, and it could not be
        woken for an eighth of a second.
        """
        self._asleep = True
        self._light.duty_u16(0)
        self._command(_DISPLAY_OFF)

    def power_on(self):
        """Light the glass again."""
        self._asleep = False
        self._command(_DISPLAY_ON)
        self.contrast(self._contrast)

    def shift(self, rows):
        """Do nothing: what is shown for long does not burn into this kind of glass."""

    def flip(self, flipped):
        """Turn the picture by 180 degrees, or back."""
        if flipped != self._flipped:
            self._flipped = flipped
            self._command(_DIRECTIONS, _TURNED if flipped else _UPRIGHT)
            self._send_all()

    def send_run(self, page, first, last):
        """Send the blocks of the bytes `first`..`last` of the frame in one page (for PageRuns)."""
        first = max(first & ~(BLOCK - 1), self._sent_to)
        end = (last | BLOCK - 1) + 1
        if first == end:
            return
        self._sent_to = end
        blocks = (end - first) // BLOCK
        column = _LEFT + (first - page * _WIDTH) // BLOCK * WIDE_BLOCK
        row = _TOP + page * 2 * _PAGE_ROWS
        self._begin(column, column + blocks * WIDE_BLOCK, row, row + 2 * _PAGE_ROWS)
        rows = _rows_at_once(blocks)
        piece = self._pieces[blocks]
        row = 0
        while row < _PAGE_ROWS:
            stretch(self._strip, self.frame, first, blocks, row, rows, self._shades)
            self._port.data(piece)
            row += rows
        self._port.release()

    def _send_all(self):
        self._runs.forget()
        self.show()

    def _clear(self, row):
        """Darken a margin of the glass."""
        strip = self._strip
        for place in range(len(strip)):
            strip[place] = 0
        self._begin(_LEFT, _LEFT + _WIDTH // BLOCK * WIDE_BLOCK, row, row + _MARGIN)
        self._port.data(strip)
        self._port.release()

    def _begin(self, left, right, top, bottom):
        """Select the chip for pixels from `left`, `top` to before `right`, `bottom`."""
        self._port.select()
        self._bound(_COLUMNS, left, right - 1)
        self._bound(_ROWS, top, bottom - 1)
        self._code(_PIXELS)

    def _bound(self, code, first, last):
        window = self._window
        self._code(code)
        window[0] = first >> 8
        window[1] = first & 0xFF
        window[2] = last >> 8
        window[3] = last & 0xFF
        self._port.data(window)

    def _command(self, code, argument=-1):
        self._port.select()
        self._code(code)
        if argument >= 0:
            self._byte[0] = argument
            self._port.data(self._byte)
        self._port.release()

    def _code(self, code):
        self._byte[0] = code
        self._port.command(self._byte)


def _rows_at_once(blocks):
    """How many rows of a page fit into the strip, of so many blocks."""
    if blocks <= _STRIP_BLOCKS:
        return 8
    return 4 if blocks <= 2 * _STRIP_BLOCKS else 2
