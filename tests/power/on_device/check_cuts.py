"""Runs in MicroPython: is a device that lost power in any flash operation as before or after?

Arguments: ROOT IMAGE TRACE PART PARTS SAID, where TRACE holds the operations that were noted on the
virtual board from IMAGE on (see recording.py). Of those in which the power is to fail, each
PARTS-th is tried; a line is printed for each that went wrong, then how many were tried.
SAID is 1 if after each cut there is something to tell the user, 0 if never.
"""

import struct
import sys

import vfs

sys.path[:] = ["", ".frozen", sys.argv[1], sys.argv[1] + "/tests/power/on_device"]

import ram_flash  # noqa: E402
from observing import observe, played  # noqa: E402

_HEAD = 12  # bytes of an operation: deed, whether it is swept, kind, address, length
_ROOT = "/flash/saves"


def read_operations(path):
    """Yield (deed, swept, address, bytes or None for an erase)."""
    with open(path, "rb") as file:
        while True:
            head = file.read(_HEAD)
            if not head:
                return
            deed, swept, kind, address, length = struct.unpack("<HBBII", head)
            yield deed, swept, address, file.read(length) if kind else None


def do(content, address, payload, half):
    """Do one operation as the virtual board's flash does it."""
    length = ram_flash.BLOCK_SIZE if payload is None else len(payload)
    if half:
        length //= 2
    if payload is None:
        content[address : address + length] = b"\xff" * length
    else:
        for at in range(length):
            content[address + at] &= payload[at]


class Sweep:
    """Goes through all operations and looks at the device after a cut in each."""

    def __init__(self, part, parts, says):
        self._says = says
        self.part = part
        self.parts = parts
        self.tried = 0
        self.wrong = 0
        self._clone = ram_flash.Ram()
        self._before = None
        self._cuts = []

    def run(self, image, operations):
        content = bytearray(image)
        current = None
        for index, (deed, swept, address, payload) in enumerate(operations):
            if deed != current:
                self._end_of_deed(content)
                current = deed
                if swept:
                    self._before = self._look(content)[0]
            if swept and index % self.parts == self.part:
                for half in (False, True):
                    self._cut(content, index, deed, address, payload, half)
            do(content, address, payload, False)
        self._end_of_deed(content)

    def _cut(self, content, index, deed, address, payload, half):
        length = ram_flash.BLOCK_SIZE if payload is None else len(payload)
        if half:
            kept = bytes(content[address : address + length])
            do(content, address, payload, True)
        parts, reports, goes_on = self._look(content, True)
        if half:
            content[address : address + length] = kept
        self.tried += 1
        self._cuts.append((index, deed, parts, reports, goes_on))

    def _end_of_deed(self, content):
        if not self._cuts:
            return
        before = self._before
        after = self._look(content)[0]
        arrived = [False] * len(after)
        for index, deed, parts, reports, goes_on in self._cuts:
            said = [report for report in reports if report[0] != 1]
            fault = "" if goes_on else "does not go on"
            if bool(said) != self._says:
                fault = "says " + repr(said)
            for part in range(len(parts)):
                if parts[part] == after[part]:
                    arrived[part] = True
                elif parts[part] != before[part]:
                    fault = "other state: " + parts[part]
                elif arrived[part]:
                    fault = "went back: " + parts[part]
            if fault:
                self.wrong += 1
                print("operation", index, "of deed", deed, fault)
        self._cuts.clear()

    def _look(self, content, play=False):
        self._clone.content[:] = content
        ram_flash.mount(self._clone, "/flash")
        parts, reports = observe(_ROOT, salvage=True)
        goes_on = True
        if play:
            goes_on = repr(played(_ROOT)) in observe(_ROOT)[0][0]
        vfs.umount("/flash")
        return parts, reports, goes_on


def main():
    _, _, image, trace, part, parts, said = sys.argv
    sweep = Sweep(int(part), int(parts), said == "1")
    with open(image, "rb") as file:
        content = file.read()
    sweep.run(content, read_operations(trace))
    print("tried", sweep.tried, "wrong", sweep.wrong)


main()
