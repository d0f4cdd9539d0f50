"""Short ways to fill in a flat sheet of any game, and to read what the rules say to it."""

from array import array

import micropython

from shared_rules.core.judging import judge, questions, validate
from shared_rules.core.problems import RULE, Problems
from shared_rules.core.result import result_of
from shared_rules.core.sheet import Sheet

_found = array("h", (0 for _ in range(900)))


class Bench:
    """One game's rules with a sheet to fill."""

    def __init__(self, game, players=2):
        self.game = game
        self.table = game.TABLE
        self.sheet = Sheet(game.TABLE)
        self.problems = Problems()
        self.result = result_of(game)
        self.put(game.TABLE.players, players)

    def put(self, field, value, i=0, j=0):
        """Write a value that must fit."""
        assert self.sheet.put(field, i, j, value), (self.table.paths[field], i, j, value)

    def force(self, field, value, i=0, j=0):
        """Write a value as a reader does that has found it wrong, or take it back."""
        self.sheet.cells[self.sheet.cell(field, i, j)] = value

    def entry(self, container, player=0):
        """Add an entry to a player's list; returns its index."""
        at = self.sheet.used(container, player)
        self.put(container, at + 1, player)
        return at

    def score(self):
        """Score a sheet that must be right."""
        self.problems.clear()
        assert judge(self.game, self.sheet, self.problems, self.result) == 0, self.wrong()
        return self.result

    def line(self, number):
        """Every player's points in a line."""
        result = self.score()
        return [result.points[p * result.lines + number] for p in range(result.players)]

    def totals(self):
        """Every player's total."""
        return list(self.score().totals[: self.result.players])

    def ranks(self):
        """Every player's place."""
        return list(self.score().ranks[: self.result.players])

    def decided(self):
        """The word for what decided."""
        return self.game.DECIDERS[self.score().decided]

    def why(self, line, player=0):
        """The number of a line's reason, and its numbers as long as they are not all 0."""
        numbers = list(self.score().reasons_of(player, line))
        while numbers[-1] == 0 and len(numbers) > 1:
            numbers.pop()
        return numbers

    def wrong(self):
        """All problems: code, fault, and the path of every place that takes part."""
        self.problems.clear()
        validate(self.game, self.sheet, self.problems)
        found = []
        data = self.problems.data
        at = 0
        while at < self.problems.used:
            code, fault, count = data[at], data[at + 1], data[at + 2]
            at += 3
            places = []
            for _ in range(count):
                places.append(self.path(data[at], data[at + 1], data[at + 2]))
                at += 3
            found.append((code, fault, places))
        return found

    def only(self, fault, *places):
        """Whether the sheet breaks this one rule, and these places take part."""
        return self.wrong() == [(RULE, fault, list(places))]

    def path(self, field, i, j):
        """How JSON calls a place."""
        path = self.table.paths[field]
        for index in (i, j):
            if index >= 0 and "[]" in path:
                path = path.replace("[]", f"[{index}]", 1)
            elif index >= 0:
                path += f"[{index}]"
        return path

    def asked(self, answered=False):
        """What the wizard asks, as paths."""
        count = questions(self.game, self.sheet, _found, answered)
        return [self._asked_path(at) for at in range(0, 3 * count, 3)]

    def _asked_path(self, at):
        field, i, j = _found[at], _found[at + 1], _found[at + 2]
        depth = self.table.depth(field)
        return self.path(field, i if depth else -1, j if depth > 1 else -1)


def allocates_nothing(work):
    """Do some work, on MicroPython with the heap locked: MemoryError if it allocates."""
    if not hasattr(micropython, "heap_lock"):
        work()
        return
    micropython.heap_lock()
    try:
        work()
    finally:
        micropython.heap_unlock()
