"""A font on the device: finds glyphs in a text and draws them, allocating nothing.

A text is a buffer of UTF-8 bytes (`bytes`, `bytearray` or `memoryview`), never a `str`: indexing a
`str` makes an object for each character, indexing bytes makes small integers. It ends at its end
or at its first zero byte, so that a larger buffer can hold a shorter text.
"""

from array import array

from micropython import const

from .machine_code import put_glyph

_SPACE = const(0x20)
_QUESTION_MARK = const(0x3F)
_BLOCKS = const(175)  # of 64 code points, from U+AC00: the Hangul syllables
_FIRST_BLOCK = const(688)  # 0xAC00 >> 6
_SPARE_SIZE = const(9)  # of the syllables read from flash
_PAGE = const(8)
_WIDE_PAGES = const(2)  # of every syllable
_PART = const(112)  # glyphs: a font of Hangul has parts of which two stand in a block of flash


class Font:
    """One size of letters.

    narrow   module of a font of varying widths: ASCII, or a part of it, and signs
    size     columns and rows of a Hangul syllable; the next begins one column after it
    wide     module of the loaded Hangul syllables, or None
    spare    Syllables, for those not loaded, or None

    ascent   rows above the base line
    rows     all rows
    """

    def __init__(self, narrow, size=0, wide=None, spare=None):
        self.ascent = narrow.ASCENT
        self.rows = narrow.ROWS
        self._space = narrow.SPACE
        self._gap = narrow.GAP
        self._first = narrow.FIRST
        self._run = narrow.RUN
        self._signs = array("H", narrow.SIGNS)
        self._starts = array("H", narrow.STARTS)
        self._columns = narrow.COLUMNS
        self._pages = _pages_of(narrow.ROWS)
        self._size = size
        self._spare = spare
        self._blocks = self._tails = None
        if wide:
            self._blocks = array("H", wide.STARTS)
            self._tails = wide.TAILS
            self._wide_columns = wide.COLUMNS or (b"",)

    def draw(self, frame, width, x, y, text, dark=False, start=0):
        """Draw a text with its top left corner at x, y; return the x after it.

        frame   bytes in MONO_VLSB order, `width` columns
        dark    whether it is dark on a lit ground
        start   the first byte to draw
        """
        blocks = self._blocks
        tails = self._tails
        size = self._size
        starts = self._starts
        columns = self._columns
        pages = self._pages
        stride = len(columns) // pages
        room = len(frame)
        end = len(text)
        while start < end:
            code = text[start]
            if code == _SPACE:
                start += 1
                x += self._space
            elif 0xEA <= code < 0xEE:
                block = ((code & 15) << 6 | text[start + 1] & 63) - _FIRST_BLOCK
                tail = text[start + 2]
                start += 3
                glyph = stop = 0
                if blocks and 0 <= block < _BLOCKS:
                    glyph = blocks[block]
                    stop = blocks[block + 1]
                    while glyph < stop and tails[glyph] != tail:
                        glyph += 1
                if glyph < stop:
                    part = self._wide_columns[glyph // _PART]
                    place = glyph % _PART * size
                    wide = len(part) // _WIDE_PAGES
                    put_glyph(frame, width, room, x, y, part, place, size, wide, _WIDE_PAGES, dark)
                    x += size + 1
                else:
                    x = self._draw_spare(frame, width, x, y, block, tail, dark)
            elif code:
                glyph = code - self._first
                if code >= 0x80:
                    glyph = self._sign(_code_point(text, start))
                start += _length(code)
                glyph = self._known(glyph)
                place = starts[glyph]
                count = starts[glyph + 1] - place
                put_glyph(frame, width, room, x, y, columns, place, count, stride, pages, dark)
                x += count + self._gap
            else:
                break
        return x

    def width(self, text, start=0):
        """How far `draw` would move x, in pixels."""
        starts = self._starts
        width = 0
        end = len(text)
        while start < end:
            code = text[start]
            if code == _SPACE:
                start += 1
                width += self._space
            elif 0xEA <= code < 0xEE:
                start += 3
                width += self._size + 1
            elif code:
                glyph = code - self._first
                if code >= 0x80:
                    glyph = self._sign(_code_point(text, start))
                glyph = self._known(glyph)
                start += _length(code)
                width += starts[glyph + 1] - starts[glyph] + self._gap
            else:
                break
        return width

    def has(self, text):
        """Whether every character has its own glyph, those on flash not counted."""
        at = 0
        while at < len(text):
            code = text[at]
            if code >= 0x80:
                code = _code_point(text, at)
                if 0xEA <= text[at] < 0xEE:
                    if not self._holds(code):
                        return False
                elif self._sign(code) < 0:
                    return False
            elif code > _SPACE and not self._first <= code < self._first + self._run:
                return False
            at += _length(text[at])
        return True

    def _holds(self, code):
        block = (code >> 6) - _FIRST_BLOCK
        if not self._blocks or not 0 <= block < _BLOCKS:
            return False
        tail = code & 63 | 0x80
        for glyph in range(self._blocks[block], self._blocks[block + 1]):
            if self._tails[glyph] == tail:
                return True
        return False

    def _draw_spare(self, frame, width, x, y, block, tail, dark):
        """Draw a syllable that is not loaded, or else a question mark in the middle of its cell."""
        spare = self._spare
        advance = self._size + 1
        inset = self._size - _SPARE_SIZE
        if not spare or not spare.draw(frame, width, x + inset // 2, y + inset, block, tail, dark):
            glyph = self._known(-1)
            starts = self._starts
            inset = advance - (starts[glyph + 1] - starts[glyph])
            self.draw(frame, width, x + inset // 2, y, b"?", dark)
        return x + advance

    def _known(self, glyph):
        """The glyph, or that of the question mark."""
        if 0 <= glyph < len(self._starts) - 1:
            return glyph
        glyph = _QUESTION_MARK - self._first
        return glyph if glyph < self._run else 0

    def _sign(self, code):
        """The glyph of a character beyond ASCII that is no syllable, or -1."""
        signs = self._signs
        for i in range(len(signs)):
            if signs[i] == code:
                return self._run + i
        return -1


def _pages_of(rows):
    return (rows + _PAGE - 1) // _PAGE


def _length(lead):
    """Bytes of the character that begins with `lead`."""
    if lead < 0x80:
        return 1
    if lead < 0xE0:
        return 2
    return 3 if lead < 0xF0 else 4


def _code_point(text, at):
    """The character that begins there, when it has two or three bytes; else 0."""
    lead = text[at]
    if lead < 0xE0:
        return (lead & 31) << 6 | text[at + 1] & 63
    if lead < 0xF0:
        return (lead & 15) << 12 | (text[at + 1] & 63) << 6 | text[at + 2] & 63
    return 0
