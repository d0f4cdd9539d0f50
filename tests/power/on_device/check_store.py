"""Runs in MicroPython: what the store promises to the screens.

Argument: ROOT. Each function that begins with `test_` gets a fresh flash; the first that fails
ends it with its traceback. Prints how many were kept.
"""

import sys

import vfs

sys.path[:] = ["", ".frozen", sys.argv[1], sys.argv[1] + "/tests/power/on_device"]

import ram_flash  # noqa: E402
import small_games  # noqa: E402
from deeds import step  # noqa: E402

from firmware.storage import files, reports, settings  # noqa: E402
from firmware.storage.facts import Facts  # noqa: E402
from firmware.storage.store import Store  # noqa: E402
from shared_rules.core.sheet import ABSENT  # noqa: E402

_ROOT = "/flash/saves"
_PLACE_OF_FORMAT = 256 + 4  # in the older file: behind the facts, in the first record
_PLACE_OF_GAME = 256 + 2
_PLACE_OF_LAYOUT = 256 + 6


_opened = []


def open_store():
    _opened.append(Store(small_games.NoKeys(), small_games, _ROOT))
    return _opened[-1]


def said(store):
    return [what for what, _, _ in store.reports]


def with_games(count):
    """Return a store with so many games, each with its number in cell 1."""
    store = open_store()
    store.seen()
    for number in range(1, count + 1):
        step(store.new_game("small"), (1, number))
    return store


def games(store):
    """The numbers of the games that are offered."""
    return [store.resume(slot).sheet.cells[1] for slot in store.slots.in_progress()]


def enter_later(game, value):
    game.start()
    game.change(1, value)
    assert game.finish_later()


def value_on_flash():
    return open_store().resume().sheet.cells[1]


def test_a_step_waits_until_it_is_saved():
    game = with_games(1).resume()
    enter_later(game, 6)
    assert game.sheet.cells[1] == 6
    assert value_on_flash() == 1
    game.save()
    assert value_on_flash() == 6
    stored = game.log.position
    game.save()
    assert game.log.position == stored


def test_whatever_comes_next_saves_what_waits():
    store = with_games(1)
    game = store.resume()
    enter_later(game, 6)
    game.start()
    assert value_on_flash() == 6
    enter_later(game, 7)
    assert game.undo()
    assert game.sheet.cells[1] == 6
    assert game.redo()
    assert value_on_flash() == 7
    enter_later(game, 8)
    assert not store.is_finished()
    assert value_on_flash() == 8
    enter_later(game, 9)
    store.leave()
    assert value_on_flash() == 9


def test_a_step_that_waited_and_cannot_be_stored_is_taken_back():
    def fail():
        raise reports.NotStored(28)

    game = with_games(1).resume()
    store_it = game.journal.store
    enter_later(game, 6)
    game.journal.store = fail
    try:
        game.save()
    except reports.NotStored:
        assert game.sheet.cells[1] == 1
    else:
        raise AssertionError
    game.journal.store = store_it
    enter_later(game, 7)
    game.save()
    assert value_on_flash() == 7


def test_a_fresh_file_system_is_said_until_it_was_seen():
    assert said(open_store()) == [reports.FRESH]
    store = open_store()
    assert said(store) == [reports.FRESH]
    store.seen()
    assert not said(store)
    assert not said(open_store())


def test_saves_without_a_mark_are_not_fresh():
    store = with_games(1)
    store.leave()
    files.remove(_ROOT + "/mark")
    assert not said(open_store())


def test_two_games_are_offered_the_last_one_first():
    store = with_games(3)
    assert games(store) == [3, 2]
    store.leave()
    assert games(open_store()) == [2, 3]  # `games` took up 2 last


def test_an_undone_new_game_brings_the_replaced_one_back():
    store = with_games(2)
    store.new_game("small")
    assert len(store.slots.in_progress()) == 2
    game = store.undo_new_game()
    assert game.sheet.cells[1] == 2
    store.leave()
    store = open_store()
    assert sorted(games(store)) == [1, 2]


def test_a_game_with_entries_is_not_undone():
    store = with_games(1)
    try:
        store.undo_new_game()
    except ValueError:
        return
    raise AssertionError


