"""The interpreter's heap, read from the chip's memory without its knowing.

MicroPython keeps two bits for each block of 16 bytes: 0 is free. Where they stand is found by the
shape of its own record of them (`mp_state_mem_area_t`): start and length of the table, start of the
table of finalisers right behind it, start and end of the blocks, four of which share a byte.
"""

import struct
from dataclasses import dataclass
from typing import Any

BLOCK = 16
_RAM_START = 0x20000000
_BLOCKS_PER_BYTE = 4
_RECORD = struct.Struct("<5I")
_WORD = 4
_LEAST_HEAP = 64 * 1024


def _free_in(byte: int) -> int:
    return sum(not byte >> 2 * place & 3 for place in range(_BLOCKS_PER_BYTE))


_FREE = bytes(map(_free_in, range(256)))
_RUNS = bytes.maketrans(bytes(range(256)), _FREE)


@dataclass(frozen=True)
class Heap:
    """Bytes of heap: all, free, and free in one piece."""

    total: int
    free: int
    largest_free: int


class HeapReader:
    """Reads the heap of the MicroPython in `mcu`."""

    def __init__(self, mcu: Any) -> None:
        self._sram = mcu.sram
        self._table: slice | None = None

    def read(self) -> Heap | None:
        """The heap now, garbage counted as used; None before there is one."""
        table = self._find()
        if table is None:
            return None
        total = len(table) * _BLOCKS_PER_BYTE * BLOCK
        free = sum(table.translate(_RUNS)) * BLOCK
        return Heap(total, free, _longest_run(table) * BLOCK)

    def used(self) -> int:
        """Bytes in use now, garbage included; 0 before there is a heap."""
        table = self._find()
        if table is None:
            return 0
        return (len(table) * _BLOCKS_PER_BYTE - sum(table.translate(_RUNS))) * BLOCK

    def _find(self) -> bytes | None:
        if self._table is None:
            self._table = _locate(bytes(self._sram))
        return bytes(self._sram[self._table]) if self._table else None


def _locate(ram: bytes) -> slice | None:
    end_of_ram = _RAM_START + len(ram)
    for at in range(0, len(ram) - _RECORD.size, _WORD):
        table, length, finalisers, start, end = _RECORD.unpack_from(ram, at)
        if (
            _RAM_START <= table < end_of_ram
            and table + length <= finalisers <= table + length + _WORD
            and end - start == length * _BLOCKS_PER_BYTE * BLOCK >= _LEAST_HEAP
            and finalisers < start < end <= end_of_ram
        ):
            return slice(table - _RAM_START, table - _RAM_START + length)
    return None


def _longest_run(table: bytes) -> int:
    """Blocks in the longest run of free ones."""
    longest = run = 0
    for byte in table:
        if byte == 0:
            run += _BLOCKS_PER_BYTE
            continue
        for place in range(_BLOCKS_PER_BYTE):
            if byte >> 2 * place & 3:
                longest = max(longest, run)
                run = 0
            else:
                run += 1
    return max(longest, run)
