"""Runs in MicroPython: a full file system, or one failing flash operation, at each deed.

Arguments: ROOT HOW, where HOW is `full` or `error`. Each deed is done with every small number of
free blocks, or with each of its flash operations failing once: it succeeds, or raises NotStored
with all as before; and it succeeds when there is room again. Prints what went wrong, how often a
deed was refused, and how many were tried.
"""

import os
import sys

import vfs

sys.path[:] = ["", ".frozen", sys.argv[1], sys.argv[1] + "/tests/power/on_device"]

import ram_flash  # noqa: E402
import small_games  # noqa: E402
from observing import observe  # noqa: E402

from firmware.storage import settings  # noqa: E402
from firmware.storage.reports import NO_ROOM, NotStored  # noqa: E402
from firmware.storage.store import Store  # noqa: E402

_ROOT = "/flash/saves"
_MOST_FREE = 5  # blocks
_EIO = 5
_LIMIT = 1600


class Failing(ram_flash.Ram):
    """Flash whose `fails`-th program or erase from now on fails, once."""

    fails = 0

    def _may_fail(self):
        if self.fails:
            self.fails -= 1
            return not self.fails
        return False

    def writeblocks(self, block, buffer, offset=0):
        if self._may_fail():
            return -_EIO
        return super().writeblocks(block, buffer, offset)

    def ioctl(self, query, argument):
        if query == 6 and self._may_fail():
            return -_EIO
        return super().ioctl(query, argument)


def entry(store):
    game = store.game
    game.start()
    game.change(3, 77)
    game.finish()


def large_step(store):
    game = store.game
    game.start()
    for cell in range(1, 33):
        game.change(cell, 900 - cell)
    game.finish()


def undo(store):
    store.game.undo()


def redo(store):
    store.game.redo()


def new_game(store):
    store.new_game("small", [(1, b"New")])


def finish(store):
    store.finish_game(small_games.result(store.game.sheet))


def set_seats(store):
    store.set_seats([(4, b"Other")])


def setting(store):
    store.settings.put(settings.BRIGHTNESS, 5)


def profile(store):
    made = store.profiles.make("small", b"copy", small_games.Small.PRINTED)
    made.sheet.cells[1] = 4
    store.profiles.store(made)


def clear(store):
    store.history.clear()


DEEDS = (entry, large_step, undo, redo, new_game, finish, set_seats, setting, profile, clear)


def prepare():
    """Have some games, a history, and a game in progress with much undone."""
    store = Store(small_games.NoKeys(), small_games, _ROOT)
    for _ in range(16):
        game = store.new_game("small", [(1, b"Ann")])
        entry(store)
        store.finish_game(small_games.result(game.sheet))
    game = store.new_game("small", [(1, b"Ann"), (2, b"Bo")])
    for number in range(98):
        game.start()
        game.change(number % 20, number)
        game.finish()
    game.undo()
    store.seen()
    store.leave()


class Trials:
    """Does deeds on a flash that fails, each time from the same content."""

    def __init__(self):
        self.flash = Failing()
        self._other = ram_flash.Ram()
        ram_flash.mount(self.flash, "/flash")
        prepare()
        vfs.umount("/flash")
        self.whole = bytes(self.flash.content)
        self.tried = 0
        self.wrong = 0
        self.refused = 0

    def full(self):
        for free in range(_MOST_FREE):
            self.flash.content[:] = self.whole
            ram_flash.mount(self.flash, "/flash")
            fill(free)
            vfs.umount("/flash")
            full = bytes(self.flash.content)
            for deed in DEEDS:
                self._try(full, deed, free, 0)

    def error(self):
        for deed in DEEDS:
            fails = 1
            while self._try(self.whole, deed, 0, fails):
                fails += 1

    def _try(self, content, deed, free, fails):
        """Return whether the flash failed."""
        self.flash.content[:] = content
        ram_flash.mount(self.flash, "/flash")
        store = Store(small_games.NoKeys(), small_games, _ROOT)
        store.resume()
        before = list(store.game.sheet.cells)
        parts = self._seen_from_outside()[0]
        self.flash.fails = fails
        fault = ""
        refused = False
        try:
            deed(store)
        except NotStored:
            refused = True
        failed = self.flash.fails != fails and not self.flash.fails
        self.flash.fails = 0
        self.refused += refused
        if refused and store.game and list(store.game.sheet.cells) != before:
            fault = "the sheet has changed"
        if refused and not self._as_before(parts, deed):
            fault = "another state is stored"
        if not fails:
            make_room()
        if refused:
            fault = fault or self._again(deed, store)
        elif [what for what, _, _ in store.reports if what != NO_ROOM]:
            fault = repr(store.reports)
        fault = fault or self._agrees(store)
        self.tried += 1
        if fault:
            self.wrong += 1
            print(deed.__name__, "free", free, "fails", fails, fault)
        store.leave()
        vfs.umount("/flash")
        return failed

    def _again(self, deed, store):
        if store.game is None:
            store.resume()
        try:
            deed(store)
        except NotStored:
            return "refused with room"
        return ""

    def _agrees(self, store):
        """Whether what is in memory is what a device finds that is switched on."""
        if store.game is None:
            return ""
        parts, said = self._seen_from_outside()
        if said:
            return "after power-on it says " + repr(said)
        return "" if repr(list(store.game.sheet.cells)) in parts[0] else "stored is another state"

    def _as_before(self, before, deed):
        """Whether what a device finds that is switched on is as before.

        A game that is over may stand in the history already; it is put there again.
        """
        after = list(self._seen_from_outside()[0])
        if deed == finish:
            after[1] = before[1]
        return after == list(before)

    def _seen_from_outside(self):
        self._other.content[:] = self.flash.content
        ram_flash.mount(self._other, "/other")
        seen = observe("/other/saves")
        vfs.umount("/other")
        return seen


def fill(free):
    """Fill the flash up to its last block, then free so many again."""
    piece = bytes(ram_flash.BLOCK_SIZE - 8)
    with open("/flash/filler", "wb") as file:
        for _ in range(os.statvfs("/flash")[3] - 2 * _MOST_FREE):
            file.write(piece)
    number = 0
    try:
        while True:
            with open("/flash/filler" + str(number), "wb") as file:
                file.write(piece)
            number += 1
    except OSError:
        os.remove("/flash/filler" + str(number))
    for _ in range(free):
        number -= 1
        os.remove("/flash/filler" + str(number))


def make_room():
    """Remove what `fill` made."""
    for name in os.listdir("/flash"):
        if name.startswith("filler"):
            os.remove("/flash/" + name)


def main():
    trials = Trials()
    if sys.argv[2] == "full":
        trials.full()
    else:
        trials.error()
    print("refused", trials.refused)
    print("tried", trials.tried, "wrong", trials.wrong)


main()
