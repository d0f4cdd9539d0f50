"""The Pico's file system flash as a block device: 352 blocks of 4096 bytes on the host."""

import link
from micropython import const

BLOCK_SIZE = const(4096)
BLOCK_COUNT = const(352)
PROGRAM_SIZE = const(256)

_BLOCK_COUNT_QUERY = const(4)
_BLOCK_SIZE_QUERY = const(5)
_BLOCK_ERASE = const(6)


class Flash:
    """As rp2.Flash: extended block protocol, nothing allocated, errors as negative errno."""

    def __init__(self, path):
        """Be the flash that the host keeps in `path`: read there, changed only by the host."""
        self._file = open(path, "rb")  # noqa: SIM115 - stays open

    def readblocks(self, block, buffer, offset=0):
        """Fill `buffer` from `offset` bytes into `block`."""
        self._file.seek(block * BLOCK_SIZE + offset)
        self._file.readinto(buffer)

    def writeblocks(self, block, buffer, offset=-1):
        """Program `buffer`; without an offset the blocks are erased first."""
        if offset < 0:
            offset = 0
            for index in range(len(buffer) // BLOCK_SIZE):
                link.call(link.FLASH_ERASE, 0, 0, (block + index) * BLOCK_SIZE)
        return link.call(link.FLASH_PROGRAM, 0, 0, block * BLOCK_SIZE + offset, buffer)

    def ioctl(self, query, argument):
        """Answer littlefs: geometry, and erase of block `argument`."""
        if query == _BLOCK_COUNT_QUERY:
            return BLOCK_COUNT
        if query == _BLOCK_SIZE_QUERY:
            return BLOCK_SIZE
        if query == _BLOCK_ERASE:
            return link.call(link.FLASH_ERASE, 0, 0, argument * BLOCK_SIZE)
        return 0
