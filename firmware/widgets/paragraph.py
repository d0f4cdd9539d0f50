"""A text in several lines, broken at spaces, or between syllables when it does not fit so."""

from micropython import const

from .layout import ROW

_MOST_LINES = const(8)
_SPACE = const(0x20)
_NOWHERE = const(-1)


class Paragraph:
    """A text of at most `size` bytes, laid out once and drawn often.

    lines   how many there are
    """

    def __init__(self, size=240):
        self._text = bytearray(size)  # lines, each with a zero byte behind it
        self._starts = bytearray(_MOST_LINES)
        self._one = bytearray(5)
        self.lines = 0

    def set(self, text, font, width, most=_MOST_LINES):
        """Break `text`, up to a zero byte if it has one, into lines of `width` pixels.

        Returns False when it is longer; what is too much is left out.
        """
        return self._fill(text, font, width, most, False) or self._fill(
            text, font, width, most, True
        )

    def draw(self, canvas, font, x, y):
        """Draw the lines below each other; return the y after them."""
        for line in range(self.lines):
            canvas.text(x, y, self._text, font, 1, self._starts[line])
            y += ROW
        return y

    def _fill(self, text, font, width, most, between_syllables):
        out = self._text
        room = len(out) - len(self._one)
        self.lines = 1
        self._starts[0] = 0
        at = end = line_width = 0
        space = _NOWHERE  # the last one in this line
        while at < len(text) and text[at] and end < room:
            length = _take_character(text, at, self._one)
            advance = font.width(self._one)
            if line_width + advance - 1 > width:  # the last glyph's gap does not count
                if self.lines == most:
                    out[end] = 0
                    return False
                line_width = 0
                if text[at] == _SPACE:
                    out[end] = 0
                    end = self._begin_line(end + 1)
                    space = _NOWHERE
                    at += 1
                    continue
                if space == _NOWHERE or (between_syllables and _is_hangul(text[at])):
                    out[end] = 0
                    end = self._begin_line(end + 1)
                else:
                    out[space] = out[end] = 0
                    line_width = font.width(out, self._begin_line(space + 1))
                space = _NOWHERE
            if text[at] == _SPACE:
                space = end
            for place in range(length):
                out[end + place] = self._one[place]
            end += length
            at += length
            line_width += advance
        out[end] = 0
        return at == len(text) or not text[at]

    def _begin_line(self, start):
        self._starts[self.lines] = start
        self.lines += 1
        return start


def _is_hangul(lead):
    return 0xEA <= lead < 0xEE


def _take_character(text, at, into):
    """Copy the character that begins there, with a zero byte behind it; return its bytes."""
    lead = text[at]
    length = 1 if lead < 0xC0 else 2 if lead < 0xE0 else 3 if lead < 0xF0 else 4
    for place in range(length):
        into[place] = text[at + place]
    into[length] = 0
    return length
