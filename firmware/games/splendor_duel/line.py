"""A short text that is put together from words and numbers, to be drawn at once."""

from micropython import const

_MOST = const(31)  # bytes, which fits a price in every kind of token
_ZERO = const(48)


class Line:
    """Bytes up to the first zero byte in `text`, as firmware.font draws them."""

    def __init__(self):
        self.text = bytearray(_MOST + 1)
        self._end = 0

    def begin(self):
        """Forget the text."""
        self.text[0] = 0
        self._end = 0

    def add(self, word):
        """Put a word (bytes) behind it."""
        text = self.text
        end = self._end
        for byte in word:
            text[end] = byte
            end += 1
        text[end] = 0
        self._end = end

    def add_number(self, number):
        """Put a number from 0 to 99 behind it."""
        text = self.text
        end = self._end
        if number > 9:
            text[end] = _ZERO + number // 10
            end += 1
        text[end] = _ZERO + number % 10
        text[end + 1] = 0
        self._end = end + 1
