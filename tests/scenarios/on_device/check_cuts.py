"""Runs in MicroPython: what a device holds that lost power anywhere in a scenario.

Arguments: ROOT TRACE STATES PART PARTS

TRACE    flash operations from an empty flash on: key, kind, address, length, bytes
STATES   a line per state of the game in memory: the key that led to it, then its cells; those of
         one key are the states that it passed through, the last one stays
Each PARTS-th key is looked at. After each of these keys the replay of what is stored must be the
state in memory; after a cut before or within any of its operations it must be a state of before
or of the key, and nothing may be said of damage. A line is printed for each that is not so, then
how many cuts were tried and how many keys were looked at.
"""

import struct
import sys

import vfs

sys.path[:] = ["", ".frozen", sys.argv[1], sys.argv[1] + "/tests/power/on_device"]

import ram_flash  # noqa: E402

from firmware.storage.reports import FRESH  # noqa: E402
from firmware.storage.store import Store  # noqa: E402
from shared_rules import registry  # noqa: E402
from shared_rules.core.sheet import ABSENT  # noqa: E402

_HEAD = "<HBII"


class NoKeys:
    """Nobody presses keys."""

    def before_flash(self):
        """Nothing."""

    def after_flash(self):
        """Nothing."""


def read_states(path):
    """Return the states by key."""
    states = {}
    with open(path) as file:
        for line in file:
            key, _, cells = line.strip().partition(" ")
            states.setdefault(int(key), []).append(cells)
    return states


def read_operations(path):
    """Yield (key, address, bytes or None for an erase)."""
    with open(path, "rb") as file:
        while True:
            head = file.read(struct.calcsize(_HEAD))
            if not head:
                return
            key, kind, address, length = struct.unpack(_HEAD, head)
            yield key, address, file.read(length) if kind else None


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
    """Goes through all operations of the keys that are looked at."""

    def __init__(self, states, part, parts):
        self._states = states
        self._part = part
        self._parts = parts
        self._content = bytearray(b"\xff" * (ram_flash.BLOCK_SIZE * ram_flash.BLOCK_COUNT))
        self._clone = ram_flash.Ram()
        self._before = ""
        self.cuts = self.keys = self.wrong = 0

    def run(self, operations):
        """Look at all cuts."""
        current = 0
        for key, address, payload in operations:
            if key != current:
                self._end(current)
                current = key
            if self._is_looked_at(key):
                self._cut(key, self._content)
                kept = self._content[address : address + ram_flash.BLOCK_SIZE]
                do(self._content, address, payload, True)
                self._cut(key, self._content)
                self._content[address : address + ram_flash.BLOCK_SIZE] = kept
            do(self._content, address, payload, False)
        self._end(current)

    def _is_looked_at(self, key):
        return key in self._states and key % self._parts == self._part and self._before

    def _cut(self, key, content):
        self.cuts += 1
        found = self._look(content)
        if found != self._before and found not in self._states[key]:
            self._fault(key, "cut: " + found)

    def _end(self, key):
        if key not in self._states:
            return
        if self._is_looked_at(key):
            self.keys += 1
            found = self._look(self._content)
            if found != self._states[key][-1]:
                self._fault(key, "end: " + found)
        self._before = self._states[key][-1]

    def _fault(self, key, what):
        self.wrong += 1
        print("key", key, what)

    def _look(self, content):
        """The cells of the game played last, as they are printed live."""
        self._clone.content[:] = content
        ram_flash.mount(self._clone, "/flash")
        store = Store(NoKeys(), registry, "/flash/saves")
        game = store.resume(store.slots.latest())
        if game and not game.sheet.used(game.sheet.table.players):
            game = store.undo_new_game()  # as firmware/play.py does: it never began
        said = [report for report in store.reports if report[0] != FRESH]
        cells = game.sheet.cells if game else ()
        found = " ".join(
            [str(i) + "=" + str(cells[i]) for i in range(len(cells)) if cells[i] != ABSENT]
        )
        store.leave()
        vfs.umount("/flash")
        return found + (" says " + repr(said) if said else "")


def main():
    """Check one part."""
    _, _, trace, states, part, parts = sys.argv
    sweep = Sweep(read_states(states), int(part), int(parts))
    sweep.run(read_operations(trace))
    print("cuts", sweep.cuts, "keys", sweep.keys, "wrong", sweep.wrong)


main()
