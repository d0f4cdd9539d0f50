"""What is done to the storage, in chapters; runs as the firmware of the virtual board.

A chapter begins at power-on. Each deed is printed before it begins: `= NAME` where the power is
to fail in each of its flash operations, `- NAME` where it is only a preparation.
"""

import small_games

from firmware.storage import settings
from firmware.storage.game_files import OLDER
from firmware.storage.store import Store

SEATS = ((0, b""), (2, "가나다".encode()))
OTHER_SEATS = ((3, b"Ann"), (1, b""))
LIMIT = 1600  # records after which a game's file is written anew


def step(game, *changes, merge=False):
    """One confirmed entry."""
    game.start()
    for cell, value in changes:
        game.change(cell, value)
    game.finish(merge)


def say(name):
    """Tell that a deed begins in which the power fails."""
    print("=", name)


def prepare(name):
    """Tell that a deed begins in which it does not."""
    print("-", name)


def first_start():
    say("first start")
    store = open_store()
    say("seen")
    store.seen()
    say("language")
    store.settings.put(settings.LANGUAGE, 1)


def one_game():
    store = open_store()
    say("first game")
    game = store.new_game("small", SEATS, 1)
    for number in range(45):
        say("entry")
        if number % 7 == 3:
            step(game, (number % 11, number), (number % 5 + 12, number))
        else:
            step(game, (number % 20, number))
    for _ in range(3):
        say("undo")
        game.undo()
    say("redo")
    game.redo()
    say("after undo")
    step(game, (3, 333))
    for value in range(4):
        say("quick")
        step(game, (4, 400 + value), merge=True)
    for base in (500, 600):
        say("large step")
        step(game, *[(cell, base + cell) for cell in range(1, 33)])
        say("entry")
        step(game, (1, base))
    say("seats")
    store.set_seats(OTHER_SEATS)
    say("entry")
    step(game, (1, 1))


def more_games():
    store = open_store()
    say("second game")
    game = store.new_game("small", OTHER_SEATS, 2)
    say("entry")
    step(game, (1, 2))
    say("third game")
    game = store.new_game("small", SEATS)
    say("entry")
    step(game, (1, 3))
    say("fourth game")
    store.new_game("small", SEATS)
    say("undo new game")
    store.undo_new_game()
    say("fourth game")
    game = store.new_game("small", SEATS)
    say("entry")
    step(game, (1, 4))
    say("other game")
    game = store.resume(store.slots.in_progress()[1])
    say("entry")
    step(game, (2, 33))
    say("fifth game")
    game = store.new_game("small", SEATS)
    say("undo new game")
    game = store.undo_new_game()
    say("entry")
    step(game, (3, 34))


def long_game():
    store = open_store()
    prepare("many entries")
    game = store.new_game("small", SEATS, 3)
    for number in range(70):
        step(game, (number % 30 + 1, number))
    undo = True
    while game.journal.newest.older < LIMIT - 30:
        if undo:
            game.undo()
        else:
            game.redo()
        undo = not undo
    while game.journal.newest.older >= LIMIT - 30:
        say("until it is written anew")
        step(game, (5, 1), (6, 1))
        say("undo")
        game.undo()
    for number in range(25):
        say("entry")
        step(game, (7, number))


def history():
    store = open_store()
    game = store.resume()
    say("finish")
    store.finish_game(small_games.result(game.sheet))
    say("correct")
    step(game, (1, 9))
    say("finish again")
    store.finish_game(small_games.result(game.sheet))
    prepare("many games")
    for number in range(58):
        game = store.new_game("small", SEATS)
        step(game, (1, number))
        store.finish_game(small_games.result(game.sheet))
    for number in (58, 59, 60):
        prepare("game")
        game = store.new_game("small", SEATS)
        step(game, (1, number))
        say("finish")
        store.finish_game(small_games.result(game.sheet))
    say("clear")
    store.history.clear()
    say("finish")
    store.finish_game(small_games.result(game.sheet))


def choices():
    store = open_store()
    for brightness in (1, 2, 5):
        say("setting")
        store.settings.put(settings.BRIGHTNESS, brightness)
    say("names")
    store.settings.keep_names(["가나다라".encode()] * 12)
    table = small_games.Small.PRINTED
    for number in (1, 2):
        say("profile")
        profile = store.profiles.make("small", b"copy", table)
        profile.sheet.cells[1] = number
        store.profiles.store(profile)
    say("profile changed")
    profile = store.profiles.load("small", 1, table)
    profile.sheet.cells[2] = 5
    store.profiles.store(profile)
    say("profile removed")
    store.profiles.remove("small", 1)
    say("setting")
    store.settings.put(settings.BLANK_AFTER, 9)


def damage():
    """The end of a game is damaged: the good part is put in its place."""
    store = open_store()
    prepare("game")
    game = store.new_game("small", SEATS)
    for number in range(50):
        step(game, (number % 9 + 1, number))
    path = game.journal.folder + OLDER[game.journal.newest.side]
    store.leave()
    with open(path, "r+b") as file:
        file.seek(256 + 10 * 22)
        file.write(b"damage")
    say("salvage")
    store = open_store()
    store.resume()
    assert store.reports, "nothing was found"
    say("end")


CHAPTERS = (first_start, one_game, more_games, long_game, history, choices, damage)


def open_store():
    """Open the storage as at power-on."""
    return Store(small_games.NoKeys(), small_games)
