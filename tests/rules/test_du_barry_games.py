"""Whole games by chance: cards counted after each answer, and no heap for any of them."""

import du_barry_games
import micropython

GAMES = 128  # every combination of settings once
CHECKSUM = "7c040b41"


def test_games_by_chance_without_a_heap():
    assert du_barry_games.games(0, GAMES, lock=True)[1] == CHECKSUM


def test_the_lock_refuses_what_allocates():
    if not hasattr(micropython, "heap_lock"):
        return
    try:
        du_barry_games.locked(lambda: [0] * 100)
    except MemoryError:
        return
    raise AssertionError("the heap was not locked")
