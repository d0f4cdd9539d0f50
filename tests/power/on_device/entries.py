"""Entries to count the flash operations and the memory of; runs on the virtual board."""

import gc

import deeds
import micropython
import small_games

from firmware.storage import settings

ENTRIES = 400
TIMES = 100


def game():
    """Return the game in progress, or a new one."""
    store = deeds.open_store()
    return store.resume() or store.new_game("small", deeds.SEATS)


def enter():
    """Make so many entries of one number."""
    played = game()
    for number in range(ENTRIES):
        deeds.step(played, (number % 30 + 1, number))


def enter_locked():
    """Store entries, undo and redo with the heap locked."""
    played = game()
    for number in range(200):
        played.start()
        played.change(number % 30 + 1, number)
        if number % 5 == 0:
            played.change(31, number)
        gc.collect()
        micropython.heap_lock()
        played.finish(number % 2 == 1)
        if number % 9 == 8:
            played.undo()
            played.redo()
        micropython.heap_unlock()
    print("stored", played.journal.newest.older)


def rewrite_locked():
    """Undo and redo with the heap locked until the older file was written anew."""
    played = game()
    for number in range(40):
        deeds.step(played, (number % 30 + 1, number))
    newest = played.journal.newest
    most = 0
    gc.collect()
    micropython.heap_lock()
    while newest.older >= most:
        most = newest.older
        played.undo()
        played.redo()
    micropython.heap_unlock()
    print("stored", most)


def whole_games():
    """Begin so many games and end them after one entry."""
    store = deeds.open_store()
    for number in range(TIMES):
        game = store.new_game("small", deeds.SEATS)
        deeds.step(game, (1, number))
        store.finish_game(small_games.result(game.sheet))


def choices():
    """Change a setting so many times."""
    kept = deeds.open_store().settings
    for number in range(TIMES):
        kept.put(settings.FLIP, 1 - number % 2)
