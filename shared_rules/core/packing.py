"""Bytes with numbers and texts in them, sealed by a checksum: what devices store and hosts read.

Numbers stand with their low byte first. A text is its length in one byte, then UTF-8.
"""

from hashlib import sha256

from micropython import const

SEAL = const(4)  # bytes
LONGEST_TEXT = const(255)  # bytes

_SIGN = const(0x8000)
_WORDS = const(0x10000)


class Damaged(ValueError):
    """The bytes are not what was written."""


def sealed(data):
    """Return the bytes with their seal behind them."""
    return bytes(data) + sha256(data).digest()[:SEAL]


def unsealed(data):
    """Return the bytes without their seal; Damaged if it is not theirs."""
    content = data[:-SEAL]
    if len(data) < SEAL or sha256(content).digest()[:SEAL] != data[-SEAL:]:
        raise Damaged
    return content


class Writer:
    """Appends to `data`, a bytearray."""

    def __init__(self):
        self.data = bytearray()

    def byte(self, value):
        """Append a number of 0..255."""
        self.data.append(value)

    def word(self, value):
        """Append a number of -32768..65535 in two bytes."""
        self.data.append(value & 0xFF)
        self.data.append(value >> 8 & 0xFF)

    def text(self, text):
        """Append a text: str, or UTF-8 bytes."""
        content = text.encode() if isinstance(text, str) else text
        if len(content) > LONGEST_TEXT:
            raise ValueError("text too long")
        self.data.append(len(content))
        self.data.extend(content)

    def cells(self, cells, absent):
        """Append how many of the numbers are not `absent`, then the place and value of each."""
        count = 0
        for cell in range(len(cells)):
            if cells[cell] != absent:
                count += 1
        self.word(count)
        for cell in range(len(cells)):
            if cells[cell] != absent:
                self.word(cell)
                self.word(cells[cell])


class Reader:
    """Takes from `data` what a Writer appended; Damaged beyond its end."""

    def __init__(self, data):
        self.data = data
        self.at = 0

    def byte(self):
        """Take a number of 0..255."""
        return self.take(1)[0]

    def word(self):
        """Take a number of 0..65535."""
        data = self.take(2)
        return data[0] | data[1] << 8

    def number(self):
        """Take a number of -32768..32767."""
        word = self.word()
        return word - _WORDS if word & _SIGN else word

    def text(self):
        """Take a text as bytes."""
        return self.take(self.byte())

    def cells(self, cells):
        """Take places and values into an array of numbers."""
        for _ in range(self.word()):
            cell = self.word()
            value = self.number()
            if cell >= len(cells):
                raise Damaged
            cells[cell] = value

    def take(self, length):
        """Take `length` bytes."""
        if self.at + length > len(self.data):
            raise Damaged
        self.at += length
        return bytes(self.data[self.at - length : self.at])
