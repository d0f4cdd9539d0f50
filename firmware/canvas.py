"""What a screen is drawn on: one frame of one bit per pixel, and the shapes that screens need.

Nothing here allocates. Texts are UTF-8 bytes (see firmware.font); x and y count pixels from the
top left; colour is 1 for lit, 0 for dark. `right` is the x after the last column that is used.
"""

import framebuf
from micropython import const

TITLE_HEIGHT = const(12)
LINE_HEIGHT = const(12)

_PAGE = const(8)  # rows
_TITLE_PAGES = const(2)
_DIGITS = const(12)  # bytes for a number: sign, ten digits, and one to spare


class Canvas:
    """A frame of `width` x `height` pixels in MONO_VLSB order.

    pixels   its FrameBuffer
    bytes    another, a pixel per byte: what is filled and copied by it goes fast
    """

    def __init__(self, frame, width, height):
        self.width = width
        self.height = height
        self.pixels = framebuf.FrameBuffer(frame, width, height, framebuf.MONO_VLSB)
        self._digits = bytearray(_DIGITS)
        self._frame = frame
        self.bytes = framebuf.FrameBuffer(frame, width, height // _PAGE, framebuf.GS8)
        # The title line as it was drawn last, for it seldom changes.
        self._title = bytearray(width * _TITLE_PAGES)
        self._title_pixels = framebuf.FrameBuffer(
            self._title, width, TITLE_HEIGHT, framebuf.MONO_VLSB
        )
        self._title_bytes = (self._title, width, _TITLE_PAGES, framebuf.GS8)
        self._left = self._right = b""
        self._title_font = None

    def clear(self):
        """Make all pixels dark."""
        self.bytes.fill(0)

    def fill(self, x, y, width, height, colour=1):
        """Fill a rectangle."""
        self.pixels.rect(x, y, width, height, colour, True)

    def frame(self, x, y, width, height, colour=1):
        """Draw the outline of a rectangle."""
        self.pixels.rect(x, y, width, height, colour)

    def hline(self, x, y, width, colour=1):
        """Draw a line of one pixel's height."""
        self.pixels.hline(x, y, width, colour)

    def bar(self, x, y, width, height, part, whole):
        """Draw a bar whose full length would be `whole`; more than nothing shows a pixel."""
        length = 0
        if part > 0 and whole > 0:
            length = min(width, (width * part + whole // 2) // whole) or 1
        self.fill(x, y, length, height)

    def text(self, x, y, text, font, colour=1, start=0):
        """Draw a text, from its byte `start` on, with its top left corner at x, y.

        Return the x after it.
        """
        return font.draw(self._frame, self.width, x, y, text, not colour, start)

    def text_right(self, right, y, text, font, colour=1):
        """Draw a text that ends before `right`; return where it begins."""
        x = right - font.width(text) + 1  # the last glyph's gap does not count
        self.text(x, y, text, font, colour)
        return x

    def text_centre(self, x, width, y, text, font, colour=1):
        """Draw a text in the middle of `width` pixels from x on; return where it begins."""
        x += (width - font.width(text) + 1) // 2
        self.text(x, y, text, font, colour)
        return x

    def number(self, x, y, number, font, colour=1, plus=False):
        """Draw an integer, with + before a positive one if `plus`; return the x after it."""
        return self.text(x, y, self._digits, font, colour, self._write(number, plus))

    def number_right(self, right, y, number, font, colour=1, plus=False):
        """Draw an integer that ends before `right`; return where it begins."""
        start = self._write(number, plus)
        x = right - font.width(self._digits, start) + 1
        self.text(x, y, self._digits, font, colour, start)
        return x

    def number_centre(self, x, width, y, number, font, colour=1, plus=False):
        """Draw an integer in the middle of `width` pixels from x on; return where it begins."""
        start = self._write(number, plus)
        x += (width - font.width(self._digits, start) + 1) // 2
        self.text(x, y, self._digits, font, colour, start)
        return x

    def number_width(self, number, font, plus=False):
        """How far `number` would move x, in pixels."""
        return font.width(self._digits, self._write(number, plus))

    def icon(self, x, y, icons, at=0, colour=1):
        """Draw one of icons.Icons with its top left corner at x, y."""
        icons.draw(self._frame, self.width, x, y, at, not colour)

    def title(self, font, left, right=b""):
        """Draw the title line, before anything else: dark on lit, with one text at either side."""
        if self._left != left or self._right != right or self._title_font is not font:
            self._title_font = None  # until all of it is drawn
            self._title_pixels.fill(1)
            font.draw(self._title, self.width, 2, 1, left, True)
            x = self.width - 1 - font.width(right)  # the last glyph's gap does not count
            font.draw(self._title, self.width, x, 1, right, True)
            self._left = left
            self._right = right
            self._title_font = font
        self.bytes.blit(self._title_bytes, 0, 0)  # type: ignore[arg-type]

    def _write(self, number, plus):
        """Write a number of at most ten digits to the end of the buffer; return its start."""
        digits = self._digits
        rest = abs(number)
        start = _DIGITS
        while True:
            start -= 1
            digits[start] = 48 + rest % 10
            rest //= 10
            if not rest:
                break
        if number < 0:
            start -= 1
            digits[start] = 45
        elif plus and number:
            start -= 1
            digits[start] = 43
        return start
