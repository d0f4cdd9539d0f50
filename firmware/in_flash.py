"""Functions run from where they stand in flash; their copies in the heap are given back.

MicroPython copies the bytecode of every module into the heap. But a function only points to its
bytecode, and the same bytes stand in the files of the deployed packages, which the chip sees as
memory: a file's blocks stay where they are as long as it is not written again. So each function is
pointed there, when the bytes there are the same, and never otherwise: where anything is not as
expected, all stays as it is. Host, `.py` files and small packages go on without.

What runs must not be pointed elsewhere: it goes on in its copy, which nothing keeps any more. And
the files of a version must stay while it runs: a deploy keeps the version before for a roll back.
"""

import sys

from micropython import const

try:
    import uctypes
    from machine import mem32
    from rp2 import Flash
except ImportError:  # no chip
    mem32 = None

_ROOT = "/app/"
_BYTECODE = const(12)  # bytes into a function object: the address of its bytecode
_RAM = const(0x2000_0000)
_FLASH = const(0x1000_0000)
_FLASH_SIZES = (2 << 20, 4 << 20)  # the file system stands at the end
_BLOCK = const(4096)
_COUNT_QUERY = const(4)
_PROBE = const(24)  # bytes that tell a block
_TABLE_DIGITS = const(4)
_FUNCTIONS = b"\n. "
_INLINE = const(1024)  # a smaller file may stand among littlefs's own data, which moves

_placed = {__name__}
_seen = 0  # modules, when all of them were placed
_last_block = 0
_start = 0
_count = 0


def forget(name):
    """A module was let go of: loaded again, it is in the heap again."""
    global _seen
    _placed.discard(name)
    _seen = 0


def place(names):
    """Point the functions of some modules to flash, none of which may be running."""
    for name in names:
        _place_all({name: sys.modules[name]})


def place_more():
    """Point the functions of one more package to flash; False when nothing is left to do.

    To be called where only functions of the modules given to `place` are running.
    """
    global _seen
    if mem32 is None or len(sys.modules) == _seen:
        return False
    modules: dict = {}
    package = ""
    for name in list(sys.modules):
        if name not in _placed:
            own = _package_of(name)
            if not own:
                _placed.add(name)
                continue
            if not package:
                package = own
            if own == package:
                modules[name] = sys.modules[name]
    if modules:
        _place_all(modules)
        return True
    _seen = len(sys.modules)
    return False


def _package_of(name):
    return name if hasattr(sys.modules[name], "__path__") else name.rpartition(".")[0]


def _place_all(modules):
    """Place modules of one package."""
    if mem32 is None:
        return
    own: dict = {}
    package = ""
    for name in modules:
        _placed.add(name)
        package = _package_of(name)
        own["__init__" if name == package else name.rpartition(".")[2]] = modules[name]
    try:
        _place_package(package.replace(".", "/"), own)
    except (OSError, ValueError):
        return  # not deployed


def _place_package(path, modules):
    with open(_ROOT + path, "rb") as file:
        head = file.read(int(file.read(_TABLE_DIGITS)))
        at = head.rindex(_FUNCTIONS) + len(_FUNCTIONS)
        file.seek(int(head[at:]))
        lines = file.read().decode().split("\n")
        if file.tell() < _INLINE:
            return
        blocks = _Blocks(file)
        holder = module = None
        for line in lines:
            words = line.split()
            if len(words) == 3:
                if holder:
                    _place_function(blocks, getattr(holder, words[0], None), words)
            elif not line.startswith("."):
                holder = module = modules.get(line)
            elif module:
                holder = getattr(module, line[1:], None) if len(line) > 1 else module


def _place_function(blocks, function, words):
    if type(function) is not type(place):
        return
    pointer = id(function) + _BYTECODE
    here = mem32[pointer]
    if here < _RAM:
        return
    length = int(words[2])
    address = blocks.address(int(words[1]), length)
    if address:
        if uctypes.bytearray_at(here, length) == uctypes.bytearray_at(address, length):
            mem32[pointer] = address


class _Blocks:
    """The blocks of a file, one after the other.

    The first block of a littlefs file is all content; the others begin with addresses, one more
    than how often 2 divides their number.
    """

    def __init__(self, file):
        self._file = file
        self._number = self._begin = self._header = 0
        self._end = _BLOCK
        self._block = -1

    def address(self, place, length):
        """Where in memory that part of the file stands; 0 if not in one piece, or not found.

        place   not before the one that was asked for last
        """
        while place >= self._end:
            self._next()
        if place + length > self._end:
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
        _count = Flash().ioctl(_COUNT_QUERY, 0)
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
