"""All that the device keeps, as screens use it.

At start: `Store(keys, registry)`, then show what `reports` tells and call `seen`.
"""

from shared_rules.core import played
from shared_rules.core.layout import layout
from shared_rules.core.log import Log
from shared_rules.core.packing import Damaged

from . import files, game_files, newest, reports
from .facts import Facts
from .game import Game
from .history import History
from .journal import Journal
from .mark import Mark
from .profiles import Profiles
from .reports import NotStored
from .settings import Settings
from .slots import NONE, Slots

ROOT = "/saves"


class Store:
    """The current game, the slots of the others, history, settings and copy profiles.

    reports   what to tell the user (see the module of this name)
    game      Game, or None
    slots     Slots: which games there are
    """

    def __init__(self, guard, games, root=ROOT):
        """Open all; damaged files are set aside, and no exception comes of them.

        guard   has before_flash() and after_flash(), as firmware.keys.Keys
        games   has GAMES, load(name) and table(name), as shared_rules.registry
        """
        self.reports: list = []
        self.game = None
        self._games = games
        self._root = root
        self._log = Log()
        self._journal = Journal(guard, self._log)
        self._mark = Mark(root + "/mark", root, guard)
        self._try(root, files.make_folder, root)
        self.settings = Settings(root + "/settings", guard, self.reports)
        self.profiles = Profiles(root + "/profiles", guard, self.reports)
        self.history = History(root + "/history", guard, self.reports)
        self.slots = Slots(root + "/games", self.reports)
        self._try(root, self._mark.tell, self.reports)

    def seen(self):
        """The user has read the reports."""
        self.reports.clear()
        self._try(self._root, self._mark.seen)

    def clear_aside(self):
        """Remove what was set aside, to make room. NotStored: not all of it."""
        self._mark.clear_aside()

    def resume(self, slot=None):
        """Take up the game of a slot, or the last one that is not over; return it.

        None if there is none, or if it had to be set aside. NotStored: the game is damaged and
        there is no room to save what is good; all is left as it is.
        """
        self.leave()
        if slot is None:
            slot = self.slots.latest(newest.PLAYED)
        if slot == NONE:
            return None
        journal = self._journal
        number, form = journal.peek(self.slots.path(slot))
        facts, facts_whole = self._facts(number)
        what = reports.DAMAGED
        if number < 0:
            what = reports.OTHER_FORMAT if form else reports.DAMAGED
        elif facts.game not in self._games.GAMES:
            what = reports.UNKNOWN_GAME
        else:
            table = self._games.table(facts.game)
            if layout(table) != form:
                what = reports.OTHER_LAYOUT
            elif self._replay(table, slot, facts):
                what = 0
        if what:
            self.leave()
            self.slots.set_aside(slot, what, self.reports)
            return None
        if not facts_whole:
            self.reports.append((reports.SEATS_LOST, journal.folder, 0))
            journal.facts[:] = facts.pack()
        self._make_latest(slot)
        return self.game

    def leave(self):
        """Leave the current game: it is all stored."""
        if self.game:
            self.game.save()
        self._journal.close()
        self.game = None

    def new_game(self, name, seats=(), profile=0):
        """Begin a game; return it. NotStored: there is none, and all other games are there.

        name      of the registry
        seats     a tuple (colour, UTF-8 name) per player, as in facts.Facts
        profile   number of the copy profile, 0 for none
        """
        table = self._games.table(name)
        facts = Facts(name, seats, profile)
        packed = facts.pack()
        self.leave()
        slot = self.slots.free()
        folder = self.slots.path(slot)
        side = 0 if game_files.side_in(folder) else 1
        journal = self._journal
        journal.newest.clear()
        journal.newest.state = newest.PLAYED
        journal.newest.turn = self.slots.next_turn()
        journal.facts[:] = packed
        self._log.begin(list(self._games.GAMES).index(name), layout(table))
        self._log.settle()
        game = Game(table, slot, journal, facts, self.reports)
        try:
            files.make_folder(self._root + "/games")
            journal.found(folder, side)
        except OSError as error:
            raise NotStored(error.errno) from None
        self.game = game
        self.slots.note(slot, journal.newest)
        path = self._root + "/settings"
        self._try(path, self.settings.remember, name, list(seats), profile)
        return self.game

    def undo_new_game(self):
        """Give up the current game if nothing in it counts; return the game played before it.

        None if there is no other. ValueError: the game has entries. NotStored: it is still there.
        """
        game = self._current()
        if self._log.done:
            raise ValueError("the game has entries")
        self._journal.newest.state = newest.EMPTY
        try:
            self._journal.note()
        except NotStored:
            self._journal.newest.state = newest.PLAYED
            raise
        self.slots.note(game.slot, self._journal.newest)
        self.leave()
        slot = self.slots.latest()
        return None if slot == NONE else self.resume(slot)

    def is_finished(self):
        """Whether the current game is in the history."""
        self._current()
        return self._journal.newest.state == newest.FINISHED

    def finish_game(self, result):
        """Put the current game, with its core.result.Result, into the history; return its number.

        Done again after a correction it takes the place of the former. NotStored: it may be
        called again.
        """
        game = self._current()
        block = self._journal.newest
        if not block.number:
            self.history.open()
            block.number = max(self.history.numbers + self.slots.numbers + [0]) + 1
            self._journal.note()
        content = played.pack(
            block.number,
            game.facts.game,
            self._log.layout,
            game.facts.profile,
            game.facts.seats,
            game.sheet,
            result,
            self._games.load(game.facts.game).line_count(game.sheet),
        )
        self.history.store(block.number, content)
        block.state = newest.FINISHED
        self._journal.note()
        self.slots.note(game.slot, block)
        return block.number

    def set_seats(self, seats):
        """Change names and colours of the current game. NotStored: they are as before."""
        game = self._current()
        before = game.facts.seats
        game.facts.seats = list(seats)
        try:
            self._journal.facts[:] = game.facts.pack()
            self._journal.rewrite()
        except (NotStored, ValueError):
            game.facts.seats = before
            self._journal.facts[:] = game.facts.pack()
            raise

    def facts_of(self, slot):
        """Return the Facts of the game in a slot, for a list; None if they cannot be read."""
        facts = Facts()
        try:
            facts.unpack(game_files.facts_in(self.slots.path(slot)))
        except (Damaged, OSError):
            return None
        return facts

    def _facts(self, number):
        facts = Facts()
        try:
            facts.unpack(self._journal.facts)
            return facts, True
        except Damaged:
            if 0 <= number < len(self._games.GAMES):
                return Facts(self._games.GAMES[number]), False
            return facts, False

    def _replay(self, table, slot, facts):
        """Make the game current; False if nothing of it is good."""
        journal = self._journal
        self.game = Game(table, slot, journal, facts, self.reports)
        lost = journal.load()
        if not self._log.position:
            return False
        if lost:
            try:
                aside = journal.salvage()
            except NotStored:
                self.leave()
                raise
            self.reports.append((reports.CUT, aside, lost))
        return True

    def _make_latest(self, slot):
        if slot != self.slots.latest():
            self._journal.newest.turn = self.slots.next_turn()
            self._try(self._journal.folder, self._journal.note)
        self.slots.note(slot, self._journal.newest)

    def _try(self, path, deed, *arguments):
        """Do what can wait; say so if there is no room for it."""
        try:
            deed(*arguments)
        except (NotStored, OSError):
            self.reports.append((reports.NO_ROOM, path, 0))

    def _current(self):
        if self.game is None:
            raise ValueError("no game")
        self.game.save()
        return self.game
