"""A flat sheet as a line of numbers, and what the rules say to it as another.

The way in for whoever runs the rules in another interpreter: a host, a test.
"""

from ..registry import load
from .judging import complain, judge
from .problems import Problems
from .result import result_of
from .sheet import ABSENT, Sheet

# The first number of a question.
WHOLE = 0  # everything could be read
FAULTY_SHEET = 1  # something could not: find what else is wrong, score nothing

# The first number of an answer.
WRONG = 0  # problems follow
SCORED = 1  # players, lines, decided, moves; points, totals, ranks, reasons, moves

_ROOM = 1 << 15  # numbers; every problem of the worst sheet fits


class Judge:
    """One game's rules with the buffers that they work in."""

    def __init__(self, name):
        """Load the game `name`; ValueError if there is none."""
        self.game = load(name)
        self.sheet = Sheet(self.game.TABLE)
        self.problems = Problems(_ROOM)
        self.result = result_of(self.game)

    def answer(self, numbers):
        """Judge the sheet given as WHOLE or FAULTY_SHEET, cell, value, cell, value, ..."""
        self.sheet.clear()
        for at in range(1, len(numbers), 2):
            self.sheet.cells[numbers[at]] = numbers[at + 1]
        self.problems.clear()
        if numbers[0] == FAULTY_SHEET:
            complain(self.game, self.sheet, self.problems)
        else:
            judge(self.game, self.sheet, self.problems, self.result)
        if self.problems.count or numbers[0] == FAULTY_SHEET:
            answer = [WRONG]
            answer.extend(self.problems.data[: self.problems.used])
            return answer
        return self._scored()

    def _scored(self):
        result = self.result
        players = result.players
        lines = self.game.line_count(self.sheet)
        answer = [SCORED, players, lines, result.decided, result.move_count]
        for player in range(players):
            at = player * result.lines
            answer.extend(result.points[at : at + lines])
        answer.extend(result.totals[:players])
        answer.extend(result.ranks[:players])
        for player in range(players):
            for line in range(lines):
                answer.extend(result.reasons_of(player, line))
        answer.extend(result.moves[: result.move_count * result.width])
        return answer


def question(sheet, state=WHOLE):
    """Return the numbers that `Judge.answer` takes for a sheet."""
    numbers = [state]
    for cell in range(len(sheet.cells)):
        if sheet.cells[cell] != ABSENT:
            numbers.append(cell)
            numbers.append(sheet.cells[cell])
    return numbers