def test_a_game_that_is_over_is_no_more_offered_and_can_be_corrected():
    store = with_games(2)
    game = store.game
    number = store.finish_game(small_games.result(game.sheet))
    assert len(store.slots.in_progress()) == 1
    game = store.resume(store.slots.latest())
    step(game, (1, 20))
    assert store.finish_game(small_games.result(game.sheet)) == number
    store.history.open()
    assert store.history.numbers == [number]
    assert store.history.read(number).points[0] == 20


def test_the_last_fifty_games_are_kept():
    store = open_store()
    for number in range(1, 71):
        game = store.new_game("small", [(1, b"Ann"), (2, b"")])
        step(game, (1, number), (2, 5))
        assert store.finish_game(small_games.result(game.sheet)) == number
    store.history.open()
    numbers = store.history.numbers
    assert 50 <= len(numbers) <= 60
    assert numbers == list(range(numbers[0], 71))
    for number in (numbers[0], 44, 70):
        over = store.history.read(number)
        assert over.number == number
        assert over.seats == [(1, b"Ann"), (2, b"")]
        assert over.cells == [(1, number), (2, 5)]
        game.sheet.cells[3] = 9
        over.fill(game.sheet)
        assert game.sheet.cells[1] == number
        assert game.sheet.cells[3] == ABSENT
    store.leave()
    assert open_store().history.read(3) is None


def test_settings_are_checked_and_kept():
    store = open_store()
    for value in (0, 6):
        try:
            store.settings.put(settings.BRIGHTNESS, value)
        except ValueError:
            continue
        raise AssertionError
    store.settings.put(settings.BRIGHTNESS, 5)
    store.settings.keep_names(["가나다".encode()])
    store.new_game("small", [(1, b"Ann")], 2)
    store.leave()
    kept = open_store().settings
    assert kept.get(settings.BRIGHTNESS) == 5
    assert kept.names == ["가나다".encode()]
    assert kept.seats == [(1, b"Ann")]
    assert kept.profile("small") == 2


def test_a_number_that_was_not_said_is_not_known_in_a_profile():
    store = open_store()
    table = small_games.Small.PRINTED
    profile = store.profiles.make("small", b"home", table)
    profile.sheet.put(1, 0, 0, 12)
    store.profiles.store(profile)
    profile = open_store().profiles.load("small", 1, table)
    assert profile.sheet.get(1, 0, 0) == 12
    assert profile.sheet.get(1, 1, 0) == ABSENT
    assert profile.name == b"home"


def damage_begin(place, value):
    """Change the first record of a game whose records are all in the older file."""
    store = with_games(1)
    game = store.game
    game.journal.rewrite()
    path = game.journal.folder + "/older" + str(game.journal.newest.side)
    store.leave()
    content = bytearray(files.read(path))
    content[place] = value
    files.replace(path, content)
    store = open_store()
    assert store.resume() is None
    assert files.exists(store.reports[0][1])
    return said(store)


def test_another_format_is_set_aside():
    assert damage_begin(_PLACE_OF_FORMAT, 9) == [reports.OTHER_FORMAT]


def test_another_layout_is_set_aside():
    assert damage_begin(_PLACE_OF_LAYOUT, 1) == [reports.OTHER_LAYOUT]


def test_an_unknown_game_is_set_aside():
    store = with_games(1)
    game = store.game
    game.facts.game = "other"
    game.journal.facts[:] = Facts("other").pack()
    game.journal.rewrite()
    store.leave()
    store = open_store()
    assert store.resume() is None
    assert said(store) == [reports.UNKNOWN_GAME]
    assert said(open_store()) == [reports.SET_ASIDE]
    store = open_store()
    store.clear_aside()
    assert not files.aside_in(_ROOT)
    assert not said(open_store())


def test_seats_can_be_changed():
    store = with_games(1)
    store.set_seats([(3, b"Bo")])
    slot = store.game.slot
    store.leave()
    store = open_store()
    assert store.facts_of(slot).seats == [(3, b"Bo")]
    assert store.resume().sheet.cells[1] == 1


def main():
    kept = 0
    flash = ram_flash.Ram()
    for name in sorted(globals()):
        if name.startswith("test_"):
            print(name)
            flash.content[:] = b"\xff" * len(flash.content)
            ram_flash.mount(flash, "/flash")
            globals()[name]()
            while _opened:
                _opened.pop().leave()
            vfs.umount("/flash")
            kept += 1
    print("kept", kept)


main()
