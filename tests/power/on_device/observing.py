"""What is stored, seen by a device that was just switched on."""

import small_games

from firmware.storage import newest, settings
from firmware.storage.facts import Facts
from firmware.storage.journal import Journal
from firmware.storage.store import Store
from shared_rules.core.log import Log
from shared_rules.core.sheet import Sheet

_log = Log()


def observe(root="/saves", salvage=False):
    """Return (parts, reports): each part changes whole or not at all.

    salvage   whether the game played last is taken up before, which repairs it
    """
    store = Store(small_games.NoKeys(), small_games, root)
    if salvage:
        store.resume()
        store.leave()
    parts = (_games(store), _history(store), _settings(store), _profiles(store))
    return parts, store.reports


def played(root="/saves"):
    """Make one more entry in the game played last, or in a new one; return its cells."""
    store = Store(small_games.NoKeys(), small_games, root)
    game = store.resume() or store.new_game("small")
    game.start()
    game.change(9, 99 if game.sheet.cells[9] != 99 else 98)
    game.finish()
    cells = list(game.sheet.cells)
    store.leave()
    return cells


def _games(store):
    games = []
    for slot in range(len(store.slots.states)):
        state = store.slots.states[slot]
        if state == newest.EMPTY:
            continue
        journal = Journal(small_games.NoKeys(), _log)
        journal.sheet = Sheet(small_games.Small.TABLE)
        journal.peek(store.slots.path(slot))
        lost = journal.load()
        facts = Facts()
        facts.unpack(journal.facts)
        journal.close()
        number = store.slots.numbers[slot] if state == newest.FINISHED else 0
        games.append(
            (
                slot,
                state,
                store.slots.turns[slot],
                number,
                lost,
                (_log.count, _log.done),
                list(journal.sheet.cells),
                (facts.game, facts.profile, facts.seats),
            )
        )
    return repr(games)


def _history(store):
    history = store.history
    history.open()
    numbers = history.numbers
    ends = [history.read(number) for number in numbers[:1] + numbers[-2:]]
    return repr((numbers[-50:], [end and (end.number, end.cells, end.points) for end in ends[1:]]))


def _settings(store):
    kept = store.settings
    values = [kept.get(setting) for setting in range(settings.REPEAT_SPEED + 1)]
    return repr((values, kept.names, kept.seats, kept.profile("small")))


def _profiles(store):
    profiles = store.profiles
    kept = [profiles.load("small", n, small_games.Small.PRINTED) for n in profiles.numbers("small")]
    return repr([kept and (kept.number, kept.name, list(kept.sheet.cells)) for kept in kept])
