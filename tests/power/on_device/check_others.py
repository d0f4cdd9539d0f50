"""Runs in MicroPython: settings, copy profiles and history with a byte flipped or torn off.

Argument: ROOT. What is damaged is set aside and said, defaults or the rest are used, and storing
goes on. Prints what went wrong, then how many were tried.
"""

import sys

import vfs

sys.path[:] = ["", ".frozen", sys.argv[1], sys.argv[1] + "/tests/power/on_device"]

import ram_flash  # noqa: E402
import small_games  # noqa: E402

from firmware.storage import files, reports, settings  # noqa: E402
from firmware.storage.store import Store  # noqa: E402

_ROOT = "/flash/saves"
_GAMES = 14
_RECORD = 63  # bytes of a game here; a loss of whole games at the end of a file is not seen
_TABLE = small_games.Small.PRINTED


def open_store():
    return Store(small_games.NoKeys(), small_games, _ROOT)


def prepare():
    store = open_store()
    store.settings.put(settings.BRIGHTNESS, 5)
    store.settings.keep_names([b"Ann", b"Bo"])
    profile = store.profiles.make("small", b"copy", _TABLE)
    profile.sheet.cells[1] = 7
    store.profiles.store(profile)
    for number in range(_GAMES):
        game = store.new_game("small", [(1, b"Ann")])
        game.start()
        game.change(1, number)
        game.finish()
        store.finish_game(small_games.result(game.sheet))
    store.leave()
    store.seen()


def settings_fault(whole):
    """Damaged settings are the defaults, and the file is set aside."""
    store = open_store()
    said = [what for what, _, _ in store.reports]
    if said not in ([reports.DAMAGED], [reports.OTHER_FORMAT]):
        return repr(said)
    if store.settings.get(settings.BRIGHTNESS) != 3 or store.settings.names:
        return "not the defaults"
    if files.read(store.reports[0][1]) != whole:
        return "not set aside"
    store.settings.put(settings.BRIGHTNESS, 4)
    store.seen()
    store = open_store()
    return "" if store.settings.get(settings.BRIGHTNESS) == 4 and not store.reports else "no more"


def profile_fault(whole):
    """A damaged profile is not there, and the file is set aside."""
    store = open_store()
    if store.profiles.load("small", 1, _TABLE):
        return "loaded"
    if files.read(store.reports[0][1]) != whole:
        return "not set aside"
    store.profiles.store(store.profiles.make("small", b"copy", _TABLE))
    return "" if store.profiles.load("small", 1, _TABLE) else "no more"


def history_fault(whole):
    """All games that are shown are true, the others are said, and the next one is added."""
    store = open_store()
    history = store.history
    history.open()
    shown = 0
    for number in list(history.numbers):
        game = history.read(number)
        if game:
            shown += 1
            if game.cells != [(1, number - 1)]:
                return "a game that never was"
    if not store.reports and shown < _GAMES and len(whole) % _RECORD:
        return "silence"
    what = store.reports[0][0] if store.reports else 0
    if what == reports.CUT and files.read(store.reports[0][1]) != whole:
        return "not set aside"
    if what not in (0, reports.CUT, reports.DAMAGED):
        return repr(store.reports)
    game = store.new_game("small")
    number = store.finish_game(small_games.result(game.sheet))
    store.leave()
    store.reports.clear()
    return "" if store.history.read(number) and not store.reports else "no more"


CHECKS = (
    ("/settings", settings_fault),
    ("/profiles/small.1", profile_fault),
    ("/history/00001", history_fault),
    ("/history/00011", history_fault),
)


def damages(content, step):
    """Yield the content with each `step`-th byte flipped, then torn there."""
    for place in range(0, len(content), step):
        damaged = bytearray(content)
        damaged[place] ^= 1 << place % 8
        yield bytes(damaged)
        yield content[:place]


def main():
    flash = ram_flash.Ram()
    ram_flash.mount(flash, "/flash")
    prepare()
    vfs.umount("/flash")
    whole = bytes(flash.content)
    tried = wrong = 0
    for name, fault_of in CHECKS:
        path = _ROOT + name
        flash.content[:] = whole
        ram_flash.mount(flash, "/flash")
        content = files.read(path)
        vfs.umount("/flash")
        for damaged in damages(content, 3 if "history" in name else 1):
            flash.content[:] = whole
            ram_flash.mount(flash, "/flash")
            with open(path, "wb") as file:
                file.write(damaged)
            fault = fault_of(damaged)
            vfs.umount("/flash")
            tried += 1
            if fault:
                wrong += 1
                print(name, tried, fault)
    print("tried", tried, "wrong", wrong)


main()
