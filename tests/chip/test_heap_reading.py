"""The heap is found in the chip's memory by its shape, and counted to the block."""

import struct
from types import SimpleNamespace

from tabletally.emulated_chip.heap import BLOCK, HeapReader

RAM = 0x20000000
BYTES = 1024  # of the table: 4096 blocks
TABLE = 4096


def memory(table: bytes) -> SimpleNamespace:
    ram = bytearray(264 * 1024)
    start = RAM + TABLE + 2 * BYTES
    record = (RAM + TABLE, BYTES, RAM + TABLE + BYTES, start, start + 4 * BYTES * BLOCK)
    struct.pack_into("<5I", ram, 512, *record)
    ram[TABLE : TABLE + BYTES] = table
    return SimpleNamespace(sram=ram)


def test_free_blocks_and_the_longest_run_of_them():
    table = bytearray(BYTES)
    table[0] = 0b01_00_10_01  # head, tail, free, head
    table[10] = 0b00_00_00_01
    heap = HeapReader(memory(bytes(table))).read()
    assert heap.total == 4096 * BLOCK
    assert heap.free == (4096 - 4) * BLOCK
    assert heap.largest_free == (4096 - 41) * BLOCK


def test_no_heap_yet():
    assert HeapReader(SimpleNamespace(sram=bytearray(264 * 1024))).read() is None
