"""Runs in MicroPython: what ways to store an entry of ten bytes cost, per entry.

Argument: ROOT. Prints a name, pages programmed and blocks erased for each way.
"""

import sys

import vfs

sys.path[:] = ["", ".frozen", sys.argv[1] + "/tests/power/on_device"]

import os  # noqa: E402

import ram_flash  # noqa: E402

_ENTRIES = 2000
_RECORD = bytes(10)
_HEADS = 20  # bytes of a block beside its records


class OneFile:
    """Each entry is appended to one file."""

    name = "append to one file"

    def __init__(self):
        self._file = open("/flash/game/log", "ab")  # noqa: SIM115 - stays open

    def store(self):
        self._file.write(_RECORD)
        self._file.flush()


class TwoFiles:
    """A block with the newest records is overwritten; when full it goes to the end of a file."""

    def __init__(self, records):
        self.name = f"block of {records} records, then a long file"
        self._records = records
        self._count = 0
        self._block = bytearray(records * len(_RECORD) + _HEADS)
        self._newest = open("/flash/game/newest", "w+b")  # noqa: SIM115
        self._older = open("/flash/game/older", "w+b")  # noqa: SIM115

    def store(self):
        if self._count == self._records:
            self._older.write(self._block, self._records * len(_RECORD))
            self._older.write(_RECORD)
            self._older.flush()
            self._count = 0
        else:
            self._count += 1
        self._newest.seek(0)
        self._newest.write(self._block)
        self._newest.flush()


class Inline(TwoFiles):
    """The newest records are appended to a small file, which is emptied when full."""

    def __init__(self, records):
        super().__init__(records)
        self.name = f"append to a small file of {records} records, then a long file"

    def store(self):
        if self._count == self._records:
            self._older.write(self._block, self._records * len(_RECORD))
            self._older.flush()
            self._newest.close()
            self._newest = open("/flash/game/newest", "w+b")  # noqa: SIM115
            self._count = 0
        self._count += 1
        self._newest.write(_RECORD)
        self._newest.flush()


class Renamed:
    """All is written to a new file that is renamed, at the length of 40 records."""

    name = "new file of 40 records and rename"

    def store(self):
        with open("/flash/game/log.new", "wb") as file:
            file.write(_RECORD * 40)
        os.rename("/flash/game/log.new", "/flash/game/log")


WAYS = (
    lambda: OneFile(),
    lambda: Renamed(),
    lambda: Inline(19),
    lambda: Inline(40),
    lambda: TwoFiles(9),
    lambda: TwoFiles(14),
    lambda: TwoFiles(19),
    lambda: TwoFiles(29),
    lambda: TwoFiles(39),
)


def main():
    flash = ram_flash.Ram()
    for make in WAYS:
        flash.content[:] = b"\xff" * len(flash.content)
        ram_flash.mount(flash, "/flash", mtime=True)
        os.mkdir("/flash/game")
        way = make()
        programs, erases = flash.programs, flash.erases
        for _ in range(_ENTRIES):
            way.store()
        print(
            way.name,
            f"{(flash.programs - programs) / _ENTRIES:.2f}",
            f"{(flash.erases - erases) / _ENTRIES:.3f}",
        )
        vfs.umount("/flash")


main()
