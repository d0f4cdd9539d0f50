"""The game that is played, with all that its screens need."""

import sys

from shared_rules import registry

from . import games, modules
from .storage.facts import NO_COLOUR


class Play:
    """The current game of the store.

    game     storage.game.Game: changes go through it
    sheet    its values
    rules    the module `game` of its package under shared_rules, loaded when it is wanted
    device   the game's package under firmware.games
    texts    the game's module of texts
    names    bytes per player
    profile  storage.profiles.Profile of the copy that is played, once the device package took it
    """

    def __init__(self, app, game):
        self.game = game
        self.sheet = game.sheet
        self.device = games.load(game.facts.game)
        self.texts = texts_of(app, game.facts.game)
        self.names = names_of(app, game.facts)
        self.profile = None

    @property
    def rules(self):
        """The game's contract: what to ask, the checks, the scoring."""
        return registry.load(self.game.facts.game)

    @property
    def players(self):
        """How many players the sheet has."""
        return self.sheet.used(self.sheet.table.players)


def leave(app):
    """Let go of the game that is played; it is all stored."""
    app.play = None
    app.store.leave()


def resume(app, slot):
    """Take up the game of a slot of the store; False if that cannot be."""
    leave(app)
    facts = app.store.facts_of(slot)
    modules.keep_only(facts.game if facts else "")
    game = app.store.resume(slot)
    if not game:
        return False
    app.play = Play(app, game)
    if not app.play.players:  # the power failed before it was set up: it never began
        app.play = None
        app.store.undo_new_game()
        return False
    return True


def begin(app, word, seats, switched):
    """Begin a game and make it the current one.

    seats      (colour, name) per player
    switched   bits: which of the device package's SWITCHES are on
    """
    leave(app)
    modules.keep_only(word)
    app.play = Play(app, app.store.new_game(word, seats))
    set_up(app.play, len(seats), switched)


def set_up(play, seats, switched):
    """Note players and switches as the first step; one seat alone makes a solo game."""
    game = play.game
    sheet = play.sheet
    device = play.device
    game.start()
    if seats == 1:
        game.change(sheet.cell(device.SOLO), 1)
        seats = device.SOLO_PLAYERS
    game.change(sheet.cell(sheet.table.players), seats)
    for at in range(len(device.SWITCHES)):
        if switched >> at & 1:
            field, mask, value = device.SWITCHES[at]
            game.change(sheet.cell(field), sheet.value(field) & ~mask | value)
    game.finish()


def switched_in(device, sheet):
    """Return which of the SWITCHES are on in a sheet, as bits."""
    bits = 0
    for at in range(len(device.SWITCHES)):
        field, mask, value = device.SWITCHES[at]
        if sheet.value(field) & mask == value:
            bits |= 1 << at
    return bits


def texts_of(app, word):
    """Import and return a game's texts in the app's language, letting go of other games' texts."""
    wanted = "shared_rules." + word + ".texts." + app.language
    for name in list(sys.modules):
        if name.startswith("shared_rules.") and ".texts." in name and name != wanted:
            modules.forget(name)
    return __import__(wanted, None, None, ("NAME",))


def game_name(app, word):
    """Return what a game is called, as bytes, without loading its texts."""
    texts = __import__("shared_rules." + word + ".texts", None, None, ("NAMES",))
    return texts.NAMES[app.language].encode()


def names_of(app, facts):
    """Return each player's own name, or else that of the seat's colour, as bytes."""
    texts = texts_of(app, facts.game)
    names = []
    for colour, name in facts.seats:
        if not name:
            name = b"?" if colour == NO_COLOUR else texts.SEATS[colour].encode()
        names.append(name)
    if len(names) == 1:
        names.append(texts.SOLO_OPPONENT.encode())
    return tuple(names)


def last_switches(app, word):
    """Return the switches of the game that was played last, if it was this one; else 0."""
    slot = app.store.slots.latest()
    facts = app.store.facts_of(slot) if slot >= 0 else None
    if not facts or facts.game != word:
        return 0
    game = app.store.resume(slot)
    return switched_in(games.load(word), game.sheet) if game else 0
