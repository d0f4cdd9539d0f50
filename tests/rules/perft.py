"""Checksums over enumerated sheets: whoever scores the same sheets must find the same numbers.

`print_checksums.py` prints the table. Each row enumerates every sheet of one kind; see
docs/checksums.md for what the sheets are and how a result is folded.
"""

import rococo_enumerations as enumerations

from shared_rules.core.judging import judge
from shared_rules.core.problems import CODES, NO_INDEX, RULE, Problems
from shared_rules.core.result import Result
from shared_rules.rococo import fields as f
from shared_rules.rococo import game as rococo

_MODULUS = 65521
_LOW = 40_000  # added to every number, so that none is negative

_problems = Problems()
_result = Result(rococo.MOST_PLAYERS, len(rococo.LINES), rococo.MOST_MOVES)
_marks = {}


class Checksum:
    """Two sums as in Adler-32, kept below 2^17: no step needs more than 30 bits."""

    def __init__(self):
        self.low = 1
        self.high = 0

    def add(self, number):
        """Take a number in -40000..2^29."""
        self.low = (self.low + (number + _LOW) % _MODULUS) % _MODULUS
        self.high = (self.high + self.low) % _MODULUS

    def text(self):
        """Return it as eight hexadecimal digits."""
        return f"{self.high:04x}{self.low:04x}"


def fold(checksum, sheet):
    """Add what the rules say to a sheet: its score, or its problems in any order."""
    _problems.clear()
    judge(rococo, sheet, _problems, _result)
    checksum.add(_problems.count)
    if _problems.count:
        checksum.add(_sum_of_problems())
        return
    players = _result.players
    for player in range(players):
        at = player * _result.lines
        for line in range(rococo.line_count(sheet)):
            checksum.add(_result.points[at + line])
        checksum.add(_result.totals[player])
        checksum.add(_result.ranks[player])
    checksum.add(_mark(rococo.DECIDERS[_result.decided]))
    for at in range(3 * _result.move_count):
        checksum.add(_result.moves[at])


def _sum_of_problems():
    data = _problems.data
    total = 0
    at = 0
    while at < _problems.used:
        code, fault, places = data[at], data[at + 1], data[at + 2]
        at += 3
        total += _mark(rococo.RULES[fault] if code == RULE else CODES[code])
        for _ in range(places):
            path = f.TABLE.paths[data[at]]
            for index in (data[at + 1], data[at + 2]):
                if index != NO_INDEX:
                    path = path.replace("[]", f"[{index}]", 1)
            total = (total + _mark(path)) % _MODULUS
            at += 3
    return total


def _mark(text):
    """A number for a text: the low half of its own checksum times its high half."""
    if text not in _marks:
        checksum = Checksum()
        for sign in text:
            checksum.add(ord(sign))
        _marks[text] = (checksum.low % 1021 * 61 + checksum.high) % _MODULUS
    return _marks[text]


def row(name):
    """Enumerate one kind of sheets; returns how many there are, and their checksum."""
    checksum = Checksum()
    count = 0
    for sheet in enumerations.KINDS[name]():
        fold(checksum, sheet)
        count += 1
    return count, checksum.text()


def table():
    """Yield the lines of the published table."""
    yield "| sheets | how many | checksum |"
    yield "|---|---:|---|"
    for name in enumerations.NAMES:
        count, text = row(name)
        yield f"| {name} | {count} | {text} |"
