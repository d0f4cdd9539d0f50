"""All 2,350 syllables of KS X 1001 in Galmuri9, read from flash one by one and kept a while."""

from array import array

from micropython import const

from .machine_code import put_glyph

_BLOCKS = const(175)  # of 64 code points, from U+AC00
_STARTS_SIZE = const(352)
_COUNT = const(2350)
_GLYPHS_AT = const(2702)  # _STARTS_SIZE + _COUNT
_GLYPH_SIZE = const(11)
_SIZE = const(9)  # columns and rows of a glyph
_PAGES = const(2)
_UPPER = const(9)  # bytes of a cell's upper page
_SLOTS = const(32)  # more than the names of five players have
_NO_SYLLABLE = const(0xFFFF)


class Syllables:
    """Draws one syllable at a time; a cache of 32 glyphs makes the next time fast.

    path   the file built by tabletally.builders.fonts; stays open
    """

    def __init__(self, path):
        try:
            self._file = open(path, "rb")  # noqa: SIM115 - stays open, for opening allocates
        except OSError:
            self._file = None
        self._kept = bytearray(_SLOTS * _SIZE * _PAGES)
        self._codes = array("H", [_NO_SYLLABLE] * _SLOTS)
        self._next = 0
        self._read = bytearray(64)
        whole = memoryview(self._read)
        self._starts_read = whole[:4]
        self._glyph_read = whole[:_GLYPH_SIZE]

    def draw(self, frame, width, x, y, block, tail, dark):
        """Draw one syllable as `Font.draw` does; False when there is none such.

        block, tail   which 64 code points from U+AC00, and its last byte in UTF-8
        """
        slot = self._find(block, tail)
        if slot < 0:
            return False
        kept = self._kept
        at = slot * _SIZE
        put_glyph(frame, width, len(frame), x, y, kept, at, _SIZE, _SLOTS * _SIZE, _PAGES, dark)
        return True

    def _find(self, block, tail):
        code = block << 6 | tail & 63
        codes = self._codes
        for slot in range(_SLOTS):
            if codes[slot] == code:
                return slot
        if self._file is None:
            return -1
        try:
            place = self._place(block, tail)
            return self._keep(place, code) if place >= 0 else -1
        except OSError:
            return -1

    def _place(self, block, tail):
        """Where in the file's order the syllable stands, or -1."""
        file = self._file
        read = self._read
        file.seek(block * 2)
        file.readinto(self._starts_read)
        first = read[0] | read[1] << 8
        count = (read[2] | read[3] << 8) - first
        file.seek(_STARTS_SIZE + first)
        file.readinto(read)
        for i in range(count):
            if read[i] == tail:
                return first + i
        return -1

    def _keep(self, place, code):
        """Read a glyph into the slot that was filled longest ago; return the slot."""
        file = self._file
        read = self._read
        kept = self._kept
        file.seek(_GLYPHS_AT + place * _GLYPH_SIZE)
        file.readinto(self._glyph_read)
        slot = self._next
        self._next = (slot + 1) % _SLOTS
        column = slot * _SIZE
        ninth = read[_UPPER] | read[_UPPER + 1] << 8
        for x in range(_SIZE):
            kept[column + x] = read[x]
            kept[_SLOTS * _SIZE + column + x] = ninth >> x & 1
        self._codes[slot] = code
        return slot
