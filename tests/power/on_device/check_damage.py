"""Runs in MicroPython: a game's files with a byte flipped, or torn, at every place.

Arguments: ROOT HOW, where HOW is `flip` or `tear`. For each damage the device is switched on: the
game must be as it was after one of its entries (or be set aside whole), what was lost must be
said, and the damaged file must still be there. Prints what went wrong, how often the game was
whole, cut or set aside, and how many were tried.
"""

import sys

import vfs

sys.path[:] = ["", ".frozen", sys.argv[1], sys.argv[1] + "/tests/power/on_device"]

import ram_flash  # noqa: E402
import small_games  # noqa: E402

from firmware.storage import files, reports  # noqa: E402
from firmware.storage.store import Store  # noqa: E402

_ROOT = "/flash/saves"
_ENTRIES = 45
_WHY_ASIDE = (
    reports.DAMAGED,
    reports.OTHER_FORMAT,
    reports.OTHER_LAYOUT,
    reports.UNKNOWN_GAME,
)
_BESIDE_A_GAME = (
    [],
    [reports.CUT],
    [reports.SEATS_LOST],
    [reports.CUT, reports.SEATS_LOST],
)


def open_store():
    return Store(small_games.NoKeys(), small_games, _ROOT)


def play(states):
    """Play a game whose records stand in both of its files; note its cells after each entry."""
    store = open_store()
    game = store.new_game("small", [(1, b"Ann"), (2, b"Bo")])
    states.append(list(game.sheet.cells))
    for number in range(_ENTRIES):
        if number % 6 == 5:
            game.undo()
        else:
            game.start()
            game.change(number % 20, number)
            if number % 4 == 1:
                game.change(21, number)
            game.finish()
        states.append(list(game.sheet.cells))
    store.seen()
    folder = game.journal.folder
    older = folder + "/older" + str(game.journal.newest.side)
    store.leave()
    return folder, older


class Trials:
    """Damages one file after the other, each time from the same flash."""

    def __init__(self):
        self.flash = ram_flash.Ram()
        ram_flash.mount(self.flash, "/flash")
        self.states = []
        self.folder, self.older = play(self.states)
        vfs.umount("/flash")
        self.whole = bytes(self.flash.content)
        self.tried = 0
        self.wrong = 0
        self.outcomes = {}

    def flip_all(self):
        for path in (self.folder + "/newest", self.older):
            for place in range(self._size(path)):
                self._try(path, place, self._flipped)

    def tear_all(self):
        for path in (self.folder + "/newest", self.older):
            for place in range(self._size(path)):
                self._try(path, place, self._torn)

    def _size(self, path):
        ram_flash.mount(self.flash, "/flash")
        size = files.size(path)
        vfs.umount("/flash")
        return size

    def _flipped(self, content, place):
        damaged = bytearray(content)
        damaged[place] ^= 1 << place % 8
        return bytes(damaged)

    def _torn(self, content, place):
        return content[:place]

    def _try(self, path, place, how):
        self.flash.content[:] = self.whole
        ram_flash.mount(self.flash, "/flash")
        damaged = how(files.read(path), place)
        with open(path, "wb") as file:
            file.write(damaged)
        fault = self._fault(path, damaged)
        self.tried += 1
        if fault:
            self.wrong += 1
            print(path, place, fault)
        vfs.umount("/flash")

    def _fault(self, path, damaged):
        store = open_store()
        game = store.resume()
        said = [what for what, _, _ in store.reports]
        outcome = "aside" if game is None else "whole"
        if reports.CUT in said:
            outcome = "cut"
        self.outcomes[outcome] = self.outcomes.get(outcome, 0) + 1
        if game is None:
            if len(said) != 1 or said[0] not in _WHY_ASIDE:
                return "no game and " + repr(said)
        elif list(game.sheet.cells) not in self.states:
            return "a state that never was"
        elif list(game.sheet.cells) != self.states[-1] and said != [reports.CUT]:
            return "lost entries and said " + repr(said)
        elif reports.SEATS_LOST in said and path != self.older:
            return "lost the seats"
        elif said not in _BESIDE_A_GAME:
            return "said " + repr(said)
        for what, aside, _ in store.reports:
            if what != reports.SEATS_LOST:
                kept = files.read(aside + path[len(self.folder) :])
                if kept != damaged:
                    return "the damaged file is not there"
        return self._goes_on(store, game)

    def _goes_on(self, store, game):
        game = game or store.new_game("small")
        game.start()
        game.change(1, 888)
        game.finish()
        cells = list(game.sheet.cells)
        store.leave()
        store.seen()
        store = open_store()
        game = store.resume()
        if [what for what, _, _ in store.reports if what != reports.SEATS_LOST]:
            return "still says " + repr(store.reports)
        return "" if list(game.sheet.cells) == cells else "does not go on"


def main():
    trials = Trials()
    if sys.argv[2] == "flip":
        trials.flip_all()
    else:
        trials.tear_all()
    for outcome in sorted(trials.outcomes):
        print(outcome, trials.outcomes[outcome])
    print("tried", trials.tried, "wrong", trials.wrong)


main()
