"""Where in memory the blocks of a littlefs file stand, on a chip that sees its flash as memory."""

import sys

from micropython import const

try:  # noqa: SIM105 - no contextlib on a chip
    import uctypes
except ImportError:  # no chip
    pass

_FLASH = const(0x1000_0000)
_FLASH_SIZES = (2 << 20, 4 << 20)  # the file system stands at the end
_BLOCK = const(4096)
_COUNT_QUERY = const(4)
_PROBE = const(24)  # bytes that tell a block
_INLINE = const(1024)  # a smaller file may stand among littlefs's own data, which moves

_last_block = 0
_start = 0
_count = 0


class Blocks:
    """The blocks of an open file, one after the other; the file is read here and there for it.

    The first block of a littlefs file is all content; the others begin with addresses, one more
    than how often 2 divides their number.
    """

    def __init__(self, file, size):
        self._file = file
        self._is_small = size < _INLINE
        self._number = self._begin = self._header = 0
        self._end = _BLOCK
        self._block = -1

    def address(self, place, length):
        """Where in memory that part of the file stands; 0 if not in one piece, or not found.

        place   not before the one that was asked for last
        """
        while place >= self._end:
            self._next()
        if self._is_small or place + length > self._end:
            return 0
        if self._block < 0:
            self._file.seek(self._begin)
            self._block = _find(self._file.read(_PROBE), self._header)
        return self._block + self._header + place - self._begin if self._block else 0

    def _next(self):
        self._number += 1
        header = 4
        while not self._number >> (header >> 2) - 1 & 1:
            header += 4
        self._header = header
        self._begin = self._end
        self._end += _BLOCK - header
        self._block = -1


def _find(probe, header):
    """The address of the block that has `probe` after its header, or 0: near the last one first."""
    global _last_block, _start, _count
    if not _count:
        import rp2

        _count = rp2.Flash().ioctl(_COUNT_QUERY, 0)
        sys.modules.pop("rp2", None)  # it takes more than a kilobyte, and nobody else wants it
        import __main__  # type: ignore[import-not-found]

        __main__.__dict__.pop("rp2", None)  # the image starts with it there
    at = uctypes.bytearray_at
    for size in _FLASH_SIZES:
        start = _start or _FLASH + size - _count * _BLOCK
        address = start + _last_block * _BLOCK + header
        end = start + _count * _BLOCK
        for _ in range(_count):
            if at(address, _PROBE) == probe:
                address -= header
                _last_block = (address - start) // _BLOCK
                _start = start
                return address
            address += _BLOCK
            if address >= end:
                address = start + header
        if _start:
            break
    return 0
