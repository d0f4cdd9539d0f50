"""Writes the keys that enter a Rococo tally on the device, from the sheet that they must end in.

It asks the same rules as the wizard does; the script that comes out is checked on the board.
"""

from tabletally.scoring import reader
from tabletally.scoring.outcome import game_of

from shared_rules.core.sheet import Sheet
from shared_rules.rococo import fields as f
from shared_rules.rococo import game as rococo
from shared_rules.rococo.printed import PRINTED, fill, learn

from .asked import Course, asking, choices, proposed, wanted
from .cards import enter_cards
from .holding import moves, presses


def sheet_of(document):
    """The flat sheet of a JSON document."""
    game = game_of("rococo")
    reading = reader.read(game.rules.TABLE, game.root, document)
    assert not reading.faults, reading.faults
    sheet = Sheet(f.TABLE)
    sheet.cells[:] = reading.sheet.cells
    return sheet


class Robot:
    """Enters one game; `words` are the keys from the first question on.

    answers   of each answer: field, number of its page's group, how many words stood before it
    printed   what is known of the copy before, and learnt in the game
    tracked   a sheet with what the final scoring took over from the tracked game
    shots     prefix of the names of shots before every question, if wanted
    """

    def __init__(self, document, printed=None, shots="", tracked=None):
        self.goal = sheet_of(document)
        self.sheet = Sheet(f.TABLE)
        self.printed = printed or Sheet(PRINTED)
        self.words = []
        self.answers = []
        self._shots = shots
        self._asked = 0
        self._before = Sheet(f.TABLE)
        if tracked:
            self.sheet.copy(tracked)
        self._begin()
        self._course = Course(rococo, self.sheet, asking.SILENT, self._passed())

    def answer_all(self):
        """Answer everything that is open."""
        self.answer_until(lambda field, i, j: False)
        learn(self.sheet, self.printed)
        return self

    def answer_until(self, stop):
        """Answer what is open until the question for which `stop(field, i, j)` is true."""
        course = self._course
        course.update()
        course.settle()
        course.go_to_open()
        while course.at < course.count:
            if stop(course.field(), course.i(), course.j()):
                return self
            self._answer(course.field(), course.i(), course.j())
            course.update()
            course.settle()
            if not course.go_to_open(course.at + 1):
                break
        return self

    def undo(self):
        """The answer that was given last is taken back."""
        self.sheet.copy(self._before)
        return self

    def press(self, text):
        """Press keys that change no answer."""
        self.words += text.split()
        return self

    def correct(self, field, i, j, value, only=()):
        """In the list of answers, its first row chosen: change one, and go back to that row."""
        course = Course(rococo, self.sheet, asking.SILENT, (), only)
        questions = [(course.field(at), course.i(at), course.j(at)) for at in range(course.count)]
        row = questions.index((field, i, j))
        self.words += [*moves(0, row, len(questions)), "ok"]
        self._enter(field, i, j, value)
        self.words.append("ok")
        asking.follow(self.sheet, self._change)
        course.update()
        course.settle()
        self.words += moves(min(row, course.count - 1), 0, course.count)
        return self

    def _begin(self):
        sheet, goal = self.sheet, self.goal
        sheet.put(f.PLAYERS, 0, 0, goal.used(f.PLAYERS))
        for field in (f.EXPANSIONS, f.SOLO, f.SECOND_TIE, f.TWO_PLAYER_TIE, f.BALCONY_COUNTS):
            sheet.cells[sheet.cell(field)] = goal.get(field)
        for player in range(goal.used(f.PLAYERS)):
            sheet.put(f.HOLDINGS, player, 0, 1)
            sheet.put(f.T_HALLS, player, 0, 1)
        sheet.put(f.HALL_LIST, 0, 0, 1)
        sheet.put(f.FIREWORKS, 0, 0, 1)
        fill(sheet, self.printed, self._change)

    def _passed(self):
        """The printed fields, when the copy is known: then they are confirmed at once."""
        if self.sheet.get(f.FIREWORKS_FIRST) < 0:
            return ()
        if self._shots:
            self.words.append(f"shot:{self._shots}printed")
        self.words.append("ok")
        return asking.PRINTED

    def _change(self, cell, value):
        self.sheet.cells[cell] = value

    def _answer(self, field, i, j):
        if self._shots:
            self.words.append(f"shot:{self._shots}{self._asked:03d}")
            self._asked += 1
        self._before.copy(self.sheet)
        self.answers.append((field, asking.group(field, i, j), len(self.words)))
        if field == f.EMPLOYEES:
            self.words += enter_cards(self.sheet, self.goal, self.printed, i)
        elif field == f.T_COLOURS:
            self._enter_colours(i)
        else:
            self._enter(field, i, j, wanted(self.goal, field, i, j))
            self.words.append(self._confirmation())
        asking.follow(self.sheet, self._change)

    def _enter(self, field, i, j, value):
        """The keys that bring a choice or a count to the value, before ok."""
        sheet = self.sheet
        if asking.page(field).__name__ == "ChoicePage":
            values = choices(sheet, field, i, j)
            given = asking.answered(sheet, field, i, j)
            at = values.index(given) if given in values else 0
            self.words += moves(at, values.index(value), len(values))
        else:
            low, high = asking.low(sheet, field, i, j), asking.high(sheet, field, i, j)
            start = proposed(sheet, field, i, j)
            if start < 0:  # nothing is proposed: the first press shows the least number
                self.words.append("up")
                start = low
            self.words += presses(start, value, low, high)
        asking.put(sheet, field, i, j, value, self._change)

    def _confirmation(self):
        """ok, held if the rest of the page is as proposed; the course is at the last one then."""
        course = self._course
        last = course.at
        group = self._group(last)
        while last + 1 < course.count and self._group(last + 1) == group:
            last += 1
        rest = range(course.at + 1, last + 1)
        if not asking.may_take_rest(course.field()) or not any(map(course.is_open, rest)):
            return "ok"
        if not all(map(self._is_easy, rest)):
            return "ok"
        for at in rest:
            field, i, j = course.field(at), course.i(at), course.j(at)
            asking.put(self.sheet, field, i, j, wanted(self.goal, field, i, j), self._change)
        course.at = last
        return "ok:long"

    def _group(self, at):
        course = self._course
        return asking.group(course.field(at), course.i(at), course.j(at))

    def _is_easy(self, at):
        field, i, j = self._course.field(at), self._course.i(at), self._course.j(at)
        return wanted(self.goal, field, i, j) == proposed(self.sheet, field, i, j)

    def _enter_colours(self, player):
        goal, sheet = self.goal, self.sheet
        numbers = [goal.value(f.T_BLUE + colour, player) for colour in range(f.COLOURS)]
        left = sum(numbers)
        for colour in range(f.COLOURS - 1):
            start = max(0, min(left, sheet.get(f.T_BLUE + colour, player)))
            self.words += [*presses(start, numbers[colour], 0, left), "ok"]
            left -= numbers[colour]
            if not left:
                break
        asking.put(sheet, f.T_COLOURS, player, 0, numbers, self._change)
