"""Writes the keys that enter a game whose wizard asks nothing but what its module `asking` says.

Pages of the game's own are entered by functions that are handed over.
"""

from types import SimpleNamespace

from tabletally.scoring import reader
from tabletally.scoring.outcome import game_of

from shared_rules.core.sheet import ABSENT, Sheet

from .asked import Course, device_of
from .holding import moves, presses


class PlainRobot:
    """Enters one game; `words` are the keys from the first question on.

    pages   by the name of a page's class: `enter(robot, field, i, j)` presses the keys for a
            question by `robot.press`, up to the key that leaves it, and puts the answer
    """

    def __init__(self, document, pages=None):
        game = game_of(document["game"])
        self.rules = game.rules
        self.asking = device_of(document["game"]).asking
        reading = reader.read(game.rules.TABLE, game.root, document)
        assert not reading.faults, reading.faults
        self.goal = Sheet(self.rules.TABLE)
        self.goal.cells[:] = reading.sheet.cells
        self.sheet = Sheet(self.rules.TABLE)
        players = self.rules.TABLE.players
        self.sheet.put(players, 0, 0, self.goal.used(players))
        self.words = []
        self._pages = {
            "NumberPage": _enter_number,
            "ListPage": enter_list,
            "ChoicePage": _enter_choice,
            **(pages or {}),
        }
        self.course = Course(self.rules, self.sheet, self.asking.SILENT, late=self.asking.LATE)

    def answer_all(self):
        """Answer everything that is open."""
        return self.answer_until(lambda field, i, j: False)

    def answer_until(self, stop):
        """Answer what is open until the question for which `stop(field, i, j)` is true."""
        course = self.course
        course.update()
        course.settle()
        course.go_to_open()
        while course.at < course.count:
            field, i, j = course.field(), course.i(), course.j()
            if stop(field, i, j):
                break
            self._pages[self.asking.page(field).__name__](self, field, i, j)
            self.asking.follow(self.sheet, self.change)
            course.update()
            course.settle()
            if not course.go_to_open(course.at + 1):
                break
        return self

    def take_over(self, field):
        """Take over a field of one index from the goal, as known before anything is asked."""
        for i in range(self.goal.rows(field)):
            if self.goal.get(field, i) >= 0:
                self.sheet.put(field, i, 0, self.goal.get(field, i))

    def press(self, *words):
        """Press keys."""
        self.words += words

    def change(self, cell, value):
        """Change a value of the sheet."""
        self.sheet.cells[cell] = value

    def put(self, field, i, j, value):
        """Put an answer into the sheet as the wizard does."""
        self.asking.put(self.sheet, field, i, j, value, self.change)

    def wanted(self, field, i, j):
        """What the goal answers, with what it leaves to the default."""
        value = self.asking.answered(self.goal, field, i, j)
        return max(0, self.rules.TABLE.default[field]) if value == ABSENT else value

    def count(self, field, i, j, start):
        """Press what brings the dial from `start` to the wanted number."""
        low, high = (
            self.asking.low(self.sheet, field, i, j),
            self.asking.high(self.sheet, field, i, j),
        )
        start, goal = max(low, min(high, start)), self.wanted(field, i, j)
        choices = self.rules.TABLE.choices.get(field)
        if choices:
            start, goal, low, high = choices.index(start), choices.index(goal), 0, len(choices) - 1
        self.press(*presses(start, goal, low, high))

    def proposed(self, field, i, j):
        """What ok alone enters; negative if nothing."""
        start = self.asking.start(self.sheet, field, i, j)
        return 0 if start < 0 and self.asking.may_be_none(field) else start

    def choices(self, field, i, j):
        """The values of a choice, in the order of its rows."""
        players = self.sheet.used(self.rules.TABLE.players)
        play = SimpleNamespace(sheet=self.sheet, names=(b"",) * players, players=players)
        return self.asking.answers(SimpleNamespace(play=play), field, i, j)[1]

    def rest(self):
        """The questions behind this one that belong to its page, by their place in the course."""
        course = self.course
        group = self._group(course.at)
        at = course.at + 1
        while at < course.count and self._group(at) == group:
            yield at
            at += 1

    def _group(self, at):
        course = self.course
        return self.asking.group(course.field(at), course.i(at), course.j(at))


def _enter_number(robot, field, i, j):
    wanted = robot.wanted(field, i, j)
    start = robot.asking.start(robot.sheet, field, i, j)
    if start >= 0:
        robot.count(field, i, j, start)
    elif wanted != robot.proposed(field, i, j):
        robot.press("up")
        robot.count(field, i, j, robot.asking.usual(robot.sheet, field, i, j))
    robot.put(field, i, j, wanted)
    rest = list(robot.rest())
    course = robot.course
    questions = [(course.field(at), course.i(at), course.j(at)) for at in rest]
    proposed = [robot.proposed(*question) for question in questions]
    wanted = [robot.wanted(*question) for question in questions]
    if not rest or not robot.asking.may_take_rest(field) or proposed != wanted:
        robot.press("ok")
        return
    robot.press("ok:long")
    for question, value in zip(questions, wanted, strict=True):
        robot.put(*question, value)
    course.at = rest[-1]


def _enter_choice(robot, field, i, j):
    values = robot.choices(field, i, j)
    wanted = robot.wanted(field, i, j)
    given = robot.asking.answered(robot.sheet, field, i, j)
    at = values.index(given) if given in values else 0
    robot.press(*moves(at, values.index(wanted), len(values)), "ok")
    robot.put(field, i, j, wanted)


def enter_list(robot, field, i, j):
    """Press the keys for a list."""
    entries = robot.goal.used(field, i)
    for entry in range(entries):
        for at, part in enumerate(robot.asking.parts(field)):
            if at:
                start = robot.asking.start(robot.sheet, part, i, entry)
            else:
                start = robot.asking.usual(robot.sheet, part, i, entry)
                robot.press("up")
            robot.count(part, i, entry, start)
            robot.put(part, i, entry, robot.wanted(part, i, entry))
            robot.press("ok")
        robot.put(field, i, 0, entry + 1)
    if entries:
        if entries < robot.rules.TABLE.capacity(field):
            robot.press("ok")
        return
    robot.put(field, i, 0, 0)
    course = robot.course
    others = [at for at in range(course.at + 1, course.count) if course.field(at) == field]
    nobody = not any(robot.goal.used(field, course.i(at)) for at in others)
    if others and nobody and robot.asking.may_take_rest(field):
        robot.press("ok:long")
        for at in others:
            robot.put(field, course.i(at), 0, 0)
        course.at = others[-1]
    else:
        robot.press("ok")
