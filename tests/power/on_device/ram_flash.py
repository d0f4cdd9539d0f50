"""Flash in memory with the Pico's geometry, whose operations can be noted and done by halves."""

import vfs

BLOCK_SIZE = 4096
BLOCK_COUNT = 352
PAGE_SIZE = 256

_ERASE = -1
_ENOSPC = 28


class Ram:
    """A block device as rp2.Flash; `changes` collects (address, bytes) of what goes to flash.

    Without `changes` nothing is noted. An erase is noted with None for its bytes.
    """

    def __init__(self, content=None):
        self.content = content or bytearray(b"\xff" * (BLOCK_SIZE * BLOCK_COUNT))
        self._view = memoryview(self.content)
        self.programs = 0
        self.erases = 0
        self.changes = None

    def readblocks(self, block, buffer, offset=0):
        at = block * BLOCK_SIZE + offset
        buffer[:] = self._view[at : at + len(buffer)]

    def writeblocks(self, block, buffer, offset=0):
        at = block * BLOCK_SIZE + offset
        self.programs += (len(buffer) + PAGE_SIZE - 1) // PAGE_SIZE
        if self.changes is not None:
            self.changes.append((at, bytes(buffer)))
        self._view[at : at + len(buffer)] = buffer

    def ioctl(self, query, argument):
        if query == 4:
            return BLOCK_COUNT
        if query == 5:
            return BLOCK_SIZE
        if query == 6:
            self.erases += 1
            if self.changes is not None:
                self.changes.append((argument * BLOCK_SIZE, None))
            at = argument * BLOCK_SIZE
            self._view[at : at + BLOCK_SIZE] = b"\xff" * BLOCK_SIZE
        return 0


def mount(flash, path="/", mtime=False):
    """Mount the file system as the stock start-up script does, formatting on any error."""
    try:
        files = vfs.VfsLfs2(flash, progsize=PAGE_SIZE, mtime=mtime)
    except OSError:
        vfs.VfsLfs2.mkfs(flash, progsize=PAGE_SIZE)
        files = vfs.VfsLfs2(flash, progsize=PAGE_SIZE, mtime=mtime)
    vfs.mount(files, path)
